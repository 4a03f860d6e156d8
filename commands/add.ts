import { boolean, command, integer, optional, text } from '../src/interaction/command.ts';
import { characterFile, creatures } from '../src/interaction/options/characters.ts';
import { sides } from '../src/interaction/options/combatants.ts';
import { play, playQuietly } from '../src/posts/deed-reply.ts';
import { ENEMIES } from '../src/rules/core/encounter.ts';
import { LONGEST_NAME, newCreatures } from '../src/session/new-combatant.ts';
import { creatureMeant } from '../src/session/own-characters.ts';
import { gm } from '../src/session/session.ts';
import { gm as words } from '../src/text/gm.ts';
import { plain } from '../src/text/markdown.ts';

export const add = command({
  name: 'add',
  description: 'Bring creatures into the fight (GM)',
  requires: gm,
  needs: { characters: true },
  options: {
    creature: optional(text('What comes; with a file, what it is called', creatures)),
    file: optional(characterFile('A creature of your own, as /character export writes it')),
    count: optional(integer('How many, 1 unless you say', 1, 25)),
    together: boolean('They act together, as one group'),
    hidden: boolean('Nobody knows of them until you reveal them, with /gm reveal or in the panel'),
    side: optional(text('Whose side they are on: enemies, unless you say', sides(ENEMIES), LONGEST_NAME)),
  },
  run({ creature, file, count = 1, together, hidden, side = ENEMIES }, session) {
    const kind = creatureMeant(session, creature, file);
    if (!kind.ok) return kind;
    const made = newCreatures(session, session.encounter, kind.value, { count, side, hidden });
    const combatants = together ? made.map((each) => ({ ...each, group: made[0]?.id ?? each.id })) : made;
    if (!hidden) return play(session, { type: 'join', combatants });
    return playQuietly(
      session,
      { type: 'join', combatants, hidden },
      words.areHiddenUntilRevealed(combatants.map(named)),
    );
  },
});

function named({ name }: { readonly name: string }): string {
  return plain(name);
}

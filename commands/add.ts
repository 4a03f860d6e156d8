import { boolean, command, integer, optional, text } from '../src/interaction/command.ts';
import { ADDING_NEEDS, characterFile, creatureNamed, creatures } from '../src/interaction/options/characters.ts';
import { sides } from '../src/interaction/options/combatants.ts';
import { play, playQuietly } from '../src/posts/deed-reply.ts';
import { ENEMIES } from '../src/rules/core/encounter.ts';
import { LONGEST_NAME } from '../src/rules/core/fit-name.ts';
import { newCreatures } from '../src/session/new-combatant.ts';
import { gm } from '../src/session/session.ts';
import { gm as words } from '../src/text/gm.ts';
import { plain } from '../src/text/t.ts';

export const add = command({
  name: 'add',
  requires: gm,
  needs: ADDING_NEEDS,
  options: {
    creature: optional(text(creatures)),
    file: optional(characterFile()),
    count: optional(integer(1, 25)),
    together: boolean(),
    hidden: boolean(),
    side: optional(text(sides(ENEMIES), LONGEST_NAME)),
  },
  run({ creature, file, count = 1, together, hidden, side = ENEMIES }, session) {
    const kind = creatureNamed(session, creature, file);
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

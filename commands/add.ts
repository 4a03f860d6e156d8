import { boolean, command, integer, namingOption, oneOf, optional, text } from '../src/interaction/command.ts';
import { ADDABLE_NEEDS, addables } from '../src/interaction/creatures.ts';
import { characterFile, creatureChoices, creatureNamed } from '../src/interaction/options/characters.ts';
import { sideNames } from '../src/interaction/options/combatants.ts';
import { play, playQuietly } from '../src/posts/deed-reply.ts';
import { ENEMIES } from '../src/rules/core/encounter.ts';
import { MAX_NAME_LENGTH } from '../src/rules/core/fit-name.ts';
import { given } from '../src/rules/core/given.ts';
import { no } from '../src/rules/core/refusal.ts';
import { TEMPLATE_NAMES } from '../src/rules/core/template.ts';
import { newCreatures } from '../src/session/new-combatant.ts';
import { gm } from '../src/session/session.ts';
import { gm as words } from '../src/text/gm.ts';
import { plain } from '../src/text/t.ts';
import { creaturesScreen } from './gm/screen.ts';
import { MAX_ADDED_CREATURES, parseStrength, previewReply } from './template.ts';

/** Suggested strengths. Others can be typed. */
const STRENGTHS = ['0.25', '0.5', '1', '1.5', '2', '3', '5'];

export const add = command({
  name: 'add',
  requires: gm,
  needs: ADDABLE_NEEDS,
  options: {
    creature: optional(text(creatureChoices)),
    file: optional(characterFile()),
    template: optional(oneOf(TEMPLATE_NAMES)),
    strength: optional(namingOption({ suggest: () => STRENGTHS, maxLength: 20, resolve: parseStrength })),
    count: optional(integer(1, MAX_ADDED_CREATURES)),
    together: boolean(),
    hidden: boolean(),
    side: optional(text(sideNames(ENEMIES), MAX_NAME_LENGTH)),
  },
  run({ creature, file, template, strength, count = 1, together, hidden, side: input }, session) {
    // The menu's id has no room for a side.
    if (creature === undefined && file === undefined && input === undefined) {
      const variant = template ?? (strength === undefined ? '' : String(strength));
      return creaturesScreen(session, addables(session), { count, hidden, together, variant });
    }
    const side = input ?? ENEMIES;
    const kindResult = creatureNamed(session, creature, file);
    if (!kindResult.ok) return kindResult;
    if (template !== undefined || strength !== undefined) {
      if (file !== undefined) return no({ type: 'template-of-file' });
      if (template !== undefined && strength !== undefined) return no({ type: 'template-and-strength' });
      const { encounter: fight, version } = session;
      const newcomers = {
        encounter: version?.encounter ?? 0,
        fight,
        kind: kindResult.value,
        count,
        hidden,
        together,
        side,
      };
      const variant = template === undefined ? { strength: strength ?? 1 } : { template };
      return previewReply(session, { ...newcomers, inPanel: false }, variant);
    }
    const creatures = newCreatures(session, session.encounter, kindResult.value, { count, side, hidden });
    const combatants = together
      ? creatures.map((each) => ({ ...each, group: creatures[0]?.id ?? each.id }))
      : creatures;
    const packSource = given({ from: kindResult.value.from });
    if (!hidden) return play(session, { type: 'join', combatants, ...packSource });
    return playQuietly(
      session,
      { type: 'join', combatants, hidden, ...packSource },
      words.areHiddenUntilRevealed(combatants.map(shownName)),
    );
  },
});

function shownName({ name }: { readonly name: string }): string {
  return plain(name);
}

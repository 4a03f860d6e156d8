// Combat Rules v1.3 › Mastery Level Modifiers; Stability Rolls: checks of a skill that the GM asks for

import { added, type CheckRules, sameName } from '../core/check.ts';
import { sum } from '../core/reason.ts';
import { type Fighter, levelIn, type Mastery, modifierOf, skillsOf } from './sheet.ts';
import { tiredness } from './stamina.ts';

/** d20 + the skill's modifier, −2 if exhausted. Ruling: as in a stability roll, it must reach the number. */
export const checks: CheckRules<Mastery> = {
  offers,
  named: (who, typed) => sameName(offers(who), typed),
  dice(_, who, what) {
    return `1d20${added(modifierOf(levelIn(who.sheet, what)), what)}${added(sum(tiredness(who)), 'Exhausted')}`;
  },
  tier: (_, { total }, against) => (total >= against ? 'success' : 'failure'),
};

function offers({ sheet }: Fighter): readonly string[] {
  return skillsOf(sheet).map(({ name }) => name);
}

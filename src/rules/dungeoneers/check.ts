// Dungeoneers › Actions › Spellcast › Resolving a Spell Save: the same dice for any score, as the GM asks for them

import { type CheckRules, sameName } from '../core/check.ts';
import { calledSafely } from '../core/notation/parse-dice.ts';
import { SCORES } from './arms.ts';
import { D4, limitBy, pool } from './dice.ts';
import type { Dungeoneers } from './sheet.ts';

/** As many d4 as the score, added up. Ruling: the total must reach the number. */
export const checks: CheckRules<Dungeoneers> = {
  offers: () => SCORES,
  named: (_, typed) => sameName(SCORES, typed),
  dice(_, who, what) {
    const score = SCORES.find((each) => each === what) ?? 'prowess';
    // Prone limits a save by prowess to one die, like dodge dice.
    const limit = score === 'prowess' ? limitBy(who, 'mostDodgeDice') : undefined;
    const { count, sides } = pool(who, who.sheet[score], D4, 'save', [], limit);
    return `${count}d${sides}[${calledSafely(`${score} ${who.sheet[score]}`)}]`;
  },
  tier: (_, { total }, against) => (total >= against ? 'success' : 'failure'),
};

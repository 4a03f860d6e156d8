// TDGS › 3 Resolution › Non-Opposed Actions; 5 Actions › Difficulty as Virtual Stat: checks that the GM asks for

import { added, type CheckRules, sameName } from '../core/check.ts';
import { sum } from '../core/reason.ts';
import { degreeOf, succeeds } from './attack-roll.ts';
import { STATS, type Tdgs } from './sheet.ts';
import { fear } from './sight.ts';
import { trained } from './stats.ts';

/**
 * d20 + the stat − the difficulty, against 11. Ruling: the roll is a free one, so a natural 1 or 20 has no d4, and help
 * stays for the next action.
 */
export const checks: CheckRules<Tdgs> = {
  offers: () => STATS,
  named: (_, typed) => sameName(STATS, typed),
  dice(encounter, who, what, against = 0) {
    const stat = STATS.find((each) => each === what);
    const own = stat === undefined ? '' : added(trained(who, stat, ['check', stat]).value, stat);
    // With LUK +10 a natural 1 is rolled again once.
    const die = who.sheet.LUK >= 10 ? '1d20ro1' : '1d20';
    return `${die}${own}${added(sum(fear(encounter, who)), 'Frightened')}${added(-against, 'difficulty')}`;
  },
  tier: (who, { total, last }) => degreeOf(last, succeeds(last, total, who.sheet.LUK)),
};

// Combat Rules v1.3 › Types of Defense: the standing order

import { ASK } from '../core/resolution.ts';
import type { StandingOrder } from '../core/ruleset.ts';
import { CHEAPEST, DEFENSE } from './defend.ts';
import { DEFENSES } from './names.ts';

/** The standing orders. The first answer is the default. */
export const orders: Readonly<Record<string, StandingOrder>> = {
  [DEFENSE]: {
    cite: 'Types of Defense; a house rule for those who have chosen none',
    offers: [CHEAPEST, ...DEFENSES, ASK],
  },
};

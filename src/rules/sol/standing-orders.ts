// Project Sol: choices that may be made once for all

import { ASK } from '../core/resolution.ts';
import type { StandingOrder } from '../core/ruleset.ts';
import { REACTIONS } from './defend.ts';

export const standingOrders: Readonly<Record<string, StandingOrder>> = {
  reaction: {
    cite: 'Physical Combat (reactions); Ruling "Attack"',
    offers: [...REACTIONS, ASK],
  },
  'last point': {
    cite: 'Damage in Combat › Wounds; Ruling "Attack"',
    offers: ['keep', 'spend'],
  },
  'wound words': {
    cite: 'Damage in Combat › Wounds',
    offers: ['later', ASK],
  },
};

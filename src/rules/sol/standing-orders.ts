// Project Sol: choices that may be made once for all

import { ASK } from '../core/resolution.ts';
import type { StandingOrder } from '../core/ruleset.ts';
import { REACTIONS } from './defend.ts';

export const standingOrders: Readonly<Record<string, StandingOrder>> = {
  reaction: {
    brief:
      'What you spend a point on when you are attacked: nothing, a dodge, a parry (melee only), or ask me each time.',
    cite: 'Physical Combat (reactions); Ruling "Attack"',
    offers: [...REACTIONS, ASK],
  },
  'last point': {
    brief: 'In your last stand, may the standing reaction spend your last point, though you fall unconscious by it?',
    cite: 'Damage in Combat › Wounds; Ruling "Attack"',
    offers: ['keep', 'spend'],
  },
  'wound words': {
    brief: 'What a wound is in the story: noted later (`/act note`), or ask me as each wound is taken.',
    cite: 'Damage in Combat › Wounds',
    offers: ['later', ASK],
  },
};

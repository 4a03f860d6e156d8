// Combat Rules v1.3 › Winning Conditions; Types of Defense: what a scene may be set to

import type { SettingEntry } from '../core/ruleset.ts';
import { AUTO_END } from '../core/turns.ts';
import { DEFENSE } from './defend.ts';
import { firstTo, LAST_STANDING, readWin, WIN } from './winning.ts';

/** What the scene may be set to. The first value is the default. */
export const settings: Readonly<Record<string, SettingEntry>> = {
  [WIN]: {
    cite: 'Winning Conditions',
    values: [LAST_STANDING, ...[1, 3, 5].map(firstTo)],
    read: readWin,
  },
  [DEFENSE]: {
    cite: 'Types of Defense; a house rule',
    values: ['standing', 'ask'],
  },
  [AUTO_END]: {
    cite: 'Combat Flow › Next Combatant',
    values: [true, false],
  },
};

// Dungeoneers › optional rules, off unless the scene turns them on

import type { Fight } from './sheet.ts';

/** The scene setting for critical hits. */
export const CRITICAL_HITS = 'critical hits';

export function criticalsCount(fight: Fight): boolean {
  return fight.settings[CRITICAL_HITS] === true;
}

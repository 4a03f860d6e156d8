// Dungeoneers › Combat in Dungeoneers: when the rounds stop

import type { Reason } from '../core/reason.ts';
import { because } from './reasons.ts';
import type { Fight } from './sheet.ts';

/** Ruling: the rounds stop when one side alone has living members. */
export function decided(fight: Fight): Reason | undefined {
  const first = fight.combatants.find(({ vitality }) => vitality !== 'dead');
  if (!first) return because({ id: 'nobody lives' });
  const opposed = fight.combatants.some(({ side, vitality }) => side !== first.side && vitality !== 'dead');
  return opposed ? undefined : because({ id: 'one side lives', side: first.side });
}

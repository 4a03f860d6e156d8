// TDGS › 6 Action Economy (as ruled): when the rounds stop

import type { Reason } from '../core/reason.ts';
import { because } from './reasons.ts';
import type { Fight } from './sheet.ts';

/** The rounds stop when one side alone has members neither dead nor Unconscious, unless the GM has gone on (rulings). */
export function decided(encounter: Fight): Reason | undefined {
  if (encounter.own.goesOn === true || !isDecided(encounter)) return undefined;
  const standing = encounter.combatants.find(({ vitality }) => vitality === 'up');
  return standing === undefined ? because({ id: 'nobody stands' }) : because({ id: 'only stand', side: standing.side });
}

export function isDecided({ combatants }: Fight): boolean {
  const standing = combatants.find(({ vitality }) => vitality === 'up');
  if (combatants.some(({ vitality, side }) => vitality === 'up' && side !== standing?.side)) return false;
  return combatants.some(({ side }) => side !== combatants[0]?.side);
}

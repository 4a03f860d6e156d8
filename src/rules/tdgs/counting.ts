// TDGS: what is counted on somebody, paid from and brought back

import { type CombatantId, resource } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import type { TdgsResolution } from './sheet.ts';

/** Takes so much of a resource, never below 0. Records nothing where nothing is taken. */
export function spend(
  resolution: TdgsResolution,
  subject: CombatantId,
  name: string,
  amount: number,
  why: Reason,
): void {
  const { value: before, max } = resource(resolution.combatant(subject), name);
  const after = Math.max(0, before - amount);
  if (after === before) return;
  const spent = { type: 'spent', subject, resource: name, why, before, after } as const;
  resolution.record(max === undefined ? spent : { ...spent, max });
}

/** Brings a resource back to its maximum. Records nothing where it is full. */
export function refill(resolution: TdgsResolution, subject: CombatantId, name: string, why: Reason): void {
  const { value: before, max } = resource(resolution.combatant(subject), name);
  if (max === undefined || before >= max) return;
  resolution.record({ type: 'regained', subject, resource: name, why, before, after: max, max });
}

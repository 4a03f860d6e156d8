// TDGS › 8 Combat › Healing › Healing Effects

import type { CombatantId } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { restore } from './hit-points.ts';
import type { TdgsResolution } from './sheet.ts';

/**
 * A healing effect restores a percentage of maximum HP (a critical adds its share), and stops all Bleeding, as any
 * healing does (ruling). Nothing for the dead.
 */
export function heal(
  resolution: TdgsResolution,
  at: CombatantId,
  {
    percent,
    magnitude = 0,
    from,
    actor: by,
  }: {
    readonly percent: number;
    readonly magnitude?: number | undefined;
    readonly from: Reason;
    readonly actor: CombatantId;
  },
): void {
  if (resolution.combatant(at).vitality === 'dead') return;
  restore(resolution, at, Math.floor((percent * (100 + magnitude * 25)) / 100), from, by);
  for (const condition of resolution.combatant(at).conditions)
    if (condition.name === 'Bleeding')
      resolution.record({ type: 'condition-ended', subject: at, condition, why: from });
}

// TDGS › 8 Combat › Healing › Healing Effects

import { endCondition } from '../core/durations.ts';
import type { CombatantId } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import type { ConditionName } from './condition-names.ts';
import { restore } from './hit-points.ts';
import type { Ability, Fighter, TdgsResolution } from './sheet.ts';

/**
 * A healing effect restores a percentage of maximum HP (a critical adds its share), and stops all Bleeding, as any
 * healing does (ruling). Nothing for the dead.
 */
export function heal(
  resolution: TdgsResolution,
  target: CombatantId,
  {
    percent,
    magnitude = 0,
    from,
    actor,
  }: {
    readonly percent: number;
    readonly magnitude?: number | undefined;
    readonly from: Reason;
    readonly actor: CombatantId;
  },
): void {
  if (resolution.combatant(target).vitality === 'dead') return;
  restore(resolution, target, Math.floor((percent * (100 + magnitude * 25)) / 100), from, actor);
  endCondition(resolution, target, 'Bleeding', from);
}

/** Would that do nothing for them? They have all HP, and bear nothing that it ends or stops. */
export function isPointless(
  { resources, conditions }: Fighter,
  { heal: percent, cleanses, inflicts }: Pick<Ability, 'heal' | 'cleanses' | 'inflicts'>,
): boolean {
  const { value = 0, max = value } = resources.hp ?? {};
  if (inflicts.length > 0 || (percent === 0 && cleanses.length === 0)) return false;
  const ends: readonly ConditionName[] = [
    ...cleanses,
    ...(percent > 0 ? (['Bleeding'] satisfies ConditionName[]) : []),
  ];
  return (percent === 0 || value >= max) && !conditions.some(({ name }) => ends.includes(name));
}

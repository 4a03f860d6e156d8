import type { ActiveCondition, CombatantId, Duration, System } from './encounter.ts';
import { because, type Reason } from './reason.ts';
import type { Resolution } from './resolution.ts';

const TIME_OVER = because({ id: 'time over' });
const TIME_PASSES = because({ id: 'time passes' });

/** A moment passes: every condition that counts such moments has one fewer to come, and at none it ends. */
export function pass<S extends System>(resolution: Resolution<S>, moment: Duration['until'], of?: CombatantId): void {
  for (const { id: bearer, conditions } of resolution.encounter.combatants) {
    for (const before of conditions) {
      const { duration } = before;
      if (!('left' in duration) || duration.until !== moment) continue;
      if ('of' in duration && duration.of !== of) continue;
      const left = duration.left - 1;
      if (left <= 0) resolution.record({ type: 'condition-ended', subject: bearer, condition: before, why: TIME_OVER });
      else {
        const after = { ...before, duration: { ...duration, left } };
        resolution.record({ type: 'condition-changed', subject: bearer, before, after, why: TIME_PASSES });
      }
    }
  }
}

/** Ends every condition, of anybody, that `which` picks. */
export function expire<S extends System>(
  resolution: Resolution<S>,
  which: (condition: ActiveCondition<S['condition']>) => boolean,
  why: Reason,
): void {
  for (const { id: bearer, conditions } of resolution.encounter.combatants) {
    for (const condition of conditions.filter(which))
      resolution.record({ type: 'condition-ended', subject: bearer, condition, why });
  }
}

/** Ends every condition of that name on somebody, if there is any. */
export function endCondition<S extends System>(
  resolution: Resolution<S>,
  subject: CombatantId,
  name: S['condition'],
  why: Reason,
): void {
  for (const condition of resolution.combatant(subject).conditions)
    if (condition.name === name) resolution.record({ type: 'condition-ended', subject, condition, why });
}

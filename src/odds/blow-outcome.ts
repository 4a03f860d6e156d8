import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import { find } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';

/** What a deed came to for one it was aimed at, as far as odds tell of it. */
export interface BlowOutcome {
  readonly isHit: boolean;
  readonly isCritical: boolean;
  /** They were up before, and are not after. */
  readonly isDown: boolean;
  /** Harm by what it was done to; what a system keeps in its own state is `own`. */
  readonly harm: Readonly<Record<string, number>>;
}

/** Harm that is no resource's: wounds that a system keeps in its own state. */
export const OWN = 'own';

/** What happened to one target. The same in all systems: it reads what every system records. */
export function outcomeFor(
  target: CombatantId,
  {
    before,
    after,
    events,
  }: { readonly before: Encounter; readonly after: Encounter; readonly events: readonly Event[] },
): BlowOutcome {
  const harm: Record<string, number> = {};
  let [isHit, isCritical] = [false, false];
  for (const event of events) {
    if (event.type === 'harmed' && event.target === target) {
      const what = event.resource ?? OWN;
      harm[what] = (harm[what] ?? 0) + event.amount;
    }
    if (event.type === 'struck' && event.target === target) {
      isHit ||= event.outcome === 'success' || event.outcome === 'critical success';
      isCritical ||= event.outcome === 'critical success';
    }
  }
  const isDown = find(before, target)?.vitality === 'up' && find(after, target)?.vitality !== 'up';
  return { isHit, isCritical, isDown, harm };
}

// Project Sol › Combat Sequence › 3. Combat Round

import { endCondition } from '../core/durations.ts';
import { bears, type CombatantId, type Encounter, find } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import type { Resolution } from '../core/resolution.ts';
import { lastStand, POINTS_A_ROUND, points, setPoints, settleLastStand } from './points.ts';
import { because } from './reasons.ts';
import type { Sol } from './sheet.ts';

/** The end of a turn refreshes its owner's action points: to three, but not in the last stand. */
export function endTurn(resolution: Resolution<Sol>, who: CombatantId): void {
  const combatant = resolution.combatant(who);
  // A newcomer has had no turn, so none has ended.
  if (bears(combatant, 'newcomer')) return;
  endCondition(resolution, who, 'surprised', because({ id: 'first turn over' }));
  if (!lastStand(combatant)) setPoints(resolution, who, POINTS_A_ROUND, because({ id: 'turn over' }));
}

/** The unconscious and those who joined in this round have no turn. */
export function skips(encounter: Encounter<Sol>, who: CombatantId): Reason | undefined {
  const combatant = find(encounter, who);
  if (combatant?.vitality === 'down') return because({ id: bears(combatant, 'asleep') ? 'asleep' : 'unconscious' });
  return combatant && bears(combatant, 'newcomer') ? because({ id: 'newcomer' }) : undefined;
}

/** Without points no action is possible: the turn is over. */
export function finished(encounter: Encounter<Sol>, who: CombatantId): boolean {
  const combatant = find(encounter, who);
  return combatant !== undefined && points(combatant) === 0;
}

/**
 * What follows of itself: the last stand begins or ends, the fallen fall and wake. Nothing for the dead, nor for those who are as
 * they were when nothing followed.
 */
export function settle(resolution: Resolution<Sol>): void {
  const asked = resolution.settled?.combatants;
  for (const [place, who] of resolution.encounter.combatants.entries())
    if (who !== asked?.[place] && who.vitality !== 'dead') settleLastStand(resolution, who.id);
}

/** The rounds stop when one side alone has members able to act, or none has. */
export function decided({ combatants }: Encounter<Sol>): Reason | undefined {
  const able = combatants.find(({ vitality }) => vitality === 'up');
  if (!able) return because({ id: 'able to act' });
  const opposed = combatants.some(({ side, vitality }) => side !== able.side && vitality === 'up');
  return opposed ? undefined : because({ id: 'able to act', side: able.side });
}

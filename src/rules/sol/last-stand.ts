// Project Sol › Damage in Combat › Wounds: the last stand

import { endCondition } from '../core/durations.ts';
import { bears, type CombatantId, isOnTurn } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import type { ConditionName } from './conditions.ts';
import { lastStand, points } from './points.ts';
import { because } from './reasons.ts';
import type { Fighter, Sol } from './sheet.ts';

/** The last stand begins and ends by the count of wounds, at once; who runs out of points in it falls, who is out of it wakes. */
export function settleLastStand(resolution: Resolution<Sol>, id: CombatantId): void {
  const who = resolution.combatant(id);
  const { vitality } = who;
  // "When they run out, they fall unconscious." Who sleeps, by the GM's word, is out of it too.
  const isSpent = lastStand(who) && points(who) === 0;
  const isOut = isSpent || bears(who, 'asleep') !== undefined;
  follow(resolution, who, 'last stand', lastStand(who));
  if (isOut && vitality === 'up') {
    const why = because({ id: isSpent ? 'unconscious' : 'asleep' });
    // Who falls on its own turn counts as done with it.
    const onItsTurn = isOnTurn(resolution.encounter, id);
    resolution.record({ type: 'fell', subject: id, as: why, before: vitality, after: 'down' });
    if (onItsTurn) resolution.record({ type: 'turn-ended', subject: id, skipped: why });
  }
  if (!isOut && vitality === 'down')
    resolution.record({ type: 'rose', subject: id, as: because({ id: 'awake' }), before: vitality, after: 'up' });
  follow(resolution, who, 'unconscious', isSpent);
}

/** A condition that follows of itself: it is there when it should be, and only then. */
function follow(resolution: Resolution<Sol>, who: Fighter, name: ConditionName, should: boolean): void {
  const isBorne = bears(who, name) !== undefined;
  if (isBorne && !should)
    endCondition(resolution, who.id, name, because({ id: name === 'last stand' ? 'fewer wounds' : 'awake' }));
  if (!isBorne && should) {
    const condition = { key: name, name, duration: { until: 'removed' } } as const;
    resolution.record({ type: 'condition-gained', subject: who.id, condition });
  }
}

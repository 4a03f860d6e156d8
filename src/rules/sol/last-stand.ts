// Project Sol › Damage in Combat › Wounds: the last stand

import { bears, type CombatantId, type Encounter, onTurn } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import type { ConditionName } from './conditions.ts';
import { points } from './points.ts';
import type { Fighter, Sol } from './sheet.ts';

/** "A number of wounds greater than or equal to their BOD": wounds are counted, not their levels. */
export function lastStand(who: Fighter): boolean {
  return who.own.wounds.length >= who.sheet.attributes.BOD;
}

/** "When they run out, they fall unconscious." Also unconscious: who sleeps, by the GM's word. */
function out(who: Fighter): boolean {
  return (lastStand(who) && points(who) === 0) || bears(who, 'asleep') !== undefined;
}

/** The last stand begins and ends by the count of wounds, at once; who runs out of points in it falls, who is out of it wakes. */
export function settleLastStand(resolution: Resolution<Sol>, id: CombatantId): void {
  const who = resolution.combatant(id);
  const { vitality } = who;
  const isOut = out(who);
  follow(resolution, who, 'last stand', lastStand(who), 'fewer wounds than BOD');
  if (isOut && vitality === 'up') {
    // Who falls on its own turn counts as done with it.
    const onItsTurn = takesPart(resolution.encounter, id);
    resolution.record({ type: 'fell', subject: id, as: 'unconscious', before: vitality, after: 'down' });
    if (onItsTurn) resolution.record({ type: 'turn-ended', subject: id, skipped: 'unconscious' });
  }
  if (!isOut && vitality === 'down')
    resolution.record({ type: 'rose', subject: id, as: 'awake', before: vitality, after: 'up' });
  follow(resolution, who, 'unconscious', isOut, 'awake');
}

function takesPart(encounter: Encounter<Sol>, id: CombatantId): boolean {
  return onTurn(encounter).some((who) => who.id === id);
}

/** A condition that follows of itself: it is there when it should be, and only then. */
function follow(resolution: Resolution<Sol>, who: Fighter, name: ConditionName, should: boolean, why: string): void {
  const { id: bearer } = who;
  const borne = bears(who, name);
  if (should && !borne)
    resolution.record({
      type: 'condition-gained',
      subject: bearer,
      condition: { key: name, name, duration: { until: 'removed' } },
    });
  if (!should && borne) resolution.record({ type: 'condition-ended', subject: bearer, condition: borne, why });
}

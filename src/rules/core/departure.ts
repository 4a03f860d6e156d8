// Leaving a fight without being down or dead, and coming back.

import type { CombatantId, Departure, Encounter, System } from './encounter.ts';
import { combatant, find, hasLeftFight, isInFight, isOutOfReach } from './encounter.ts';
import { leaveField } from './field-deeds.ts';
import type { Intent, Offers } from './intent.ts';
import { withdrawProposals } from './proposals.ts';
import { because, type Reason } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import { recordZone } from './zones.ts';

/**
 * Lets someone leave the fight without being down or dead. Conditions that depended on them end, proposals to them are
 * withdrawn, and anyone who flees or is banished leaves the map or their zone. Does nothing if they are dead or have
 * left already.
 */
export function depart<S extends System>(
  resolution: Resolution<S>,
  who: CombatantId,
  after: Departure,
  as: Reason = because({ id: 'GM’s word' }),
): void {
  const { vitality: before } = resolution.combatant(who);
  if (!isInFight(before)) return;
  endDependentConditions(resolution, who);
  withdrawProposals(resolution, who);
  if (isOutOfReach(after)) {
    leaveField(resolution, who);
    recordZone(resolution, who, undefined);
  }
  resolution.record({ type: 'departed', subject: who, as, before, after });
}

/** Ends the conditions of others that depend on someone who leaves. */
export function endDependentConditions<S extends System>(resolution: Resolution<S>, who: CombatantId): void {
  for (const { id, conditions } of resolution.encounter.combatants) {
    if (id === who) continue;
    for (const condition of conditions) {
      const isDependent = condition.source === who || ('of' in condition.duration && condition.duration.of === who);
      if (isDependent)
        resolution.record({ type: 'condition-ended', subject: id, condition, why: because({ id: 'gone', who }) });
    }
  }
}

/** Refuses an action that involves someone who has left the fight. Outside rounds, everyone can be reached. */
export function checkAllPresent(encounter: Encounter, { actor, targets = [] }: Intent): Result<undefined, Refusal> {
  if (!hasAnyoneDeparted(encounter)) return ok();
  for (const id of [actor, ...targets]) {
    const who = find(encounter, id);
    if (who && hasLeftFight(who.vitality)) return no({ type: 'has-left', name: who.name, as: who.vitality });
  }
  return ok();
}

/** An action's choices without the targets who have left the fight. Undefined if the actor has left. */
export function withoutDepartedTargets(encounter: Encounter, actor: CombatantId, offers: Offers): Offers | undefined {
  if (!hasAnyoneDeparted(encounter)) return offers;
  if (hasLeftFight(combatant(encounter, actor).vitality)) return undefined;
  const { targets } = offers;
  if (!targets) return offers;
  return {
    ...offers,
    targets: targets.filter((id) => {
      const who = find(encounter, id);
      return !who || !hasLeftFight(who.vitality);
    }),
  };
}

/** Whether anyone has left the current fight. */
function hasAnyoneDeparted({ combatants, phase }: Encounter): boolean {
  return phase === 'fighting' && combatants.some(({ vitality }) => hasLeftFight(vitality));
}

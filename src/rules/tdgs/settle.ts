// TDGS › 8 Combat: automatic consequences of the state of the fight

import { type ActiveCondition, type CombatantId, find, findCondition } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { forbiddingCondition } from './conditions.ts';
import { disengageFrom, idsEngagedWith } from './field.ts';
import { settleHp } from './hit-points.ts';
import { because } from './reasons.ts';
import type { ConditionName, DeclaredInstant, Fight, Fighter, TdgsResolution } from './sheet.ts';

/**
 * The maximum number of passes, far more than are needed. One consequence may lead to another: a spell ends, so CON
 * falls, so maximum HP falls.
 */
const MAX_SETTLING_PASSES = 12;

/**
 * Applies death, knockout and waking, ends the conditions that can't last any longer, and updates maximum HP. Records
 * nothing if nothing changes. Skips combatants who haven't changed since they were last settled, unless they have
 * conditions, because conditions also depend on other combatants.
 */
export function settleConsequences(resolution: TdgsResolution): void {
  let settledCombatants = resolution.settled?.combatants ?? [];
  for (let pass = 0; pass < MAX_SETTLING_PASSES; pass++) {
    const eventCountBefore = resolution.events.length;
    const { combatants } = resolution.encounter;
    for (const who of combatants)
      if (who.conditions.length > 0 || !settledCombatants.includes(who)) settleCombatant(resolution, who.id);
    if (resolution.events.length === eventCountBefore) return;
    settledCombatants = combatants;
  }
}

function settleCombatant(resolution: TdgsResolution, id: CombatantId): void {
  settleHp(resolution, id);
  const { conditions, vitality, own } = resolution.combatant(id);
  for (const condition of conditions) endConditionIfDue(resolution, id, condition);
  if (own.declared && cannotAct(resolution.combatant(id))) loseInstants(resolution, id, own.declared);
  if (vitality === 'dead' && hasDied(resolution, id))
    for (const engagedId of idsEngagedWith(resolution.encounter, id)) disengageFrom(resolution, id, engagedId);
}

/** Whether a combatant died in the current deed. If it died earlier, its engagements have already ended. */
function hasDied({ events }: TdgsResolution, id: CombatantId): boolean {
  return events.some((event) => event.type === 'fell' && event.subject === id && event.after === 'dead');
}

function loseInstants(resolution: TdgsResolution, subject: CombatantId, declared: readonly DeclaredInstant[]): void {
  resolution.changeOwn(subject, { declared: undefined });
  for (const { ability } of declared)
    resolution.record({ type: 'remarked', what: because({ id: 'instant lost', item: ability }), subject });
}

function endConditionIfDue(
  resolution: TdgsResolution,
  bearer: CombatantId,
  condition: ActiveCondition<ConditionName>,
): void {
  const why = endReason(resolution.encounter, resolution.combatant(bearer), condition);
  if (why !== undefined) resolution.record({ type: 'condition-ended', subject: bearer, condition, why });
}

/** Why a condition must end. Undefined if it continues. */
function endReason(
  encounter: Fight,
  bearer: Fighter,
  { name, source, facts }: ActiveCondition<ConditionName>,
): Reason | undefined {
  const sourceFighter = source === undefined ? undefined : find(encounter, source);
  const isSourceGone = source !== undefined && (sourceFighter === undefined || sourceFighter.vitality === 'dead');
  if (facts?.concentration === true && !stillConcentrates(sourceFighter, facts))
    return because({ id: 'concentration over' });
  switch (name) {
    case 'Grappled':
      // The hold ends when the grappler is Stunned, Paralyzed, Unconscious or dead (ruling), or when the held combatant
      // dies.
      if (
        isSourceGone ||
        (sourceFighter &&
          (forbiddingCondition(sourceFighter, 'actions') ?? forbiddingCondition(sourceFighter, 'physical')) !==
            undefined)
      )
        return because({ id: 'grip lost' });
      return bearer.vitality === 'dead' ? because({ id: 'dead' }) : undefined;
    case 'Frightened':
      return source !== undefined && (sourceFighter === undefined || sourceFighter.vitality !== 'up')
        ? because({ id: 'source defeated' })
        : undefined;
    case 'Charmed':
      return isSourceGone ? because({ id: 'charmer gone' }) : undefined;
    case 'Readied':
      return cannotAct(bearer) || findCondition(bearer, 'Paralyzed') ? because({ id: 'cannot act' }) : undefined;
    case 'Concentrating':
      return cannotAct(bearer) ? because({ id: 'cannot act' }) : undefined;
    case 'Aware':
      return sourceFighter && findCondition(sourceFighter, 'Invisible')
        ? undefined
        : because({ id: 'no longer invisible' });
    default:
      return undefined;
  }
}

function cannotAct(who: Fighter): boolean {
  return who.vitality !== 'up' || forbiddingCondition(who, 'actions') !== undefined;
}

/** Whether the caster still concentrates on the casting that caused this effect. */
function stillConcentrates(caster: Fighter | undefined, effect: NonNullable<ActiveCondition['facts']>): boolean {
  const concentration = caster && findCondition(caster, 'Concentrating')?.facts;
  return (
    concentration !== undefined && concentration.spell === effect.spell && concentration.casting === effect.casting
  );
}

// TDGS › 5 Actions › Grapple; 8 Combat › Core Debuffs › Grappled; 9 Entities › Size

import { action } from '../../core/action.ts';
import { type CombatantId, combatant, find, findCondition } from '../../core/encounter.ts';
import type { Intent } from '../../core/intent.ts';
import type { Modifier, Reason } from '../../core/reason.ts';
import { no, ok, type Refusal, type Result } from '../../core/refusal.ts';
import { declare, endCondition } from '../../core/resolution.ts';
import { type Cost, checkCanAct, grapplerOf, isCharmedBy, oneTarget, otherFighters, payCost } from '../acting.ts';
import { afflict, reveal } from '../afflict.ts';
import { wouldComeNearer } from '../attack.ts';
import { resolveAttempt } from '../attack-roll.ts';
import { engage, isBeside } from '../field.ts';
import { because } from '../reasons.ts';
import { refusal } from '../refusals.ts';
import { type Fight, type Fighter, SIZES, type Tdgs, type TdgsResolution } from '../sheet.ts';
import { actionModifiers, isHiddenFrom } from '../sight.ts';
import { isAdjacent } from '../situation.ts';
import { apparentStat, statAsModifier, statWithSkills } from '../stats.ts';

interface GrapplePlan {
  readonly actor: CombatantId;
  readonly target: CombatantId;
  readonly intent: Intent;
}

/** With a difference of this many size categories, size alone decides. */
const HOPELESS_SIZE_DIFFERENCE = 3;

/** How many size categories larger the first combatant is than the second. */
export function sizeDifference(a: Fighter, b: Fighter): number {
  return SIZES.indexOf(a.sheet.size) - SIZES.indexOf(b.sheet.size);
}

/** "Grab and restrain a target: your STR versus their STR." */
export const grappleWithCost = (cost: Cost) =>
  action<Tdgs, GrapplePlan>({
    title: 'Grapple',
    cite: '5 Actions › Grapple',
    when: 'turn',
    kind: 'wrestle',
    offers(encounter, actor) {
      if (!checkCanAct(encounter, actor, grappleActionKind(cost)).ok) return undefined;
      const targets = otherFighters(encounter, actor).filter(
        ({ id }) => planGrappleTarget(encounter, { action: 'grapple', actor, targets: [id] }).ok,
      );
      return targets.length > 0 ? { targets: targets.map(({ id }) => id) } : undefined;
    },
    ways: () => [{ harms: true }],
    plan: (encounter, intent) => planGrapple(encounter, intent, cost),
    resolve(resolution, { actor, target, intent }) {
      declare(resolution, intent, { targets: [target] });
      payCost(resolution, actor, cost, because({ id: 'action', action: 'grapple' }));
      engage(resolution, actor, target, 'Adjacent', false);
      if (overpowers(resolution, actor, target, 'grapple'))
        afflict(resolution, target, { condition: 'Grappled', source: actor });
      reveal(resolution, actor, because({ id: 'grapples' }));
    },
  });
export const grapple = grappleWithCost('Action');

function planGrapple(encounter: Fight, intent: Intent, cost: Cost): Result<GrapplePlan, Refusal> {
  const actionCheck = checkCanAct(encounter, intent.actor, grappleActionKind(cost));
  return actionCheck.ok ? planGrappleTarget(encounter, intent) : actionCheck;
}

function grappleActionKind(cost: Cost) {
  return { title: 'Grapple', cost, kind: 'physical' } as const;
}

/** Checks whether the actor can grab the target, but not whether the actor can act. */
function planGrappleTarget(encounter: Fight, intent: Intent): Result<GrapplePlan, Refusal> {
  const targetResult = targetWithinReach(encounter, intent);
  if (!targetResult.ok) return targetResult;
  const who = combatant(encounter, intent.actor);
  const grappledFighter = fighterGrappledBy(encounter, intent.actor);
  if (grappledFighter) return no(refusal('holds-one', { name: who.name, held: grappledFighter.name }));
  if (findCondition(targetResult.value, 'Grappled'))
    return no(refusal('already', { name: targetResult.value.name, condition: 'Grappled' }));
  if (sizeDifference(targetResult.value, who) >= HOPELESS_SIZE_DIFFERENCE)
    return no(refusal('too-large', { name: targetResult.value.name }));
  return ok({ actor: intent.actor, target: targetResult.value.id, intent });
}

/**
 * Finds an Adjacent target to grab or shove. Refuses if the target charmed the actor or is hidden from it, or if the
 * actor is afraid to come closer.
 */
export function targetWithinReach(encounter: Fight, intent: Intent): Result<Fighter, Refusal> {
  const targetResult = oneTarget(encounter, intent);
  if (!targetResult.ok) return targetResult;
  const who = combatant(encounter, intent.actor);
  const { name, id } = targetResult.value;
  const adjacencyResult = isAdjacent(encounter, intent, id);
  if (!adjacencyResult.ok) return adjacencyResult;
  if (!adjacencyResult.value) return no(refusal('not-adjacent', { name }));
  if (isCharmedBy(who, id)) return no(refusal('charmed', { name: who.name, charmer: name }));
  if (isHiddenFrom(targetResult.value, who.id)) return no(refusal('hidden-target', { name }));
  if (wouldComeNearer(encounter, who, id)) return no(refusal('afraid', { name: who.name, source: name }));
  return targetResult;
}

/**
 * Rolls STR against STR, with ±2 for each size category. With a difference of three or more categories, size decides
 * without a roll (document 9, Entities).
 */
function overpowers(
  resolution: TdgsResolution,
  actor: CombatantId,
  target: CombatantId,
  purpose: 'grapple' | 'escape',
): boolean {
  const [who, other] = [resolution.combatant(actor), resolution.combatant(target)];
  const sizeSteps = sizeDifference(who, other);
  if (sizeSteps >= HOPELESS_SIZE_DIFFERENCE) {
    const remark = because({ id: 'size decides', own: who.sheet.size, theirs: other.sheet.size, owner: target });
    resolution.record({ type: 'remarked', what: remark, subject: actor, other: target, sum: true });
    return true;
  }
  const modifiers: readonly Modifier[] = [
    statAsModifier(statWithSkills(who, 'STR', [purpose]), 1),
    statAsModifier(apparentStat(other, 'STR'), -1, other.id),
    { value: sizeSteps * 2, why: because({ id: 'size', owner: target }) },
    ...actionModifiers(resolution, actor),
  ];
  return resolveAttempt(resolution, { actor, target, purpose: because({ id: purpose }), modifiers }).success;
}

/** "Attempt escape (STR vs STR)", rolled by the grappled combatant. Costs the Action. */
export const breakFree = action<Tdgs, Intent>({
  title: 'Escape',
  cite: '8 Combat › Core Debuffs › Grappled',
  when: 'turn',
  kind: 'wrestle',
  offers: (encounter, actor) => (planEscape(encounter, { action: 'escape', actor }).ok ? {} : undefined),
  plan: planEscape,
  resolve(resolution, intent) {
    const { actor } = intent;
    const condition = findCondition(resolution.combatant(actor), 'Grappled');
    const holder = condition?.source === undefined ? undefined : find(resolution.encounter, condition.source);
    declare(resolution, intent, { targets: holder && [holder.id] });
    payCost(resolution, actor, 'Action', because({ id: 'action', action: 'escape' }));
    const hasEscaped = holder
      ? overpowers(resolution, actor, holder.id, 'escape')
      : escapesGrip(resolution, actor, condition?.value ?? 10);
    if (hasEscaped && condition)
      resolution.record({ type: 'condition-ended', subject: actor, condition, why: because({ id: 'escaped' }) });
  },
});

function planEscape(encounter: Fight, intent: Intent): Result<Intent, Refusal> {
  const { actor } = intent;
  const actionCheck = checkCanAct(encounter, actor, {
    title: 'Escape',
    cost: 'Action',
    kind: 'physical',
    whileGrappled: true,
  });
  if (!actionCheck.ok) return actionCheck;
  const who = combatant(encounter, actor);
  if (!findCondition(who, 'Grappled')) return no(refusal('not-bearing', { name: who.name, condition: 'Grappled' }));
  const holder = find(encounter, grapplerOf(who) ?? '');
  if (holder && sizeDifference(holder, who) >= HOPELESS_SIZE_DIFFERENCE)
    return no(refusal('too-large', { name: holder.name }));
  return ok(intent);
}

/** Tries to escape from something that isn't a combatant, like a net or a vine, against its difficulty. */
function escapesGrip(resolution: TdgsResolution, actor: CombatantId, difficulty: number): boolean {
  const modifiers = [
    statAsModifier(apparentStat(resolution.combatant(actor), 'STR'), 1),
    { value: -difficulty, why: because({ id: 'difficulty' }) },
    ...actionModifiers(resolution, actor),
  ];
  return resolveAttempt(resolution, { actor, purpose: because({ id: 'escape' }), modifiers }).success;
}

/** The grappler lets go. This is free. */
export const release = action<Tdgs, Intent>({
  title: 'Release',
  cite: '8 Combat › Core Debuffs › Grappled',
  when: 'round',
  kind: 'wrestle',
  offers: (encounter, actor) => (fighterGrappledBy(encounter, actor) ? {} : undefined),
  plan(encounter, intent) {
    const { actor } = intent;
    return fighterGrappledBy(encounter, actor)
      ? ok(intent)
      : no(refusal('no-one-held', { name: combatant(encounter, actor).name }));
  },
  resolve(resolution, intent) {
    declare(resolution, intent);
    releaseGrapple(resolution, intent.actor, because({ id: 'released' }));
  },
});

/** The combatant that the actor holds. Ruling: no one holds more than one other combatant. */
function fighterGrappledBy(encounter: Fight, actor: CombatantId): Fighter | undefined {
  return encounter.combatants.find((other) => grapplerOf(other) === actor);
}

function releaseGrapple(resolution: TdgsResolution, actor: CombatantId, why: Reason): void {
  const grappledFighter = fighterGrappledBy(resolution.encounter, actor);
  if (grappledFighter) endCondition(resolution, grappledFighter.id, 'Grappled', why);
}

/** Releases the combatant that a mover holds, unless both are still adjacent on the map. */
export function releaseOnMove(resolution: TdgsResolution, mover: CombatantId, why: Reason): void {
  const grappledFighter = fighterGrappledBy(resolution.encounter, mover);
  if (grappledFighter && !isBeside(resolution.encounter, mover, grappledFighter.id))
    releaseGrapple(resolution, mover, why);
}

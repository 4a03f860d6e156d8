// TDGS › 8 Combat › Hit Points: HP Formula, Knockout Threshold, Death; 5 Actions › Concentration

import { type CombatantId, findCondition, hasLeftFight, resource } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { MathStep, Reason } from '../core/reason.ts';
import { endCondition } from '../core/resolution.ts';
import { resolveAttempt } from './attack-roll.ts';
import { because } from './reasons.ts';
import type { Fighter, TdgsResolution } from './sheet.ts';
import { fearModifiers } from './sight.ts';
import { apparentStat, knockoutHp, maxHp, statAsModifier } from './stats.ts';

interface HpLoss {
  readonly target: CombatantId;
  readonly actor: CombatantId | undefined;
  readonly from: Reason;
  readonly kinds: readonly string[];
  readonly steps: readonly MathStep[];
  /** The HP lost. A negative number is HP gained by absorption. */
  readonly net: number;
  /**
   * Whether the loss comes from a hit, which tests concentration even if it costs no HP. Hazards and conditions aren't
   * hits.
   */
  readonly hit: boolean;
}

/**
 * Takes HP, never below 0 and never from the dead, and applies the consequences immediately: death, knockout, waking a
 * sleeper, the end of a charm, the test of concentration.
 */
export function loseHp(resolution: TdgsResolution, loss: HpLoss): void {
  const { target, actor, from, kinds, steps, net, hit } = loss;
  const who = resolution.combatant(target);
  if (who.vitality === 'dead') return;
  const { value: before, max = maxHp(who) } = resource(who, 'hp');
  const eventFields = { target, from, resource: 'hp', steps, before, max, ...(actor !== undefined && { actor }) };
  if (net < 0) {
    const hpAfter = Math.max(before, Math.min(max, before - net));
    const healedHp = hpAfter - before;
    resolution.record({
      ...eventFields,
      steps: [...steps, ...stepsIfCapped(healedHp, -net, max)],
      type: 'healed',
      amount: healedHp,
      after: hpAfter,
    });
  } else {
    const hpAfter = Math.max(0, before - net);
    resolution.record({ ...eventFields, type: 'harmed', kinds, amount: net, after: hpAfter });
    if (net > 0) wakeSleeper(resolution, who);
    if (net > 0 && actor !== undefined) breakCharm(resolution, who, actor);
  }
  settleHp(resolution, target);
  if (hit || net > 0) testConcentration(resolution, target, Math.max(0, Math.min(before, net)));
}

/** Restores a percentage of maximum HP, rounded down, at least 1, not above the maximum. Does nothing for the dead. */
export function restoreHp(
  resolution: TdgsResolution,
  target: CombatantId,
  percent: number,
  from: Reason,
  actor?: CombatantId,
): void {
  const who = resolution.combatant(target);
  const { value: before, max = maxHp(who) } = resource(who, 'hp');
  if (who.vitality === 'dead' || before >= max) return;
  const uncappedHealing = Math.max(1, Math.floor((max * percent) / 100));
  const hpAfter = Math.min(max, before + uncappedHealing);
  const amount = hpAfter - before;
  const steps: MathStep[] = [
    { plus: max, why: because({ id: 'maximum HP', owner: target }), left: max },
    { percent, why: from, left: uncappedHealing },
    ...stepsIfCapped(amount, uncappedHealing, max),
  ];
  const eventFields = { target, from, steps, amount, before, after: hpAfter, max, ...given({ actor }) };
  resolution.record({ type: 'healed', resource: 'hp', ...eventFields });
  settleHp(resolution, target);
}

/** The math step for healing that stops at the maximum. */
function stepsIfCapped(amount: number, uncapped: number, max: number): readonly MathStep[] {
  return amount < uncapped ? [{ bound: max, why: because({ id: 'not above' }), left: amount }] : [];
}

/**
 * Applies the consequences of someone's current HP. Ruling: knockout is tested after a loss, waking after a gain or a
 * new maximum.
 */
export function settleHp(resolution: TdgsResolution, target: CombatantId): void {
  const who = updateMaxHp(resolution, target);
  const { value, max = maxHp(who) } = resource(who, 'hp');
  if (value <= 0) {
    if (who.vitality !== 'dead')
      resolution.record({
        type: 'fell',
        subject: target,
        as: because({ id: 'dead' }),
        before: who.vitality,
        after: 'dead',
      });
    return;
  }
  const isAtKnockoutHp = value <= knockoutHp(max);
  if (isAtKnockoutHp === isKnockedOut(who)) {
    settleVitality(resolution, who);
  } else {
    const latestHpEvent = latestHpChange(resolution, target);
    if (isAtKnockoutHp && latestHpEvent?.type === 'harmed' && latestHpEvent.after < latestHpEvent.before)
      knockOut(resolution, target);
    if (!isAtKnockoutHp && latestHpEvent !== undefined && latestHpEvent.type !== 'harmed')
      endCondition(resolution, target, 'Unconscious', because({ id: 'HP above' }));
    settleVitality(resolution, resolution.combatant(target));
  }
}

/** The last change to HP or maximum HP in the current deed. */
function latestHpChange(resolution: TdgsResolution, target: CombatantId) {
  return resolution.events.findLast((event) =>
    event.type === 'harmed' || event.type === 'healed'
      ? event.target === target && event.resource === 'hp'
      : event.type === 'limit-changed' && event.subject === target && event.resource === 'hp',
  );
}

function isKnockedOut(who: Fighter): boolean {
  return findCondition(who, 'Unconscious')?.facts?.knockout === true;
}

/**
 * Updates maximum HP, which depends on apparent CON. Current HP is reduced to a lower maximum, but not raised with a
 * higher one (ruling). Returns the updated combatant.
 */
function updateMaxHp(resolution: TdgsResolution, target: CombatantId): Fighter {
  const who = resolution.combatant(target);
  const oldHp = resource(who, 'hp');
  const max = maxHp(who);
  if ((oldHp.max === max && oldHp.value <= max) || who.vitality === 'dead') return who;
  const newHp = { value: Math.min(oldHp.value, max), max };
  resolution.record({
    type: 'limit-changed',
    subject: target,
    resource: 'hp',
    why: because({ id: 'stat', stat: 'CON' }),
    before: oldHp,
    after: newHp,
  });
  return resolution.combatant(target);
}

function knockOut(resolution: TdgsResolution, target: CombatantId): void {
  const unconsciousCondition = findCondition(resolution.combatant(target), 'Unconscious');
  const condition = {
    key: 'Unconscious',
    name: 'Unconscious',
    duration: { until: 'removed' },
    facts: { knockout: true },
  } as const;
  if (unconsciousCondition)
    resolution.record({
      type: 'condition-changed',
      subject: target,
      before: unconsciousCondition,
      after: condition,
      why: because({ id: 'knockout' }),
    });
  else resolution.record({ type: 'condition-gained', subject: target, condition });
}

/**
 * Sets whether a combatant is up: it is down while Unconscious, and up otherwise. A dead combatant that the GM brings
 * back above 0 HP is up again. Someone who has left the fight stays away.
 */
function settleVitality(resolution: TdgsResolution, who: Fighter): void {
  const newVitality = findCondition(who, 'Unconscious') ? 'down' : 'up';
  if (who.vitality === newVitality || hasLeftFight(who.vitality)) return;
  const eventType = newVitality === 'down' ? 'fell' : 'rose';
  resolution.record({
    type: eventType,
    subject: who.id,
    as: because({ id: newVitality === 'up' ? 'awake' : isKnockedOut(who) ? 'knocked out' : 'asleep' }),
    before: who.vitality,
    after: newVitality,
  });
}

/** "Until awakened (damage, …)": a sleeper wakes, but someone knocked out doesn't. */
function wakeSleeper(resolution: TdgsResolution, who: Fighter): void {
  const condition = findCondition(who, 'Unconscious');
  if (condition && condition.facts?.knockout !== true)
    resolution.record({ type: 'condition-ended', subject: who.id, condition, why: because({ id: 'woken by damage' }) });
}

/** "Broken: damage from charmer". */
function breakCharm(resolution: TdgsResolution, who: Fighter, actor: CombatantId): void {
  for (const condition of who.conditions)
    if (condition.name === 'Charmed' && condition.source === actor)
      resolution.record({ type: 'condition-ended', subject: who.id, condition, why: because({ id: 'charmer hurts' }) });
}

/**
 * "d20 + (CON − Damage Taken) >= 11". Ruling: the damage taken is the HP lost. Concentration is tested once per hit,
 * even if the hit costs no HP, and each time something else costs HP.
 */
function testConcentration(resolution: TdgsResolution, target: CombatantId, lostHp: number): void {
  const who = resolution.combatant(target);
  const condition = findCondition(who, 'Concentrating');
  if (!condition || who.vitality !== 'up') return;
  const modifiers = [
    statAsModifier(apparentStat(who, 'CON'), 1),
    { value: -lostHp, why: because({ id: 'damage' }) },
    ...fearModifiers(resolution.encounter, who),
  ];
  const { success } = resolveAttempt(resolution, {
    actor: target,
    purpose: because({ id: 'concentration' }),
    modifiers,
  });
  if (!success)
    resolution.record({
      type: 'condition-ended',
      subject: target,
      condition,
      why: because({ id: 'concentration broken' }),
    });
}

// TDGS › 8 Combat › Hit Points: HP Formula, Knockout Threshold, Death; 5 Actions › Concentration

import type { Roll, Step } from '../core/check.ts';
import { bears, type CombatantId, resource } from '../core/encounter.ts';
import { attempt } from './attack-roll.ts';
import type { Fighter, TdgsResolution } from './sheet.ts';
import { fear } from './situation.ts';
import { apparent, asModifier, knockoutAt, maxHp } from './stats.ts';

export interface Loss {
  readonly target: CombatantId;
  readonly actor: CombatantId | undefined;
  readonly from: string;
  readonly kinds: readonly string[];
  readonly dice: readonly Roll[];
  readonly steps: readonly Step[];
  /** What the target loses; below 0: what it gains, by absorption. */
  readonly net: number;
}

/**
 * Takes HP, never below 0 and never from the dead, and does what follows at once: death, knockout, a sleeper's waking,
 * the end of a charm, the test of concentration.
 */
export function lose(scene: TdgsResolution, { target, actor: by, from, kinds, dice, steps, net }: Loss): void {
  const who = scene.combatant(target);
  if (who.vitality === 'dead') return;
  const { value: before, max = maxHp(who) } = resource(who, 'hp');
  const told = { target, from, resource: 'hp', steps, before, max, ...(by !== undefined && { actor: by }) };
  if (net < 0) {
    const after = Math.max(before, Math.min(max, before - net));
    scene.record({ ...told, type: 'healed', amount: after - before, after });
  } else {
    const after = Math.max(0, before - net);
    scene.record({ ...told, type: 'harmed', kinds, dice, amount: net, after });
    if (net > 0) rouse(scene, target);
    if (net > 0 && by !== undefined) breakCharm(scene, target, by);
  }
  settleHp(scene, target);
  concentrate(scene, target, Math.max(0, Math.min(before, net)));
}

/** Restores HP by so many percent of the maximum, rounded down, at least 1, not above the maximum; never the dead's. */
export function restore(
  scene: TdgsResolution,
  target: CombatantId,
  percent: number,
  from: string,
  by?: CombatantId,
): void {
  const who = scene.combatant(target);
  const { value: before, max = maxHp(who) } = resource(who, 'hp');
  if (who.vitality === 'dead' || before >= max) return;
  const share = Math.max(1, Math.floor((max * percent) / 100));
  const after = Math.min(max, before + share);
  const steps: Step[] = [
    { plus: max, why: 'maximum HP', left: max },
    { percent, why: from, left: share },
  ];
  if (after < before + share) steps.push({ bound: max, why: 'not above the maximum', left: after - before });
  const source = by === undefined ? {} : { actor: by };
  const amount = after - before;
  scene.record({ type: 'healed', target, from, resource: 'hp', steps, amount, before, after, max, ...source });
  settleHp(scene, target);
}

/** What follows from how many HP are left. Ruling: knockout is tested after a loss, waking after a gain or a new maximum. */
export function settleHp(scene: TdgsResolution, target: CombatantId): void {
  const who = followMaximum(scene, target);
  const { value, max = maxHp(who) } = resource(who, 'hp');
  if (value <= 0) {
    if (who.vitality !== 'dead')
      scene.record({ type: 'fell', subject: target, as: 'dead', before: who.vitality, after: 'dead' });
    return;
  }
  const low = value <= knockoutAt(max);
  if (low !== isKnockedOut(who)) {
    const last = lastChange(scene, target);
    if (low && last?.type === 'harmed' && last.after < last.before) knockOut(scene, target);
    if (!low && last !== undefined && last.type !== 'harmed') comeTo(scene, target);
  }
  settleStanding(scene, target);
}

/** How HP or their maximum changed last, within this deed. */
function lastChange(scene: TdgsResolution, target: CombatantId) {
  return scene.events.findLast((event) =>
    event.type === 'harmed' || event.type === 'healed'
      ? event.target === target && event.resource === 'hp'
      : event.type === 'limit-changed' && event.subject === target && event.resource === 'hp',
  );
}

function isKnockedOut(who: Fighter): boolean {
  return bears(who, 'Unconscious')?.facts?.knockout === true;
}

/** Maximum HP follow apparent CON at all times; current HP are cut to a lower maximum, not raised with a higher one (ruling). The fighter as it then stands. */
function followMaximum(scene: TdgsResolution, target: CombatantId): Fighter {
  const who = scene.combatant(target);
  const before = resource(who, 'hp');
  const max = maxHp(who);
  if ((before.max === max && before.value <= max) || who.vitality === 'dead') return who;
  const after = { value: Math.min(before.value, max), max };
  scene.record({ type: 'limit-changed', subject: target, resource: 'hp', why: 'apparent CON', before, after });
  return scene.combatant(target);
}

function knockOut(scene: TdgsResolution, target: CombatantId): void {
  const asleep = bears(scene.combatant(target), 'Unconscious');
  const condition = {
    key: 'Unconscious',
    name: 'Unconscious',
    duration: { until: 'removed' },
    facts: { knockout: true },
  } as const;
  if (asleep)
    scene.record({ type: 'condition-changed', subject: target, before: asleep, after: condition, why: 'knockout' });
  else scene.record({ type: 'condition-gained', subject: target, condition });
}

function comeTo(scene: TdgsResolution, target: CombatantId): void {
  const condition = bears(scene.combatant(target), 'Unconscious');
  if (condition) scene.record({ type: 'condition-ended', subject: target, condition, why: 'HP above 5 %' });
}

/** Down while Unconscious, up otherwise; one brought back above 0 HP by the GM's hand is up again. */
function settleStanding(scene: TdgsResolution, target: CombatantId): void {
  const who = scene.combatant(target);
  const after = bears(who, 'Unconscious') ? 'down' : 'up';
  if (who.vitality === after) return;
  const type = after === 'down' ? 'fell' : 'rose';
  scene.record({
    type,
    subject: target,
    as: after === 'down' ? 'Unconscious' : 'awake',
    before: who.vitality,
    after,
  });
}

/** "Until awakened (damage, …)": a sleeper wakes; the knocked out do not. */
function rouse(scene: TdgsResolution, target: CombatantId): void {
  const condition = bears(scene.combatant(target), 'Unconscious');
  if (condition && condition.facts?.knockout !== true)
    scene.record({ type: 'condition-ended', subject: target, condition, why: 'damage' });
}

/** "Broken: damage from charmer". */
function breakCharm(scene: TdgsResolution, target: CombatantId, by: CombatantId): void {
  for (const condition of scene.combatant(target).conditions)
    if (condition.name === 'Charmed' && condition.source === by)
      scene.record({ type: 'condition-ended', subject: target, condition, why: 'the charmer hurts' });
}

/** "d20 + (CON − Damage Taken) >= 11". Ruling: once per hit, even of 0, or per tick, with the HP lost. */
function concentrate(scene: TdgsResolution, target: CombatantId, lost: number): void {
  const who = scene.combatant(target);
  const condition = bears(who, 'Concentrating');
  if (!condition || who.vitality !== 'up') return;
  const modifiers = [
    asModifier(apparent(who, 'CON'), 1),
    { value: -lost, why: 'damage' },
    ...fear(scene.encounter, who),
  ];
  const { success } = attempt(scene, { actor: target, purpose: 'concentration', modifiers });
  if (!success) scene.record({ type: 'condition-ended', subject: target, condition, why: 'concentration broken' });
}

// Rules › Healing, Deprivation & Fatigue; Combat › Critical Damage

import {
  action,
  type CombatantId,
  choose,
  combatant,
  endCondition,
  findCondition,
  map,
  no,
  ok,
  oneTarget,
  type Reason,
  resource,
} from 'fray/rules';
import { applyScarEffect, HP } from './damage.ts';
import { FATIGUE, freeSlots } from './magic.ts';
import { because, refusal } from './reasons.ts';
import { ABILITIES, type Cairn, type Fighter, type Scene } from './sheet.ts';

/** The kinds of rest: a few moments, a night's sleep in a safe place, or a week in the care of a healer. */
export const RESTS = ['moment', 'night', 'week'] as const;
export type Rest = (typeof RESTS)[number];

/** Rest: a few moments restore hit protection, a night ends Fatigue and being deprived, a week restores abilities. */
export const rest = action<Cairn, { readonly actor: CombatantId; readonly kind: Rest }>({
  title: 'Rest',
  cite: 'Rules › Healing',
  when: 'rest',
  kind: 'rest',
  offers: () => ({ manners: RESTS }),
  plan(_, { actor, manner }) {
    if (manner === undefined) return no({ type: 'missing', what: 'rest', known: RESTS });
    return map(choose('rest', manner, RESTS), (kind) => ({ actor, kind }));
  },
  resolve(scene, { actor, kind }) {
    scene.record({ type: 'declared', action: 'rest', actor, manner: kind });
    const why = because({ id: 'rest', rest: kind });
    if (scene.combatant(actor).vitality === 'dead') return;
    if (kind !== 'moment') recoverAfterNight(scene, actor, why);
    if (kind === 'week') recoverAfterWeek(scene, actor, why);
    wake(scene, actor, why);
    recoverHp(scene, actor, why);
  },
});

function recoverAfterNight(scene: Scene, actor: CombatantId, why: Reason): void {
  const { value: before } = resource(scene.combatant(actor), FATIGUE);
  if (before > 0) scene.record({ type: 'spent', subject: actor, resource: FATIGUE, why, before, after: 0 });
  for (const name of ['deprived', 'asleep', 'charmed'] as const) endCondition(scene, actor, name, why);
  healScars(scene, actor, [3]);
}

function recoverAfterWeek(scene: Scene, actor: CombatantId, why: Reason): void {
  for (const ability of ABILITIES) {
    const { value: before, max = before } = resource(scene.combatant(actor), ability);
    if (before === max) continue;
    const steps = [{ plus: max - before, why, left: max - before }];
    scene.record({
      type: 'healed',
      target: actor,
      from: why,
      resource: ability,
      steps,
      amount: max - before,
      before,
      after: max,
      max,
    });
  }
  for (const name of ['critical damage', 'stable', 'paralyzed', 'delirious'] as const)
    endCondition(scene, actor, name, why);
  healScars(scene, actor, [4, 5, 7, 11]);
}

/** Rolls what scars change, once their bearer has recovered. */
function healScars(scene: Scene, actor: CombatantId, scarNumbers: readonly number[]): void {
  const { scars = [] } = scene.combatant(actor).own;
  const healedScars = scars.filter(({ scar }) => scarNumbers.includes(scar));
  if (healedScars.length === 0) return;
  const remainingScars = scars.filter(({ scar }) => !scarNumbers.includes(scar));
  scene.changeOwn(actor, { scars: remainingScars.length === 0 ? undefined : remainingScars });
  for (const { scar } of healedScars) applyScarEffect(scene, actor, scar);
}

/**
 * Lets someone who is down stand again after a rest, if nothing else keeps them down: critical damage, paralysis,
 * delirium or a mortal wound (scar 11). All of these end after a week's rest.
 */
function wake(scene: Scene, subject: CombatantId, why: Reason): void {
  const sleeper = scene.combatant(subject);
  if (sleeper.vitality !== 'down') return;
  endCondition(scene, subject, 'stable', why);
  const conditionsThatEnd = ['critical damage', 'paralyzed', 'delirious'] as const;
  if (
    conditionsThatEnd.some((name) => findCondition(scene.combatant(subject), name)) ||
    sleeper.own.scars?.some(({ scar }) => scar === 11)
  )
    return;
  scene.record({ type: 'rose', subject, as: because({ id: 'awake' }), before: 'down', after: 'up' });
}

/** Restores all hit protection, except for someone who is deprived, has a full inventory or has critical damage. */
export function recoverHp(scene: Scene, target: CombatantId, from: Reason): void {
  const patient = scene.combatant(target);
  const { value: before, max = before } = resource(patient, HP);
  if (
    before >= max ||
    findCondition(patient, 'deprived') ||
    freeSlots(patient) === 0 ||
    findCondition(patient, 'critical damage')
  )
    return;
  const steps = [{ plus: max - before, why: from, left: max - before }];
  scene.record({ type: 'healed', target, from, resource: HP, steps, amount: max - before, before, after: max, max });
}

/** First aid for someone with critical damage: they stabilize, and don't die within the hour. */
export const aid = action<Cairn, { readonly actor: CombatantId; readonly target: CombatantId }>({
  title: 'Give first aid',
  cite: 'Combat › Critical Damage',
  when: 'always',
  kind: 'use',
  offers(encounter, actor) {
    const dyingIds = encounter.combatants.filter((each) => each.id !== actor && isDying(each)).map(({ id }) => id);
    const { own } = combatant(encounter, actor);
    return dyingIds.length === 0 || (encounter.phase === 'fighting' && own.acted) ? undefined : { targets: dyingIds };
  },
  ways: (encounter) => [{ helps: true, targets: encounter.combatants.filter(isDying).map(({ id }) => id) }],
  plan(encounter, intent) {
    const { own, name } = combatant(encounter, intent.actor);
    if (encounter.phase === 'fighting' && own.acted) return no(refusal('already acted', { name }));
    const target = oneTarget(encounter, intent);
    if (!target.ok) return target;
    return isDying(target.value)
      ? ok({ actor: intent.actor, target: target.value.id })
      : no(refusal('not deprived of aid', { name: target.value.name }));
  },
  resolve(scene, { actor, target }, { action: name }) {
    scene.record({ type: 'declared', action: name, actor, targets: [target] });
    if (scene.encounter.phase === 'fighting') scene.changeOwn(actor, { acted: true });
    endCondition(scene, target, 'critical damage', because({ id: 'first aid', by: actor }));
    scene.record({
      type: 'condition-gained',
      subject: target,
      condition: { key: 'stable', name: 'stable', duration: { until: 'removed' } },
    });
  },
});

function isDying(who: Fighter): boolean {
  return who.vitality === 'down' && findCondition(who, 'critical damage') !== undefined;
}

/** A creature, such as a troll, recovers its lost hit protection as an action. */
export const recover = action<Cairn, CombatantId>({
  title: 'Recover',
  cite: 'Bestiary › Wood Troll',
  when: 'turn',
  kind: 'use',
  offers(encounter, actor) {
    const creature = combatant(encounter, actor);
    return creature.sheet.recovers && !creature.own.acted && hasLostHp(creature) ? {} : undefined;
  },
  ways: () => [{ alone: true, helps: true }],
  plan(encounter, { actor }) {
    const creature = combatant(encounter, actor);
    if (creature.own.acted) return no(refusal('already acted', { name: creature.name }));
    return creature.sheet.recovers && hasLostHp(creature)
      ? ok(actor)
      : no(refusal('nothing to recover', { name: creature.name }));
  },
  resolve(scene, actor, { action: name }) {
    scene.record({ type: 'declared', action: name, actor });
    scene.changeOwn(actor, { acted: true });
    recoverHp(scene, actor, because({ id: 'recovers' }));
  },
});

function hasLostHp(who: Fighter): boolean {
  const { value, max = value } = resource(who, HP);
  return value < max;
}

// Actions › Create an advantage, Overcome, Full defense. Zones › Moving. Milestones › Recovery.

import {
  action,
  afflictScene,
  type CombatantId,
  choose,
  combatant,
  declare,
  depart,
  endCondition,
  given,
  no,
  ok,
  PLAYERS,
  resource,
} from 'fray/rules';
import { isWithin, oppose } from './attack.ts';
import { because, refusal } from './reasons.ts';
import { conditions, type Degree, degreeOf, improvedRoll, putAspect, rollSkill, sceneRules, TIERS } from './rolls.ts';
import {
  type Actor,
  BOXES,
  CONSEQUENCES,
  type Fate,
  type Fight,
  POINTS,
  type Scene,
  SKILLS,
  type Skill,
} from './sheet.ts';

/** The difficulty if no other is given. */
const FAIR_DIFFICULTY = 2;
const MAX_DIFFICULTY = 8;
/** The maximum length of a created aspect's name, in characters. */
const MAX_ASPECT_LENGTH = 60;

interface Use {
  readonly actor: CombatantId;
  readonly skill: Skill;
}

function hasActed(encounter: Fight, actor: CombatantId): boolean {
  return combatant(encounter, actor).own.acted;
}

function useOf(encounter: Fight, actor: CombatantId, typed: string | undefined) {
  const { name, own, sheet } = combatant(encounter, actor);
  if (own.acted) return no(refusal('already acted', { name }));
  const skillResult = choose('style', typed ?? bestSkill(sheet), SKILLS);
  return skillResult.ok ? ok({ actor, skill: skillResult.value }) : skillResult;
}

function bestSkill(sheet: Actor['sheet']): Skill {
  return SKILLS.toSorted((one, other) => sheet[other] - sheet[one])[0] ?? 'notice';
}

/** A combatant's skills, from best to worst. */
const skillsOf = ({ sheet }: Actor) => SKILLS.toSorted((one, other) => sheet[other] - sheet[one]);

export const create = action<Fate, Use & { readonly target?: CombatantId; readonly note?: string }>({
  title: 'Create an advantage',
  cite: 'Actions › Create an advantage',
  when: 'turn',
  kind: 'wrestle',
  offers(encounter, actor) {
    if (hasActed(encounter, actor)) return undefined;
    const nearCombatants = encounter.combatants.filter(
      ({ id, vitality }) => vitality === 'up' && isWithin(encounter, actor, id, 1),
    );
    const targets = nearCombatants.filter(({ id }) => id !== actor).map(({ id }) => id);
    return { targets, manners: skillsOf(combatant(encounter, actor)) };
  },
  ways: (encounter, actor) =>
    skillsOf(combatant(encounter, actor)).map((manner) => ({
      manner,
      alone: true,
      harms: true,
      words: 'aspect' as const,
    })),
  plan(encounter, { actor, targets = [], manner, words }) {
    const use = useOf(encounter, actor, manner);
    if (!use.ok) return use;
    const [target] = targets;
    const note = words?.trim().slice(0, MAX_ASPECT_LENGTH);
    if (target === undefined) return ok({ ...use.value, ...(note && { note }) });
    if (target === actor) return no({ type: 'not-at-self' });
    const { name, vitality } = combatant(encounter, target);
    if (vitality !== 'up') return no({ type: 'target-dead', name });
    if (!isWithin(encounter, actor, target, 1)) return no(refusal('no way', { name }));
    return ok({ ...use.value, target, ...(note && { note }) });
  },
  resolve(scene, { actor, target, skill, note }, intent) {
    declare(scene, intent, { targets: target === undefined ? undefined : [target], manner: skill });
    scene.changeOwn(actor, { acted: true });
    if (target === undefined) {
      const degree = rollAgainst(scene, actor, skill, FAIR_DIFFICULTY, 'create');
      if (degree !== 'fail') createInScene(scene, { actor, skill, degree, note });
      return;
    }
    const { degree } = oppose(scene, actor, target, skill, 'create');
    if (degree === 'tie') putAspect(scene, target, 'boost', actor, 1);
    else if (degree !== 'fail') putAspect(scene, target, 'aspect', actor, degree === 'style' ? 2 : 1, note);
  },
});

/** Adds an aspect to the scene, or a boost after a tie. */
function createInScene(
  scene: Scene,
  { actor, skill, degree, note }: Use & { readonly degree: Degree; readonly note: string | undefined },
): void {
  const condition = degree === 'tie' ? 'boost' : 'aspect';
  const value = degree === 'style' ? 2 : 1;
  const reason = because({ id: 'use', use: 'create', skill });
  const affliction = { condition, value, ...given({ note }) } as const;
  afflictScene(scene, { scene: sceneRules, conditions }, affliction, {
    why: reason,
    facts: { side: scene.combatant(actor).side },
  });
}

export const overcome = action<Fate, Use & { readonly difficulty: number }>({
  title: 'Overcome',
  cite: 'Actions › Overcome',
  when: 'turn',
  kind: 'test',
  offers(encounter, actor) {
    if (hasActed(encounter, actor)) return undefined;
    const amount = { what: 'difficulty', most: MAX_DIFFICULTY, usual: [0, 1, 2, 3, 4, 5, 6] };
    return { manners: skillsOf(combatant(encounter, actor)), amount };
  },
  plan(encounter, { actor, manner, amount = FAIR_DIFFICULTY }) {
    const use = useOf(encounter, actor, manner);
    if (!use.ok) return use;
    if (amount > MAX_DIFFICULTY)
      return no({ type: 'out-of-bounds', what: 'difficulty', least: 0, most: MAX_DIFFICULTY });
    return ok({ ...use.value, difficulty: amount });
  },
  resolve(scene, { actor, skill, difficulty }, intent) {
    declare(scene, intent, { manner: skill });
    scene.changeOwn(actor, { acted: true });
    if (rollAgainst(scene, actor, skill, difficulty, 'overcome') === 'fail') return;
    // Success removes the oldest aspect or boost that an enemy has put on the actor.
    const { side, conditions } = scene.combatant(actor);
    const condition = conditions.find(({ name, source }) => {
      const maker = scene.encounter.combatants.find(({ id }) => id === source);
      return (name === 'aspect' || name === 'boost') && maker !== undefined && maker.side !== side;
    });
    if (condition)
      scene.record({ type: 'condition-ended', subject: actor, condition, why: because({ id: 'overcome' }) });
  },
});

/** Rolls against a number and returns the degree. A tie is enough, at a cost that the table decides. */
function rollAgainst(
  scene: Scene,
  actor: CombatantId,
  skill: Skill,
  value: number,
  use: 'overcome' | 'climb' | 'create',
): Degree {
  const firstRoll = rollSkill(scene, actor, skill, use === 'climb' ? 'overcome' : use);
  const roll = improvedRoll(scene, actor, firstRoll, value - firstRoll.total);
  const degree = degreeOf(roll.total - value);
  scene.record({
    type: 'checked',
    actor,
    purpose: because({ id: 'use', use, skill }),
    check: {
      roll,
      against: { name: because({ id: use === 'climb' ? 'border' : 'difficulty' }), value },
      degree,
      tier: degree === 'tie' ? 'success' : TIERS[degree],
    },
  });
  return degree;
}

export const defend = action<Fate, CombatantId>({
  title: 'Full defense',
  cite: 'Actions › Full defense',
  when: 'turn',
  kind: 'guard',
  offers: (encounter, actor) => (hasActed(encounter, actor) || isDefending(encounter, actor) ? undefined : {}),
  plan(encounter, { actor }) {
    const { name } = combatant(encounter, actor);
    if (hasActed(encounter, actor)) return no(refusal('already acted', { name }));
    return isDefending(encounter, actor) ? no(refusal('already defending', { name })) : ok(actor);
  },
  resolve(scene, actor, intent) {
    declare(scene, intent);
    scene.changeOwn(actor, { acted: true });
    const duration = { until: 'turn-start', of: actor, left: 1 } as const;
    const condition = { key: 'full defense', name: 'full defense', duration, source: actor } as const;
    scene.record({ type: 'condition-gained', subject: actor, condition });
  },
});

function isDefending(encounter: Fight, actor: CombatantId): boolean {
  return combatant(encounter, actor).conditions.some(({ name }) => name === 'full defense');
}

/** Conceding: leaving the fight on your own terms, for fate points. */
export const concede = action<Fate, CombatantId>({
  title: 'Concede',
  cite: 'Conflicts › Conceding',
  when: 'round',
  kind: 'talk',
  offers: (encounter, actor) => (combatant(encounter, actor).vitality === 'up' ? {} : undefined),
  plan(encounter, { actor }) {
    const { name, vitality } = combatant(encounter, actor);
    return vitality === 'up' ? ok(actor) : no({ type: 'out-of-the-fight', name, as: vitality });
  },
  resolve(scene, actor, intent) {
    declare(scene, intent);
    const actorState = scene.combatant(actor);
    const reason = because({ id: 'conceded' });
    const consequences = actorState.conditions.filter(({ name }) => Object.hasOwn(CONSEQUENCES, name)).length;
    const { value: before } = resource(actorState, POINTS);
    if (actorState.side === PLAYERS)
      scene.record({
        type: 'regained',
        subject: actor,
        resource: POINTS,
        why: reason,
        before,
        after: before + 1 + consequences,
      });
    depart(scene, actor, 'conceded', reason);
  },
});

/**
 * Recovery: after a scene, boxes are free again. At the next session, fate points come back, and mild and moderate
 * consequences heal.
 */
export const RESTS = ['breather', 'session'] as const;

export const rest = action<Fate, { readonly actor: CombatantId; readonly kind: (typeof RESTS)[number] }>({
  title: 'Rest',
  cite: 'Milestones › Recovery',
  when: 'rest',
  kind: 'rest',
  offers: () => ({ manners: RESTS }),
  plan(_, { actor, manner = 'breather' }) {
    const kindResult = choose('rest', manner, RESTS);
    return kindResult.ok ? ok({ actor, kind: kindResult.value }) : kindResult;
  },
  resolve(scene, { actor, kind }, intent) {
    declare(scene, intent, { manner: kind });
    const actorState = scene.combatant(actor);
    const reason = because({ id: 'recovers' });
    const { value: before, max = before } = resource(actorState, BOXES);
    if (before < max) {
      const steps = [{ plus: max - before, why: reason, left: max - before }];
      const fields = { amount: max - before, before, after: max, max };
      scene.record({ type: 'healed', target: actor, from: reason, resource: BOXES, steps, ...fields });
    }
    if (actorState.vitality === 'down')
      scene.record({ type: 'rose', subject: actor, as: reason, before: 'down', after: 'up' });
    if (kind === 'breather') return;
    for (const name of ['mild', 'moderate'] as const) endCondition(scene, actor, name, reason);
    const points = resource(actorState, POINTS).value;
    if (points < actorState.sheet.refresh)
      scene.record({
        type: 'regained',
        ...{ subject: actor, resource: POINTS, why: because({ id: 'refresh' }) },
        ...{ before: points, after: actorState.sheet.refresh },
      });
  },
});

/** Rolls for the climb over a border into the next zone. Returns and records whether it succeeds. */
export function climbs(scene: Scene, actor: CombatantId, border: number): boolean {
  return rollAgainst(scene, actor, 'athletics', border, 'climb') !== 'fail';
}

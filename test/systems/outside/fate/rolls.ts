// Rolling: four Fate dice and a skill, against a number or another's roll. Aspects are used after the roll.

import {
  ASK,
  type CombatantId,
  type ConditionEntry,
  countScene,
  FATE_DICE,
  type Modifier,
  PLAYERS,
  type Reason,
  type Roll,
  resource,
  type SceneRules,
  sceneConditions,
  sceneResources,
} from 'fray/rules';
import { because } from './reasons.ts';
import {
  type Actor,
  BOXES,
  type ConditionName,
  type Fate,
  type Fight,
  POINTS,
  type Scene,
  type Skill,
  type Use,
} from './sheet.ts';

/** What an aspect adds to a roll. */
const ASPECT_BONUS = 2;
/** By how much a roll must be ahead to succeed with style. */
const STYLE_MARGIN = 3;

/** The id of the question after a roll. Its answers are `INVOKES`, and `INVOKE_ORDER` is the auto-reaction to it. */
export const INVOKE = 'invoke';
export const INVOKES = ['leave it', 'free use', 'fate point'] as const;
export const INVOKE_ORDER = { cite: 'Aspects › Using aspects', offers: [ASK, ...INVOKES] } as const;

/** Rolls four Fate dice, and adds a skill and what stunts add to this use of it. */
export function rollSkill(
  scene: Scene,
  who: CombatantId,
  skill: Skill,
  use: Use,
  more: readonly Modifier[] = [],
): Roll {
  const { sheet } = scene.combatant(who);
  const stunts = sheet.stunts.filter((each) => each.skill === skill && each.use === use);
  return scene.rollFaced(4, FATE_DICE, [
    { value: sheet[skill], why: because({ id: 'skill', skill }) },
    ...stunts.map(({ name }) => ({ value: 2, why: because({ id: 'stunt', stunt: name }) })),
    ...more,
  ]);
}

export type Degree = Fate['degree'];

/** The four outcomes, by how far a roll is ahead. */
export function degreeOf(ahead: number): Degree {
  if (ahead < 0) return 'fail';
  if (ahead === 0) return 'tie';
  return ahead < STYLE_MARGIN ? 'success' : 'style';
}

export const TIERS = {
  fail: 'failure',
  tie: 'failure',
  success: 'success',
  style: 'critical success',
} as const satisfies Record<Degree, string>;

/** A free use of an aspect, and where the aspect is. */
interface FreeUse {
  /** The combatant that has the aspect. Undefined for an aspect of the scene. */
  readonly bearer?: CombatantId;
  readonly key: string;
}

/** Aspects, boosts and consequences. */
export const conditions: Readonly<Record<ConditionName, ConditionEntry>> = {
  aspect: { cite: 'Aspects › Situation aspects', kind: 'debuff', stacks: 'by note' },
  boost: { cite: 'Aspects › Boosts', kind: 'debuff' },
  'full defense': { cite: 'Actions › Full defense', kind: 'buff' },
  mild: { cite: 'Conflicts › Consequences', kind: 'debuff' },
  moderate: { cite: 'Conflicts › Consequences', kind: 'debuff' },
  severe: { cite: 'Conflicts › Consequences', kind: 'debuff' },
};

/** The scene's pool of fate points, which creatures use. */
export const POOL = 'pool';

/** The fate points that a combatant can use: a player character's own, or the GM's. */
function pointsOf(scene: Scene, who: Actor): number {
  const { pool } = sceneResources(scene.encounter);
  return who.side === PLAYERS ? resource(who, POINTS).value : (pool?.value ?? 0);
}

function pay(scene: Scene, who: Actor, why: Reason): void {
  const before = pointsOf(scene, who);
  if (who.side !== PLAYERS) countScene(scene, { scene: sceneRules }, POOL, before - 1, why);
  else scene.record({ type: 'spent', subject: who.id, resource: POINTS, why, before, after: before - 1 });
}

/** What scenes have: aspects, boosts, and the GM's fate points, one for each player unless the table sets a number. */
export const sceneRules: SceneRules<Fate> = {
  conditions: ['aspect', 'boost'],
  resources: () => ({ [POOL]: { value: 0 } }),
  atStart: ({ settings: { pool }, combatants }) => ({
    [POOL]: typeof pool === 'number' ? pool : combatants.filter(({ side }) => side === PLAYERS).length,
  }),
};

/**
 * The free uses of aspects that a combatant's side has now, against another combatant. Free uses without a side, such
 * as those that a GM adds, are for everyone except the aspect's bearer.
 */
export function freeUses(encounter: Fight, who: Actor, against?: CombatantId): readonly FreeUse[] {
  const { combatants } = encounter;
  const sceneUses = sceneConditions(encounter).flatMap(({ key, value = 0, facts }) =>
    value > 0 && (facts?.side ?? who.side) === who.side ? [{ key }] : [],
  );
  const bearers = combatants.filter(({ id }) => id === who.id || id === against);
  const bearerUses = bearers.flatMap(({ id, conditions }) =>
    conditions.flatMap(({ key, value = 0, facts }) => {
      const isOurs = facts?.side === undefined ? id !== who.id : facts.side === who.side;
      return value > 0 && isOurs ? [{ bearer: id, key }] : [];
    }),
  );
  return [...bearerUses, ...sceneUses];
}

/**
 * Lets a combatant use an aspect if that could turn the result of a roll. `short` is how much the roll needs for that.
 * Returns the roll, with 2 more if an aspect was used.
 */
export function improvedRoll(scene: Scene, who: CombatantId, roll: Roll, short: number, against?: CombatantId): Roll {
  if (short <= 0 || short > ASPECT_BONUS) return roll;
  const actor = scene.combatant(who);
  const [free] = freeUses(scene.encounter, actor, against);
  const points = pointsOf(scene, actor);
  const offers = INVOKES.filter((each) => (each === 'free use' ? free : each === 'leave it' || points > 0));
  if (offers.length === 1) return roll;
  const answer = scene.ask({ subject: who, about: INVOKE, offers, note: because({ id: 'can turn it', by: short }) });
  if (answer === 'leave it') return roll;
  const reason = because({ id: answer });
  if (answer === 'free use' && free) spendFreeUse(scene, free);
  else pay(scene, actor, reason);
  return {
    ...roll,
    modifiers: [...roll.modifiers, { value: ASPECT_BONUS, why: reason }],
    total: roll.total + ASPECT_BONUS,
  };
}

/** Removes one free use of an aspect or boost. A boost without free uses is removed, but an aspect stays. */
function spendFreeUse(scene: Scene, { bearer, key }: FreeUse): void {
  const allConditions = bearer === undefined ? sceneConditions(scene.encounter) : scene.combatant(bearer).conditions;
  const before = allConditions.find((each) => each.key === key);
  if (!before) return;
  const reason = because({ id: 'used' });
  const value = (before.value ?? 1) - 1;
  const isGone = before.name === 'boost' && value === 0;
  const after = { ...before, value };
  if (bearer === undefined)
    scene.record({ type: 'scene-condition-set', before, why: reason, ...(!isGone && { after }) });
  else if (isGone) scene.record({ type: 'condition-ended', subject: bearer, condition: before, why: reason });
  else scene.record({ type: 'condition-changed', subject: bearer, before, after, why: reason });
}

/**
 * Puts an aspect or a boost on a combatant, with free uses for its maker's side. If the combatant already has that
 * aspect or boost, only adds the free uses to it.
 */
export function putAspect(
  scene: Scene,
  bearer: CombatantId,
  name: 'aspect' | 'boost',
  maker: CombatantId,
  uses: number,
  note?: string,
): void {
  const key = note === undefined ? name : `${name}: ${note.toLowerCase()}`;
  const facts = { side: scene.combatant(maker).side };
  const before = scene.combatant(bearer).conditions.find((each) => each.key === key);
  if (before) {
    const after = { ...before, facts, value: (before.value ?? 0) + uses };
    scene.record({ type: 'condition-changed', subject: bearer, before, after, why: because({ id: 'margin' }) });
    return;
  }
  const duration = { until: name === 'boost' ? 'rounds-stop' : 'scene' } as const;
  const condition = { key, name, duration, facts, value: uses, ...(note !== undefined && { note }) };
  scene.record({ type: 'condition-gained', subject: bearer, condition });
}

/** The stress boxes that are still free. */
export function freeBoxes(who: Actor): number {
  return resource(who, BOXES).value;
}

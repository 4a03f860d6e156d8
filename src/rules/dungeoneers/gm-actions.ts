// Dungeoneers › what only the GM can do: hazards, healing of any kind, positions, Conditions

import { action } from '../core/action.ts';
import { type CombatantId, combatant, find } from '../core/encounter.ts';
import type { ActionWay, Affliction, Intent } from '../core/intent.ts';
import type { Reason } from '../core/reason.ts';
import { map, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import type { HazardRules } from '../core/ruleset.ts';
import { giveCondition } from './condition-effects.ts';
import { durationUntilOwnTurn, newCondition } from './conditions.ts';
import { faceCreature } from './facing.ts';
import { declare, possibleTargets, readAmount, readWord } from './intent.ts';
import { endDisengagedConditions } from './movement.ts';
import { cutMovement, startSprinting } from './movement-points.ts';
import { POSITIONS, setPosition } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import type { Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import { DAMAGE_TYPES } from './sheet-equipment.ts';
import { gainStress, relieveStress, restoreWounds } from './stress.ts';
import { areOnField } from './tiles.ts';
import { killCreature, takeWounds } from './wounds.ts';

export const HAZARDS = ['wounds', 'stress', ...DAMAGE_TYPES] as const;
const HEALABLE_RESOURCES = ['wounds', 'stress'] as const;

interface GmActionPlan<How> {
  readonly intent: Intent;
  readonly targets: readonly CombatantId[];
  readonly manner: How;
  readonly amount: number;
}

function gmActionPlanner<const W extends string>(words: readonly [W, ...W[]]) {
  return (fight: Fight, intent: Intent) => {
    const kind = readWord(words, intent.manner, 'kind');
    if (!kind.ok) return kind;
    const amount = readAmount(intent.amount ?? 1, 'amount');
    if (!amount.ok) return amount;
    const targetIds = intent.targets === undefined || intent.targets.length === 0 ? [intent.actor] : intent.targets;
    const deadTarget = targetIds.map((id) => combatant(fight, id)).find(({ vitality }) => vitality === 'dead');
    if (deadTarget) return refuse('dead-stay-dead', { name: deadTarget.name });
    return ok<GmActionPlan<W>>({ intent, targets: targetIds, manner: kind.value, amount: amount.value });
  };
}

/** The ways to do each kind of GM action, to one or several creatures, with an amount. */
function gmActionWays(fight: Fight, gm: CombatantId, kinds: readonly string[]): readonly ActionWay[] {
  const targets = [gm, ...possibleTargets(fight, gm, () => true)];
  const amount = { what: 'wounds or stress', least: 1, most: 10, needed: true } as const;
  return kinds.map((manner) => ({ manner, targets, several: { least: 1, usual: [gm] }, amount }));
}

/**
 * The GM inflicts stress or wounds, for example by a fright, a fall or a fire. Wounds can have a damage type. The usual
 * rules apply.
 */
export const hazard = action<Dungeoneers, GmActionPlan<(typeof HAZARDS)[number]>>({
  title: 'Hazard',
  cite: 'Wounds; Stress',
  when: 'always',
  gm: true,
  offers: (fight, actor) => ({
    targets: [actor, ...possibleTargets(fight, actor, () => true)],
    manners: HAZARDS,
    amount: { what: 'wounds or stress', most: 10 },
  }),
  ways: (fight, actor) => gmActionWays(fight, actor, HAZARDS),
  plan: gmActionPlanner(HAZARDS),
  resolve(resolution, { intent, targets: targetIds, manner: kind, amount }) {
    declare(resolution, { ...intent, targets: targetIds }, { manner: kind });
    const reason =
      intent.words === undefined ? because({ id: 'hazard' }) : because({ id: 'said', words: intent.words });
    const damageType = DAMAGE_TYPES.find((each) => each === kind);
    for (const who of targetIds) {
      if (kind === 'stress') gainStress(resolution, who, amount, reason);
      else takeWounds(resolution, who, { from: reason, wounds: amount, ...(damageType && { type: damageType }) });
    }
  },
});

/**
 * Wounds or stress from an event in the turn order, such as a storm: "2 wounds", "3 stress", or "1 heat" for 1 wound by
 * heat.
 */
export const hazards: HazardRules<Dungeoneers> = {
  examples: () => ['1 wound', '2 stress', '2 heat'],
  read(fight, typed) {
    const [, number, word] = /^(\d{1,3})(?: +(.+))?$/.exec(typed.trim()) ?? [];
    if (number === undefined) return no({ type: 'no-such', what: 'hazard', typed, known: hazards.examples(fight) });
    const kind = readWord(HAZARDS, word === 'wound' ? 'wounds' : word?.toLowerCase(), 'kind');
    if (!kind.ok) return kind;
    return map(readAmount(Number(number), 'amount'), (amount) =>
      amount === 1 && kind.value === 'wounds' ? '1 wound' : `${amount} ${kind.value}`,
    );
  },
  harm(resolution, target, damage, from) {
    const [number, kind] = damage.split(' ');
    const damageType = DAMAGE_TYPES.find((each) => each === kind);
    if (kind === 'stress') gainStress(resolution, target, Number(number), from);
    else takeWounds(resolution, target, { from, wounds: Number(number), ...(damageType && { type: damageType }) });
  },
};

/** The GM restores wounds or relieves stress, for any reason in the story. Nothing heals the dead. */
export const healByGm = action<Dungeoneers, GmActionPlan<(typeof HEALABLE_RESOURCES)[number]>>({
  title: 'Mend',
  cite: 'Wounds; Stress',
  when: 'always',
  gm: true,
  offers: (fight, actor) => ({
    targets: [actor, ...possibleTargets(fight, actor, () => true)],
    manners: HEALABLE_RESOURCES,
    amount: { what: 'wounds or stress', most: 10 },
  }),
  ways: (fight, actor) => gmActionWays(fight, actor, HEALABLE_RESOURCES),
  plan: gmActionPlanner(HEALABLE_RESOURCES),
  resolve(resolution, { intent, targets: targetIds, manner: kind, amount }) {
    declare(resolution, { ...intent, targets: targetIds }, { manner: kind });
    const reason =
      intent.words === undefined ? because({ id: 'mended' }) : because({ id: 'said', words: intent.words });
    for (const who of targetIds) (kind === 'wounds' ? restoreWounds : relieveStress)(resolution, who, amount, reason);
  },
});

interface Placement {
  readonly intent: Intent;
  readonly targets: readonly CombatantId[];
  readonly to: (typeof POSITIONS)[number];
}

/**
 * The GM sets how far two creatures are apart. This counts as a move, but provokes no strikes. For creatures on the
 * map, the map decides.
 */
export const placeByGm = action<Dungeoneers, Placement>({
  title: 'Place',
  cite: 'Ruling: Position, no map',
  when: 'always',
  gm: true,
  offers(fight, actor) {
    const otherIds = possibleTargets(fight, actor, ({ id }) => !areOnField(fight, actor, id));
    return fight.field && otherIds.length === 0 ? undefined : { targets: otherIds, manners: POSITIONS };
  },
  ways: () => POSITIONS.map((manner) => ({ manner, several: { least: 1, usual: [] } })),
  plan(fight, intent) {
    const to = readWord(POSITIONS, intent.manner, 'position');
    if (!to.ok) return to;
    const targetIds = (intent.targets ?? []).filter((id) => id !== intent.actor);
    const otherNames = fight.combatants.filter(({ id }) => id !== intent.actor).map(({ name }) => name);
    if (targetIds.length === 0) return no({ type: 'missing', what: 'target', known: otherNames });
    for (const id of targetIds) {
      const { name } = combatant(fight, id);
      if (areOnField(fight, intent.actor, id)) return refuse('stands-on-field', { name });
    }
    return ok({ intent, targets: targetIds, to: to.value });
  },
  resolve(resolution: DungeoneersResolution, { intent, targets: targetIds, to }) {
    declare(resolution, intent, { manner: to });
    for (const otherId of targetIds) setPosition(resolution, intent.actor, otherId, to);
    endDisengagedConditions(resolution);
  },
});

/**
 * The GM gives a creature a condition. Threatened is computed, and Readied comes from its action, so neither can be set
 * by hand. The condition Dead kills the creature. A dead creature can't get any other condition.
 */
export function afflict(
  resolution: DungeoneersResolution,
  bearer: CombatantId,
  affliction: Affliction<Dungeoneers>,
): Result<undefined, Refusal> {
  const { condition: name, form, source, rounds, note } = affliction;
  const who = resolution.combatant(bearer);
  if (name === 'Threatened') return refuse('threatened-is-computed', { name: who.name });
  if (name === 'Readied') return refuse('readied-by-act', { name: who.name });
  if (who.vitality === 'dead') return refuse('dead-stay-dead', { name: who.name });
  if (source !== undefined && (source === bearer || !find(resolution.encounter, source)))
    return no({ type: 'not-at-self' });
  const durationField =
    rounds === undefined ? {} : { duration: { until: 'turn-end', of: bearer, left: rounds } as const };
  const details = { ...(source !== undefined && { source }), ...(note !== undefined && { note }), ...durationField };
  const why = note === undefined ? because({ id: 'GM’s word' }) : because({ id: 'said', words: note });
  switch (name) {
    case 'Dead':
      killCreature(resolution, bearer);
      return ok();
    case 'Sprinting':
      startSprinting(resolution, bearer);
      return ok();
    case 'Defensive':
      giveCondition(
        resolution,
        bearer,
        newCondition(name, { duration: durationUntilOwnTurn(bearer), ...details }),
        why,
      );
      return ok();
    case 'Facing':
      if (source === undefined) return no({ type: 'missing', what: 'source', known: [] });
      faceCreature(resolution, bearer, source);
      return ok();
    case 'Grappled':
    case 'Grappling':
      return grappleByGm(resolution, bearer, { condition: name, source }, details, why);
    default:
      giveCondition(resolution, bearer, newCondition(name, { ...details, ...(form !== undefined && { form }) }), why);
      return ok();
  }
}

/**
 * The GM makes a creature Grappled or Grappling, and gives the other creature the counterpart. A Grappled creature
 * without a grappler is held by something else, such as a net or the GM's ruling.
 */
function grappleByGm(
  resolution: DungeoneersResolution,
  bearer: CombatantId,
  { condition, source }: { readonly condition: 'Grappled' | 'Grappling'; readonly source: CombatantId | undefined },
  details: Parameters<typeof newCondition>[1],
  why: Reason,
): Result<undefined, Refusal> {
  if (source === undefined && condition === 'Grappling') return no({ type: 'missing', what: 'source', known: [] });
  giveCondition(resolution, bearer, newCondition(condition, details), why);
  cutMovement(resolution, bearer, because({ id: 'condition', condition }));
  if (source !== undefined) {
    const otherCondition = condition === 'Grappled' ? 'Grappling' : 'Grappled';
    giveCondition(resolution, source, newCondition(otherCondition, { ...details, source: bearer }), why);
    cutMovement(resolution, source, because({ id: 'condition', condition: otherCondition }));
  }
  return ok();
}

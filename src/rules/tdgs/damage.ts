// TDGS › 8 Combat › Damage; 17 Damage › Damage Pipeline, Multi-type Damage, Typed vs Untyped, Damage Interactions

import type { ActiveCondition, CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { MathStep, Modifier, Reason } from '../core/reason.ts';
import { absorbDamage, deflectionOf, wornArmor } from './armor.ts';
import { loseHp } from './hit-points.ts';
import { because, type CappedPercent, conditionReason, itemReason } from './reasons.ts';
import { percentCapOf } from './settings.ts';
import type { ConditionName, DamageComponent, Fighter, Interaction, TdgsResolution } from './sheet.ts';
import { INTERACTIONS } from './sheet.ts';

/** The raw damage of one type in a hit, with its math. */
interface DamagePortion {
  readonly type?: string | undefined;
  readonly amount: number;
  readonly steps: readonly MathStep[];
}

/** Raw damage before any protection. */
export type RawDamage = readonly DamagePortion[];

/** A damage bonus and its source, such as the weapon or a skill. */
export interface DamageBonus extends DamageComponent {
  readonly from: Reason;
}

/**
 * "Calculate raw damage (stat + bonus)". Flat bonuses are the same on every hit, dice are rolled each time. Ruling: the
 * damage that comes from the stat has the type of the first component, and raw damage below 1 counts as 1.
 */
export function rawDamage(
  resolution: TdgsResolution,
  statModifiers: readonly Modifier[],
  bonuses: readonly DamageBonus[],
): RawDamage {
  const firstDamageType = bonuses[0]?.type;
  const portions: { type: string | undefined; amount: number; steps: MathStep[] }[] = [];
  const addToPortion = (type: string | undefined, { value: plus, why, roll }: Modifier) => {
    let portion = portions.find((each) => isSameType(each.type ?? '', type ?? ''));
    if (!portion) {
      portion = { type, amount: 0, steps: [] };
      portions.push(portion);
    }
    portion.amount += plus;
    const step = { plus, why, left: portion.amount };
    portion.steps.push(roll ? { ...step, roll } : step);
  };
  for (const statModifier of statModifiers)
    if (statModifier.value !== 0 || bonuses.length === 0) addToPortion(firstDamageType, statModifier);
  for (const { from, flat, dice, type } of bonuses) {
    if (flat !== 0) addToPortion(type, { value: flat, why: from });
    if (dice === undefined) continue;
    const roll = resolution.roll(dice);
    addToPortion(type, { value: roll.total, why: from, roll });
  }
  return withMinimumDamage(portions, firstDamageType);
}

function withMinimumDamage(portions: RawDamage, type: string | undefined): RawDamage {
  if (portions.some(({ amount }) => amount >= 1)) return portions.filter(({ amount }) => amount > 0);
  const steps: MathStep[] = [{ bound: 1, why: because({ id: 'raw minimum' }), left: 1 }];
  return [{ ...(type !== undefined && { type }), amount: 1, steps }];
}

/**
 * Ruling: a critical adds 25% of raw damage per point of magnitude, before armor. The damage of each type is rounded
 * down.
 */
export function damageAfterCritical(raw: RawDamage, magnitude: number | undefined): RawDamage {
  if (magnitude === undefined) return raw;
  const criticalPercent = 100 + magnitude * 25;
  const why = because({ id: 'critical', magnitude });
  return raw.map((portion) => {
    const raisedAmount = Math.floor((portion.amount * criticalPercent) / 100);
    return {
      ...portion,
      amount: raisedAmount,
      steps: [...portion.steps, { percent: criticalPercent, why, left: raisedAmount }],
    };
  });
}

/** Applies a Block to the raw damage. It reduces one damage type after another, to a total of at least 1. */
export function damageAfterBlock(raw: RawDamage, reduction: Modifier): RawDamage {
  let reductionLeft = reduction.value;
  let damageLeft = raw.reduce((all, { amount }) => all + amount, 0);
  return raw.map((portion) => {
    const blockedAmount = Math.min(reductionLeft, portion.amount, damageLeft - 1);
    if (blockedAmount <= 0) return portion;
    reductionLeft -= blockedAmount;
    damageLeft -= blockedAmount;
    const amount = portion.amount - blockedAmount;
    return {
      ...portion,
      amount,
      steps: [...portion.steps, { plus: -blockedAmount, why: reduction.why, left: amount }],
    };
  });
}

interface DamageSource {
  readonly actor?: CombatantId;
  readonly from: Reason;
}

/**
 * Sends a hit through the pipeline: pools, then deflection and the net interaction for each damage type, then the
 * minimum of 1. The minimum doesn't apply if everything that got past the pools meets immunity or full absorption, or
 * if the pools absorb the whole hit. The healing and damage of one hit are netted and applied together (rulings).
 */
export function takeHit(resolution: TdgsResolution, target: CombatantId, portions: RawDamage, hit: DamageSource): void {
  const cap = percentCapOf(resolution.encounter);
  const unabsorbedPortions = absorbDamage(
    resolution,
    target,
    portions.map(({ amount }) => amount),
  );
  const who = resolution.combatant(target);
  const { percent, why } = deflectionOf(who, cap);
  const reducedPortions = portions.map(({ type, steps }, index) => {
    const { left, steps: poolSteps } = unabsorbedPortions[index] ?? { left: 0, steps: [] };
    if (left === 0)
      return { type, isPastPools: false, damage: 0, heal: 0, nullified: false, steps: [...steps, ...poolSteps] };
    const percentAfterDeflection = 100 - percent;
    const portion = reducedPortion(who, { amount: left, type, through: percentAfterDeflection, cap });
    const deflectionSteps = why
      ? [{ percent: percentAfterDeflection, why, left: (left * percentAfterDeflection) / 100 }]
      : [];
    const percentageSteps = withRounding([...deflectionSteps, ...portion.steps], portion.damage);
    return { ...portion, type, isPastPools: true, steps: [...steps, ...poolSteps, ...percentageSteps] };
  });
  const totalDamage = reducedPortions.reduce((all, { damage }) => all + damage, 0);
  const portionsPastPools = reducedPortions.filter(({ isPastPools }) => isPastPools);
  const hasMinimumDamage =
    portionsPastPools.length > 0 && totalDamage < 1 && !portionsPastPools.every(({ nullified }) => nullified);
  applyDamage(resolution, target, { ...hit, hit: true }, { reduced: reducedPortions, hasMinimumDamage });
}

/**
 * Damage without a hit: falling, drowning, hazards, damaging conditions. Ruling: armor and the minimum damage of 1
 * don't apply, but resistances and other interactions do.
 */
export function takeHarm(resolution: TdgsResolution, target: CombatantId, raw: RawDamage, hit: DamageSource): void {
  const who = resolution.combatant(target);
  const reducedPortions = raw.map(({ type, amount, steps }) => {
    const portion = reducedPortion(who, { amount, type, through: 100, cap: percentCapOf(resolution.encounter) });
    return { ...portion, type, steps: [...steps, ...portion.steps] };
  });
  applyDamage(resolution, target, { ...hit, hit: false }, { reduced: reducedPortions, hasMinimumDamage: false });
}

interface ReducedDamage {
  readonly reduced: readonly (ReducedPortion & { readonly type: string | undefined })[];
  readonly hasMinimumDamage: boolean;
}

function applyDamage(
  resolution: TdgsResolution,
  target: CombatantId,
  { actor, from, hit }: DamageSource & { readonly hit: boolean },
  { reduced, hasMinimumDamage }: ReducedDamage,
): void {
  const damage = Math.max(
    hasMinimumDamage ? 1 : 0,
    reduced.reduce((all, each) => all + each.damage, 0),
  );
  const healing = reduced.reduce((all, each) => all + each.heal, 0);
  const damageTypes = reduced.map(({ type }) => type ?? 'untyped');
  const steps: MathStep[] = [];
  for (const portion of reduced) steps.push(...portion.steps);
  if (reduced.length > 1) steps.push(...totalDamageSteps(reduced, target));
  if (hasMinimumDamage) steps.push({ bound: 1, why: because({ id: 'hit minimum', owner: target }), left: 1 });
  if (healing > 0) steps.push(...netDamageSteps(damage, healing, target));
  loseHp(resolution, { target, actor, from, kinds: damageTypes, steps, net: damage - healing, hit });
}

/** The math of adding up the damage of all types. */
function totalDamageSteps(reduced: ReducedDamage['reduced'], owner: CombatantId): readonly MathStep[] {
  let runningTotal = 0;
  return reduced.map(({ damage: plus, type }) => {
    runningTotal += plus;
    return { plus, why: because({ id: 'in all', ...(type !== undefined && { type }), owner }), left: runningTotal };
  });
}

/** The math for a hit that heals because some of it is absorbed. The target loses or gains the difference. */
function netDamageSteps(damage: number, heal: number, owner: CombatantId): readonly MathStep[] {
  const absorbedReason = because({ id: 'absorbed', owner });
  if (heal <= damage) return [{ plus: -heal, why: absorbedReason, left: damage - heal }];
  const damageStep = { plus: -damage, why: because({ id: 'damage', owner }), left: heal - damage };
  return [{ plus: heal, why: absorbedReason, left: heal }, ...(damage > 0 ? [damageStep] : [])];
}

/** "Rounding: always down": rounds once, after the last percentage. */
function withRounding(steps: readonly MathStep[], roundedDamage: number): readonly MathStep[] {
  const lastStep = steps.at(-1);
  return lastStep === undefined ? steps : [...steps.slice(0, -1), { ...lastStep, left: roundedDamage }];
}

/** An interaction and its source: a trait, a worn item, a spell while it lasts. */
interface SourcedInteraction extends Interaction {
  readonly from: Reason;
}

/** All of a combatant's interactions with a damage type, ignoring case. */
function interactionsWith(who: Fighter, type: string): readonly SourcedInteraction[] {
  const matchingInteractions: SourcedInteraction[] = [];
  const addMatchingInteractions = (interactions: readonly Interaction[], name?: string) => {
    for (const interaction of interactions) {
      const sourceName = interaction.source ?? name;
      if (isSameType(interaction.type, type))
        matchingInteractions.push({
          ...interaction,
          from: sourceName === undefined ? NATURE_REASON : itemReason(sourceName),
        });
    }
  };
  addMatchingInteractions(who.sheet.interactions);
  for (const { name, interactions: gearInteractions } of wornArmor(who.sheet))
    addMatchingInteractions(gearInteractions, name);
  for (const { name, interactions: abilityInteractions } of who.sheet.abilities)
    addMatchingInteractions(abilityInteractions, name);
  for (const condition of who.conditions)
    for (const interaction of enchantmentInteractions(condition))
      if (isSameType(interaction.type, type)) matchingInteractions.push(interaction);
  return matchingInteractions;
}

const NATURE_REASON = because({ id: 'nature' });

/** The interactions that an Enchanted condition provides while it lasts. */
function enchantmentInteractions({
  name,
  value,
  note,
  facts,
}: ActiveCondition<ConditionName>): readonly SourcedInteraction[] {
  const interactionKind = INTERACTIONS.find((each) => each === facts?.interaction);
  const damageType = facts?.type;
  if (name !== 'Enchanted' || interactionKind === undefined || typeof damageType !== 'string') return [];
  const spell = typeof facts?.spell === 'string' ? facts.spell : note;
  const reason = spell === undefined ? conditionReason('Enchanted') : itemReason(spell);
  return [{ kind: interactionKind, type: damageType, percent: value ?? 100, from: reason }];
}

/**
 * The result of all interactions with one type. Absorption comes before immunity, and immunity before the net of
 * resistance and vulnerability.
 */
type NetInteraction =
  | { readonly is: 'absorbed'; readonly percent: number; readonly from: Reason }
  | { readonly is: 'immune'; readonly from: Reason }
  | {
      readonly is: 'net';
      readonly percent: number;
      readonly resistance?: CappedPercent;
      readonly vulnerability?: CappedPercent;
    };

/**
 * How one damage type affects this combatant. Absorption beats immunity, and immunity beats the rest. Otherwise,
 * resistances are added and capped, vulnerabilities are added without a cap, and the difference is one percentage.
 * Ruling: Resistance is capped before the difference is taken, and only the scene's cap applies. The highest absorption
 * counts, up to 100%.
 */
export function netInteraction(who: Fighter, type: string | undefined, cap: number): NetInteraction {
  const interactions = type === undefined ? [] : interactionsWith(who, type);
  if (interactions.length === 0) return { is: 'net', percent: 100 };
  const interactionsOfKind = (kind: Interaction['kind']) => interactions.filter((each) => each.kind === kind);
  const [absorption] = interactionsOfKind('absorption').toSorted((a, b) => b.percent - a.percent);
  if (absorption) return { is: 'absorbed', percent: Math.min(100, absorption.percent), from: absorption.from };
  const [immunity] = interactionsOfKind('immunity');
  if (immunity) return { is: 'immune', from: immunity.from };
  const resistance = cappedPercent(interactionsOfKind('resistance'), cap);
  const vulnerability = cappedPercent(interactionsOfKind('vulnerability'), Number.POSITIVE_INFINITY);
  // No more than 100% can be resisted: more would heal, which only absorption does.
  const netPercent = Math.max(0, 100 - resistance.counts + vulnerability.counts);
  return {
    is: 'net',
    percent: netPercent,
    ...(resistance.all > 0 && { resistance }),
    ...(vulnerability.all > 0 && { vulnerability }),
  };
}

function cappedPercent(interactions: readonly SourcedInteraction[], cap: number): CappedPercent {
  const totalPercent = interactions.reduce((sum, { percent }) => sum + percent, 0);
  return { all: totalPercent, counts: Math.min(cap, totalPercent), of: interactions.map(({ from }) => from) };
}

/**
 * Whether a combatant is immune to a damage type or absorbs all of it. It is then also immune to conditions that deal
 * only that type.
 */
export function isImmuneTo(who: Fighter, type: string): boolean {
  const interaction = netInteraction(who, type, 75);
  return interaction.is === 'immune' || (interaction.is === 'absorbed' && interaction.percent === 100);
}

/** The damage of one type after all percentages, which are multiplied exactly and rounded down once, at the end. */
interface ReducedPortion {
  readonly damage: number;
  readonly heal: number;
  /** Whether the damage met immunity or full absorption, the two exceptions to the minimum of 1. */
  readonly nullified: boolean;
  readonly steps: readonly MathStep[];
}

/** Applies the net interaction with `type` to what deflection let through: `through` percent of `amount`. */
function reducedPortion(
  who: Fighter,
  {
    amount,
    type,
    through,
    cap,
  }: { readonly amount: number; readonly type: string | undefined; readonly through: number; readonly cap: number },
): ReducedPortion {
  const interaction = netInteraction(who, type, cap);
  switch (interaction.is) {
    case 'absorbed': {
      const { percent, from: reason } = interaction;
      const healing = Math.floor((amount * through * percent) / 10_000);
      const damage = Math.floor((amount * through * (100 - percent)) / 10_000);
      const why = because({ id: 'absorption', percent, of: reason, heals: healing, ...damageTypeFacts(who, type) });
      return {
        damage,
        heal: healing,
        nullified: percent === 100,
        steps: [{ percent: 100 - percent, why, left: damage }],
      };
    }
    case 'immune': {
      const why = because({ id: 'immunity', of: interaction.from, ...damageTypeFacts(who, type) });
      return { damage: 0, heal: 0, nullified: true, steps: [{ percent: 0, why, left: 0 }] };
    }
    case 'net': {
      const { percent, resistance, vulnerability } = interaction;
      const damage = Math.floor((amount * through * percent) / 10_000);
      if (!resistance && !vulnerability) return { damage, heal: 0, nullified: false, steps: [] };
      const why = because({
        id: 'interaction',
        ...given({ resistance, vulnerability }),
        ...damageTypeFacts(who, type),
      });
      return { damage, heal: 0, nullified: false, steps: [{ percent, why, left: damage }] };
    }
    default:
      return interaction satisfies never;
  }
}

/** The damage type and the combatant that it hits, as facts for the reasons of interactions. */
function damageTypeFacts({ id: owner }: Fighter, type: string | undefined) {
  return { ...(type !== undefined && { type }), owner };
}

function isSameType(a: string, b: string): boolean {
  return a === b || a.toLowerCase() === b.toLowerCase();
}

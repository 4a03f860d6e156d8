// TDGS › 17 Damage › Damage Types, Environmental, Damage Interactions (by effects); 14 Movement › Falling: the hazards
// and wards that a GM uses

import { action } from '../core/action.ts';
import type { Notation } from '../core/dice.ts';
import { type ActiveCondition, type CombatantId, combatant, isInFight } from '../core/encounter.ts';
import { cachedPerObject } from '../core/given.ts';
import type { Intent } from '../core/intent.ts';
import {
  choose,
  chooseByBeginning,
  closestName,
  map,
  no,
  ok,
  type Refusal,
  type Result,
  suggestion,
} from '../core/refusal.ts';
import { declare, endCondition } from '../core/resolution.ts';
import type { HazardRules } from '../core/ruleset.ts';
import { checkPresent } from './acting.ts';
import { afflict } from './afflict.ts';
import { rawDamage, takeHarm } from './damage.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import {
  type ConditionName,
  type DamageComponent,
  type Fight,
  INTERACTIONS,
  type Interaction,
  isNotation,
  type Sheet,
  type Tdgs,
  type TdgsResolution,
} from './sheet.ts';

/**
 * "No canonical Damage Type list exists": the book's examples, grouped by its settings, such as fantasy. Sheets may
 * have others.
 */
export const DAMAGE_TYPES_BY_SETTING = {
  fantasy: [
    'Fire',
    'Cold',
    'Lightning',
    'Poison',
    'Necrotic',
    'Radiant',
    'Piercing',
    'Slashing',
    'Bludgeoning',
    'Psychic',
    'Force',
    'Acid',
  ],
  'sci-fi': ['Plasma', 'Radiation', 'EMP', 'Kinetic', 'Cryo', 'Corrosive', 'Sonic'],
  horror: ['Physical', 'Psychic', 'Spiritual', 'Corruption'],
} as const;

export const DAMAGE_TYPES: readonly string[] = [...new Set(Object.values(DAMAGE_TYPES_BY_SETTING).flat())];

/**
 * Hazards of the environment, with the damage that they deal each round to anyone inside. Falls aren't listed, because
 * their damage depends on the height.
 */
export const HAZARDS: readonly { readonly name: string; readonly damage: DamageComponent }[] = [
  { name: 'Lava', damage: { flat: 10, type: 'Fire' } },
  { name: 'Acid Pool', damage: { flat: 5, type: 'Acid' } },
  { name: 'Drowning', damage: { flat: 5 } },
];

/** A hazard of the environment. It deals its damage once, or each round to anyone inside. */
interface Hazard {
  readonly name: string;
  readonly damage: DamageComponent;
}

/** The maximum flat damage of a hazard with the GM's own numbers. */
const MAX_FLAT_DAMAGE = 1000;
/** The maximum number of dice of a hazard with the GM's own numbers. */
const MAX_HAZARD_DICE = 20;

export const FALLING_HAZARD = 'Falling';
const UNTYPED_DAMAGE_PATTERN = /^untyped$/i;

/**
 * Finds a hazard by its name, a fall of this many squares, or damage that the GM types, such as "2+1d6 Fire". Refuses
 * anything else.
 */
function readHazard(encounter: Fight, input: string | undefined, squares = 0): Result<Hazard, Refusal> {
  const hazardNames = [...HAZARDS.map(({ name }) => name), FALLING_HAZARD];
  if (input === undefined) return no({ type: 'missing', what: 'hazard', known: hazardNames });
  const lowerName = input.trim().toLowerCase();
  const bookHazard = HAZARDS.find(({ name }) => name.toLowerCase() === lowerName);
  if (bookHazard) return ok(bookHazard);
  if (lowerName === FALLING_HAZARD.toLowerCase()) return fallHazard(squares);
  const damage = parseDamage(input.trim());
  if (!damage) return no({ type: 'no-such', what: 'hazard', typed: input, ...suggestion(input, hazardNames) });
  if (damage.type === undefined) return ok({ name: 'the world', damage });
  const damageTypeResult = readDamageType(encounter, damage.type);
  return damageTypeResult.ok
    ? ok({ name: damageTypeResult.value, damage: { ...damage, type: damageTypeResult.value } })
    : damageTypeResult;
}

/** The hazard of a fall: "1d6 per 2 squares, at most 10d6" (document 14, Movement), without a damage type. */
function fallHazard(squares: number): Result<Hazard, Refusal> {
  const damage = squares > 1000 ? undefined : fallDamageOf(squares);
  if (damage) return ok({ name: FALLING_HAZARD, damage });
  return no({ type: 'out-of-bounds', what: 'fall-length', least: 2, most: 1000 });
}

/** The damage of a fall of this many squares. Undefined below two squares. */
export function fallDamageOf(squares: number): DamageComponent | undefined {
  const dice: Notation = `${Math.min(10, Math.floor(squares / 2))}d6`;
  return squares < 2 ? undefined : { flat: 0, dice };
}

/** Reads "2+1d6 Fire": a number, dice, or both, with or without a type. */
function parseDamage(input: string): DamageComponent | undefined {
  const damageMatch = /^(?:(\d{1,4})(?:\+(\d{1,2})d(\d{1,3}))?|(\d{1,2})d(\d{1,3}))(?: +([^\p{Cc}]{1,30}))?$/u.exec(
    input,
  );
  if (!damageMatch) return undefined;
  const [flat, count, sides] = [
    Number(damageMatch[1] ?? 0),
    Number(damageMatch[2] ?? damageMatch[4] ?? 0),
    Number(damageMatch[3] ?? damageMatch[5] ?? 0),
  ];
  if (flat > MAX_FLAT_DAMAGE || count > MAX_HAZARD_DICE || (count > 0 && (sides < 2 || sides > 100))) return undefined;
  const dice: Notation = `${count}d${sides}`;
  const damageType = damageMatch[6]?.trim();
  return {
    flat,
    ...(count > 0 && { dice }),
    ...(damageType !== undefined && !UNTYPED_DAMAGE_PATTERN.test(damageType) && { type: damageType }),
  };
}

/** The damage type that was typed, spelled like the known type. Refuses what looks like a typo of a known type. */
function readDamageType(encounter: Fight, input: string): Result<string, Refusal> {
  const trimmedInput = input.trim();
  const damageTypeName = damageTypesIn(encounter).find((each) => each.toLowerCase() === trimmedInput.toLowerCase());
  const likelyDamageType = damageTypeName === undefined ? closestDamageType(encounter, trimmedInput) : undefined;
  if (likelyDamageType !== undefined) return no(refusal('no-type', { typed: trimmedInput, near: likelyDamageType }));
  return ok(damageTypeName ?? trimmedInput.slice(0, 30));
}

/** The damage type that was probably meant, if the input is unknown but similar to a known type. */
function closestDamageType(encounter: Fight, input: string): string | undefined {
  const damageTypeNames = damageTypesIn(encounter);
  if (damageTypeNames.some((type) => type.toLowerCase() === input.toLowerCase())) return undefined;
  const closestMatch = closestName(input, damageTypeNames);
  // "Cold Iron" is a type of its own, not a misspelling of "Cold".
  return closestMatch === undefined || input.toLowerCase().startsWith(`${closestMatch.toLowerCase()} `)
    ? undefined
    : closestMatch;
}

/** The damage types of the book's examples, and those on the sheets in this fight. */
function damageTypesIn({ combatants }: Fight): readonly string[] {
  return damageTypesInFight(combatants);
}

const damageTypesInFight = cachedPerObject((combatants: Fight['combatants']): readonly string[] => [
  ...new Set([...DAMAGE_TYPES, ...combatants.flatMap(({ sheet }) => damageTypesOnSheet(sheet))]),
]);

const damageTypesOnSheet = cachedPerObject(({ weapons, abilities, armor, interactions }: Sheet): readonly string[] => {
  const damageComponents = [
    ...weapons.flatMap((weapon) => weapon.damage),
    ...abilities.flatMap((each) => [...each.damage, ...each.adds]),
  ];
  const sheetInteractions = [...interactions, ...[...armor, ...abilities].flatMap((each) => each.interactions)];
  return [
    ...damageComponents.flatMap(({ type }) => (type === undefined ? [] : [type])),
    ...sheetInteractions.map(({ type }) => type),
  ];
});

/**
 * Applies a hazard. It isn't a hit, so armor and the minimum damage of 1 don't apply, but resistances and other
 * interactions do (ruling).
 */
export function applyHazard(resolution: TdgsResolution, target: CombatantId, { name, damage }: Hazard): void {
  const reason = because({ id: 'hazard', hazard: name });
  takeHarm(resolution, target, rawDamage(resolution, [], [{ ...damage, from: reason }]), { from: reason });
}

/**
 * Damage from an event in the turn order, such as a storm: a hazard of the book, a fall ("Falling 6"), or damage that
 * the GM types. Ruling: as with any hazard, armor and the minimum damage of 1 don't apply.
 */
export const hazards: HazardRules<Tdgs> = {
  examples: () => ['2d6 Fire', ...HAZARDS.map(({ name }) => name), `${FALLING_HAZARD} 6`, '5'],
  read(encounter, typed) {
    const [, squares] = FALL_PATTERN.exec(typed.trim()) ?? [];
    return map(readHazard(encounter, squares === undefined ? typed : FALLING_HAZARD, Number(squares)), (found) => {
      if (found.name === FALLING_HAZARD || HAZARDS.includes(found))
        return `${found.name}${squares ? ` ${squares}` : ''}`;
      const { flat, dice, type } = found.damage;
      const amount = dice === undefined ? `${flat}` : flat === 0 ? dice : `${flat}+${dice}`;
      return type === undefined ? amount : `${amount} ${type}`;
    });
  },
  harm(resolution, target, damage, from) {
    const [, squares] = FALL_PATTERN.exec(damage) ?? [];
    const bookDamage = HAZARDS.find(({ name }) => name === damage)?.damage;
    const damageComponent = squares === undefined ? (bookDamage ?? parseDamage(damage)) : fallDamageOf(Number(squares));
    if (damageComponent)
      takeHarm(resolution, target, rawDamage(resolution, [], [{ ...damageComponent, from }]), { from });
  },
};

/** Matches a fall with its height in squares: "Falling 6". */
const FALL_PATTERN = /^falling (\d{1,4})$/i;

/** The facts that a condition stores about the hazard its bearer is in. */
function hazardFacts({ damage: { flat, dice, type } }: Hazard) {
  return { flat, ...(dice !== undefined && { dice }), ...(type !== undefined && { type }) };
}

/** The hazard that a condition keeps its bearer in. */
export function hazardOf({ name, note, facts }: ActiveCondition<ConditionName>): Hazard | undefined {
  if (name !== 'In Hazard' || typeof facts?.flat !== 'number') return undefined;
  const { flat, dice, type } = facts;
  return {
    name: note ?? 'the world',
    damage: {
      flat,
      ...(typeof dice === 'string' && isNotation(dice) && { dice }),
      ...(typeof type === 'string' && { type }),
    },
  };
}

/** A combatant that takes a Move leaves every hazard behind. A Step of one square isn't enough. */
export function leaveHazards(resolution: TdgsResolution, mover: CombatantId): void {
  endCondition(resolution, mover, 'In Hazard', because({ id: 'moves out' }));
}

/** Ways to use a hazard: once, each round until the target leaves, or to let the target leave. */
export const HAZARD_WAYS = ['once', 'in', 'out'] as const;

/** The heights of falls to choose from, in squares. */
const LISTED_FALL_SQUARES = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20];

interface HazardPlan {
  readonly targets: readonly CombatantId[];
  readonly way: (typeof HAZARD_WAYS)[number];
  /** The hazard. If undefined, the target leaves every hazard. */
  readonly hazard?: Hazard;
  readonly intent: Intent;
}

/**
 * Lava, acid, drowning, a fall, or damage that the GM types: "2+1d6 Fire". It isn't a hit, so armor and the minimum
 * damage of 1 don't apply.
 */
export const hazard = action<Tdgs, HazardPlan>({
  title: 'Hazard',
  cite: '17 Damage › Environmental; Ruling: falling, drowning, hazards are not hits',
  when: 'always',
  gm: true,
  offers(encounter) {
    const targets = encounter.combatants.filter(({ vitality }) => isInFight(vitality)).map(({ id }) => id);
    if (targets.length === 0) return undefined;
    const tools = [
      ...HAZARDS.map(({ name }) => name),
      FALLING_HAZARD,
      ...damageTypesIn(encounter).map((type) => `5 ${type}`),
    ];
    return { targets, tools, manners: HAZARD_WAYS, amount: { what: 'squares', most: 100 } };
  },
  ways(encounter, actor) {
    const severalTargets = { least: 1, usual: [actor] };
    const hazardMethods = HAZARD_WAYS.filter((manner) => manner !== 'out').map((manner) => ({ manner }));
    const idsInHazards = encounter.combatants.filter((each) => isInHazard(each, undefined)).map(({ id }) => id);
    const fallAmount = { what: 'squares', least: 2, most: 100, needed: true, usual: LISTED_FALL_SQUARES } as const;
    return [
      ...HAZARDS.map(({ name }) => ({ tool: name, several: severalTargets, hows: hazardMethods })),
      { tool: FALLING_HAZARD, several: severalTargets, amount: fallAmount },
      ...hazardMethods.map((method) => ({
        ...method,
        several: severalTargets,
        hows: damageTypesIn(encounter).map((type) => ({ ...method, tool: `5 ${type}` })),
      })),
      { manner: 'out', targets: idsInHazards, several: { least: 1, usual: idsInHazards } },
    ];
  },
  plan: planHazard,
  resolve(resolution, { targets, way, hazard: hazardKind, intent }) {
    declare(resolution, intent, { targets, tool: hazardKind?.name, manner: way });
    for (const target of targets) {
      if (way === 'out') leaveHazard(resolution, target, hazardKind);
      if (way === 'out' || hazardKind === undefined) continue;
      if (way === 'in')
        afflict(resolution, target, { condition: 'In Hazard', note: hazardKind.name, facts: hazardFacts(hazardKind) });
      applyHazard(resolution, target, hazardKind);
    }
  },
});

function leaveHazard(
  resolution: Parameters<typeof applyHazard>[0],
  target: CombatantId,
  hazard: Hazard | undefined,
): void {
  for (const condition of resolution.combatant(target).conditions)
    if (condition.name === 'In Hazard' && (hazard === undefined || condition.note === hazard.name))
      resolution.record({ type: 'condition-ended', subject: target, condition, why: because({ id: 'out of it' }) });
}

function planHazard(encounter: Fight, intent: Intent): Result<HazardPlan, Refusal> {
  const { actor, targets: namedIds, tool, manner, amount } = intent;
  const targets = namedIds === undefined || namedIds.length === 0 ? [actor] : [...new Set(namedIds)];
  const presenceCheck = checkPresent(encounter, targets);
  if (!presenceCheck.ok) return presenceCheck;
  const deadTarget = targets.map((id) => combatant(encounter, id)).find(({ vitality }) => vitality === 'dead');
  if (deadTarget) return no({ type: 'target-dead', name: deadTarget.name });
  const hazardWayResult = manner === undefined ? ok(HAZARD_WAYS[0]) : chooseByBeginning('way', manner, HAZARD_WAYS);
  if (!hazardWayResult.ok) return hazardWayResult;
  if (hazardWayResult.value === 'out' && tool === undefined) {
    const targetOutsideHazard = targets
      .map((id) => combatant(encounter, id))
      .find((who) => !isInHazard(who, undefined));
    if (targetOutsideHazard)
      return no(refusal('not-bearing', { name: targetOutsideHazard.name, condition: 'In Hazard' }));
    return ok({ targets, way: hazardWayResult.value, intent });
  }
  const hazardResult = readHazard(encounter, tool, amount);
  if (!hazardResult.ok) return hazardResult;
  const { name } = hazardResult.value;
  const targetOutsideHazard = targets.map((id) => combatant(encounter, id)).find((who) => !isInHazard(who, name));
  if (hazardWayResult.value === 'out' && targetOutsideHazard)
    return no(refusal('not-bearing', { name: targetOutsideHazard.name, condition: name }));
  return ok({ targets, way: hazardWayResult.value, hazard: hazardResult.value, intent });
}

function isInHazard({ conditions }: Fight['combatants'][number], hazard: string | undefined): boolean {
  return conditions.some(({ name, note }) => name === 'In Hazard' && (hazard === undefined || note === hazard));
}

interface WardPlan {
  readonly targets: readonly CombatantId[];
  readonly interaction: Interaction;
  readonly intent: Intent;
}

const LISTED_PERCENTS = [50, 25, 75, 100, 150, 200];
/** The maximum percentage of an interaction, as on a sheet. */
const MAX_PERCENT = 1000;

/** A ward or a curse for the scene: how a type of damage affects someone, and by what percentage. */
export const ward = action<Tdgs, WardPlan>({
  title: 'Ward or curse',
  cite: '17 Damage › Damage Interactions',
  when: 'always',
  gm: true,
  offers(encounter) {
    const targets = encounter.combatants.filter(({ vitality }) => isInFight(vitality)).map(({ id }) => id);
    if (targets.length === 0) return undefined;
    return {
      targets,
      tools: damageTypesIn(encounter),
      manners: INTERACTIONS,
      amount: { what: 'percent', most: MAX_PERCENT },
    };
  },
  ways: (encounter, actor) =>
    INTERACTIONS.map((manner) => ({
      manner,
      several: { least: 1, usual: [actor] },
      hows: damageTypesIn(encounter).map((tool) => ({ tool, manner })),
      amount: {
        what: 'percent',
        least: 1,
        most: MAX_PERCENT,
        needed: true,
        usual: manner === 'immunity' ? [100] : LISTED_PERCENTS,
      },
    })),
  plan: planWard,
  resolve(resolution, { targets, interaction: { kind, type, percent }, intent }) {
    declare(resolution, intent, { targets, tool: type, manner: kind });
    for (const target of targets)
      afflict(resolution, target, {
        condition: 'Enchanted',
        value: percent,
        facts: { interaction: kind, type },
      });
  },
});

function planWard(encounter: Fight, intent: Intent): Result<WardPlan, Refusal> {
  const { actor, targets: namedIds = [], tool, manner, amount = 100 } = intent;
  const targets = namedIds.length === 0 ? [actor] : [...new Set(namedIds)];
  const presenceCheck = checkPresent(encounter, targets);
  if (!presenceCheck.ok) return presenceCheck;
  const deadTarget = targets.map((id) => combatant(encounter, id)).find(({ vitality }) => vitality === 'dead');
  if (deadTarget) return no({ type: 'target-dead', name: deadTarget.name });
  if (manner === undefined) return no({ type: 'missing', what: 'ward', known: INTERACTIONS });
  const interactionKindResult = choose('ward', manner, INTERACTIONS);
  if (!interactionKindResult.ok) return interactionKindResult;
  if (tool === undefined) return no({ type: 'missing', what: 'damage-type', known: damageTypesIn(encounter) });
  const damageTypeResult = readDamageType(encounter, tool);
  if (!damageTypeResult.ok) return damageTypeResult;
  const [min, max] = interactionKindResult.value === 'immunity' ? [100, 100] : [1, MAX_PERCENT];
  if (amount < min || amount > max) return no({ type: 'out-of-bounds', what: 'percent', least: min, most: max });
  const interaction = { kind: interactionKindResult.value, type: damageTypeResult.value, percent: amount };
  return ok({ targets, interaction, intent });
}

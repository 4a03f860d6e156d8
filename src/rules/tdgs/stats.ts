// TDGS › 2 Stats › Apparent Stats; 7 Abilities › Skills; 9 Entities › Power Tier

import type { CombatantId } from '../core/encounter.ts';
import { type Modifier, nonZero, ownedBy, type Reason, sum } from '../core/reason.ts';
import { wornArmor } from './armor.ts';
import { type AnyCondition, entryOf, statModifier } from './conditions.ts';
import { because, conditionReason, itemReason } from './reasons.ts';
import { type Fighter, type Sheet, STATS, type Stat } from './sheet.ts';

/** A stat's current value, with the sheet's number and the reason. */
export interface ApparentStat {
  readonly stat: Stat;
  readonly value: number;
  readonly base: number;
  /** The reason that names the stat, with the parts of its value. */
  readonly why: Reason;
  /** The condition that reduces the stat to 0. */
  readonly zeroed?: AnyCondition;
}

/**
 * The current value of a stat. `temporaryModifiers` count for this moment only: cover, Dodge. `skillParts` are the
 * skills for the action. Stat and skills are one sum, which is never below 0 (ruling).
 */
export function apparentStat(
  who: Fighter,
  stat: Stat,
  temporaryModifiers: readonly Modifier[] = [],
  skillParts: readonly Modifier[] = [],
): ApparentStat {
  if (temporaryModifiers.length > 0 || skillParts.length > 0)
    return computeStat(who, stat, temporaryModifiers, skillParts);
  const statsCache = cachedStats(who);
  statsCache[stat] ??= computeStat(who, stat, temporaryModifiers, skillParts);
  return statsCache[stat];
}

/**
 * Computes base + equipment + abilities + conditions, never below 0 (document 2, Stats). A condition that halves the
 * stat halves this sum; skills are added after that. If a condition sets REF to 0, it stays 0, whatever is added.
 */
function computeStat(
  who: Fighter,
  stat: Stat,
  temporaryModifiers: readonly Modifier[],
  skillParts: readonly Modifier[],
): ApparentStat {
  const baseValue = who.sheet[stat];
  const armorEvasionModifiers = stat === 'REF' ? evasionModifiers(who.sheet) : [];
  const modifiersWithoutSkills = [
    ...sheetModifiers(who.sheet, stat),
    ...conditionModifiers(who.conditions, stat),
    ...armorEvasionModifiers,
    ...temporaryModifiers,
  ];
  const valueBeforeHalving = baseValue + sum(modifiersWithoutSkills);
  const isHalved = who.conditions.some((condition) => entryOf(condition).halves === stat);
  const currentValue = Math.max(
    0,
    (isHalved ? Math.floor(Math.max(0, valueBeforeHalving) / 2) : valueBeforeHalving) + sum(skillParts),
  );
  const zeroingCondition =
    stat === 'REF' ? who.conditions.find((condition) => entryOf(condition).zeroesRef === true)?.name : undefined;
  const statParts = nonZero([...modifiersWithoutSkills, ...skillParts]);
  const why = because({
    id: 'stat',
    stat,
    ...(statParts.length > 0 && { base: baseValue, parts: statParts }),
    ...(zeroingCondition !== undefined && { zeroed: conditionReason(zeroingCondition) }),
  });
  return zeroingCondition === undefined
    ? { stat, value: currentValue, base: baseValue, why }
    : { stat, value: 0, base: baseValue, why, zeroed: zeroingCondition };
}

/**
 * REF for the turn order and for ties. Ruling: evasion, cover, Prone, full defense and Dodge don't count. A condition
 * that sets REF to 0 doesn't change it.
 */
export function refForTurnOrder(who: Fighter): number {
  const statsCache = cachedStats(who);
  statsCache.refForTurnOrder ??= computeRefForTurnOrder(who);
  return statsCache.refForTurnOrder;
}

function computeRefForTurnOrder({ sheet, conditions }: Fighter): number {
  const countedConditions = conditions.filter(({ name }) => name !== 'Full Defense');
  return Math.max(0, sheet.REF + sum(sheetModifiers(sheet, 'REF')) + sum(conditionModifiers(countedConditions, 'REF')));
}

/** Turns a stat into a modifier on a roll, with its parts, and with its owner if that isn't the actor. */
export function statAsModifier({ value, why }: ApparentStat, sign: 1 | -1, owner?: CombatantId): Modifier {
  return { value: sign === 1 ? value : 0 - value, why: owner === undefined ? why : ownedBy(owner, why) };
}

/** A stat with the skills for the action, as one sum that is never below 0 (ruling). */
export function statWithSkills(who: Fighter, stat: Stat, actionNames: readonly string[]): ApparentStat {
  return apparentStat(who, stat, [], skillModifiers(who.sheet, actionNames));
}

/** A skill adds ⌊level ÷ 2⌋ to its stat for the actions it names; different skills add up. Source: document 7. */
export function skillModifiers(sheet: Sheet, actionNames: readonly string[]): readonly Modifier[] {
  const isNamedAction = (name: string) => actionNames.some((wanted) => wanted.toLowerCase() === name.toLowerCase());
  const modifiers: Modifier[] = [];
  for (const { kind, name, level, acts: abilityActions } of sheet.abilities)
    if (kind === 'skill' && level >= 2 && abilityActions.some(isNamedAction))
      modifiers.push({ value: Math.floor(level / 2), why: itemReason(name) });
  return modifiers;
}

/** "HP = Apparent CON × 5", at all times. Ruling: at least 1. */
export function maxHp(who: Fighter): number {
  return Math.max(1, apparentStat(who, 'CON').value * 5);
}

/** "5% of their maximum HP (rounded down)": knocked out at this many HP or fewer. */
export function knockoutHp(max: number): number {
  return Math.floor((max * 5) / 100);
}

/** The average of the eight stats, rounded down: on the sheet, and current. Source: document 9, Entities. */
export function powerTier(who: Fighter): { readonly base: number; readonly apparent: number } {
  const averageStat = (statValue: (stat: Stat) => number) =>
    Math.floor(STATS.reduce((all, stat) => all + statValue(stat), 0) / 8);
  return {
    base: averageStat((stat) => who.sheet[stat]),
    apparent: averageStat((stat) => apparentStat(who, stat).value),
  };
}

function sheetModifiers(sheet: Sheet, stat: Stat): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  for (const { name, bonuses } of [...wornArmor(sheet), ...sheet.abilities]) {
    const bonus = bonuses[stat] ?? 0;
    if (bonus !== 0) modifiers.push({ value: bonus, why: itemReason(name) });
  }
  return modifiers;
}

/** "Evasion: adds to Apparent REF for defense", summed over worn armor. */
function evasionModifiers(sheet: Sheet): readonly Modifier[] {
  return nonZero(wornArmor(sheet).map(({ name, evasion: value }) => ({ value, why: itemReason(name) })));
}

/** The modifiers of all conditions on someone, which add up. */
function conditionModifiers(conditions: Fighter['conditions'], stat: Stat): readonly Modifier[] {
  return conditions.map((condition) => statModifier(condition, stat)).filter((part) => part !== undefined);
}

/** The stats computed so far, without temporary modifiers. */
interface CachedStats extends Partial<Record<Stat, ApparentStat>> {
  readonly sheet: Sheet;
  refForTurnOrder?: number;
}

/** The cached stats, by a combatant's list of conditions. Each entry names the sheet that it belongs to. */
const statsByConditions = new WeakMap<Fighter['conditions'], CachedStats>();

/**
 * The cached stats of a combatant. They depend only on its sheet and conditions. Both are replaced, never changed, so
 * the cache stays valid.
 */
function cachedStats({ sheet, conditions }: Fighter): CachedStats {
  const cachedEntry = statsByConditions.get(conditions);
  if (cachedEntry?.sheet === sheet) return cachedEntry;
  const newStats: CachedStats = { sheet };
  statsByConditions.set(conditions, newStats);
  return newStats;
}

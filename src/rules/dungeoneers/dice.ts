// Dungeoneers › Actions › Attack › Hit Dice, Dodge Dice, Pierce Dice

import type { CombatantId } from '../core/encounter.ts';
import { type DiceChange, type Modifier, nonZero, type Reason, type Roll, sum } from '../core/reason.ts';
import { modifiersTo } from './armor-value.ts';
import { conditionDiceModifiers } from './condition-effects.ts';
import { because } from './reasons.ts';
import { areCriticalHitsOn } from './settings.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';
import type { Score, Weapon } from './sheet-equipment.ts';

/** Dice rolled together: how many, with how many sides, and the reasons for more or fewer dice. */
export interface Pool {
  readonly count: number;
  readonly sides: number;
  readonly why: string;
  readonly changes: readonly DiceChange[];
}

/** A limit on the number of dice, and its reason. */
export type DiceLimit = Extract<DiceChange, { readonly most: number }>;

/** The die for rolls whose die the book doesn't name. Ruling: grapples, pushes and escapes roll d4s. */
export const D4 = 4;
/** The maximum stress, magica or dice that may be staked on one roll. It is the program's limit, not the book's. */
export const MAX_AMOUNT_PER_ROLL = 40;

const STRESS_TAKEN_REASON = because({ id: 'stress taken' });

/** The dice bought with stress, one for each point. */
export function boughtDiceModifier(dice: number): Modifier {
  return { value: dice, why: STRESS_TAKEN_REASON };
}

/**
 * A pool of as many dice as the score, changed by modifiers, then limited by `limit`. Ruling: at least one die is
 * always rolled. Armor that is too heavy takes dice from every roll.
 */
export function dicePool(
  creature: Creature,
  count: number,
  sides: number,
  why: string,
  changes: readonly Modifier[] = [],
  limit?: DiceLimit,
): Pool {
  const allModifiers = nonZero([...changes, ...armorBurden(creature)]);
  const unlimitedDiceCount = Math.max(1, count + sum(allModifiers));
  const limitedDiceCount = limit === undefined ? unlimitedDiceCount : Math.min(limit.most, unlimitedDiceCount);
  const diceChanges = allModifiers.map((change) => ({ dice: change.value, why: change.why }));
  return {
    count: limitedDiceCount,
    sides,
    why,
    changes: limit !== undefined && limitedDiceCount < unlimitedDiceCount ? [...diceChanges, limit] : diceChanges,
  };
}

/**
 * Medium armor needs power 2, heavy armor 3. The highest requirement counts, and each missing point of power costs a
 * die on every roll.
 */
export function armorBurden({ sheet }: Creature): readonly Modifier[] {
  const tooHeavyGear = sheet.gear.filter(({ equipped, needs }) => equipped && needs > sheet.power);
  if (tooHeavyGear.length === 0) return [];
  const [heaviestGear] = tooHeavyGear.toSorted((a, b) => b.needs - a.needs);
  return heaviestGear
    ? [{ value: sheet.power - heaviestGear.needs, why: because({ id: 'item', item: heaviestGear.name }) }]
    : [];
}

/** An extra die with its own reason, added to a total or subtracted from it. */
export interface ExtraDie {
  readonly sides: number;
  readonly sign: 1 | -1;
  readonly why: Reason;
}

/** Rolls a pool, perhaps with an extra die, and adds it up. Ruling: no total is below 0. */
export function rollPool(
  resolution: DungeoneersResolution,
  dice: Pool,
  modifiers: readonly Modifier[] = [],
  extraDie?: ExtraDie,
): Roll {
  // The optional rule for critical hits needs the face of each die. Without that rule, the sum is enough.
  const reading = areCriticalHitsOn(resolution.encounter) ? undefined : 'sum';
  const rolledDice = resolution.rollDice(dice, reading);
  const allModifiers = extraDie === undefined ? modifiers : [...modifiers, dieModifier(resolution, extraDie)];
  const total = rolledDice.reduce((faces, { face }) => faces + face, 0) + sum(allModifiers);
  const roll = { dice: rolledDice, modifiers: allModifiers, total: Math.max(0, total) };
  return dice.changes.length > 0 ? { ...roll, pool: dice.changes } : roll;
}

function dieModifier(resolution: DungeoneersResolution, { sides, sign, why }: ExtraDie): Modifier {
  const dice = resolution.rollDice({ count: 1, sides });
  const total = dice[0]?.face ?? 0;
  return { value: sign * total, why, roll: { dice, modifiers: [], total } };
}

/** "Hit Dice": one die of the weapon's size for each point of prowess, plus one for each stress taken for the roll. */
export function hitPool(
  creature: Creature,
  weapon: Weapon,
  boughtCount: number,
  target: Creature,
  ranged: boolean,
): Pool {
  const diceModifiers = [...modifiersTo(creature, 'hit dice'), boughtDiceModifier(boughtCount)];
  return dicePool(
    creature,
    creature.sheet.prowess,
    weapon.hit,
    'hit',
    diceModifiers,
    hitDiceLimit(creature, target, ranged),
  );
}

/** The limit on hit dice, from the attacker's own effects or the target's protection against attacks from afar. */
export function hitDiceLimit(creature: Creature, target: Creature, ranged: boolean): DiceLimit | undefined {
  return lowerLimit(effectLimit(creature, 'most hit dice'), ranged ? hitDiceLimitFromAfar(target) : undefined);
}

/** The limit on hit dice from a condition that protects the target against attacks from afar. */
export function hitDiceLimitFromAfar(target: Creature): DiceLimit | undefined {
  return conditionLimit(target, 'mostHitDiceFromAfar', target.id);
}

/**
 * "Dodge Dice": as many d4 as the score, unless something changes them; one more while Defensive; at most one while
 * Prone.
 */
export function dodgePool(creature: Creature, score: Score = 'prowess'): Pool {
  const diceModifiers = [...modifiersTo(creature, 'dodge dice'), ...conditionDiceModifiers(creature, 'dodgeDice')];
  return dicePool(
    creature,
    creature.sheet[score],
    dodgeDie(creature),
    'dodge',
    diceModifiers,
    conditionLimit(creature, 'mostDodgeDice'),
  );
}

/** The number of sides of the dodge die: from the sheet, unless an ability or effect changes it. */
export function dodgeDie(creature: Creature): number {
  return changedDie(creature.sheet.dodge, modifiersTo(creature, 'dodge die'));
}

const SMALLEST_DIE = 2;

/**
 * A die, or its larger or smaller replacement from abilities and effects. If several replacements apply, the largest
 * counts.
 */
export function changedDie(usualDie: number, changes: readonly Modifier[]): number {
  return changes.length === 0 ? usualDie : Math.max(SMALLEST_DIE, ...changes.map(({ value }) => value));
}

/** Rolls dodge dice. "Facing Direction": from behind, 1d8 is subtracted from the total, which stays at 0 or above. */
export function rollDodge(
  resolution: DungeoneersResolution,
  dice: Pool,
  modifiers: readonly Modifier[],
  behind: Reason | undefined,
): Roll {
  return rollPool(resolution, dice, modifiers, behind && { sides: 8, sign: -1, why: behind });
}

export function conditionLimit(
  creature: Creature,
  diceEffect: 'mostDodgeDice' | 'mostHitDiceFromAfar',
  owner?: CombatantId,
): DiceLimit | undefined {
  const lowestModifier = lowestModifierOf(conditionDiceModifiers(creature, diceEffect, owner));
  const limit = lowestModifier && { most: lowestModifier.value, why: lowestModifier.why };
  return diceEffect === 'mostDodgeDice' ? lowerLimit(limit, effectLimit(creature, 'most dodge dice')) : limit;
}

/** The limit that abilities and effects set on the number of hit dice or dodge dice. */
function effectLimit(creature: Creature, what: 'most hit dice' | 'most dodge dice'): DiceLimit | undefined {
  const lowestModifier = lowestModifierOf(modifiersTo(creature, what));
  return lowestModifier && { most: Math.max(1, lowestModifier.value), why: lowestModifier.why };
}

function lowestModifierOf(modifiers: readonly Modifier[]): Modifier | undefined {
  return modifiers.length < 2 ? modifiers[0] : modifiers.toSorted((a, b) => a.value - b.value)[0];
}

function lowerLimit(limit: DiceLimit | undefined, otherLimit: DiceLimit | undefined): DiceLimit | undefined {
  return limit && otherLimit ? (limit.most <= otherLimit.most ? limit : otherLimit) : (limit ?? otherLimit);
}

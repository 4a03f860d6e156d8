// Dungeoneers › Actions › Attack › Hit Dice, Dodge Dice, Pierce Dice

import type { Modifier, Roll } from '../core/check.ts';
import { nonZero, sum } from '../core/check.ts';
import { modifiersTo } from './armor-value.ts';
import type { Score, Weapon } from './arms.ts';
import { bullets } from './conditions.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';

/** Dice to be thrown together: how many, of how many sides. `notes` say, at value 0, why there are more or fewer. */
export interface Pool {
  readonly count: number;
  readonly sides: number;
  readonly why: string;
  readonly notes: readonly Modifier[];
}

/** The dice that roll against a fixed size where the book names no weapon. Ruling: grapple, push and escape roll d4. */
export const D4 = 4;
/** Most stress, magica or dice that may be staked on one roll: the program's limit. */
export const MOST_STAKED = 40;

/**
 * A score's worth of dice, changed by reasons, then held to `most` at last. Ruling: at least one die is always rolled.
 * Armor that is too heavy takes dice from every roll.
 */
export function pool(
  of: Creature,
  count: number,
  sides: number,
  why: string,
  changes: readonly Modifier[] = [],
  most?: Modifier,
): Pool {
  const all = nonZero([...changes, ...burden(of)]);
  const free = Math.max(1, count + sum(all));
  const held = most === undefined ? free : Math.min(most.value, free);
  const notes = all.map((change) => ({ value: 0, why: `${change.why}: ${diceMore(change.value)}` }));
  const limit = most !== undefined && held < free ? [{ value: 0, why: `${most.why}: at most ${most.value}` }] : [];
  return { count: held, sides, why, notes: [...notes, ...limit] };
}

function diceMore(value: number): string {
  const many = Math.abs(value);
  return `${many} ${many === 1 ? 'die' : 'dice'} ${value > 0 ? 'more' : 'fewer'}`;
}

/** Medium armor needs power 2, heavy 3; the highest need counts, and what is missing is lost in dice from every roll. */
export function burden({ sheet }: Creature): readonly Modifier[] {
  const tooHeavy = sheet.gear.filter(({ equipped, needs }) => equipped && needs > sheet.power);
  if (tooHeavy.length === 0) return [];
  const [heaviest] = tooHeavy.toSorted((a, b) => b.needs - a.needs);
  return heaviest ? [{ value: sheet.power - heaviest.needs, why: heaviest.name }] : [];
}

/** Throws a pool, and another die for a reason of its own, and adds up. Ruling: no total is below 0. */
export function thrown(
  resolution: DungeoneersResolution,
  dice: Pool,
  modifiers: readonly Modifier[] = [],
  another?: Another,
): Roll {
  const own = resolution.throw(`${dice.count}d${dice.sides}`, dice.why);
  const all = another ? [...own, ...resolution.throw(`1d${another.sides}`, another.why)] : own;
  const total = all.reduce((faces, { face }) => faces + face, 0) + sum(modifiers);
  const note = another ? [{ value: 0, why: `${another.why}: 1d${another.sides} more` }] : [];
  return { dice: all, modifiers: [...dice.notes, ...note, ...modifiers], total: Math.max(0, total) };
}

interface Another {
  readonly sides: number;
  readonly why: string;
}

/** "Hit Dice": prowess dice of the weapon's size, and one for each stress taken for it. */
export function hitPool(of: Creature, weapon: Weapon, bought: number, target: Creature, ranged: boolean): Pool {
  const changes = [...modifiersTo(of, 'hit dice'), { value: bought, why: 'stress taken for it' }];
  return pool(of, of.sheet.prowess, weapon.hit, 'hit', changes, ranged ? fromAfar(target) : undefined);
}

/** At most so many dice to hit one whom a condition shelters from afar. */
export function fromAfar(target: Creature): Modifier | undefined {
  return limitBy(target, 'mostHitDiceFromAfar');
}

/** "Dodge Dice": a score's worth of d4, unless something says otherwise; one more when Defensive; at most one when Prone. */
export function dodgePool(of: Creature, score: Score = 'prowess'): Pool {
  const changes = [...modifiersTo(of, 'dodge dice'), ...bullets(of, 'dodgeDice')];
  return pool(of, of.sheet[score], dodgeDie(of), 'dodge', changes, limitBy(of, 'mostDodgeDice'));
}

/** The dodge die: the sheet's, or the largest that an ability or effect gives. */
export function dodgeDie(of: Creature): number {
  return Math.max(of.sheet.dodge, ...modifiersTo(of, 'dodge die').map(({ value }) => value));
}

/** Throws dodge dice. "Facing Direction": from behind, 1d8 is taken off the total, which stays at 0 or above. */
export function dodge(
  resolution: DungeoneersResolution,
  dice: Pool,
  modifiers: readonly Modifier[],
  behind: boolean,
): Roll {
  const roll = thrown(resolution, dice, modifiers);
  if (!behind) return roll;
  const off = resolution.throw('1d8', 'from behind');
  const penalty = { value: -(off[0]?.face ?? 0), why: 'from behind, 1d8' };
  return {
    dice: [...roll.dice, ...off],
    kept: roll.dice.map((_, at) => at),
    modifiers: [...roll.modifiers, penalty],
    total: Math.max(0, roll.total + penalty.value),
  };
}

export function limitBy(of: Creature, bullet: 'mostDodgeDice' | 'mostHitDiceFromAfar'): Modifier | undefined {
  const limits = bullets(of, bullet);
  return limits.length === 0 ? undefined : limits.toSorted((a, b) => a.value - b.value)[0];
}

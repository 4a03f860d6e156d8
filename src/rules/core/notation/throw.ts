import type { Dice, Die } from '../dice.ts';
import { calculate, leaves, within, worth } from './bounds.ts';
import type { Cut, DiceTerm, Expression, Term } from './expression.ts';
import { MOST_DICE } from './expression.ts';

/** What became of a die: it counts, was dropped, was thrown again; in a pool it hits or misses. */
export const FATES = ['kept', 'dropped', 'rerolled', 'hit', 'miss'] as const;
export type Fate = (typeof FATES)[number];

/** A die as it fell, and what became of it. */
export interface ThrownDie extends Die {
  /** What the die is worth: its face, unless a minimum or maximum says otherwise. */
  readonly value: number;
  readonly fate: Fate;
  /** Whether the next die of the group was thrown because of this one's face. */
  readonly exploded: boolean;
}

/** The dice of one group in the order they fell. A rerolled die is followed by the one that stands for it. */
export interface ThrownGroup {
  readonly dice: readonly ThrownDie[];
  /** The sum of those that count, or in a pool the number of hits. */
  readonly total: number;
}

/** An expression and how its dice fell. */
export interface Thrown {
  readonly expression: Expression;
  /** A group for each group of dice in the expression, in the order they are written. */
  readonly groups: readonly ThrownGroup[];
  readonly total: number;
  /** Whether a die lay still that would have been rerolled or exploded, had the limit of dice not been reached. */
  readonly cutShort: boolean;
}

interface Falling extends ThrownDie {
  fate: Fate;
}

/** The throwing while it goes on. */
interface Table {
  readonly dice: Dice;
  readonly why: string;
  readonly groups: ThrownGroup[];
  /** How many more dice may be thrown for explosions and rerolls. */
  extra: number;
  cutShort: boolean;
}

/**
 * Throws the dice, group after group as written, each die with its rerolls and explosions before the next. It refuses
 * nothing: an expression that was parsed can be thrown. All in all at most `MOST_DICE` fall.
 */
export function throwDice(expression: Expression, dice: Dice, why = 'roll'): Thrown {
  const table: Table = { dice, why, groups: [], extra: MOST_DICE - expression.dice, cutShort: false };
  const total = result(expression.term, table);
  return { expression, groups: table.groups, total, cutShort: table.cutShort };
}

function result(term: Term, table: Table): number {
  switch (term.type) {
    case 'number':
      return term.value;
    case 'minus':
      return 0 - result(term.of, table);
    case 'dice': {
      const group = throwGroup(term, table);
      table.groups.push(group);
      return group.total;
    }
    default: {
      const left = result(term.left, table);
      return calculate(term.type, left, result(term.right, table));
    }
  }
}

function throwGroup(group: DiceTerm, table: Table): ThrownGroup {
  const dice: Falling[] = [];
  for (let thrown = 0; thrown < group.count; thrown++) fall(group, table, dice);
  for (const cut of group.cuts) drop(dice, cut, group.sides);

  const { hits } = group;
  let total = 0;
  for (const die of dice) {
    if (die.fate !== 'kept') continue;
    if (!hits) total += die.value;
    else if (within(hits, die.value)) {
      die.fate = 'hit';
      total++;
    } else die.fate = 'miss';
  }
  return { dice, total };
}

/** Throws one die of the group, again while it is rerolled, and one more while it explodes. */
function fall(group: DiceTerm, table: Table, dice: Falling[]): void {
  const { sides, reroll, explode } = group;
  const { why } = table;
  for (let again = true, rerolled = false; again; ) {
    const face = table.dice.throw(sides, why);
    const rerolls: boolean = reroll !== undefined && !(reroll.once && rerolled) && within(reroll.faces, face);
    const explodes = !rerolls && explode !== undefined && within(explode, face);
    again = (rerolls || explodes) && spend(table);
    rerolled = rerolls;
    const fate = rerolls && again ? 'rerolled' : 'kept';
    const value = fate === 'kept' ? worth(group, face) : face;
    dice.push({ sides, face, why, value, fate, exploded: explodes && again });
  }
}

/** Takes one of the extra dice, if there is one left. */
function spend(table: Table): boolean {
  if (table.extra === 0) {
    table.cutShort = true;
    return false;
  }
  table.extra--;
  return true;
}

/** Drops what the cut drops of the dice that still count, the worst first. Of equal dice the first thrown stay. */
function drop(dice: readonly Falling[], cut: Cut, sides: number): void {
  const tally: number[] = [];
  for (let value = 0; value <= sides; value++) tally.push(0);
  let counted = 0;
  for (const { fate, value } of dice) {
    if (fate !== 'kept') continue;
    tally[value] = (tally[value] ?? 0) + 1;
    counted++;
  }

  const lowest = cut.cut === 'kh' || cut.cut === 'dl';
  let surplus = counted - leaves(cut, counted);
  let last = lowest ? 1 : sides;
  for (let many = tally[last] ?? 0; surplus > many; many = tally[last] ?? 0) {
    surplus -= many;
    last += lowest ? 1 : -1;
  }
  for (let place = dice.length - 1; place >= 0; place--) {
    const die = dice[place];
    if (die?.fate !== 'kept') continue;
    const worse = lowest ? die.value < last : die.value > last;
    if (worse || (die.value === last && surplus-- > 0)) die.fate = 'dropped';
  }
}

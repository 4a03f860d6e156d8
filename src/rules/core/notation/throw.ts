import type { Dice, Die } from '../dice.ts';
import { calculate, leaves, within, worth } from './bounds.ts';
import type { Cut, DiceTerm, Expression, Term } from './expression.ts';
import { MOST_DICE } from './expression.ts';

/** What became of a die: it counts, was dropped, was thrown again; in a pool it hits or misses. */
const FATES = ['kept', 'dropped', 'rerolled', 'hit', 'miss'] as const;
type Fate = (typeof FATES)[number];

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
  readonly groups: ThrownGroup[];
  /** How many more dice may be thrown for explosions and rerolls. */
  extra: number;
  cutShort: boolean;
}

/**
 * Throws the dice, group after group as written, each die with its rerolls and explosions before the next. It refuses
 * nothing: an expression that was parsed can be thrown. All in all at most `MOST_DICE` fall.
 */
export function throwDice(expression: Expression, dice: Dice): Thrown {
  const table: Table = { dice, groups: [], extra: MOST_DICE - expression.dice, cutShort: false };
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
  const { sides, reroll, explode, cuts, hits } = group;
  const dice: Falling[] = [];
  for (let thrown = 0; thrown < group.count; thrown++) {
    const face = table.dice.throw(sides);
    if (reroll || explode) settle(group, table, dice, face);
    else dice.push(lying(group, face));
  }
  for (const cut of cuts) drop(dice, cut, sides);

  let total = 0;
  for (const die of dice) {
    if (die.fate !== 'kept') continue;
    if (hits) die.fate = within(hits, die.value) ? 'hit' : 'miss';
    total += hits ? Number(die.fate === 'hit') : die.value;
  }
  return { dice, total };
}

/** A die that stays as it lies. */
function lying(group: DiceTerm, face: number): Falling {
  return { sides: group.sides, face, value: worth(group, face), fate: 'kept', exploded: false };
}

/** A die has shown this face: throws it again while it is rerolled, and one more while it explodes. */
function settle(group: DiceTerm, table: Table, dice: Falling[], first: number): void {
  const { sides, reroll, explode } = group;
  let rerolled = false;
  for (let face = first; ; face = table.dice.throw(sides)) {
    const rerolls: boolean = reroll !== undefined && !(reroll.once && rerolled) && within(reroll.faces, face);
    const explodes = !rerolls && explode !== undefined && within(explode, face);
    const again = (rerolls || explodes) && spend(table);
    if (rerolls && again) dice.push({ sides, face, value: face, fate: 'rerolled', exploded: false });
    else if (again) dice.push({ sides, face, value: worth(group, face), fate: 'kept', exploded: true });
    else dice.push(lying(group, face));
    if (!again) return;
    rerolled = rerolls;
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

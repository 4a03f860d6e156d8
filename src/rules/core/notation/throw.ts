import type { Dice, Die } from '../dice.ts';
import {
  type Cut,
  calculate,
  type DiceTerm,
  type Expression,
  type Faces,
  leaves,
  MOST_DICE,
  type Term,
  within,
  worth,
} from './expression.ts';

/** What became of a die: it counts, was dropped, was thrown again; in a pool it hits or misses. */
const FATES = ['kept', 'dropped', 'rerolled', 'hit', 'miss'] as const;
type Fate = (typeof FATES)[number];

/** A die as it fell, and what became of it. */
interface ThrownDie extends Die {
  /** What the die is worth: its face, unless a minimum or maximum says otherwise. */
  readonly value: number;
  readonly fate: Fate;
  /** Whether the next die of the group was thrown because of this one's face. */
  readonly exploded: boolean;
}

/** The dice of one group in the order they fell. A rerolled die is followed by the one that stands for it. */
interface ThrownGroup {
  readonly dice: readonly ThrownDie[];
  /** The sum of those that count, or in a pool the number of hits. */
  readonly total: number;
}

/** An expression and how its dice fell. */
interface Thrown {
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

/** The most characters spent on listing dice in one `show`; beyond it the rest are only counted. */
const LONGEST_LIST = 300;
const SHORTEST_LIST = 24;

/**
 * The arithmetic as players read it: `4d6kh3 [6, 5, (1), 3] + 2 = 16`. In brackets of a list stand dice that do not
 * count, dropped ones and misses; `6!` exploded, `1→5` was rerolled, `1↑2` and `6↓5` met a minimum or maximum. Plain
 * text without markdown and without the label; never above 1,000 characters.
 */
export function show(thrown: Thrown): string {
  const { expression, groups, total, cutShort } = thrown;
  const room = Math.max(SHORTEST_LIST, Math.floor(LONGEST_LIST / Math.max(1, groups.length)));
  let next = 0;
  const text = written(expression.term, SHOWN_SIGNS, (group) => {
    const fell = groups[next++];
    return fell ? `${notation(group)} [${list(fell, room)}]` : notation(group);
  });
  if (expression.term.type === 'number') return text;
  const unit = expression.term.type === 'dice' && expression.term.hits ? (total === 1 ? ' hit' : ' hits') : '';
  const end = cutShort ? ` (stopped at ${MOST_DICE} dice)` : '';
  return `${text} = ${total}${unit}${end}`;
}

/**
 * The expression as one would type it, in one fixed way. `parse` reads the same from it, unless its spaces made it
 * longer than what is read.
 */
export function format({ term, label }: Expression): string {
  const text = written(term, TYPED_SIGNS, notation);
  return label === undefined ? text : `${text} # ${label}`;
}

const TYPED_SIGNS = { '+': '+', '-': '-', '*': '*', '/': '/' } as const;
const SHOWN_SIGNS = { '+': '+', '-': '-', '*': '×', '/': '÷' } as const;
type Signs = typeof TYPED_SIGNS | typeof SHOWN_SIGNS;

function written(term: Term, signs: Signs, dice: (group: DiceTerm) => string): string {
  switch (term.type) {
    case 'number':
      return String(term.value);
    case 'dice':
      return dice(term);
    case 'minus':
      return `-${inside(term.of, 3, signs, dice)}`;
    default: {
      const left = inside(term.left, binding(term), signs, dice);
      return `${left} ${signs[term.type]} ${inside(term.right, binding(term) + 1, signs, dice)}`;
    }
  }
}

/** A part of a term, in brackets if it binds less than it must here. */
function inside(term: Term, least: number, signs: Signs, dice: (group: DiceTerm) => string): string {
  const text = written(term, signs, dice);
  return binding(term) < least ? `(${text})` : text;
}

function binding({ type }: Term): number {
  if (type === '+' || type === '-') return 1;
  return type === '*' || type === '/' || type === 'minus' ? 2 : 3;
}

/** A group of dice as one types it. The explosion comes last, or `!` before `>=5` would be read as one with it. */
function notation({ count, sides, reroll, explode, atLeast, atMost, cuts, hits }: DiceTerm): string {
  let text = `${count === 1 ? '' : count}d${sides}`;
  if (reroll) text += `${reroll.once ? 'ro' : 'r'}${comparison(reroll.faces, sides, '')}`;
  if (atLeast !== undefined) text += `mi${atLeast}`;
  if (atMost !== undefined) text += `ma${atMost}`;
  for (const cut of cuts) text += `${cut.cut}${cut.count}`;
  if (hits) text += comparison(hits, sides, '=');
  if (explode) text += explode.from === sides ? '!' : `!${comparison(explode, sides, '=')}`;
  return text;
}

function comparison({ from, to }: Faces, sides: number, equal: string): string {
  if (from === to) return `${equal}${from}`;
  return to === sides ? `>=${from}` : `<=${to}`;
}

/** The dice of a group: all of them if there is room, or as many as leave room to say how many more there are. */
function list({ dice }: ThrownGroup, room: number): string {
  let text = '';
  let shortened = '';
  for (const [place, die] of dice.entries()) {
    text += `${place === 0 ? '' : between(dice[place - 1])}${face(die)}`;
    if (place > 0 && text.length > room) return shortened;
    const rest = ` … and ${dice.length - place - 1} more`;
    if (place === 0 || text.length + rest.length <= room) shortened = text + rest;
  }
  return text;
}

const between = (before: ThrownDie | undefined): string => (before?.fate === 'rerolled' ? '→' : ', ');

function face({ face, value, fate, exploded }: ThrownDie): string {
  const bound = value > face ? `↑${value}` : value < face ? `↓${value}` : '';
  const text = `${face}${exploded ? '!' : ''}${bound}`;
  return fate === 'dropped' || fate === 'miss' ? `(${text})` : text;
}

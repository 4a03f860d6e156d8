import type { Dice, Die } from '../dice.ts';
import type { Cut, DiceTerm, Expression, FaceRange, Operator, Term } from './expression.ts';
import { calculate, diceAfterCut, faceValue, isInRange, MAX_DICE } from './expression.ts';
import { labelParts } from './parse-dice.ts';

/** What happened to a die: it counts, was dropped or was rerolled. In a pool, it hits or misses. */
const DIE_FATES = ['kept', 'dropped', 'rerolled', 'hit', 'miss'] as const;
type DieFate = (typeof DIE_FATES)[number];

/** A rolled die, and what happened to it. */
interface RolledDie extends Die {
  /** The value of the die: its face, unless a minimum or maximum changes it. */
  readonly value: number;
  readonly fate: DieFate;
  /** Whether this die exploded, so that the next die of the group was rolled. */
  readonly exploded: boolean;
}

/** The dice of one group in the order they were rolled. A rerolled die is followed by its replacement. */
interface RolledGroup {
  readonly dice: readonly RolledDie[];
  /** The sum of the dice that count, or in a pool the number of hits. */
  readonly total: number;
}

/** An expression and its rolled dice. */
export interface RolledExpression {
  readonly expression: Expression;
  /** One group for each group of dice in the expression, in the order written. */
  readonly groups: readonly RolledGroup[];
  readonly total: number;
  /** Whether the dice limit cut off a reroll or an explosion. */
  readonly cutShort: boolean;
}

interface MutableDie extends RolledDie {
  fate: DieFate;
}

/** The state of a roll in progress. */
interface RollInProgress {
  readonly dice: Dice;
  readonly groups: RolledGroup[];
  /** How many more dice may be rolled for explosions and rerolls. */
  extra: number;
  cutShort: boolean;
}

/**
 * Rolls the dice, group by group in the order written, each die with its rerolls and explosions before the next. It
 * never refuses: anything that parses can be rolled. It rolls at most `MAX_DICE` dice in total.
 */
export function rollDice(expression: Expression, dice: Dice): RolledExpression {
  const state: RollInProgress = { dice, groups: [], extra: MAX_DICE - expression.dice, cutShort: false };
  const total = rollTerm(expression.term, state);
  return { expression, groups: state.groups, total, cutShort: state.cutShort };
}

function rollTerm(term: Term, state: RollInProgress): number {
  switch (term.type) {
    case 'number':
      return term.value;
    case 'minus':
      return 0 - rollTerm(term.of, state);
    case 'dice': {
      const group = rollGroup(term, state);
      state.groups.push(group);
      return group.total;
    }
    default: {
      const left = rollTerm(term.left, state);
      return calculate(term.type, left, rollTerm(term.right, state));
    }
  }
}

function rollGroup(group: DiceTerm, state: RollInProgress): RolledGroup {
  const { sides, reroll, explode, cuts, hits } = group;
  const dice: MutableDie[] = [];
  for (let count = 0; count < group.count; count++) {
    const face = state.dice.roll(sides);
    if (reroll || explode) resolveDie(group, state, dice, face);
    else dice.push(newDie(group, face));
  }
  for (const cut of cuts) dropDice(dice, cut);

  let total = 0;
  for (const die of dice) {
    if (die.fate !== 'kept') continue;
    if (hits) die.fate = isInRange(hits, die.value) ? 'hit' : 'miss';
    total += hits ? Number(die.fate === 'hit') : die.value;
  }
  return { dice, total };
}

/** A die that is neither rerolled nor dropped yet. */
function newDie(group: DiceTerm, face: number): MutableDie {
  return { sides: group.sides, face, value: faceValue(group, face), fate: 'kept', exploded: false };
}

/**
 * Handles a die's first face: rerolls the die as long as its face requires it, and adds another die as long as the
 * newest one explodes.
 */
function resolveDie(group: DiceTerm, state: RollInProgress, dice: MutableDie[], first: number): void {
  const { sides, reroll, explode } = group;
  let wasRerolled = false;
  for (let face = first; ; face = state.dice.roll(sides)) {
    const mustReroll: boolean = reroll !== undefined && !(reroll.once && wasRerolled) && isInRange(reroll.faces, face);
    const mustExplode = !mustReroll && explode !== undefined && isInRange(explode, face);
    const hasExtraDie = (mustReroll || mustExplode) && useExtraDie(state);
    if (mustReroll && hasExtraDie) dice.push({ sides, face, value: face, fate: 'rerolled', exploded: false });
    else if (hasExtraDie) dice.push({ sides, face, value: faceValue(group, face), fate: 'kept', exploded: true });
    else dice.push(newDie(group, face));
    if (!hasExtraDie) return;
    wasRerolled = mustReroll;
  }
}

/** Uses one of the extra dice, if any are left. */
function useExtraDie(state: RollInProgress): boolean {
  if (state.extra === 0) {
    state.cutShort = true;
    return false;
  }
  state.extra--;
  return true;
}

/**
 * Drops or keeps dice as a cut says, counting only dice that haven't been dropped. Among equal dice, the first ones
 * rolled stay.
 */
function dropDice(dice: readonly MutableDie[], { cut, count }: Cut): void {
  const keptDice = dice.filter(({ fate }) => fate === 'kept');
  const dropsLowest = cut === 'kh' || cut === 'dl';
  const diceWorstFirst = keptDice
    .toReversed()
    .toSorted((a, b) => (dropsLowest ? a.value - b.value : b.value - a.value));
  for (const die of diceWorstFirst.slice(0, keptDice.length - diceAfterCut({ cut, count }, keptDice.length)))
    die.fate = 'dropped';
}

/**
 * The maximum length of the list of dice in one `rollText`, in characters. For dice that don't fit, the list shows only
 * their number.
 */
const MAX_DICE_LIST_LENGTH = 300;
const MIN_DICE_LIST_LENGTH = 24;

/** The words in a roll's text. */
export interface RollWords {
  /** The minus sign: "−" for players, "-" in records. */
  readonly minus: string;
  /** A name, such as that of a score. */
  name(name: string): string;
  /** The result of a pool: "2 hits". */
  hits(count: number): string;
  /** The end of a list of dice that is too long: "… and 5 more". */
  more(count: number): string;
  /** The note that no more dice were rolled: "(stopped at 1000 dice)". */
  stopped(most: number): string;
}

/** The words in records. They are the same in every language, so that a record doesn't depend on the language. */
const RECORD_WORDS: RollWords = {
  minus: '-',
  name: (name) => name,
  hits: (count) => `${count} ${count === 1 ? 'hit' : 'hits'}`,
  more: (count) => `… and ${count} more`,
  stopped: (most) => `(stopped at ${most} dice)`,
};

/**
 * The math for players: `4d6kh3 [6, 5, (1), 3] + 2 = 16`. Dice in parentheses don't count: dropped ones and misses.
 * `6!` exploded, `1→5` was rerolled, `1↑2` and `6↓5` were changed by a minimum or maximum. Plain text without markdown
 * and without the label; at most 1,000 characters in records.
 */
export function rollText(rolled: RolledExpression, words: RollWords = RECORD_WORDS): string {
  const { expression, groups, total, cutShort } = rolled;
  const maxLength = Math.max(MIN_DICE_LIST_LENGTH, Math.floor(MAX_DICE_LIST_LENGTH / Math.max(1, groups.length)));
  let nextGroupIndex = 0;
  const signedText = (value: number) => (value < 0 ? `${words.minus}${-value}` : `${value}`);
  const style: NotationStyle = {
    signs: { ...SHOWN_STYLE.signs, '-': words.minus },
    named: (value, name) => `${words.name(name)} ${signedText(value)}`,
  };
  const text = termText(expression.term, style, (group) => {
    const rolledGroup = groups[nextGroupIndex++];
    const label =
      group.called === undefined ? groupNotation(group) : `${groupNotation(group)} (${labelText(group.called, words)})`;
    return rolledGroup ? `${label} [${diceListText(rolledGroup, maxLength, words, group.fate)}]` : label;
  });
  if (expression.term.type === 'number') return text;
  const isPool = expression.term.type === 'dice' && expression.term.hits !== undefined;
  const resultText = isPool ? words.hits(total) : signedText(total);
  return `${text} = ${resultText}${cutShort ? ` ${words.stopped(MAX_DICE)}` : ''}`;
}

function labelText(label: string, words: RollWords): string {
  return labelParts(label)
    .map((part) => ('name' in part ? words.name(part.name) : part.text))
    .join('');
}

/**
 * The expression in a standard notation that can be typed. `parseExpression` reads it back unchanged, unless the added
 * spaces make it too long.
 */
export function formatExpression({ term, label }: Expression): string {
  const text = termText(term, TYPED_STYLE, (group) =>
    group.called === undefined ? groupNotation(group) : `${groupNotation(group)}[${group.called}]`,
  );
  return label === undefined ? text : `${text} # ${label}`;
}

/** A term without dice as players read it: "AGI 4 + Pistols 3". */
export function numbersText(term: Term): string {
  return termText(term, SHOWN_STYLE, groupNotation);
}

interface NotationStyle {
  readonly signs: Readonly<Record<Operator, string>>;
  /** Writes a number together with its name on a sheet. */
  readonly named: (value: number, name: string) => string;
}

const TYPED_STYLE: NotationStyle = {
  signs: { '+': '+', '-': '-', '*': '*', '/': '/' },
  named: (value, name) => `${value < 0 ? `(${value})` : value}[${name}]`,
};
const SHOWN_STYLE: NotationStyle = {
  signs: { '+': '+', '-': '-', '*': '×', '/': '÷' },
  named: (value, name) => `${name} ${value}`,
};

function termText(term: Term, style: NotationStyle, dice: (group: DiceTerm) => string): string {
  switch (term.type) {
    case 'number':
      return term.called === undefined ? String(term.value) : style.named(term.value, term.called);
    case 'dice':
      return dice(term);
    case 'minus':
      return `${style.signs['-']}${bracketedTermText(term.of, 3, style, dice)}`;
    default: {
      const left = bracketedTermText(term.left, operatorPrecedence(term), style, dice);
      return `${left} ${style.signs[term.type]} ${bracketedTermText(term.right, operatorPrecedence(term) + 1, style, dice)}`;
    }
  }
}

/** A part of a term, in brackets if its operator binds less tightly than the operator around it. */
function bracketedTermText(term: Term, min: number, style: NotationStyle, dice: (group: DiceTerm) => string): string {
  const text = termText(term, style, dice);
  return operatorPrecedence(term) < min ? `(${text})` : text;
}

function operatorPrecedence({ type }: Term): number {
  if (type === '+' || type === '-') return 1;
  return type === '*' || type === '/' || type === 'minus' ? 2 : 3;
}

/**
 * A group of dice as a player would type it. The explosion comes last, because `!>=5` would be read as one modifier.
 */
function groupNotation({ count, sides, fate, reroll, explode, atLeast, atMost, cuts, hits }: DiceTerm): string {
  let text = `${count === 1 ? '' : count}d${fate ? 'F' : sides}`;
  if (reroll) text += `${reroll.once ? 'ro' : 'r'}${comparisonText(reroll.faces, sides, '')}`;
  if (atLeast !== undefined) text += `mi${atLeast}`;
  if (atMost !== undefined) text += `ma${atMost}`;
  for (const cut of cuts) text += `${cut.cut}${cut.count}`;
  if (hits) text += comparisonText(hits, sides, '=');
  if (explode) text += explode.from === sides ? '!' : `!${comparisonText(explode, sides, '=')}`;
  return text;
}

function comparisonText({ from, to }: FaceRange, sides: number, equal: string): string {
  if (from === to) return `${equal}${from}`;
  return to === sides ? `>=${from}` : `<=${to}`;
}

/** Lists the dice of a group. If there isn't enough room, the list ends with how many dice it leaves out. */
function diceListText({ dice }: RolledGroup, maxLength: number, words: RollWords, fate?: true): string {
  let text = '';
  let shortenedText = '';
  for (const [index, die] of dice.entries()) {
    text += `${index === 0 ? '' : separatorAfter(dice[index - 1])}${fate ? fateFaceText(die) : faceText(die)}`;
    if (index > 0 && text.length > maxLength) return shortenedText;
    const moreText = ` ${words.more(dice.length - index - 1)}`;
    if (index === 0 || text.length + moreText.length <= maxLength) shortenedText = text + moreText;
  }
  return text;
}

const separatorAfter = (before: RolledDie | undefined): string => (before?.fate === 'rerolled' ? '→' : ', ');

function faceText({ face, value, fate, exploded }: RolledDie): string {
  const boundText = value > face ? `↑${value}` : value < face ? `↓${value}` : '';
  return withParentheses(`${face}${exploded ? '!' : ''}${boundText}`, fate);
}

const fateFaceText = ({ value, fate }: RolledDie): string =>
  withParentheses(value > 0 ? '+' : value < 0 ? '-' : '0', fate);

/** Adds parentheses around a die that doesn't count. */
const withParentheses = (text: string, fate: DieFate): string =>
  fate === 'dropped' || fate === 'miss' ? `(${text})` : text;

import { no, ok, type Refusal, type Result } from '../refusal.ts';
import type { Cut, DiceFault, DiceModifiers, DiceTerm, Expression, Faces, Reroll, Sign, Term } from './expression.ts';
import {
  counting,
  DEEPEST,
  diceBounds,
  FEWEST_SIDES,
  joinedBounds,
  LARGEST_NUMBER,
  LARGEST_RESULT,
  LONGEST_TEXT,
  MOST_DICE,
  MOST_GROUPS,
  MOST_SIDES,
  within,
} from './expression.ts';
import { format, showNumbers } from './roll.ts';

/** A number on a sheet that a roll may name: REF 3. */
export interface SheetNumber {
  readonly name: string;
  readonly value: number;
}

/** What a player typed for one roll or several alike. */
export interface TypedRoll {
  readonly times: number;
  readonly expression: Expression;
  /** What goes on the record, for `parse`: as typed, but without what only the player's sheet can tell. */
  readonly dice: string;
}

/** The most rolls at once. */
export const MOST_TIMES = 20;

/**
 * Reads dice as they are on the record: dice, numbers, `+ - * /`, brackets, and a label after `#` or as trailing words.
 *
 * - `2d6+3`, `d20`, `d%`; any spacing and capitalization
 * - `4d6kh3` keeps the 3 highest; `kl` keeps the lowest, `dh` and `dl` drop; `k` is `kh`; without a number it is 1
 * - `3d6!` rolls one more for each 6; `!>4`, `!=5` for other faces
 * - `2d6r1` rerolls until there is no 1; `r<3` likewise; `ro1` rerolls only once
 * - `2d6mi2`, `2d6ma5`: no die is worth less, or more
 * - `6d6>=5`, `6d6=6` count matching dice and don't add them up
 * - `4dF` rolls Fate dice, worth -1, 0 and +1
 * - `3[REF]`, `7d6[AGI 4 + Pistols 3]`: where a number, or the number of dice, comes from
 *
 * Everything is refused here, before any roll: what can't be read, what is over a limit, dice that would explode or
 * reroll forever, a divisor that could be 0. One pass over at most 200 characters.
 */
export function parse(typed: string): Result<Expression, Refusal> {
  return readWith(typed, undefined);
}

/**
 * Reads what a player typed: as `parse` does, and also
 *
 * - `d20+REF`: names of numbers on the player's sheet, in any case
 * - `(AGI+Pistols)d6`: a number of dice that has to be worked out
 * - `d20adv+5`, `d20+5 adv`, `dis`: the higher or lower of two dice
 * - `6x 4d6kh3`: that many rolls, one after another
 *
 * Only the sheet's names may stand in square brackets on the record, so a player can't type any.
 */
export function readTyped(typed: string, sheet: readonly SheetNumber[]): Result<TypedRoll, Refusal> {
  const [prefix = '', count] = /^\s*(\d{1,9})x\s+(?=\S)/i.exec(typed) ?? [];
  const times = Number(count ?? 1);
  const longestFirst = sheet.toSorted((a, b) => b.name.length - a.name.length);
  const read = readWith(typed.slice(prefix.length), longestFirst);
  if (!read.ok) return no(shifted(read.why, typed, prefix.length));
  if (times < 1 || times > MOST_TIMES)
    return no({ type: 'dice-unreadable', typed, at: 0, because: { id: 'too many rolls', most: MOST_TIMES } });
  if (times * read.value.dice > MOST_DICE) return no({ type: 'dice-too-many', most: MOST_DICE, what: 'dice' });
  const { isFromSheet, ...expression } = read.value;
  const dice = isFromSheet ? format(expression) : typed.slice(prefix.length);
  if (dice.length > LONGEST_TEXT) return no({ type: 'dice-unreadable', typed, at: LONGEST_TEXT, because: TOO_LONG });
  return ok({ times, expression, dice });
}

/** A refusal of a part of the text, with its place in the whole text. */
function shifted(why: Refusal, typed: string, by: number): Refusal {
  return why.type === 'dice-unreadable' && by > 0 ? { ...why, typed, at: why.at + by } : why;
}

/** Reads an expression. `sheet`: what only a player may type, with the numbers of their sheet, longest names first. */
function readWith(
  typed: string,
  sheet: readonly SheetNumber[] | undefined,
): Result<Expression & { readonly isFromSheet?: true }, Refusal> {
  const text = typed.slice(0, LONGEST_TEXT).toWellFormed();
  const reading: Reading = {
    text,
    at: 0,
    depth: 0,
    dice: 0,
    groups: 0,
    refusal: undefined,
    ...(sheet && { sheet, isFromSheet: false }),
  };
  const expression = typed.length > LONGEST_TEXT ? unreadable(reading, TOO_LONG, LONGEST_TEXT) : readAll(reading);
  if (expression) return ok(reading.isFromSheet ? { ...expression, isFromSheet: true } : expression);
  return no(reading.refusal ?? { type: 'dice-unreadable', typed: text, at: reading.at, because: { id: 'no sense' } });
}

const TOO_LONG: DiceFault = { id: 'too long', most: LONGEST_TEXT };

function readAll(reading: Reading): Expression | undefined {
  if (past(reading.text, 0) === reading.text.length) return unreadable(reading, { id: 'nothing to throw' }, 0);
  const sum = readSum(reading);
  if (!sum) return undefined;
  const cut = readTrailingAdvantage(reading);
  const term = cut ? withAdvantage(reading, sum, cut) : sum;
  if (!term) return undefined;
  const label = readLabel(reading);
  if (label === undefined) return undefined;
  return label === '' ? { term, dice: reading.dice } : { term, dice: reading.dice, label };
}

/** `adv` or `dis` at the end of the dice, where it is about the only group: `d20+5 adv`. */
function readTrailingAdvantage(reading: Reading): Cut['cut'] | undefined {
  const { text, at, sheet } = reading;
  const cut = sheet && advantage(nameAt(text, at));
  if (cut) reading.at = past(text, at + ADVANTAGE_LENGTH);
  return cut;
}

/** The same term with advantage on its only die. Refuses if it has none or several. */
function withAdvantage(reading: Reading, term: Term, cut: Cut['cut']): Term | undefined {
  if (reading.dice !== 1) return unreadable(reading, { id: 'needs one die' });
  const inside = (of: Term): Term => {
    switch (of.type) {
      case 'number':
        return of;
      case 'dice':
        return { ...of, count: 2, cuts: [{ cut, count: 1 }, ...of.cuts] };
      case 'minus':
        return { ...of, of: inside(of.of) };
      default:
        return { ...of, left: inside(of.left), right: inside(of.right) };
    }
  };
  reading.dice++;
  reading.isFromSheet = true;
  return inside(term);
}

const ADVANTAGE_LENGTH = 3;

function advantage(name: string): Cut['cut'] | undefined {
  return name === 'adv' ? 'kh' : name === 'dis' ? 'kl' : undefined;
}

function readSum(reading: Reading): Term | undefined {
  let left = readProduct(reading);
  while (left) {
    const sign = sumSign(reading);
    if (!sign) break;
    left = readRight(reading, sign, left, readProduct);
  }
  return left;
}

function readProduct(reading: Reading): Term | undefined {
  let left = readSigned(reading);
  while (left) {
    const sign = productSign(reading);
    if (!sign) break;
    left = readRight(reading, sign, left, readSigned);
  }
  return left;
}

/** Reads the right side of a sign with `read`, and joins it to the left side. */
function readRight(reading: Reading, type: Sign, left: Term, read: typeof readSigned): Term | undefined {
  const at = reading.at++;
  const right = read(reading);
  if (!right) return undefined;
  if (type === '/' && right.least <= 0 && right.most >= 0) {
    return unreadable(reading, { id: 'divided by 0' }, past(reading.text, at + 1));
  }
  const { least, most } = joinedBounds(type, left, right);
  if (most > LARGEST_RESULT || least < -LARGEST_RESULT) {
    return unreadable(reading, { id: 'result too large' }, at);
  }
  return { type, left, right, least, most };
}

function sumSign(reading: Reading): '+' | '-' | undefined {
  reading.at = past(reading.text, reading.at);
  const code = reading.text.charCodeAt(reading.at);
  if (code === PLUS) return '+';
  return code === MINUS || code === MINUS_SIGN || code === DASH ? '-' : undefined;
}

/** Phones and rulebooks use these characters for a minus. */
const MINUS_SIGN = 0x2212;
const DASH = 0x2013;

function productSign(reading: Reading): '*' | '/' | undefined {
  const { text } = reading;
  reading.at = past(text, reading.at);
  const code = text.charCodeAt(reading.at);
  if (code === TIMES || code === TIMES_SIGN) return '*';
  if (code === OVER || code === OVER_SIGN) return '/';
  if (code !== SMALL_X && code !== CAPITAL_X) return undefined;
  const next = text.charCodeAt(past(text, reading.at + 1));
  return isDigit(next) || next === OPEN ? '*' : undefined;
}

const TIMES_SIGN = 0xd7;
const OVER_SIGN = 0xf7;
const SMALL_X = 0x78;
const CAPITAL_X = 0x58;

/** A term with any plus and minus signs before it. Two minuses cancel out. */
function readSigned(reading: Reading): Term | undefined {
  let minus = false;
  for (let sign = sumSign(reading); sign; sign = sumSign(reading)) {
    if (sign === '-') minus = !minus;
    reading.at++;
  }
  const of = readTerm(reading);
  return of && minus ? { type: 'minus', of, least: 0 - of.most, most: 0 - of.least } : of;
}

/** Dice, a number, or a sum in brackets. */
function readTerm(reading: Reading): Term | undefined {
  const { text, at } = reading;
  if (text.charCodeAt(at) === OPEN) return readBrackets(reading);
  const value = readNumber(reading);
  if (isDiceAt(text, reading.at, value !== undefined) || isFateAt(text, reading.at))
    return readDice(reading, value ?? 1, at);
  if (value === undefined)
    return reading.sheet ? readName(reading, reading.sheet) : unreadable(reading, { id: 'no term' });
  if (value > LARGEST_NUMBER) return unreadable(reading, { id: 'number too large', most: LARGEST_NUMBER }, at);
  return readCalled(reading, { type: 'number', value, least: value, most: value });
}

/** A number of the player's sheet by its name, the longest one that fits. */
function readName(reading: Reading, sheet: readonly SheetNumber[]): Term | undefined {
  const { text, at } = reading;
  const found = sheet.find(({ name }) => {
    const end = at + name.length;
    return text.slice(at, end).toLowerCase() === name.toLowerCase() && !WORD.test(text.slice(end, end + 2));
  });
  if (!found) {
    const [name] = /^[\p{L}\p{N}_'’-]+/u.exec(text.slice(at)) ?? [];
    if (name === undefined) return unreadable(reading, { id: 'no term' });
    return unreadable(reading, { id: 'unknown name', name, known: sheet.map((each) => each.name) });
  }
  reading.at += found.name.length;
  reading.isFromSheet = true;
  const { value } = found;
  return { type: 'number', value, called: calledSafely(found.name), least: value, most: value };
}

const WORD = /^[\p{L}\p{N}]/u;

/** A name as it may stand in square brackets. */
const calledSafely = (name: string): string =>
  name
    .replace(/[[\]\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_CALLED);

/** The most characters in square brackets. */
const LONGEST_CALLED = 60;

/** The name of a number or of a number of dice, in square brackets after it; on the record only. */
function calledAt(reading: Reading): string | undefined {
  const { text, at, sheet } = reading;
  if (sheet || text.charCodeAt(at) !== OPEN_SQUARE) return undefined;
  const end = text.indexOf(']', at);
  const called = end < 0 ? '' : text.slice(at + 1, end);
  if (called === '' || called !== calledSafely(called))
    return unreadable(reading, { id: 'bad name', most: LONGEST_CALLED });
  reading.at = end + 1;
  return called;
}

function readCalled(reading: Reading, number: Term & { readonly type: 'number' }): Term | undefined {
  const called = calledAt(reading);
  if (reading.refusal) return undefined;
  return called === undefined ? number : { ...number, called };
}

function readBrackets(reading: Reading): Term | undefined {
  const { at: from, dice } = reading;
  if (reading.depth === DEEPEST) return unreadable(reading, { id: 'too deep', most: DEEPEST });
  reading.depth++;
  reading.at++;
  const inside = readSum(reading);
  if (!inside) return undefined;
  if (reading.text.charCodeAt(reading.at) !== CLOSE) {
    return reading.at === reading.text.length ? unreadable(reading, { id: 'not closed' }) : unexpected(reading);
  }
  reading.depth--;
  reading.at++;
  if (reading.dice > dice) return inside;
  // On the record a negative number with a name is in brackets: (-1)[REF].
  if (reading.text.charCodeAt(reading.at) === OPEN_SQUARE)
    return readCalled(reading, { type: 'number', value: inside.least, least: inside.least, most: inside.least });
  if (!reading.sheet || !isDiceAt(reading.text, reading.at, true)) return inside;
  reading.isFromSheet = true;
  return readDice(reading, inside.least, from, showNumbers(inside));
}

/** The player's label from here to the end, or ''. Text that looks like dice is only a label after a `#`. */
function readLabel(reading: Reading): string | undefined {
  const { text, at } = reading;
  if (at === text.length) return '';
  if (text.charCodeAt(at) === HASH) return tidy(text.slice(at + 1));
  if (!isSpace(text.charCodeAt(at - 1)) || !LETTER.test(text.slice(at, at + 2)) || isDiceAt(text, at, false))
    return unexpected(reading);
  const words = tidy(text.slice(at));
  if (LIKE_DICE.test(words)) return unreadable(reading, { id: 'label like dice' });
  return words;
}

const LETTER = /^\p{L}/u;
/** Text that looks like dice: a digit in the first word, dice in a later one, or a sign written as a word. */
const LIKE_DICE = /^\p{L}+\d|[\d\s]d[\d%]|^(?:plus|minus|times|x) /iu;

const tidy = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Refuses whatever follows the end of the expression. */
function unexpected(reading: Reading): undefined {
  const { text, at } = reading;
  const code = text.charCodeAt(at);
  if (code === CLOSE) return unreadable(reading, { id: 'never opened' });
  if (code === POINT || code === COMMA) return unreadable(reading, { id: 'not whole' });
  if (isComparison(code) || code === BANG) return unreadable(reading, { id: 'not after dice' });
  if (isDigit(code) || code === OPEN || isDiceAt(text, at, false)) {
    return unreadable(reading, { id: 'no sign' });
  }
  return unreadable(reading, { id: 'not understood' });
}

const SMALL_D = 0x64;
const CAPITAL_D = 0x44;

const NO_CUTS: readonly Cut[] = [];

/** The dice modifiers that were read so far. */
type Said = { -readonly [Doing in keyof DiceModifiers]: DiceModifiers[Doing] };

/**
 * Whether a group of dice starts here: a `d` and its sides, spaces allowed. A `d` right after a number always means
 * dice; after a space it may start a word.
 */
function isDiceAt(text: string, at: number, counted: boolean): boolean {
  const place = counted ? past(text, at) : at;
  const code = text.charCodeAt(place);
  if (code !== SMALL_D && code !== CAPITAL_D) return false;
  if (counted && place === at) return true;
  const next = text.charCodeAt(past(text, place + 1));
  return isDigit(next) || next === PERCENT;
}

/** Whether there are Fate dice here: `dF`. */
function isFateAt(text: string, at: number): boolean {
  return FATE.test(text.slice(at, at + 5));
}

/** `dF`, perhaps with dice to keep or drop: `dFkh3`. */
const FATE = /^d ?f(?:(?=k|dh|dl)|(?![\p{L}\p{N}]))/iu;
const FATE_SIDES = 3;

/**
 * Reads dice from their `d` on. `count` has been read already; `at` is where the group begins; `from`: how the count
 * was worked out.
 */
function readDice(reading: Reading, count: number, at: number, from?: string): DiceTerm | undefined {
  const fate = isFateAt(reading.text, reading.at);
  if (fate) reading.at = reading.text.toLowerCase().indexOf('f', reading.at) + 1;
  const sides = fate ? FATE_SIDES : readSides(reading);
  if (sides === undefined) return undefined;
  if (count < 1) return unreadable(reading, { id: 'no dice' }, at);
  reading.groups++;
  if (reading.groups > MOST_GROUPS) return unreadable(reading, { id: 'too many groups', most: MOST_GROUPS }, at);

  const said: Said = {
    reroll: undefined,
    explode: undefined,
    atLeast: undefined,
    atMost: undefined,
    cuts: NO_CUTS,
    hits: undefined,
    ...(fate && { fate }),
  };
  let rolled = count;
  for (;;) {
    const cut = reading.sheet && advantage(nameAt(reading.text, past(reading.text, reading.at)));
    if (cut && said.cuts.length === 0) {
      // A die after a space may have words after it that begin with "adv".
      if (rolled !== 1) return unreadable(reading, { id: 'needs one die' });
      reading.at = past(reading.text, reading.at) + ADVANTAGE_LENGTH;
      reading.isFromSheet = true;
      rolled = 2;
      said.cuts = [{ cut, count: 1 }];
    } else if (!readDoing(reading, sides, said)) break;
    if (reading.refusal) return undefined;
  }
  const called = calledAt(reading) ?? (from === undefined ? undefined : calledSafely(from));
  if (reading.refusal) return undefined;
  reading.dice += rolled;
  if (reading.dice > MOST_DICE) return tooMany(reading, MOST_DICE, 'dice');

  const because = unfit(rolled, sides, said);
  if (because !== undefined) return unreadable(reading, because, at);
  const { reroll, explode, atLeast, atMost, cuts, hits } = said;
  const { least, most } = diceBounds(rolled, sides, said);
  const named = called === undefined ? {} : { called };
  const modifiers = { reroll, explode, atLeast, atMost, cuts, hits, ...(fate && { fate }) };
  return { type: 'dice', count: rolled, sides, ...modifiers, least, most, ...named };
}

function readSides(reading: Reading): number | undefined {
  const { text } = reading;
  const at = past(text, past(text, reading.at) + 1);
  reading.at = at;
  if (text.charCodeAt(at) === PERCENT) {
    reading.at++;
    return 100;
  }
  const sides = readNumber(reading);
  if (sides === undefined) return unreadable(reading, { id: 'no sides' });
  if (sides < FEWEST_SIDES) return unreadable(reading, { id: 'too few sides', least: FEWEST_SIDES }, at);
  return sides > MOST_SIDES ? tooMany(reading, MOST_SIDES, 'sides') : sides;
}

/** Reads one dice modifier. Returns whether there was one. A faulty one sets a refusal. */
function readDoing(reading: Reading, sides: number, said: Said): boolean {
  const { text } = reading;
  const at = past(text, reading.at);
  const code = text.charCodeAt(at);
  if (code === BANG) {
    reading.at = at + 1;
    return readExplosion(reading, sides, said, at);
  }
  if (isComparison(code)) {
    reading.at = at;
    if (said.hits) return repeated(reading, at);
    said.hits = readFaces(reading, sides);
    return true;
  }
  return isLetter(code) && readNamed(reading, sides, said, nameAt(text, at), at);
}

function readExplosion(reading: Reading, sides: number, said: Said, at: number): boolean {
  if (said.explode) return repeated(reading, at);
  const attached = isComparison(reading.text.charCodeAt(past(reading.text, reading.at)));
  if (attached) reading.at = past(reading.text, reading.at);
  said.explode = attached ? readFaces(reading, sides) : { from: sides, to: sides };
  return true;
}

function readNamed(reading: Reading, sides: number, said: Said, name: string, at: number): boolean {
  const { text } = reading;
  const end = past(text, at + name.length);
  const figure = isDigit(text.charCodeAt(end));
  // After a space, letters may be the start of the label: "2d6 rage".
  const spaced = at > reading.at;
  switch (name) {
    case 'r':
    case 'ro':
      if (spaced && !figure && !isComparison(text.charCodeAt(end))) return false;
      reading.at = end;
      return readReroll(reading, sides, said, name === 'ro', at);
    case 'mi':
    case 'min':
    case 'ma':
    case 'max':
      if (spaced && !figure) return false;
      reading.at = end;
      return readBound(reading, sides, said, name === 'mi' || name === 'min' ? 'atLeast' : 'atMost', at);
    case 'k':
      if (spaced && !figure) return false;
      return readCut(reading, said, 'kh', at, end);
    case 'kh':
    case 'kl':
    case 'dh':
    case 'dl':
      return readCut(reading, said, name, at, end);
    case 'd':
      if (!spaced) unreadable(reading, { id: 'drops which' }, at);
      return false;
    default:
      return false;
  }
}

function readReroll(reading: Reading, sides: number, said: Said, once: boolean, at: number): boolean {
  if (said.reroll) return repeated(reading, at);
  const faces = readFaces(reading, sides);
  if (faces) said.reroll = { faces, once };
  return true;
}

function readBound(reading: Reading, sides: number, said: Said, bound: 'atLeast' | 'atMost', at: number): boolean {
  if (said[bound] !== undefined) return repeated(reading, at);
  const place = reading.at;
  const value = readNumber(reading);
  if (value === undefined || value < 1 || value > sides) {
    unreadable(reading, { id: 'no face of', sides }, place);
  }
  said[bound] = value;
  return true;
}

function readCut(reading: Reading, said: Said, cut: Cut['cut'], at: number, end: number): boolean {
  for (const earlier of said.cuts) if (earlier.cut === cut) return repeated(reading, at);
  reading.at = isDigit(reading.text.charCodeAt(end)) ? end : at + nameAt(reading.text, at).length;
  const count = readNumber(reading) ?? 1;
  if (count < 1) unreadable(reading, { id: 'cuts none' }, end);
  said.cuts = said.cuts.length === 0 ? [{ cut, count }] : [...said.cuts, { cut, count }];
  return true;
}

function repeated(reading: Reading, at: number): boolean {
  unreadable(reading, { id: 'said already' }, at);
  return true;
}

/** The letters at this place, at most 4, in lower case. */
function nameAt(text: string, at: number): string {
  let end = at;
  while (end < at + 4 && isLetter(text.charCodeAt(end))) end++;
  return text.slice(at, end).toLowerCase();
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Why dice can't be rolled like this. Undefined if they can. */
function unfit(count: number, sides: number, modifiers: DiceModifiers): DiceFault | undefined {
  const { reroll, explode, atLeast, atMost, cuts, hits, fate } = modifiers;
  if (fate && (reroll || explode || hits || atLeast !== undefined || atMost !== undefined)) return { id: 'only keeps' };
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) return { id: 'minimum above maximum' };
  const most = explode ? MOST_DICE : count;
  for (const { cut, count: kept } of cuts) {
    if ((cut === 'kh' || cut === 'kl') && kept > most) return { id: 'keeps too many' };
  }
  if (cuts.length > 0 && counting(cuts, count) === 0) return { id: 'drops all' };
  if (reroll && !reroll.once && size(reroll.faces) === sides) return { id: 'rerolls all' };
  if (explode && endless(sides, explode, reroll)) return { id: 'explodes for ever' };
  return undefined;
}

const size = ({ from, to }: Faces): number => to - from + 1;

/** Whether every face that isn't rerolled explodes. */
function endless(sides: number, explode: Faces, reroll: Reroll | undefined): boolean {
  if (!reroll || reroll.once) return size(explode) === sides;
  for (let face = 1; face <= sides; face++) if (!within(reroll.faces, face) && !within(explode, face)) return false;
  return true;
}

/** The position in what a player typed. It only moves forward, one character at a time. */
interface Reading {
  readonly text: string;
  /** The index of the next character. */
  at: number;
  /** The number of open brackets. */
  depth: number;
  /** Dice and groups of dice read so far. */
  dice: number;
  groups: number;
  /** The first problem found. The function that finds it returns `undefined`, and reading ends. */
  refusal: Refusal | undefined;
  /** The numbers of the player's sheet, longest names first. Undefined: the text is from the record. */
  readonly sheet?: readonly SheetNumber[];
  /** Whether the text has something that only a player may type. */
  isFromSheet?: boolean;
}

function unreadable(reading: Reading, because: DiceFault, at = reading.at): undefined {
  reading.refusal = { type: 'dice-unreadable', typed: reading.text, at, because };
}

function tooMany(reading: Reading, most: number, what: 'dice' | 'sides'): undefined {
  reading.refusal = { type: 'dice-too-many', most, what };
}

/** Character codes with a meaning. Comparing codes, even past the end, is what makes parsing fast. */
const PERCENT = 0x25;
const BANG = 0x21;
const HASH = 0x23;
const OPEN = 0x28;
const CLOSE = 0x29;
const OPEN_SQUARE = 0x5b;
const TIMES = 0x2a;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const OVER = 0x2f;
const LESS = 0x3c;
const EQUAL = 0x3d;
const MORE = 0x3e;
const AT_MOST = 0x2264;
const AT_LEAST = 0x2265;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The index of the first character from `at` on that isn't a space. */
function past(text: string, at: number): number {
  let place = at;
  while (isSpace(text.charCodeAt(place))) place++;
  return place;
}

/** Whether the character code is a space, a no-break space, a tab or a line break. */
function isSpace(code: number): boolean {
  return code === 32 || code === 160 || (code >= 9 && code <= 13);
}

/** The whole number at this place, if there is one. A number above the maximum becomes the maximum plus 1. */
function readNumber(reading: Reading): number | undefined {
  const { text } = reading;
  if (!isDigit(text.charCodeAt(reading.at))) return undefined;
  let value = 0;
  while (isDigit(text.charCodeAt(reading.at))) {
    value = Math.min(value * 10 + text.charCodeAt(reading.at) - 48, LARGEST_NUMBER + 1);
    reading.at++;
  }
  return value;
}

/** Whether the character code is `<`, `=`, `>`, `≤` or `≥`. */
function isComparison(code: number): boolean {
  return (code >= LESS && code <= MORE) || code === AT_MOST || code === AT_LEAST;
}

/** Reads a comparison with its number, `>4` or `<=2` or `=6`, or just a number, as the faces of the die it covers. */
function readFaces(reading: Reading, sides: number): Faces | undefined {
  const from = reading.at;
  const sign = readComparison(reading);
  reading.at = past(reading.text, reading.at);
  const value = readNumber(reading);
  if (value === undefined) return unreadable(reading, { id: 'no face' });
  const faces = facesOf(sign, value, sides);
  if (faces.from > faces.to) return unreadable(reading, { id: 'no such face', sides }, from);
  return faces;
}

function readComparison(reading: Reading): Comparison {
  const sign = reading.text.charCodeAt(reading.at);
  if (!isComparison(sign)) return '=';
  reading.at++;
  if (sign === AT_MOST) return '<=';
  if (sign === AT_LEAST) return '>=';
  const orEqual = reading.text.charCodeAt(reading.at) === EQUAL;
  if (orEqual) reading.at++;
  if (sign === EQUAL) return '=';
  if (sign === LESS) return orEqual ? '<=' : '<';
  return orEqual ? '>=' : '>';
}

type Comparison = '<' | '<=' | '=' | '>=' | '>';

function facesOf(sign: Comparison, value: number, sides: number): Faces {
  switch (sign) {
    case '<':
      return { from: 1, to: Math.min(value - 1, sides) };
    case '<=':
      return { from: 1, to: Math.min(value, sides) };
    case '>':
      return { from: value + 1, to: sides };
    case '>=':
      return { from: Math.max(value, 1), to: sides };
    case '=':
      return value < 1 || value > sides ? { from: 1, to: 0 } : { from: value, to: value };
  }
}

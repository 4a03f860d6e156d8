import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { no, ok } from '../result.ts';
import { joinedBounds } from './bounds.ts';
import type { Reading } from './cursor.ts';
import {
  BANG,
  CLOSE,
  COMMA,
  HASH,
  isComparison,
  isDigit,
  isSpace,
  MINUS,
  OPEN,
  OVER,
  PLUS,
  POINT,
  past,
  readNumber,
  TIMES,
  unreadable,
} from './cursor.ts';
import { readDice, standsDice } from './dice-term.ts';
import type { Expression, Sign, Term } from './expression.ts';
import { DEEPEST, LARGEST_NUMBER, LARGEST_RESULT, LONGEST_TEXT } from './expression.ts';
import type { DiceFault } from './fault.ts';

/**
 * Reads what a player typed: dice, numbers, `+ - * /`, brackets, and a label after `#` or as trailing words.
 *
 * - `2d6+3`, `d20`, `d%`; spaces and capitals as one likes
 * - `4d6kh3` keeps the 3 highest; `kl` keeps the lowest, `dh` and `dl` drop; `k` is `kh`; without a number it is 1
 * - `3d6!` throws one more for each 6; `!>4`, `!=5` for other faces
 * - `2d6r1` throws a 1 again until it is none; `r<3` likewise; `ro1` only once
 * - `2d6mi2`, `2d6ma5`: no die is worth less, or more
 * - `6d6>=5`, `6d6=6` count the dice that do so, instead of adding them up
 *
 * All saying no is done here, before any die falls: what cannot be read, what is beyond the limits, dice that would
 * explode or be rerolled for ever, a divisor that could be 0. One pass over at most 200 characters.
 */
export function parse(typed: string): Result<Expression, Refusal> {
  const text = typed.slice(0, LONGEST_TEXT).toWellFormed();
  const reading: Reading = { text, at: 0, depth: 0, dice: 0, groups: 0, refusal: undefined };
  const expression = typed.length > LONGEST_TEXT ? unreadable(reading, TOO_LONG, LONGEST_TEXT) : readAll(reading);
  if (expression) return ok(expression);
  return no(reading.refusal ?? { type: 'dice-unreadable', typed: text, at: reading.at, because: { id: 'no sense' } });
}

const TOO_LONG: DiceFault = { id: 'too long', most: LONGEST_TEXT };

function readAll(reading: Reading): Expression | undefined {
  if (past(reading.text, 0) === reading.text.length) return unreadable(reading, { id: 'nothing to throw' }, 0);
  const term = readSum(reading);
  if (!term) return undefined;
  const label = readLabel(reading);
  if (label === undefined) return undefined;
  return label === '' ? { term, dice: reading.dice } : { term, dice: reading.dice, label };
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

/** The sign that stands here and the term to the right of it, which `read` reads. */
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

/** Phones and rulebooks put these for a minus. */
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

/** A term with any plus and minus before it. Two minuses are none. */
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
  if (standsDice(text, reading.at, value !== undefined)) return readDice(reading, value ?? 1, at);
  if (value === undefined) return unreadable(reading, { id: 'no term' });
  if (value > LARGEST_NUMBER) return unreadable(reading, { id: 'number too large', most: LARGEST_NUMBER }, at);
  return { type: 'number', value, least: value, most: value };
}

function readBrackets(reading: Reading): Term | undefined {
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
  return inside;
}

/** The player's own words from here to the end, '' if there are none. What looks like dice is no label without a `#`. */
function readLabel(reading: Reading): string | undefined {
  const { text, at } = reading;
  if (at === text.length) return '';
  if (text.charCodeAt(at) === HASH) return tidy(text.slice(at + 1));
  if (!isSpace(text.charCodeAt(at - 1)) || !LETTER.test(text.slice(at, at + 2)) || standsDice(text, at, false))
    return unexpected(reading);
  const words = tidy(text.slice(at));
  if (LIKE_DICE.test(words)) return unreadable(reading, { id: 'label like dice' });
  return words;
}

const LETTER = /^\p{L}/u;
/** A figure in the first word, dice in a later one, or a sign in words. */
const LIKE_DICE = /^\p{L}+\d|[\d\s]d[\d%]|^(?:plus|minus|times|x) /iu;

const tidy = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Says what is wrong with what stands where the expression should have ended. */
function unexpected(reading: Reading): undefined {
  const { text, at } = reading;
  const code = text.charCodeAt(at);
  if (code === CLOSE) return unreadable(reading, { id: 'never opened' });
  if (code === POINT || code === COMMA) return unreadable(reading, { id: 'not whole' });
  if (isComparison(code) || code === BANG) return unreadable(reading, { id: 'not after dice' });
  if (isDigit(code) || code === OPEN || standsDice(text, at, false)) {
    return unreadable(reading, { id: 'no sign' });
  }
  return unreadable(reading, { id: 'not understood' });
}

// Reads typed dice and dice from the record.

import type { NotedRoll } from '../reason.ts';
import { no, ok, type Refusal, type Result } from '../refusal.ts';
import type { Cut, DiceFault, Expression, Operator, Term } from './expression.ts';
import {
  joinedBounds,
  LARGEST_NUMBER,
  LARGEST_RESULT,
  MAX_BRACKET_DEPTH,
  MAX_DICE,
  MAX_TEXT_LENGTH,
} from './expression.ts';
import {
  ADVANTAGE_LENGTH,
  advantageCut,
  isDiceAt,
  isFateDiceAt,
  readBracketedLabel,
  readDice,
  safeLabel,
} from './parse-dice.ts';
import {
  CHARACTER_CODES,
  isComparison,
  isDigit,
  isSpace,
  lettersAt,
  type ParseState,
  readNumber,
  refuseUnreadable,
  type SheetNumber,
  skipSpaces,
} from './reading.ts';
import { formatExpression, numbersText, type RolledExpression, rollDice } from './roll.ts';

/** What a player typed for one roll or several equal rolls. */
export interface TypedRoll {
  readonly times: number;
  readonly expression: Expression;
  /**
   * The dice for the record, readable by `parseExpression`: as typed, but with the numbers of the player's sheet filled
   * in.
   */
  readonly dice: string;
}

/** The maximum number of rolls at once. */
export const MAX_ROLLS = 20;

/**
 * Reads dice in the record's notation: dice, numbers, `+ - * /`, brackets, and a label after `#` or as trailing words.
 *
 * - `2d6+3`, `d20`, `d%`; any spacing and capitalization
 * - `4d6kh3` keeps the 3 highest; `kl` keeps the lowest, `dh` and `dl` drop; `k` is `kh`; without a number it is 1
 * - `3d6!` rolls one more for each 6; `!>4`, `!=5` for other faces
 * - `2d6r1` rerolls until there is no 1; `r<3` likewise; `ro1` rerolls only once
 * - `2d6mi2`: no die is worth less than 2; `2d6ma5`: no die is worth more than 5
 * - `6d6>=5`, `6d6=6` count matching dice and don't add them up
 * - `4dF` rolls Fate dice, worth -1, 0 and +1
 * - `3[REF]`, `7d6[AGI 4 + Pistols 3]`: where a number, or the number of dice, comes from
 *
 * Refuses what can't be rolled: text that isn't dice, dice over a limit, dice that would explode or reroll forever, a
 * divisor that could be 0. Reads at most 200 characters.
 */
export function parseExpression(input: string): Result<Expression, Refusal> {
  return readExpression(input, undefined);
}

/**
 * Rebuilds a roll from its recorded dice and faces. Undefined if not all faces were recorded, as in a roll of many
 * dice.
 */
export function rebuildRoll({ dice, faces }: NotedRoll): RolledExpression | undefined {
  const parseResult = parseExpression(dice);
  if (!parseResult.ok) return undefined;
  let usedFaceCount = 0;
  const roll = rollDice(parseResult.value, { roll: () => faces[usedFaceCount++] ?? 1 });
  return usedFaceCount === faces.length ? roll : undefined;
}

/**
 * Reads what a player typed: everything that `parseExpression` understands, except names in square brackets, and also
 *
 * - `d20+REF`: names of numbers on the player's sheet, in any case
 * - `(AGI+Pistols)d6`: a number of dice that must be computed
 * - `d20adv+5`, `d20+5 adv`, `dis`: the higher or lower of two dice
 * - `6x 4d6kh3`: that many rolls, one after another
 *
 * Players can't type square brackets, because on the record they show that a name comes from the sheet.
 */
export function readTypedRoll(input: string, sheet: readonly SheetNumber[]): Result<TypedRoll, Refusal> {
  const [prefix = '', count] = /^\s*(\d{1,9})x\s+(?=\S)/i.exec(input) ?? [];
  const times = Number(count ?? 1);
  const numbersLongestFirst = sheet.toSorted((a, b) => b.name.length - a.name.length);
  const expressionResult = readExpression(input.slice(prefix.length), numbersLongestFirst);
  if (!expressionResult.ok) return no(shiftedRefusal(expressionResult.why, input, prefix.length));
  if (times < 1 || times > MAX_ROLLS)
    return no({ type: 'dice-unreadable', typed: input, at: 0, because: { id: 'too many rolls', most: MAX_ROLLS } });
  if (times * expressionResult.value.dice > MAX_DICE)
    return no({ type: 'dice-too-many', most: MAX_DICE, what: 'dice' });
  const { hasPlayerSyntax, ...expression } = expressionResult.value;
  const dice = hasPlayerSyntax ? formatExpression(expression) : input.slice(prefix.length);
  if (dice.length > MAX_TEXT_LENGTH)
    return no({ type: 'dice-unreadable', typed: input, at: MAX_TEXT_LENGTH, because: TOO_LONG_FAULT });
  return ok({ times, expression, dice });
}

/** Makes the position in a refusal count from the start of the whole text, if only a part of the text was read. */
function shiftedRefusal(why: Refusal, input: string, by: number): Refusal {
  return why.type === 'dice-unreadable' && by > 0 ? { ...why, typed: input, at: why.at + by } : why;
}

/**
 * Reads an expression. `sheet` has the numbers that a player may name in it, longest names first. Undefined if the text
 * is from the record.
 */
function readExpression(
  input: string,
  sheet: readonly SheetNumber[] | undefined,
): Result<Expression & { readonly hasPlayerSyntax?: true }, Refusal> {
  const text = input.slice(0, MAX_TEXT_LENGTH).toWellFormed();
  const reading: ParseState = {
    text,
    at: 0,
    depth: 0,
    dice: 0,
    groups: 0,
    refusal: undefined,
    ...(sheet && { sheet, hasPlayerSyntax: false }),
  };
  const expression =
    input.length > MAX_TEXT_LENGTH
      ? refuseUnreadable(reading, TOO_LONG_FAULT, MAX_TEXT_LENGTH)
      : readWholeInput(reading);
  if (expression) return ok(reading.hasPlayerSyntax ? { ...expression, hasPlayerSyntax: true } : expression);
  return no(reading.refusal ?? { type: 'dice-unreadable', typed: text, at: reading.at, because: { id: 'no sense' } });
}

const TOO_LONG_FAULT: DiceFault = { id: 'too long', most: MAX_TEXT_LENGTH };

function readWholeInput(reading: ParseState): Expression | undefined {
  if (skipSpaces(reading.text, 0) === reading.text.length)
    return refuseUnreadable(reading, { id: 'nothing to throw' }, 0);
  const sum = readSum(reading);
  if (!sum) return undefined;
  const cut = readTrailingAdvantage(reading);
  const term = cut ? withAdvantage(reading, sum, cut) : sum;
  if (!term) return undefined;
  const label = readLabel(reading);
  if (label === undefined) return undefined;
  return label === '' ? { term, dice: reading.dice } : { term, dice: reading.dice, label };
}

/** Reads `adv` or `dis` after the whole sum: `d20+5 adv`. */
function readTrailingAdvantage(reading: ParseState): Cut['cut'] | undefined {
  const { text, at, sheet } = reading;
  const cut = sheet && advantageCut(lettersAt(text, at));
  if (cut) reading.at = skipSpaces(text, at + ADVANTAGE_LENGTH);
  return cut;
}

/** The term with advantage on its only die. Refuses a term without dice or with several. */
function withAdvantage(reading: ParseState, term: Term, cut: Cut['cut']): Term | undefined {
  if (reading.dice !== 1) return refuseUnreadable(reading, { id: 'needs one die' });
  const withCut = (term: Term): Term => {
    switch (term.type) {
      case 'number':
        return term;
      case 'dice':
        return { ...term, count: 2, cuts: [{ cut, count: 1 }, ...term.cuts] };
      case 'minus':
        return { ...term, of: withCut(term.of) };
      default:
        return { ...term, left: withCut(term.left), right: withCut(term.right) };
    }
  };
  reading.dice++;
  reading.hasPlayerSyntax = true;
  return withCut(term);
}

function readSum(reading: ParseState): Term | undefined {
  let left = readProduct(reading);
  while (left) {
    const sign = sumSign(reading);
    if (!sign) break;
    left = withRightOperand(reading, sign, left, readProduct);
  }
  return left;
}

function readProduct(reading: ParseState): Term | undefined {
  let left = readSignedTerm(reading);
  while (left) {
    const sign = productSign(reading);
    if (!sign) break;
    left = withRightOperand(reading, sign, left, readSignedTerm);
  }
  return left;
}

/** Reads the right side of an operator with `readOperand`, and joins it to the left side. */
function withRightOperand(
  reading: ParseState,
  type: Operator,
  left: Term,
  readOperand: typeof readSignedTerm,
): Term | undefined {
  const at = reading.at++;
  const right = readOperand(reading);
  if (!right) return undefined;
  if (type === '/' && right.least <= 0 && right.most >= 0) {
    return refuseUnreadable(reading, { id: 'divided by 0' }, skipSpaces(reading.text, at + 1));
  }
  const { least, most } = joinedBounds(type, left, right);
  if (most > LARGEST_RESULT || least < -LARGEST_RESULT) {
    return refuseUnreadable(reading, { id: 'result too large' }, at);
  }
  return { type, left, right, least, most };
}

function sumSign(reading: ParseState): '+' | '-' | undefined {
  reading.at = skipSpaces(reading.text, reading.at);
  const code = reading.text.charCodeAt(reading.at);
  if (code === CHARACTER_CODES.plus) return '+';
  return code === CHARACTER_CODES.minus || code === MINUS_SIGN_CODE || code === DASH_CODE ? '-' : undefined;
}

/** The minus sign that phones and rulebooks use. */
const MINUS_SIGN_CODE = 0x2212;
const DASH_CODE = 0x2013;

function productSign(reading: ParseState): '*' | '/' | undefined {
  const { text } = reading;
  reading.at = skipSpaces(text, reading.at);
  const code = text.charCodeAt(reading.at);
  if (code === CHARACTER_CODES.asterisk || code === TIMES_SIGN_CODE) return '*';
  if (code === CHARACTER_CODES.slash || code === DIVISION_SIGN_CODE) return '/';
  if (code !== SMALL_X_CODE && code !== CAPITAL_X_CODE) return undefined;
  const nextCode = text.charCodeAt(skipSpaces(text, reading.at + 1));
  return isDigit(nextCode) || nextCode === CHARACTER_CODES.openBracket ? '*' : undefined;
}

const TIMES_SIGN_CODE = 0xd7;
const DIVISION_SIGN_CODE = 0xf7;
const SMALL_X_CODE = 0x78;
const CAPITAL_X_CODE = 0x58;

/** A term with any plus and minus signs before it. Two minuses cancel out. */
function readSignedTerm(reading: ParseState): Term | undefined {
  let isNegative = false;
  for (let sign = sumSign(reading); sign; sign = sumSign(reading)) {
    if (sign === '-') isNegative = !isNegative;
    reading.at++;
  }
  const operand = readTerm(reading);
  return operand && isNegative
    ? { type: 'minus', of: operand, least: 0 - operand.most, most: 0 - operand.least }
    : operand;
}

/** Reads dice, a number, or a sum in brackets. */
function readTerm(reading: ParseState): Term | undefined {
  const { text, at } = reading;
  if (text.charCodeAt(at) === CHARACTER_CODES.openBracket) return readBrackets(reading);
  const leadingNumber = readNumber(reading);
  if (isDiceAt(text, reading.at, leadingNumber !== undefined) || isFateDiceAt(text, reading.at))
    return readDice(reading, leadingNumber ?? 1, at);
  if (leadingNumber === undefined)
    return reading.sheet ? readName(reading, reading.sheet) : refuseUnreadable(reading, { id: 'no term' });
  if (leadingNumber > LARGEST_NUMBER)
    return refuseUnreadable(reading, { id: 'number too large', most: LARGEST_NUMBER }, at);
  return readLabeledNumber(reading, {
    type: 'number',
    value: leadingNumber,
    least: leadingNumber,
    most: leadingNumber,
  });
}

/**
 * Reads the name of a number on the player's sheet. Of several names that the text may begin with, the longest is read.
 */
function readName(reading: ParseState, sheet: readonly SheetNumber[]): Term | undefined {
  const { text, at } = reading;
  const sheetNumber = sheet.find(({ name }) => {
    const end = at + name.length;
    return (
      text.slice(at, end).toLowerCase() === name.toLowerCase() && !WORD_START_PATTERN.test(text.slice(end, end + 2))
    );
  });
  if (!sheetNumber) {
    const [name] = /^[\p{L}\p{N}_'’-]+/u.exec(text.slice(at)) ?? [];
    if (name === undefined) return refuseUnreadable(reading, { id: 'no term' });
    return refuseUnreadable(reading, { id: 'unknown name', name, known: sheet.map((each) => each.name) });
  }
  reading.at += sheetNumber.name.length;
  reading.hasPlayerSyntax = true;
  const { value } = sheetNumber;
  return { type: 'number', value, called: safeLabel(sheetNumber.name), least: value, most: value };
}

const WORD_START_PATTERN = /^[\p{L}\p{N}]/u;

function readLabeledNumber(reading: ParseState, number: Term & { readonly type: 'number' }): Term | undefined {
  const label = readBracketedLabel(reading);
  if (reading.refusal) return undefined;
  return label === undefined ? number : { ...number, called: label };
}

function readBrackets(reading: ParseState): Term | undefined {
  const { at: from, dice } = reading;
  if (reading.depth === MAX_BRACKET_DEPTH)
    return refuseUnreadable(reading, { id: 'too deep', most: MAX_BRACKET_DEPTH });
  reading.depth++;
  reading.at++;
  const innerTerm = readSum(reading);
  if (!innerTerm) return undefined;
  if (reading.text.charCodeAt(reading.at) !== CHARACTER_CODES.closeBracket) {
    return reading.at === reading.text.length
      ? refuseUnreadable(reading, { id: 'not closed' })
      : refuseRemainingText(reading);
  }
  reading.depth--;
  reading.at++;
  if (reading.dice > dice) return innerTerm;
  // On the record, a negative number with a name is in brackets: (-1)[REF].
  if (reading.text.charCodeAt(reading.at) === CHARACTER_CODES.openSquareBracket)
    return readLabeledNumber(reading, {
      type: 'number',
      value: innerTerm.least,
      least: innerTerm.least,
      most: innerTerm.least,
    });
  if (!reading.sheet || !isDiceAt(reading.text, reading.at, true)) return innerTerm;
  reading.hasPlayerSyntax = true;
  return readDice(reading, innerTerm.least, from, numbersText(innerTerm));
}

/**
 * Reads the player's label from here to the end, or ''. Text that looks like dice counts as a label only after a `#`.
 */
function readLabel(reading: ParseState): string | undefined {
  const { text, at } = reading;
  if (at === text.length) return '';
  if (text.charCodeAt(at) === CHARACTER_CODES.hash) return collapseSpaces(text.slice(at + 1));
  if (
    !isSpace(text.charCodeAt(at - 1)) ||
    !LETTER_START_PATTERN.test(text.slice(at, at + 2)) ||
    isDiceAt(text, at, false)
  )
    return refuseRemainingText(reading);
  const remainingText = collapseSpaces(text.slice(at));
  if (DICE_LIKE_PATTERN.test(remainingText)) return refuseUnreadable(reading, { id: 'label like dice' });
  return remainingText;
}

const LETTER_START_PATTERN = /^\p{L}/u;
/** Text that looks like dice: a digit in the first word, dice in a later one, or an operator written as a word. */
const DICE_LIKE_PATTERN = /^\p{L}+\d|[\d\s]d[\d%]|^(?:plus|minus|times|x) /iu;

const collapseSpaces = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Refuses the text that follows the end of the expression. */
function refuseRemainingText(reading: ParseState): undefined {
  const { text, at } = reading;
  const code = text.charCodeAt(at);
  if (code === CHARACTER_CODES.closeBracket) return refuseUnreadable(reading, { id: 'never opened' });
  if (code === CHARACTER_CODES.point || code === CHARACTER_CODES.comma)
    return refuseUnreadable(reading, { id: 'not whole' });
  if (isComparison(code) || code === CHARACTER_CODES.exclamationMark)
    return refuseUnreadable(reading, { id: 'not after dice' });
  if (isDigit(code) || code === CHARACTER_CODES.openBracket || isDiceAt(text, at, false)) {
    return refuseUnreadable(reading, { id: 'no sign' });
  }
  return refuseUnreadable(reading, { id: 'not understood' });
}

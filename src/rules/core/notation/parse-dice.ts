// Reads one group of dice with its modifiers: "4d6kh3", "6d6>=5!".

import type { Cut, DiceFault, DiceModifiers, DiceTerm, FaceRange, Reroll } from './expression.ts';
import { diceAfterCuts, diceBounds, isInRange, MAX_DICE, MAX_DICE_GROUPS, MAX_SIDES, MIN_SIDES } from './expression.ts';
import {
  CHARACTER_CODES,
  isComparison,
  isDigit,
  isLetter,
  lettersAt,
  type ParseState,
  readNumber,
  refuseTooMany,
  refuseUnreadable,
  skipSpaces,
} from './reading.ts';

export const ADVANTAGE_LENGTH = 3;

export function advantageCut(name: string): Cut['cut'] | undefined {
  return name === 'adv' ? 'kh' : name === 'dis' ? 'kl' : undefined;
}

/** Replaces square brackets and line breaks in a name with spaces, so that it can be written in square brackets. */
export const safeLabel = (name: string): string =>
  name
    .replace(/[[\]\s]+/g, ' ')
    .trim()
    .slice(0, MAX_LABEL_LENGTH);

/** The maximum number of characters in square brackets. */
const MAX_LABEL_LENGTH = 60;

/** A part of a label: a name, or the text between names, such as a number or an operator. */
export type LabelPart = { readonly name: string } | { readonly text: string };

/**
 * Writes the scores that make up a number of dice as a label: "AGI 4 + Pistols 3", "Longarms 5 - 2". `extra` is added
 * without a name.
 */
export function scoreLabel(scores: readonly { readonly name: string; readonly value: number }[], extra = 0): string {
  const namedScores = scores.map(({ name, value }) => `${name} ${value}`).join(' + ');
  return safeLabel(extra === 0 ? namedScores : `${namedScores} ${extra < 0 ? '-' : '+'} ${Math.abs(extra)}`);
}

/** Splits a label into its names and the text between them. */
export function labelParts(label: string): readonly LabelPart[] {
  return label.split(LABEL_SIGN_PATTERN).flatMap((part, index): readonly LabelPart[] => {
    // Every second part is an operator.
    const [, minus = '', name, value = ''] = (index % 2 === 0 && LABEL_AND_SCORE_PATTERN.exec(part)) || [];
    if (name === undefined) return part === '' ? [] : [{ text: part }];
    return [...(minus === '' ? [] : [{ text: minus }]), { name }, ...(value === '' ? [] : [{ text: value }])];
  });
}

const LABEL_SIGN_PATTERN = /( [+×÷-] |[()])/;
/** A name, possibly with a minus before it and a number after it. */
const LABEL_AND_SCORE_PATTERN = /^(-?)(.*?[^\d\s-].*?)( -?\d+)?$/s;

/** Reads the name in square brackets after a number or a number of dice. Only records contain such names. */
export function readBracketedLabel(reading: ParseState): string | undefined {
  const { text, at, sheet } = reading;
  if (sheet || text.charCodeAt(at) !== CHARACTER_CODES.openSquareBracket) return undefined;
  const end = text.indexOf(']', at);
  const label = end < 0 ? '' : text.slice(at + 1, end);
  if (label === '' || label !== safeLabel(label))
    return refuseUnreadable(reading, { id: 'bad name', most: MAX_LABEL_LENGTH });
  reading.at = end + 1;
  return label;
}

const SMALL_D_CODE = 0x64;
const CAPITAL_D_CODE = 0x44;

const NO_CUTS: readonly Cut[] = [];

/** The dice modifiers read so far. */
type ModifiersSoFar = { -readonly [Doing in keyof DiceModifiers]: DiceModifiers[Doing] };

/**
 * Whether a group of dice starts here: a `d` and its sides, spaces allowed. A `d` right after a number always means
 * dice; after a space it may start a word.
 */
export function isDiceAt(text: string, at: number, isCounted: boolean): boolean {
  const letterIndex = isCounted ? skipSpaces(text, at) : at;
  const charCode = text.charCodeAt(letterIndex);
  if (charCode !== SMALL_D_CODE && charCode !== CAPITAL_D_CODE) return false;
  if (isCounted && letterIndex === at) return true;
  const nextCode = text.charCodeAt(skipSpaces(text, letterIndex + 1));
  return isDigit(nextCode) || nextCode === CHARACTER_CODES.percent;
}

/** Whether there are Fate dice here: `dF`. */
export function isFateDiceAt(text: string, at: number): boolean {
  return FATE_PATTERN.test(text.slice(at, at + 5));
}

/** `dF`, possibly with dice to keep or drop: `dFkh3`. */
const FATE_PATTERN = /^d ?f(?:(?=k|dh|dl)|(?![\p{L}\p{N}]))/iu;
const FATE_SIDES = 3;

/**
 * Reads dice, starting at their `d`. `count` is already read, and the group begins at `at`. `from` tells how the count
 * was computed.
 */
export function readDice(reading: ParseState, count: number, at: number, from?: string): DiceTerm | undefined {
  const isFateDice = isFateDiceAt(reading.text, reading.at);
  if (isFateDice) reading.at = reading.text.toLowerCase().indexOf('f', reading.at) + 1;
  const sides = isFateDice ? FATE_SIDES : readSides(reading);
  if (sides === undefined) return undefined;
  if (count < 1) return refuseUnreadable(reading, { id: 'no dice' }, at);
  reading.groups++;
  if (reading.groups > MAX_DICE_GROUPS)
    return refuseUnreadable(reading, { id: 'too many groups', most: MAX_DICE_GROUPS }, at);

  const groupModifiers: ModifiersSoFar = {
    reroll: undefined,
    explode: undefined,
    atLeast: undefined,
    atMost: undefined,
    cuts: NO_CUTS,
    hits: undefined,
    ...(isFateDice && { fate: isFateDice }),
  };
  let diceCount = count;
  for (;;) {
    const cut = reading.sheet && advantageCut(lettersAt(reading.text, skipSpaces(reading.text, reading.at)));
    if (cut && groupModifiers.cuts.length === 0) {
      if (diceCount !== 1) return refuseUnreadable(reading, { id: 'needs one die' });
      reading.at = skipSpaces(reading.text, reading.at) + ADVANTAGE_LENGTH;
      reading.hasPlayerSyntax = true;
      diceCount = 2;
      groupModifiers.cuts = [{ cut, count: 1 }];
    } else if (!readModifier(reading, sides, groupModifiers)) break;
    if (reading.refusal) return undefined;
  }
  const label = readBracketedLabel(reading) ?? (from === undefined ? undefined : safeLabel(from));
  if (reading.refusal) return undefined;
  reading.dice += diceCount;
  if (reading.dice > MAX_DICE) return refuseTooMany(reading, MAX_DICE, 'dice');

  const fault = diceFaultOf(diceCount, sides, groupModifiers);
  if (fault !== undefined) return refuseUnreadable(reading, fault, at);
  const { reroll, explode, atLeast, atMost, cuts, hits } = groupModifiers;
  const { least, most } = diceBounds(diceCount, sides, groupModifiers);
  const labelField = label === undefined ? {} : { called: label };
  const modifiers = { reroll, explode, atLeast, atMost, cuts, hits, ...(isFateDice && { fate: isFateDice }) };
  return { type: 'dice', count: diceCount, sides, ...modifiers, least, most, ...labelField };
}

function readSides(reading: ParseState): number | undefined {
  const { text } = reading;
  const at = skipSpaces(text, skipSpaces(text, reading.at) + 1);
  reading.at = at;
  if (text.charCodeAt(at) === CHARACTER_CODES.percent) {
    reading.at++;
    return 100;
  }
  const sides = readNumber(reading);
  if (sides === undefined) return refuseUnreadable(reading, { id: 'no sides' });
  if (sides < MIN_SIDES) return refuseUnreadable(reading, { id: 'too few sides', least: MIN_SIDES }, at);
  return sides > MAX_SIDES ? refuseTooMany(reading, MAX_SIDES, 'sides') : sides;
}

/** Reads one dice modifier. Returns whether there was one. A faulty modifier sets a refusal. */
function readModifier(reading: ParseState, sides: number, modifiers: ModifiersSoFar): boolean {
  const { text } = reading;
  const at = skipSpaces(text, reading.at);
  const charCode = text.charCodeAt(at);
  if (charCode === CHARACTER_CODES.exclamationMark) {
    reading.at = at + 1;
    return readExplosion(reading, sides, modifiers, at);
  }
  if (isComparison(charCode)) {
    reading.at = at;
    if (modifiers.hits) return refuseRepeat(reading, at);
    modifiers.hits = readFaces(reading, sides);
    return true;
  }
  return isLetter(charCode) && readNamedModifier(reading, sides, modifiers, lettersAt(text, at), at);
}

function readExplosion(reading: ParseState, sides: number, modifiers: ModifiersSoFar, at: number): boolean {
  if (modifiers.explode) return refuseRepeat(reading, at);
  const hasRange = isComparison(reading.text.charCodeAt(skipSpaces(reading.text, reading.at)));
  if (hasRange) reading.at = skipSpaces(reading.text, reading.at);
  modifiers.explode = hasRange ? readFaces(reading, sides) : { from: sides, to: sides };
  return true;
}

function readNamedModifier(
  reading: ParseState,
  sides: number,
  modifiers: ModifiersSoFar,
  name: string,
  at: number,
): boolean {
  const { text } = reading;
  const end = skipSpaces(text, at + name.length);
  const hasNumber = isDigit(text.charCodeAt(end));
  // After a space, letters may be the start of the label: "2d6 rage".
  const hasSpaceBefore = at > reading.at;
  switch (name) {
    case 'r':
    case 'ro':
      if (hasSpaceBefore && !hasNumber && !isComparison(text.charCodeAt(end))) return false;
      reading.at = end;
      return readReroll(reading, sides, modifiers, name === 'ro', at);
    case 'mi':
    case 'min':
    case 'ma':
    case 'max':
      if (hasSpaceBefore && !hasNumber) return false;
      reading.at = end;
      return readBound(reading, sides, modifiers, name === 'mi' || name === 'min' ? 'atLeast' : 'atMost', at);
    case 'k':
      if (hasSpaceBefore && !hasNumber) return false;
      return readCut(reading, modifiers, 'kh', at, end);
    case 'kh':
    case 'kl':
    case 'dh':
    case 'dl':
      return readCut(reading, modifiers, name, at, end);
    case 'd':
      if (!hasSpaceBefore) refuseUnreadable(reading, { id: 'drops which' }, at);
      return false;
    default:
      return false;
  }
}

function readReroll(reading: ParseState, sides: number, modifiers: ModifiersSoFar, once: boolean, at: number): boolean {
  if (modifiers.reroll) return refuseRepeat(reading, at);
  const faces = readFaces(reading, sides);
  if (faces) modifiers.reroll = { faces, once };
  return true;
}

function readBound(
  reading: ParseState,
  sides: number,
  modifiers: ModifiersSoFar,
  bound: 'atLeast' | 'atMost',
  at: number,
): boolean {
  if (modifiers[bound] !== undefined) return refuseRepeat(reading, at);
  const startIndex = reading.at;
  const boundValue = readNumber(reading);
  if (boundValue === undefined || boundValue < 1 || boundValue > sides) {
    refuseUnreadable(reading, { id: 'no face of', sides }, startIndex);
  }
  modifiers[bound] = boundValue;
  return true;
}

function readCut(reading: ParseState, modifiers: ModifiersSoFar, cut: Cut['cut'], at: number, end: number): boolean {
  for (const earlierCut of modifiers.cuts) if (earlierCut.cut === cut) return refuseRepeat(reading, at);
  reading.at = isDigit(reading.text.charCodeAt(end)) ? end : at + lettersAt(reading.text, at).length;
  const count = readNumber(reading) ?? 1;
  if (count < 1) refuseUnreadable(reading, { id: 'cuts none' }, end);
  modifiers.cuts = modifiers.cuts.length === 0 ? [{ cut, count }] : [...modifiers.cuts, { cut, count }];
  return true;
}

function refuseRepeat(reading: ParseState, at: number): boolean {
  refuseUnreadable(reading, { id: 'said already' }, at);
  return true;
}

/** Why these dice can't be rolled. Undefined if they can. */
function diceFaultOf(count: number, sides: number, modifiers: DiceModifiers): DiceFault | undefined {
  const { reroll, explode, atLeast, atMost, cuts, hits, fate } = modifiers;
  if (fate && (reroll || explode || hits || atLeast !== undefined || atMost !== undefined)) return { id: 'only keeps' };
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) return { id: 'minimum above maximum' };
  const max = explode ? MAX_DICE : count;
  for (const { cut, count: keptCount } of cuts) {
    if ((cut === 'kh' || cut === 'kl') && keptCount > max) return { id: 'keeps too many' };
  }
  if (cuts.length > 0 && diceAfterCuts(cuts, count) === 0) return { id: 'drops all' };
  if (reroll && !reroll.once && faceCount(reroll.faces) === sides) return { id: 'rerolls all' };
  if (explode && isEndless(sides, explode, reroll)) return { id: 'explodes for ever' };
  return undefined;
}

const faceCount = ({ from, to }: FaceRange): number => to - from + 1;

/** Whether the dice would explode forever, because every face that isn't rerolled explodes. */
function isEndless(sides: number, explode: FaceRange, reroll: Reroll | undefined): boolean {
  if (!reroll || reroll.once) return faceCount(explode) === sides;
  for (let face = 1; face <= sides; face++)
    if (!isInRange(reroll.faces, face) && !isInRange(explode, face)) return false;
  return true;
}

/**
 * Reads a comparison with a number, such as `>4`, `<=2` or `=6`, or just a number. Returns the faces of the die that
 * match.
 */
function readFaces(reading: ParseState, sides: number): FaceRange | undefined {
  const startIndex = reading.at;
  const comparison = readComparison(reading);
  reading.at = skipSpaces(reading.text, reading.at);
  const faceNumber = readNumber(reading);
  if (faceNumber === undefined) return refuseUnreadable(reading, { id: 'no face' });
  const faces = facesOf(comparison, faceNumber, sides);
  if (faces.from > faces.to) return refuseUnreadable(reading, { id: 'no such face', sides }, startIndex);
  return faces;
}

function readComparison(reading: ParseState): Comparison {
  const charCode = reading.text.charCodeAt(reading.at);
  if (!isComparison(charCode)) return '=';
  reading.at++;
  if (charCode === CHARACTER_CODES.atMost) return '<=';
  if (charCode === CHARACTER_CODES.atLeast) return '>=';
  const includesEqual = reading.text.charCodeAt(reading.at) === CHARACTER_CODES.equal;
  if (includesEqual) reading.at++;
  if (charCode === CHARACTER_CODES.equal) return '=';
  if (charCode === CHARACTER_CODES.less) return includesEqual ? '<=' : '<';
  return includesEqual ? '>=' : '>';
}

type Comparison = '<' | '<=' | '=' | '>=' | '>';

function facesOf(sign: Comparison, value: number, sides: number): FaceRange {
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

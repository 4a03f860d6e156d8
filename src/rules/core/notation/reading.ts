// Reads typed dice, character by character.

import type { Refusal } from '../refusal.ts';
import { type DiceFault, LARGEST_NUMBER } from './expression.ts';

/** A named number on a sheet that a roll may use: REF 3. */
export interface SheetNumber {
  readonly name: string;
  readonly value: number;
}

/** The state of reading one text. The position only moves forward. */
export interface ParseState {
  readonly text: string;
  /** The index of the next character. */
  at: number;
  /** The number of open brackets. */
  depth: number;
  /** The number of dice read so far. */
  dice: number;
  /** The number of groups of dice read so far, such as "4d6". */
  groups: number;
  /** The first problem found. The function that finds it returns `undefined`, and reading ends. */
  refusal: Refusal | undefined;
  /** The numbers of the player's sheet, longest names first. Undefined: the text is from the record. */
  readonly sheet?: readonly SheetNumber[];
  /** Whether the text contains something that only a player may type. */
  hasPlayerSyntax?: boolean;
}

export function refuseUnreadable(reading: ParseState, because: DiceFault, at = reading.at): undefined {
  reading.refusal = { type: 'dice-unreadable', typed: reading.text, at, because };
}

export function refuseTooMany(reading: ParseState, max: number, what: 'dice' | 'sides'): undefined {
  reading.refusal = { type: 'dice-too-many', most: max, what };
}

/**
 * The codes of the characters that have a meaning in dice notation. Codes are fast to compare. Past the end of the
 * text, the code is NaN, which equals none of these.
 */
export const CHARACTER_CODES = {
  percent: 0x25,
  exclamationMark: 0x21,
  hash: 0x23,
  openBracket: 0x28,
  closeBracket: 0x29,
  openSquareBracket: 0x5b,
  asterisk: 0x2a,
  plus: 0x2b,
  comma: 0x2c,
  minus: 0x2d,
  point: 0x2e,
  slash: 0x2f,
  less: 0x3c,
  equal: 0x3d,
  greater: 0x3e,
  atMost: 0x2264,
  atLeast: 0x2265,
} as const;

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The index of the first character from `at` on that isn't a space. */
export function skipSpaces(text: string, at: number): number {
  let index = at;
  while (isSpace(text.charCodeAt(index))) index++;
  return index;
}

/** Whether the character code is a space, a no-break space, a tab or a line break. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 160 || (code >= 9 && code <= 13);
}

/** Reads a whole number, if there is one here. A number above the maximum becomes the maximum plus 1. */
export function readNumber(reading: ParseState): number | undefined {
  const { text } = reading;
  if (!isDigit(text.charCodeAt(reading.at))) return undefined;
  let number = 0;
  while (isDigit(text.charCodeAt(reading.at))) {
    number = Math.min(number * 10 + text.charCodeAt(reading.at) - 48, LARGEST_NUMBER + 1);
    reading.at++;
  }
  return number;
}

/** Whether the character code is `<`, `=`, `>`, `≤` or `≥`. */
export function isComparison(code: number): boolean {
  return (
    (code >= CHARACTER_CODES.less && code <= CHARACTER_CODES.greater) ||
    code === CHARACTER_CODES.atMost ||
    code === CHARACTER_CODES.atLeast
  );
}

/** Reads the letters here, at most 4, in lower case. */
export function lettersAt(text: string, at: number): string {
  let end = at;
  while (end < at + 4 && isLetter(text.charCodeAt(end))) end++;
  return text.slice(at, end).toLowerCase();
}

export const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

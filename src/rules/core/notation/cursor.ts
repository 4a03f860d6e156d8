import type { Refusal } from '../refusal.ts';
import type { Faces } from './expression.ts';
import { LARGEST_NUMBER } from './expression.ts';
import type { DiceFault } from './fault.ts';

/** Somewhere on the way through what a player typed. It only moves on, a character at a time. */
export interface Reading {
  readonly text: string;
  /** The place of the next character. */
  at: number;
  /** Brackets that are open. */
  depth: number;
  /** Dice and groups of dice read so far. */
  dice: number;
  groups: number;
  /** The first trouble met; whoever meets it hands back `undefined`, and reading ends. */
  refusal: Refusal | undefined;
}

export function unreadable(reading: Reading, because: DiceFault, at = reading.at): undefined {
  reading.refusal = { type: 'dice-unreadable', typed: reading.text, at, because };
}

export function tooMany(reading: Reading, most: number, what: 'dice' | 'sides'): undefined {
  reading.refusal = { type: 'dice-too-many', most, what };
}

/** The characters with a meaning, by code: asking for the code, past the end too, is what makes reading quick. */
export const PERCENT = 0x25;
export const BANG = 0x21;
export const HASH = 0x23;
export const OPEN = 0x28;
export const CLOSE = 0x29;
export const TIMES = 0x2a;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const OVER = 0x2f;
const LESS = 0x3c;
const EQUAL = 0x3d;
const MORE = 0x3e;
const AT_MOST = 0x2264;
const AT_LEAST = 0x2265;

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The place of the first character from `at` on that is no space. */
export function past(text: string, at: number): number {
  let place = at;
  while (isSpace(text.charCodeAt(place))) place++;
  return place;
}

/** Whether the character of this code is a space, a no-break space, a tab or the end of a line. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 160 || (code >= 9 && code <= 13);
}

/** A whole number, if one stands here. One beyond the largest comes out as the largest and 1. */
export function readNumber(reading: Reading): number | undefined {
  const { text } = reading;
  if (!isDigit(text.charCodeAt(reading.at))) return undefined;
  let value = 0;
  while (isDigit(text.charCodeAt(reading.at))) {
    value = Math.min(value * 10 + text.charCodeAt(reading.at) - 48, LARGEST_NUMBER + 1);
    reading.at++;
  }
  return value;
}

/** Whether the character of this code is `<`, `=`, `>`, `≤` or `≥`. */
export function isComparison(code: number): boolean {
  return (code >= LESS && code <= MORE) || code === AT_MOST || code === AT_LEAST;
}

/** A comparison and its number, `>4` or `<=2` or `=6`, or only a number, as the faces of the die that it means. */
export function readFaces(reading: Reading, sides: number): Faces | undefined {
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

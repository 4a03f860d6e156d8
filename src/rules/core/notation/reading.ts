import type { Refusal } from '../refusal.ts';
import type { Faces } from './expression.ts';
import { LARGEST_NUMBER } from './expression.ts';

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

export function unreadable(reading: Reading, because: string, at = reading.at): undefined {
  reading.refusal = { type: 'dice-unreadable', typed: reading.text, at, because };
}

export function tooMany(reading: Reading, most: number, what: 'dice' | 'sides'): undefined {
  reading.refusal = { type: 'dice-too-many', most, what };
}

export function isDigit(character: string): boolean {
  const code = character.charCodeAt(0);
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
  if (!isDigit(text.charAt(reading.at))) return undefined;
  let value = 0;
  while (isDigit(text.charAt(reading.at))) {
    value = Math.min(value * 10 + text.charCodeAt(reading.at) - 48, LARGEST_NUMBER + 1);
    reading.at++;
  }
  return value;
}

export const isComparison = (character: string): boolean =>
  character === '<' || character === '>' || character === '=' || character === '≤' || character === '≥';

/** A comparison and its number, `>4` or `<=2` or `=6`, or only a number, as the faces of the die that it means. */
export function readFaces(reading: Reading, sides: number): Faces | undefined {
  const from = reading.at;
  const sign = readComparison(reading);
  reading.at = past(reading.text, reading.at);
  const value = readNumber(reading);
  if (value === undefined) return unreadable(reading, 'a face of the die belongs here');
  const faces = facesOf(sign, value, sides);
  if (faces.from > faces.to) return unreadable(reading, `no face of a d${sides} is like that`, from);
  return faces;
}

function readComparison(reading: Reading): string {
  const sign = reading.text.charAt(reading.at);
  if (!isComparison(sign)) return '=';
  reading.at++;
  if (sign === '≤') return '<=';
  if (sign === '≥') return '>=';
  if (sign === '=' || reading.text.charAt(reading.at) !== '=') return sign;
  reading.at++;
  return `${sign}=`;
}

function facesOf(sign: string, value: number, sides: number): Faces {
  switch (sign) {
    case '<':
      return { from: 1, to: Math.min(value - 1, sides) };
    case '<=':
      return { from: 1, to: Math.min(value, sides) };
    case '>':
      return { from: value + 1, to: sides };
    case '>=':
      return { from: Math.max(value, 1), to: sides };
    default:
      return value < 1 || value > sides ? { from: 1, to: 0 } : { from: value, to: value };
  }
}

import { diceBounds } from './bounds.ts';
import type { Cut, DiceTerm } from './expression.ts';
import { MOST_DICE, MOST_GROUPS, MOST_SIDES } from './expression.ts';
import type { Reading } from './reading.ts';
import { isComparison, isDigit, past, readFaces, readNumber, tooMany, unreadable } from './reading.ts';
import type { Doings } from './unfit.ts';
import { unfit } from './unfit.ts';

const NO_CUTS: readonly Cut[] = [];

/**
 * Whether dice stand at this place: a `d` and its sides, spaces allowed. A `d` right after a number can be nothing else;
 * after a space it may begin a word.
 */
export function standsDice(text: string, at: number, counted: boolean): boolean {
  const place = counted ? past(text, at) : at;
  if (text.charAt(place) !== 'd' && text.charAt(place) !== 'D') return false;
  if (counted && place === at) return true;
  const next = text.charAt(past(text, place + 1));
  return isDigit(next) || next === '%';
}

/** Dice from their `d` on. `count` was read before; `at` is where the group began. */
export function readDice(reading: Reading, count: number, at: number): DiceTerm | undefined {
  const sides = readSides(reading);
  if (sides === undefined) return undefined;
  if (count < 1) return unreadable(reading, 'at least 1 die must be thrown', at);
  reading.dice += count;
  if (reading.dice > MOST_DICE) return tooMany(reading, MOST_DICE, 'dice');
  reading.groups++;
  if (reading.groups > MOST_GROUPS) return unreadable(reading, `there are more than ${MOST_GROUPS} groups of dice`, at);

  const doings: Doings = {
    reroll: undefined,
    explode: undefined,
    atLeast: undefined,
    atMost: undefined,
    cuts: NO_CUTS,
    hits: undefined,
  };
  while (readDoing(reading, sides, doings)) if (reading.refusal) return undefined;
  if (reading.refusal) return undefined;

  const { reroll, explode, atLeast, atMost, cuts, hits } = doings;
  const because = unfit(count, sides, doings);
  if (because !== undefined) return unreadable(reading, because, at);
  const group = { type: 'dice', count, sides, reroll, explode, atLeast, atMost, cuts, hits } as const;
  const { least, most } = diceBounds(group);
  return { type: 'dice', count, sides, reroll, explode, atLeast, atMost, cuts, hits, least, most };
}

function readSides(reading: Reading): number | undefined {
  const { text } = reading;
  const at = past(text, past(text, reading.at) + 1);
  reading.at = at;
  if (text.charAt(at) === '%') {
    reading.at++;
    return 100;
  }
  const sides = readNumber(reading);
  if (sides === undefined) return unreadable(reading, 'the sides of the die are missing, as in d6');
  if (sides < 2) return unreadable(reading, 'a die has at least 2 sides', at);
  return sides > MOST_SIDES ? tooMany(reading, MOST_SIDES, 'sides') : sides;
}

/** One thing done to the dice, if one stands here; whether one did. On trouble there is a refusal. */
function readDoing(reading: Reading, sides: number, doings: Doings): boolean {
  const { text } = reading;
  const at = past(text, reading.at);
  const character = text.charAt(at);
  if (character === '!') {
    reading.at = at + 1;
    return readExplosion(reading, sides, doings, at);
  }
  if (isComparison(character)) {
    reading.at = at;
    if (doings.hits) return said(reading, at);
    doings.hits = readFaces(reading, sides);
    return true;
  }
  const name = nameAt(text, at);
  return name !== '' && readNamed(reading, sides, doings, name, at);
}

function readExplosion(reading: Reading, sides: number, doings: Doings, at: number): boolean {
  if (doings.explode) return said(reading, at);
  const attached = isComparison(reading.text.charAt(past(reading.text, reading.at)));
  if (attached) reading.at = past(reading.text, reading.at);
  doings.explode = attached ? readFaces(reading, sides) : { from: sides, to: sides };
  return true;
}

function readNamed(reading: Reading, sides: number, doings: Doings, name: string, at: number): boolean {
  const { text } = reading;
  const end = past(text, at + name.length);
  const figure = isDigit(text.charAt(end));
  // After a space, letters may as well begin the label: "2d6 rage".
  const spaced = at > reading.at;
  switch (name) {
    case 'r':
    case 'ro':
      if (spaced && !figure && !isComparison(text.charAt(end))) return false;
      reading.at = end;
      return readReroll(reading, sides, doings, name === 'ro', at);
    case 'mi':
    case 'min':
    case 'ma':
    case 'max':
      if (spaced && !figure) return false;
      reading.at = end;
      return readBound(reading, sides, doings, name === 'mi' || name === 'min' ? 'atLeast' : 'atMost', at);
    case 'k':
      if (spaced && !figure) return false;
      return readCut(reading, doings, 'kh', at, end);
    case 'kh':
    case 'kl':
    case 'dh':
    case 'dl':
      return readCut(reading, doings, name, at, end);
    case 'd':
      if (!spaced) unreadable(reading, 'say dl to drop the lowest, dh to drop the highest', at);
      return false;
    default:
      return false;
  }
}

function readReroll(reading: Reading, sides: number, doings: Doings, once: boolean, at: number): boolean {
  if (doings.reroll) return said(reading, at);
  const faces = readFaces(reading, sides);
  if (faces) doings.reroll = { faces, once };
  return true;
}

function readBound(reading: Reading, sides: number, doings: Doings, bound: 'atLeast' | 'atMost', at: number): boolean {
  if (doings[bound] !== undefined) return said(reading, at);
  const place = reading.at;
  const value = readNumber(reading);
  if (value === undefined || value < 1 || value > sides) {
    unreadable(reading, `a face of a d${sides} belongs here`, place);
  }
  doings[bound] = value;
  return true;
}

function readCut(reading: Reading, doings: Doings, cut: Cut['cut'], at: number, end: number): boolean {
  for (const earlier of doings.cuts) if (earlier.cut === cut) return said(reading, at);
  reading.at = isDigit(reading.text.charAt(end)) ? end : at + nameAt(reading.text, at).length;
  const count = readNumber(reading) ?? 1;
  if (count < 1) unreadable(reading, 'it must be at least 1 die', end);
  doings.cuts = doings.cuts.length === 0 ? [{ cut, count }] : [...doings.cuts, { cut, count }];
  return true;
}

function said(reading: Reading, at: number): boolean {
  unreadable(reading, 'this has been said of these dice already', at);
  return true;
}

/** The letters at this place, at most 4, in lower case. */
function nameAt(text: string, at: number): string {
  let end = at;
  while (end < at + 4 && isLetter(text.charCodeAt(end))) end++;
  return end === at ? '' : text.slice(at, end).toLowerCase();
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

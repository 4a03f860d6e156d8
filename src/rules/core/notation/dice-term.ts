import { diceBounds } from './bounds.ts';
import type { Reading } from './cursor.ts';
import { BANG, isComparison, isDigit, PERCENT, past, readFaces, readNumber, tooMany, unreadable } from './cursor.ts';
import type { Cut, DiceTerm, Doings } from './expression.ts';
import { FEWEST_SIDES, MOST_DICE, MOST_GROUPS, MOST_SIDES } from './expression.ts';
import { unfit } from './unfit.ts';

const SMALL_D = 0x64;
const CAPITAL_D = 0x44;

const NO_CUTS: readonly Cut[] = [];

/** What is done to the dice, as far as it has been read. */
type Said = { -readonly [Doing in keyof Doings]: Doings[Doing] };

/**
 * Whether dice stand at this place: a `d` and its sides, spaces allowed. A `d` right after a number can be nothing else;
 * after a space it may begin a word.
 */
export function standsDice(text: string, at: number, counted: boolean): boolean {
  const place = counted ? past(text, at) : at;
  const code = text.charCodeAt(place);
  if (code !== SMALL_D && code !== CAPITAL_D) return false;
  if (counted && place === at) return true;
  const next = text.charCodeAt(past(text, place + 1));
  return isDigit(next) || next === PERCENT;
}

/** Dice from their `d` on. `count` was read before; `at` is where the group began. */
export function readDice(reading: Reading, count: number, at: number): DiceTerm | undefined {
  const sides = readSides(reading);
  if (sides === undefined) return undefined;
  if (count < 1) return unreadable(reading, { id: 'no dice' }, at);
  reading.dice += count;
  if (reading.dice > MOST_DICE) return tooMany(reading, MOST_DICE, 'dice');
  reading.groups++;
  if (reading.groups > MOST_GROUPS) return unreadable(reading, { id: 'too many groups', most: MOST_GROUPS }, at);

  const said: Said = {
    reroll: undefined,
    explode: undefined,
    atLeast: undefined,
    atMost: undefined,
    cuts: NO_CUTS,
    hits: undefined,
  };
  while (readDoing(reading, sides, said)) if (reading.refusal) return undefined;
  if (reading.refusal) return undefined;

  const because = unfit(count, sides, said);
  if (because !== undefined) return unreadable(reading, because, at);
  const { reroll, explode, atLeast, atMost, cuts, hits } = said;
  const { least, most } = diceBounds(count, sides, said);
  return { type: 'dice', count, sides, reroll, explode, atLeast, atMost, cuts, hits, least, most };
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

/** One thing done to the dice, if one stands here; whether one did. On trouble there is a refusal. */
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
  // After a space, letters may as well begin the label: "2d6 rage".
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

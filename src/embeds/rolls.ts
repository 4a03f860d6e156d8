import type { Modifier, Roll } from '../rules/core/check.ts';
import { plain, signed } from '../text/markdown.ts';

/** How many dice of one roll are written out. */
const MOST_FACES = 30;
/** How many modifiers of one roll are written out. */
const MOST_REASONS = 12;

/**
 * The dice as they fell and every modifier with its reason. Dice that do not count are struck out. A pool whose hits are
 * counted shows what makes it up before its dice: nothing is added to hits.
 */
export function roll(of: Roll): string {
  const { dice, modifiers, counting } = of;
  if (counting !== 'hits') return `${thrown(of)}${numberOfDice(modifiers)}${modified(modifiers)}`;
  const pool = reasons(modifiers)
    .replace(/^ \+ /, '')
    .replace(/^ (?=−)/, '');
  const made = pool === '' ? '' : ` (${pool})`;
  return dice.length === 0 ? `no dice${made}` : `${dice.length}d${dice[0]?.sides}${made}: ${faces(of)}`;
}

/** What a roll comes to: a number, or hits. */
export function total({ total: sum, counting }: Pick<Roll, 'total' | 'counting'>): string {
  return counting === 'hits' ? `${sum} ${sum === 1 ? 'hit' : 'hits'}` : number(sum);
}

/** The dice without what is added to them: "2d20 7, ~~6~~". */
export function thrown(of: Roll): string {
  const { dice } = of;
  const sides = dice[0]?.sides;
  const same = dice.every((die) => die.sides === sides);
  const count = dice.length === 1 ? '' : dice.length;
  if (dice.length === 0) return 'no dice';
  return same ? `${count}d${sides} ${faces(of)}` : faces(of);
}

function faces({ dice, kept, counting }: Roll): string {
  const counts = (place: number, face: number) => (kept ? kept.includes(place) : counting !== 'hits' || face >= 5);
  const shown = dice
    .slice(0, MOST_FACES)
    .map(({ face }, place) => (counts(place, face) ? `${face}` : `~~${face}~~`))
    .join(', ');
  return dice.length > MOST_FACES ? `${shown} and ${dice.length - MOST_FACES} more` : shown;
}

/** What made the dice more or fewer, and adds nothing to their sum: " (Defensive: 1 die more; Prone: at most 1)". */
function numberOfDice(modifiers: readonly Modifier[]): string {
  const why = modifiers.filter(({ value, why }) => value === 0 && why.includes(': ')).map(({ why }) => plain(why));
  return why.length === 0 ? '' : ` (${why.slice(0, MOST_REASONS).join('; ')})`;
}

/** Modifiers with their reasons. One's own score against another's is bracketed: "+ (STR 12 − REF 11)". */
function modified(modifiers: readonly Modifier[]): string {
  const [own, their, ...rest] = modifiers;
  const [mine, theirs] = [own && score(own), their && score(their)];
  if (own && their && mine && theirs && own.value >= 0 && their.value <= 0)
    return ` + (${mine} − ${theirs})${reasons(rest)}`;
  return reasons(modifiers);
}

/** A stat of three letters, whoever's it is: "REF 14 (12 + 2 Warrior)" from "REF of Kira (12 + 2 Warrior)". */
export function score({ value, why }: Modifier): string | undefined {
  const match = /^([A-Z]{3})(?: of .*?)?( \([^()]*\))?$/.exec(why);
  if (!match) return undefined;
  const [, stat, made] = match;
  return `${stat} ${Math.abs(value)}${made === undefined ? '' : ` ${plain(made, 60)}`}`;
}

/** Each number with its reason: " + 2 Longsword − 2 Prone". */
export function reasons(modifiers: readonly Modifier[]): string {
  const telling = modifiers.filter(({ value }) => value !== 0);
  const shown = telling.slice(0, MOST_REASONS).map(({ value, why }) => ` ${signed(value)} ${plain(why)}`);
  const more = telling.length > MOST_REASONS ? ` and ${telling.length - MOST_REASONS} more` : '';
  return `${shown.join('')}${more}`;
}

/** A number as sums have it, with a real minus and at most two decimals. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

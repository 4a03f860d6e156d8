import { type DiceChange, isStat, type Modifier, nonZero, type Roll } from '../rules/core/check.ts';
import { isReason } from '../rules/core/reason.ts';
import { number, plain, signed } from '../text/markdown.ts';
import type { Say } from '../text/words.ts';
import { notation, whole, workings } from './say.ts';

/** How many dice of one roll are written out. */
const MOST_FACES = 30;
/** How many modifiers of one roll are written out. */
const MOST_REASONS = 12;

/**
 * The dice as they fell and every modifier with its reason. Dice that do not count are struck out. A pool whose hits are
 * counted shows what makes it up before its dice: nothing is added to hits.
 */
export function roll(of: Roll, say: Say): string {
  const { dice, modifiers, counting, pool = [] } = of;
  if (counting === undefined) return `${thrown(of)}${changes(pool, modifiers, say)}${modified(modifiers, say)}`;
  const shown = [...listed(modifiers, say), ...pool.map((change) => changed(change, say))];
  const [first, ...others] = shown;
  const made = first === undefined ? '' : ` (${[first.replace(/^\+ /, ''), ...others].join(' ')})`;
  return dice.length === 0 ? `no dice${made}` : `${notation(of)}${made}: ${faces(of)}`;
}

/** What a roll comes to: a number, or hits. */
export function total({ total: sum, counting }: Pick<Roll, 'total' | 'counting'>): string {
  return counting === undefined ? number(sum) : `${sum} ${sum === 1 ? 'hit' : 'hits'}`;
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

/** Dice whose sum is said already: "1d8", "2d6 (3, 4)". */
export function added(of: Roll): string {
  return of.dice.length === 1 ? notation(of) : `${notation(of)} (${faces(of)})`;
}

function faces({ dice, kept, counting }: Roll): string {
  const least = counting === 'hits' ? 5 : (counting?.hits ?? 0);
  const counts = (place: number, face: number) => (kept ? kept.includes(place) : face >= least);
  const shown = dice
    .slice(0, MOST_FACES)
    .map(({ face }, place) => (counts(place, face) ? `${face}` : `~~${face}~~`))
    .join(', ');
  return dice.length > MOST_FACES ? `${shown} and ${dice.length - MOST_FACES} more` : shown;
}

/** What made the dice more or fewer, and adds nothing to their sum: " (Defensive: 1 die more; Prone: at most 1)". */
function changes(pool: readonly DiceChange[], modifiers: readonly Modifier[], say: Say): string {
  const old = modifiers.flatMap(({ value, why }) =>
    value === 0 && !isReason(why) && why.includes(': ') ? [plain(why)] : [],
  );
  const all = [...pool.map((change) => changed(change, say)), ...old];
  return all.length === 0 ? '' : ` (${all.slice(0, MOST_REASONS).join('; ')})`;
}

function changed(change: DiceChange, say: Say): string {
  if ('most' in change) return `${whole(change.why, say)}: at most ${change.most}`;
  const many = say.count(Math.abs(change.dice), { one: 'die', other: 'dice' });
  return `${whole(change.why, say)}: ${many} ${change.dice > 0 ? 'more' : 'fewer'}`;
}

/** Modifiers with their reasons. One's own score against another's is bracketed: "+ (STR 12 − REF 11)". */
function modified(modifiers: readonly Modifier[], say: Say): string {
  const [own, their, ...rest] = modifiers;
  const [mine, theirs] = [own && score(own, say), their && score(their, say)];
  if (own && their && mine && theirs && own.value >= 0 && their.value <= 0)
    return ` + (${mine} − ${theirs})${reasons(rest, say)}`;
  return reasons(modifiers, say);
}

/** A score that stands for itself, whoever's it is: "REF 14 (12 + 2 Warrior)". Nothing for any other modifier. */
export function score({ value, why }: Modifier, say: Say): string | undefined {
  if (isReason(why)) return isStat(why) ? `${say.word(why)} ${Math.abs(value)}${workings(why, say)}` : undefined;
  const match = /^([A-Z]{3})(?: of .*?)?( \([^()]*\))?$/.exec(why);
  if (!match) return undefined;
  const [, stat, made] = match;
  return `${stat} ${Math.abs(value)}${made === undefined ? '' : ` ${plain(made, 60)}`}`;
}

/** Each number with its reason: " + 2 Longsword − 2 Prone". */
export function reasons(modifiers: readonly Modifier[], say: Say): string {
  return listed(modifiers, say)
    .map((each) => ` ${each}`)
    .join('');
}

function listed(modifiers: readonly Modifier[], say: Say): readonly string[] {
  const counting = nonZero(modifiers);
  const shown = counting
    .slice(0, MOST_REASONS)
    .map(({ value, why, roll: dice }) => `${signed(value)} ${whole(why, say)}${dice ? ` ${added(dice)}` : ''}`);
  return counting.length > MOST_REASONS ? [...shown, `and ${counting.length - MOST_REASONS} more`] : shown;
}

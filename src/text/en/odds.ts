import { number } from '../markdown.ts';
import { forecast } from './forecast.ts';
import { grammar } from './grammar.ts';

/** Chances, as they are told: never 0 or 100 where that is not certain. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 'under 1 %';
  if (rounded === 100 && chance < 1 - 1e-9) return 'over 99 %';
  return `${rounded} %`;
}

/** What dice always or never came to is not certain for that. */
const uncertain = (chance: number) => Math.min(1 - 1e-6, Math.max(1e-6, chance));

const one = (value: number) => number(Math.round(value * 10) / 10);

/** Those of the dice that count. */
function best(kept: number, dice: readonly RollDice[]): string {
  const all = dice.reduce((sum, { count }) => sum + count, 0);
  if (kept > 1) return `the highest ${kept}`;
  return all === 2 ? 'the higher' : 'the highest';
}

interface RollDice {
  readonly count: number;
  readonly sides: number;
}

/** What `/odds` says. Names that stand in texts are safe to show already. */
export const odds = {
  title: (name: string) => `Odds for ${name}`,
  button: 'Odds',
  back: 'Back',
  choose: 'Do one of these',
  working: '-# Working it out…',
  /** Not all acts were worked out. */
  ended: (how: keyof typeof forecast.ended) => `-# ${forecast.ended[how]}`,
  /** How likely it is; `error`: how far off that may be, where dice were thrown for it. */
  chance: (chance: number, error: number) => {
    const near = Math.max(1, Math.ceil(error * 100));
    // What is rounded to a bound needs none.
    const isBound = [0, 100].includes(Math.round(chance * 100));
    if (error === 0) return percent(chance);
    return isBound ? percent(uncertain(chance)) : `${percent(chance)} ± ${near}`;
  },
  about: (from: number, to: number) => (from === 0 && to === 100 ? 'anything' : `about ${from}–${to} %`),
  staked: (act: string, points: number) => `${act}, staking ${points}`,
  /** What it comes to with more and more points: "staking 0, 1, 2: 31 %, 62 %, 86 %". */
  stakes: (all: readonly { readonly points: number; readonly chance: number; readonly isExact: boolean }[]) =>
    `staking ${all.map(({ points }) => points).join(', ')}: ${all.map(({ chance, isExact }) => percent(isExact ? chance : uncertain(chance))).join(', ')}`,
  line: (act: string, chance: string) => `**${chance}** · ${act}`,
  /** An act, and others to whom it would do the same. */
  orAt: (act: string, others: readonly string[], most: number) => `${act}, or ${grammar.or(others, most)}`,
  /** An act that is done to others too. */
  andAt: (act: string, others: readonly string[], most: number) =>
    others.length === 1 ? `${act} and ${others[0]}` : `${act}, ${grammar.and(others, most)}`,
  each: (chance: string) => `${chance} each`,
  /** Other acts against the same, with the same odds. */
  asLikely: (acts: readonly string[]) => `-# The same odds: ${acts.join('; ')}`,
  /** An act that can be done from that tile, and not from where one stands. */
  from: (act: string, tile: string) => `${act}, from ${tile}`,
  away: '-# “from …”: not in reach from where you stand. It is as if you had come there.',
  /** An act whose words do not name its target. */
  at: (act: string, target: string) => `${act}: ${target}`,
  needs: (least: number, sides: number) =>
    least === sides ? `${sides} on d${sides}` : `${least} or more on d${sides}`,
  /** The dice of a roll: "2d4 + 3"; with an advantage "2d20 (the higher) + 3". */
  roll: (dice: readonly RollDice[], kept: number | undefined, plus: number) => {
    const all = dice.map(({ count, sides }) => `${count === 1 ? '' : count}d${sides}`).join(' + ');
    const thrown = kept === undefined ? all : `${all} (${best(kept, dice)})`;
    if (plus === 0) return thrown === '' ? '0' : thrown;
    return `${thrown} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
  },
  against: (own: string, theirs: string) => `${own} against ${theirs}`,
  critical: (chance: string) => `critical ${chance}`,
  down: (chance: string) => `down ${chance}`,
  harm: (mean: number, spread: number, what: string) =>
    `${one(mean)}${one(spread) === one(0) ? '' : ` ± ${one(spread)}`} ${what}`,
  harmAbout: (from: number, to: number, what: string) => {
    const [least, most] = [Math.floor(from), Math.ceil(to)].map(number);
    return `${least === most ? least : `${least}–${most}`} ${what}`;
  },
  /** Harm that is no resource’s. */
  own: 'levels of wounds',
  costs: (amounts: string) => `costs ${amounts}`,
  ownDown: (chance: string) => `brings yourself down ${chance}`,
  likeKind: (names: string) =>
    `-# The numbers of ${names} are kept back: this is if they are like those of their kind.`,
  nothing: (name: string) => `${name} can strike nobody now.`,
  more: '-# More can be done: ask for it by `/odds target: with:`.',
  offTurn: '-# As if the turn came now.',
  /** What “±” is by a chance; by harm it is how far from the mean is usual. */
  thrown: (seed: number) =>
    `-# Chances with ± are by throws of other dice, seed ${seed}. None of the fight’s is thrown, and nothing recorded.`,
  private: '-# Nothing is thrown or recorded.',
} as const;

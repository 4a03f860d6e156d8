import type { PlayedOut } from './play-out.ts';

/** What so many fights came to: sums, so that parts which were played elsewhere can be added. */
export interface Forecast {
  readonly fights: number;
  /** Fights won, by side. The rest are draws. */
  readonly won: Readonly<Record<string, number>>;
  /** How often each combatant was down or dead at the end. */
  readonly fell: Readonly<Record<string, number>>;
  /** How many fights lasted so many rounds. */
  readonly rounds: Readonly<Record<number, number>>;
  /** How many of each side fell in each round, by side and round. */
  readonly losses: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** How lucky each side was, and whether it won by it, by side. */
  readonly luck: Readonly<Record<string, LuckSums>>;
}

/** A side’s net luck, in rolls, of all fights: its sum, that of its squares, and its sum in the fights that the side won. */
export interface LuckSums {
  readonly sum: number;
  readonly squares: number;
  readonly inWins: number;
}

/** Fights of a piece. It is looked at between pieces alone, so that no machine stops elsewhere than another. */
export const FIGHTS_OF_A_PIECE = 8;

export const NO_FIGHTS: Forecast = { fights: 0, won: {}, fell: {}, rounds: {}, losses: {}, luck: {} };

/** What one fight adds. */
export function forecastOf({ winner, rounds, fallen, losses, luck }: PlayedOut): Forecast {
  return {
    fights: 1,
    won: winner === undefined ? {} : { [winner]: 1 },
    fell: Object.fromEntries(fallen.map((id) => [id, 1])),
    rounds: { [rounds]: 1 },
    losses,
    luck: Object.fromEntries(
      Object.entries(luck).map(([side, of]) => [side, { sum: of, squares: of ** 2, inWins: side === winner ? of : 0 }]),
    ),
  };
}

/** Both together, in whatever order they were played, but for the rounding of sums of luck. */
export function together(one: Forecast, other: Forecast): Forecast {
  return {
    ...winsTogether(one, other),
    fell: added(one.fell, other.fell),
    rounds: added(one.rounds, other.rounds),
    losses: bySide(one.losses, other.losses, added, {}),
  };
}

/** Who won how often, and by how much luck: all that is needed to tell how likely a side wins. */
export type Wins = Pick<Forecast, 'fights' | 'won' | 'luck'>;

export function winsTogether(one: Wins, other: Wins): Wins {
  return {
    fights: one.fights + other.fights,
    won: added(one.won, other.won),
    luck: bySide(one.luck, other.luck, withLuck, NO_LUCK),
  };
}

const NO_LUCK: LuckSums = { sum: 0, squares: 0, inWins: 0 };

function withLuck(one: LuckSums, other: LuckSums): LuckSums {
  return { sum: one.sum + other.sum, squares: one.squares + other.squares, inWins: one.inWins + other.inWins };
}

/** A side may be called as JavaScript calls what every object has. */
function bySide<Of>(
  one: Readonly<Record<string, Of>>,
  other: Readonly<Record<string, Of>>,
  add: (a: Of, b: Of) => Of,
  none: Of,
) {
  const sums = new Map(Object.entries(one));
  for (const [side, of] of Object.entries(other)) sums.set(side, add(sums.get(side) ?? none, of));
  return Object.fromEntries(sums);
}

function added<Key extends string | number>(one: Readonly<Record<Key, number>>, other: Readonly<Record<Key, number>>) {
  const sums = new Map<string, number>(Object.entries(one));
  for (const [key, times] of Object.entries<number>(other)) sums.set(key, (sums.get(key) ?? 0) + times);
  return Object.fromEntries(sums) as Record<Key, number>;
}

/** How often it was somebody, or a side: anybody may be called as JavaScript calls what every object has. */
export function timesOf(times: Readonly<Record<string, number>>, who: string): number {
  return Object.hasOwn(times, who) ? (times[who] ?? 0) : 0;
}

/** How many of a side fell in each round. */
export function lossesOf({ losses }: Pick<Forecast, 'losses'>, side: string): Readonly<Record<number, number>> {
  return Object.hasOwn(losses, side) ? (losses[side] ?? {}) : {};
}

/** Half the width of a Wilson interval, and its middle. */
export interface Interval {
  readonly middle: number;
  readonly error: number;
}

/** In 95 of 100 cases a share lies so near, where it was looked at once. */
export const ONCE = 1.96;
/** The same where one looks again and again while the sample grows. */
export const WATCHED = 2.6;

/** Wilson's interval for a share of fights. */
export function wilson(times: number, fights: number, z = ONCE): Interval {
  if (fights === 0) return { middle: 0.5, error: 0.5 };
  const share = times / fights;
  const spread = z ** 2 / fights;
  const middle = (share + spread / 2) / (1 + spread);
  const error = (z / (1 + spread)) * Math.sqrt((share * (1 - share)) / fights + spread / (4 * fights));
  return { middle, error };
}

/** The number of rounds after which that share of the fights was over: of a half, the middle. 0: there were no fights. */
export function roundsOf({ rounds, fights }: Pick<Forecast, 'rounds' | 'fights'>, share = 0.5): number {
  let passed = 0;
  for (const round of inOrder(rounds)) {
    passed += rounds[round] ?? 0;
    if (passed >= fights * share) return round;
  }
  return 0;
}

/** Where a fight turns: the round in which most fall, of all sides together. Undefined: nobody falls. */
export function turningRound({ losses }: Pick<Forecast, 'losses'>): number | undefined {
  const fell = Object.values(losses).reduce<Readonly<Record<number, number>>>(added, {});
  return inOrder(fell).toSorted((a, b) => (fell[b] ?? 0) - (fell[a] ?? 0) || a - b)[0];
}

function inOrder(rounds: Readonly<Record<number, number>>): readonly number[] {
  return Object.keys(rounds)
    .map(Number)
    .toSorted((a, b) => a - b);
}

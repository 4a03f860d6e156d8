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
interface LuckSums {
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
interface Interval {
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

// How likely a side wins, with the luck of the dice taken out: where one side had the better dice in most of the fights that were
// played, it has won some of them by that, and how much luck is worth shows in the same fights (a control variate).

export interface Chance {
  readonly share: number;
  /** As many fights as would tell as much if luck were left in: at least those that were played. */
  readonly worth: number;
}

/** How likely a side wins, and how well that is known. Of no fights nothing is. */
export function chanceOfWinning({ fights, won, luck }: Wins, side: string): Chance {
  if (fights === 0) return { share: 0, worth: 0 };
  const times = timesOf(won, side);
  const share = times / fights;
  const { sum, squares, inWins } = Object.hasOwn(luck, side) ? (luck[side] ?? NONE) : NONE;
  const mean = sum / fights;
  const spread = squares / fights - mean ** 2;
  const varies = share * (1 - share);
  if (fights < FEWEST || spread <= 0 || varies === 0) return { share, worth: fights };
  const together = inWins / fights - mean * share;
  // What a line through so many fights explains by chance alone is taken off.
  const left = (1 - together ** 2 / (spread * varies)) * ((fights - 1) / (fights - 2));
  if (left >= 1) return { share, worth: fights };
  const without = share - (together / spread) * mean;
  return { share: Math.min(1, Math.max(0, without)), worth: fights / Math.max(left, LEAST_LEFT) };
}

/** Of fewer fights nobody can tell what luck is worth. */
const FEWEST = 16;
/** Luck explains no more than this leaves, whatever few fights say. */
const LEAST_LEFT = 0.5;
const NONE = { sum: 0, squares: 0, inWins: 0 };

/** How likely each of the sides wins, and that none does. One of it is certain. */
export function chancesOfWinning(
  wins: Wins,
  sides: readonly string[],
): { readonly bySide: readonly (Chance & { readonly side: string })[]; readonly none: Chance } {
  const { fights, won } = wins;
  const drawn = fights - sides.reduce((sum, side) => sum + timesOf(won, side), 0);
  const none = { share: fights === 0 ? 0 : drawn / fights, worth: fights };
  const chances = sides.map((side) => ({ side, ...chanceOfWinning(wins, side) }));
  // Of three sides luck is taken out of each for itself, so that what is left of them is a little more or less than all.
  const all = chances.reduce((sum, { share }) => sum + share, 0);
  const times = all === 0 ? 1 : (1 - none.share) / all;
  return { bySide: chances.map((of) => ({ ...of, share: of.share * times })), none };
}

/** Between what the chance lies: `z` standard errors on each side. */
export function intervalOf({ share, worth }: Chance, z: number): Interval {
  return wilson(share * worth, worth, z);
}

// When a forecast that grows is looked at, and how well its shares are known then.

/** How well the chance of winning is to be known. */
export interface Aim {
  /** The side whose chance it is. */
  readonly side: string;
  /** Done when it is known so well: 0.01 is ± 1 %. */
  readonly aim: number;
  /** So many are played, however well it is known before or after. Absent: as many as the aim takes. */
  readonly fights?: number;
}

/** A forecast as it is told, and how wide its intervals are, in standard errors. */
export interface Look {
  readonly forecast: Forecast;
  readonly z: number;
}

/** Fights after which it is done, however close they are. */
const MOST_FIGHTS = 20_000;

/**
 * Fights, in whole pieces, that it takes to know a share so well whatever it is: a half is known least, by Wilson's interval
 * to ± z ÷ 2√(n + z²). For ± 5, 2 and 1 % they are 384, 2,400 and 9,608. With the luck taken out fewer are worth as much.
 */
export function plannedFights(aim: number): number {
  const fights = ONCE ** 2 * ((2 * aim) ** -2 - 1);
  return Math.ceil(fights / FIGHTS_OF_A_PIECE) * FIGHTS_OF_A_PIECE;
}

/** How well the chance is known when a forecast is looked at as planned, on its way to what is asked for. */
const LOOKS: readonly number[] = [0.05, 0.02, 0.01];

/**
 * Whether a forecast is looked at as planned that has grown since its last look: it is worth as many fights as the next look takes.
 * That does not hang on who won them, only on how well luck explains it.
 */
export function isPlannedLook({ side, aim }: Aim, look: Forecast | undefined, forecast: Forecast): boolean {
  const before = look ? chanceOfWinning(look, side).worth : 0;
  const { worth } = chanceOfWinning(forecast, side);
  return [...LOOKS.filter((each) => each > aim), aim]
    .map(plannedFights)
    .some((planned) => before < planned && planned <= worth);
}

/** How much of it is done: 1 is all. Where one side wins nearly always it is known well long before the most are played. */
export function progressOf({ side, aim, fights }: Aim, forecast: Forecast): number {
  if (fights !== undefined) return forecast.fights / fights;
  const chance = chanceOfWinning(forecast, side);
  const played = Math.max(forecast.fights / MOST_FIGHTS, chance.worth / plannedFights(aim));
  return Math.max(played, (aim / intervalOf(chance, WATCHED).error) ** 2);
}

/**
 * What is told of it: all that was played, or the last planned look where the chance was known better by that. When it is looked at
 * as planned, whatever came out, its intervals are those of one look. Any earlier they are wider: whoever looks again and again,
 * and stops where the fights happen to agree, errs more often.
 */
export function bestKnown(
  work: Aim,
  { forecast, look }: { readonly forecast: Forecast; readonly look?: Forecast },
): Look {
  const isAll = forecast.fights >= (work.fights ?? MOST_FIGHTS);
  const all: Look = { forecast, z: isAll || forecast === look ? ONCE : WATCHED };
  if (!look || isAll) return all;
  const error = (of: Look) => intervalOf(chanceOfWinning(of.forecast, work.side), of.z).error;
  const last: Look = { forecast: look, z: ONCE };
  return error(last) < error(all) ? last : all;
}

/** Why odds are worked out no further: somebody stopped them or asked for newer ones, or their message can be changed no more. */
export type WorkEnd = 'stopped' | 'newer' | 'late';

/** Whether odds are still worked out, are as well known as they get, or ended before that. */
export type WorkState = 'working' | 'done' | WorkEnd;

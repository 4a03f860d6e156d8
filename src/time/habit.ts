// Predicts when someone answers in a play-by-post fight, from their earlier answers, quiet hours, days off and
// absences.

import { type Hours, stopsBetween } from './countdown.ts';
import { DAY, HOUR, MINUTE } from './zone.ts';

/** A past turn: who the fight waited for, and how long. */
export interface PastTurn {
  readonly who: string;
  /** In milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** False if the turn was ended without the person, or hasn't ended yet. */
  readonly answered: boolean;
  /** When the person last did something before this turn, in milliseconds since 1970. Undefined if unknown. */
  readonly seen?: number;
  /** How many questions were answered during the turn. The wait for them is part of the turn's time. */
  readonly questionsAnswered: number;
  /** True if autopilot played the turn. */
  readonly byAutopilot: boolean;
}

/** Someone the fight waits for: a player, or the GM. */
export interface Answerer {
  readonly hours: Hours;
  /** This person's past turns, in any order. */
  readonly turns: readonly PastTurn[];
  /** True if this person's turns are played for them while they are away. */
  readonly playedWhileAway?: boolean;
}

/**
 * When someone last acted in the fight, and how many turns in a row they have taken since they came back to it, not
 * counting the first.
 */
export interface LastAction {
  readonly at: number;
  readonly turns: number;
}

/** Returns a random number from 0 up to, but not including, 1. */
export type Random = () => number;

/** With fewer turns than this, a player's habits are mostly guessed. */
export const MIN_TURNS_FOR_HABIT = 5;

/** Someone who did something within this time is still at the table. */
const PRESENCE_TIME_MS = 15 * MINUTE;
/**
 * How long someone at the table takes for a turn if nothing is known about them, in milliseconds. Each time is equally
 * likely.
 */
const USUAL_TURN_TIMES_MS = [1, 3, 6].map((minutes) => minutes * MINUTE);

/** The minimum time until someone who has left the table is back, unless similar past turns say otherwise. */
const MIN_ABSENCE_MS = HOUR / 2;

/** An answer within this time is a response to a ping. A slower one comes when the person usually looks. */
const MAX_PING_RESPONSE_MS = 3 * HOUR;
/** A past turn counts half if its time of day is this many hours from the time of day of the predicted turn. */
const HALF_WEIGHT_HOURS = 1.5;
/**
 * A past turn counts half if the player's absence before it was this many hours longer or shorter than the absence
 * before the predicted turn.
 */
const HALF_WEIGHT_GAP_HOURS = 2.5;
/** The time since someone was last at the table is counted in steps of this many hours. */
const GAP_STEP_HOURS = 2;
/** The number of steps in a day. Longer absences count as a day. */
const GAP_STEPS_PER_DAY = 24 / GAP_STEP_HOURS;
/**
 * A prediction follows either a random similar past turn or how often the person answers at each hour of the day. This
 * is the weight of the second choice. A past turn has a weight of up to 1.
 */
const HOURLY_RATES_WEIGHT = 1;
/** How often a player with unknown habits looks at the fight, per waking hour. */
const USUAL_HOURLY_RATE = 1 / 8;
/**
 * When a person's usual rate is estimated, `USUAL_HOURLY_RATE` counts as much as the person's own rates at this many
 * hours of the day.
 */
const USUAL_HOURLY_RATE_WEIGHT = 4;
/** The lowest rate at which anyone looks at the fight, per waking hour. */
const MIN_HOURLY_RATE = 1 / 48;
/**
 * How often a person answers at some hour of the day is known well enough if the fight has waited for them at that time
 * of day for this many hours in total.
 */
const MIN_WAITED_HOURS = 2;
/** The maximum number of a turn's hours that count. A longer wait says nothing new. */
const MAX_COUNTED_HOURS = 14 * 24;

/** The maximum wait for someone who doesn't come back. */
const MAX_WAIT_MS = 28 * DAY;
/** Turns that began longer ago than this don't count. */
const MEMORY_SPAN_MS = 200 * DAY;
/** How far ahead quiet hours and days off are computed. */
const PLANNED_SPAN_MS = 70 * DAY;

/** The turns that someone took or let pass. Leaves out turns that also waited for others, if enough turns remain. */
export function turnsWithoutAutopilot(turns: readonly PastTurn[]): readonly PastTurn[] {
  const manualTurns = turns.filter(({ byAutopilot }) => !byAutopilot);
  const turnsWithoutQuestions = manualTurns.filter(({ questionsAnswered }) => questionsAnswered === 0);
  return turnsWithoutQuestions.length >= MIN_TURNS_FOR_HABIT || turnsWithoutQuestions.length * 2 >= manualTurns.length
    ? turnsWithoutQuestions
    : manualTurns;
}

/** Predicts when one person answers. */
export class Habit {
  readonly #stops: readonly { readonly from: number; readonly until: number }[];
  readonly #away: Hours['away'];
  readonly #playedWhileAway: boolean;
  readonly #turns: readonly PastTurn[];
  readonly #presentTurns: readonly PastTurn[];
  /**
   * For each hour of the day and each length of absence: how similar the past turns are to a turn at that hour after
   * that absence, as running totals.
   */
  readonly #similarityTotals: readonly (readonly number[])[];
  /** For each hour of the day: how many answers the person gave then, per hour that the fight waited for them. */
  readonly #rates: readonly number[];
  /** After this many turns in a row, the person leaves the table. */
  readonly #maxTurnsInARow: number;

  /**
   * `combatantCount` is how many combatants the person plays. Their quiet hours and days off are computed from the
   * instant `now` on.
   */
  constructor(
    { hours, turns, playedWhileAway = false }: Answerer,
    { combatantCount, now }: { readonly combatantCount: number; readonly now: number },
  ) {
    this.#stops = stopsBetween(hours, now, now + PLANNED_SPAN_MS);
    this.#away = hours.away;
    this.#playedWhileAway = playedWhileAway;
    const recentTurns = turnsWithoutAutopilot(turns.filter(({ since }) => since > now - MEMORY_SPAN_MS));
    this.#turns = recentTurns.filter((turn) => !wasPresent(turn));
    this.#presentTurns = recentTurns.filter((turn) => wasPresent(turn) && turn.answered);
    this.#maxTurnsInARow = Math.max(combatantCount - 1, mostTurnsInARow(recentTurns));
    this.#similarityTotals = Array.from({ length: 24 * GAP_STEPS_PER_DAY }, (_, index) =>
      runningTotals(
        this.#turns.map((turn) =>
          turnSimilarity(
            turn,
            Math.floor(index / GAP_STEPS_PER_DAY) + 0.5,
            ((index % GAP_STEPS_PER_DAY) + 0.5) * GAP_STEP_HOURS,
          ),
        ),
      ),
    );
    this.#rates = hourlyRatesOf(this.#turns, hours);
  }

  /** True if a turn that begins at this instant is played for the person, because they are away. */
  isPlayedFor(at: number): boolean {
    return this.#playedWhileAway && (this.#away ?? []).some(({ from, until = Infinity }) => from <= at && at < until);
  }

  /** True if the person is still at the table for a turn that begins at `from`. */
  isStillPresent(from: number, { at, turns }: LastAction): boolean {
    return from - at <= PRESENCE_TIME_MS && turns < this.#maxTurnsInARow;
  }

  /** Predicts when the person answers, if they are at the table. */
  predictAnswerAtTable(from: number, random: Random): number {
    const turn = pickRandom(this.#presentTurns, random);
    return this.#availableAt(from + (turn ? turn.until - turn.since : (pickRandom(USUAL_TURN_TIMES_MS, random) ?? 0)));
  }

  /**
   * Predicts when the person answers a turn or question that begins at `from`. `seen` is when they were last at the
   * table.
   */
  predictAnswer(from: number, seen: number | undefined = Number.NEGATIVE_INFINITY, random: Random): number {
    let at = from;
    while (at - from < MAX_WAIT_MS) {
      const turn = this.#similarTo(at, seen, random);
      if (!turn) return Math.min(this.#nextLook(Math.max(at, seen + MIN_ABSENCE_MS), random), from + MAX_WAIT_MS);
      const waitMs = turn.until - turn.since;
      // If the past turn ended without an answer, the loop picks another past turn to predict how much longer the wait
      // is.
      at =
        turn.answered && waitMs > MAX_PING_RESPONSE_MS
          ? instantAtSameTimeOfDay(at, turn)
          : at + Math.max(waitMs, MINUTE);
      if (turn.answered) return this.#availableAt(at);
    }
    return from + MAX_WAIT_MS;
  }

  /** The instant at which the person has had this much time to play since `from`. */
  deadlineAfter(from: number, time: number): number {
    return this.#availableAt(from, time);
  }

  /**
   * A random past turn that began at a similar time of day, after a similar absence. Undefined if too few are similar.
   */
  #similarTo(at: number, seen: number, random: Random): PastTurn | undefined {
    const runningSums =
      this.#similarityTotals[
        Math.floor(hourOf(at)) * GAP_STEPS_PER_DAY +
          Math.min(GAP_STEPS_PER_DAY - 1, Math.floor(gapHoursOf(at, seen) / GAP_STEP_HOURS))
      ] ?? [];
    const totalSimilarity = runningSums.at(-1) ?? 0;
    const randomTotal = random() * (totalSimilarity + HOURLY_RATES_WEIGHT);
    if (randomTotal >= totalSimilarity) return undefined;
    let [low, high] = [0, runningSums.length - 1];
    while (low < high) {
      const middleIndex = (low + high) >> 1;
      if ((runningSums[middleIndex] ?? 0) <= randomTotal) low = middleIndex + 1;
      else high = middleIndex;
    }
    return this.#turns[low];
  }

  /** Predicts when the person next looks at the fight, by their rate for each hour of the day. */
  #nextLook(from: number, random: Random): number {
    let at = this.#availableAt(from);
    let remainingHazard = -Math.log(1 - random());
    while (at - from < MAX_WAIT_MS) {
      const end = at - (at % HOUR) + HOUR;
      const ratePerMs = (this.#rates[Math.floor(hourOf(at))] ?? 0) / HOUR;
      if (remainingHazard < ratePerMs * (end - at)) return this.#availableAt(at + remainingHazard / ratePerMs);
      remainingHazard -= ratePerMs * (end - at);
      at = this.#availableAt(end);
    }
    return from + MAX_WAIT_MS;
  }

  /** The first instant at which the person has been available for `need` milliseconds. */
  #availableAt(from: number, need = 0): number {
    let [at, timeLeft] = [from, need];
    for (const stop of this.#stops) {
      if (stop.until <= at) continue;
      if (stop.from - at > timeLeft) break;
      timeLeft -= Math.max(0, stop.from - at);
      at = stop.until;
    }
    return Math.min(at + timeLeft, from + MAX_WAIT_MS);
  }
}

function wasPresent({ since, seen = -Infinity }: PastTurn): boolean {
  return since - seen <= PRESENCE_TIME_MS;
}

/** The most turns that someone has taken in a row without leaving the table, not counting the first. */
function mostTurnsInARow(turns: readonly PastTurn[]): number {
  let [longestCount, currentCount] = [0, 0];
  for (const turn of turns.toSorted((a, b) => a.until - b.until)) {
    currentCount = wasPresent(turn) ? currentCount + 1 : 0;
    longestCount = Math.max(longestCount, currentCount);
  }
  return longestCount;
}

function turnSimilarity({ since, seen }: PastTurn, hour: number, gap: number): number {
  const hourDifference = Math.abs(hourOf(since) - hour);
  const hourDistance = Math.min(hourDifference, 24 - hourDifference) / HALF_WEIGHT_HOURS;
  const gapDistance = seen === undefined ? 0 : (gapHoursOf(since, seen) - gap) / HALF_WEIGHT_GAP_HOURS;
  return 1 / ((1 + hourDistance ** 4) * (1 + gapDistance ** 4));
}

/**
 * For each hour of the day: how many answers someone gave then, per hour that the fight waited for them. For hours with
 * little data, the rate is estimated from the other hours and from the usual rate of players.
 */
function hourlyRatesOf(turns: readonly PastTurn[], hours: Hours): readonly number[] {
  const turnTimes = turns.flatMap(({ since, until }) => [since, until]);
  const stoppedSpans =
    turnTimes.length === 0 ? [] : stopsBetween(hours, Math.min(...turnTimes), Math.max(...turnTimes));
  const waitedHours = new Array<number>(24).fill(0);
  const answersByHour = new Array<number>(24).fill(0);
  for (const { since, until, answered: hasAnswered } of turns) {
    const end = Math.min(until, since + MAX_COUNTED_HOURS * HOUR);
    for (let at = since; at < end; ) {
      const nextHour = Math.min(end, at - (at % HOUR) + HOUR);
      const [hour, middle] = [Math.floor(hourOf(at)), (at + nextHour) / 2];
      const isAvailable = !stoppedSpans.some((stop) => stop.from <= middle && middle < stop.until);
      if (isAvailable) waitedHours[hour] = (waitedHours[hour] ?? 0) + (nextHour - at) / HOUR;
      at = nextHour;
    }
    const hour = Math.floor(hourOf(until));
    if (hasAnswered) answersByHour[hour] = (answersByHour[hour] ?? 0) + 1;
  }
  const hourlyRates = answersByHour.map((count, hour) => count / (waitedHours[hour] ?? 1));
  const knownHourlyRates = hourlyRates
    .filter((_, hour) => (waitedHours[hour] ?? 0) >= MIN_WAITED_HOURS)
    .toSorted((a, b) => a - b);
  const medianHourlyRate = Math.max(MIN_HOURLY_RATE, knownHourlyRates[knownHourlyRates.length >> 1] ?? 0);
  const logSum =
    knownHourlyRates.length * Math.log(medianHourlyRate) + USUAL_HOURLY_RATE_WEIGHT * Math.log(USUAL_HOURLY_RATE);
  const usualHourlyRate = Math.exp(logSum / (knownHourlyRates.length + USUAL_HOURLY_RATE_WEIGHT));
  return answersByHour.map((count, hour) => (count + usualHourlyRate) / ((waitedHours[hour] ?? 0) + 1));
}

function runningTotals(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** The hour of the day in UTC. */
function hourOf(at: number): number {
  return (((at % DAY) + DAY) % DAY) / HOUR;
}

/** The hours since someone was last at the table, up to a day. */
function gapHoursOf(at: number, seen: number | undefined): number {
  return seen === undefined ? 24 : Math.min(24, (at - seen) / HOUR);
}

/** Predicts an answer at the same time of day as a past answer, and after as many whole days of waiting. */
function instantAtSameTimeOfDay(at: number, { since, until }: PastTurn): number {
  const wholeDaysMs = Math.floor((until - since) / DAY) * DAY;
  return at + wholeDaysMs + ((((until - at) % DAY) + DAY) % DAY);
}

/** A random element of the list. Undefined if the list is empty. */
export function pickRandom<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

// When someone answers in a fight by post, by how they answered before and by their hours.

import { type Hours, stopsBetween } from './walk.ts';
import { DAY, HOUR, MINUTE } from './zone.ts';

/** A turn of the past: who the fight waited for, and how long. */
export interface PastTurn {
  readonly who: string;
  /** In milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** False if it was ended without them, or still goes on. */
  readonly answered: boolean;
  /** When they had done something before. Undefined if that isn't known. */
  readonly seen?: number;
  /** How many times someone was asked in it, and answered. That time is part of the turn. */
  readonly asks: number;
  /** True if it was played by autopilot. */
  readonly alone: boolean;
}

/** Someone the fight waits for: a player, or the GM. */
export interface Answerer {
  readonly hours: Hours;
  /** Their turns of the past, in any order. */
  readonly turns: readonly PastTurn[];
  /** True if their turns don't wait while they are away. */
  readonly playedWhileAway?: boolean;
}

/** When someone was last at the table, and for how many turns in a row after the one that they came for. */
export interface Seen {
  readonly at: number;
  readonly turns: number;
}

/** A number from 0 up to 1. */
export type Random = () => number;

/** With fewer turns than this, a player's habits are mostly guessed. */
export const ENOUGH_TURNS = 5;

/** Someone who did something this short a time ago is at the table. */
const PRESENT_FOR = 15 * MINUTE;
/** How long someone at the table takes, if that isn't known. Each is equally likely. */
const USUAL_AT_THE_TABLE = [1, 3, 6].map((minutes) => minutes * MINUTE);

/** Someone who has left the table isn't back sooner, as far as nothing else is known. */
const GONE_FOR = HOUR / 2;

/** Answers within this time follow a ping. Slower ones come at the time of day at which someone looks. */
const AT_A_PING = 3 * HOUR;
/** How far apart in the day two turns can be before the past one counts half, in hours. */
const SIMILAR_HOUR = 1.5;
/** How far the steps since the player was last there can differ before a past turn counts half. */
const SIMILAR_GAP = 2.5;
/** The hours since someone was last there are counted up to a day, in steps. */
const GAP_STEP = 2;
const GAPS = 24 / GAP_STEP;
/** This many similar turns are as good as what is known of someone's day. */
const FEW_SIMILAR = 1;
/** How often an unknown player looks, in each waking hour. It counts as much as this many known hours of a day. */
const USUAL_RATE = 1 / 8;
const USUAL_HOURS = 4;
/** No one looks less often than this. */
const LEAST_RATE = 1 / 48;
/** An hour of the day is known after so many hours of waiting in it. */
const WELL_KNOWN = 2;
/** A turn that someone let pass says nothing more after so many hours. */
const LONGEST_COUNTED = 14 * 24;

/** Someone who doesn't come back is waited for this long at most. */
const LONGEST_WAIT = 28 * DAY;
/** Older turns don't count. */
const REMEMBERED = 200 * DAY;
/** How far hours are worked out. */
const KNOWN_HOURS = 70 * DAY;

/** The turns that someone took or let pass, without those that waited for others too, if there are enough. */
export function ownTurns(turns: readonly PastTurn[]): readonly PastTurn[] {
  const own = turns.filter(({ alone }) => !alone);
  const clean = own.filter(({ asks }) => asks === 0);
  return clean.length >= ENOUGH_TURNS || clean.length * 2 >= own.length ? clean : own;
}

/** How someone answers. */
export class Habit {
  readonly #stops: readonly { readonly from: number; readonly until: number }[];
  readonly #away: Hours['away'];
  readonly #playedWhileAway: boolean;
  readonly #turns: readonly PastTurn[];
  readonly #present: readonly PastTurn[];
  /** For an hour of the day and a time since they were last there: how similar the past turns are, added up. */
  readonly #similar: readonly (readonly number[])[];
  /** How often they answer in each hour of the day, per hour of waiting. */
  readonly #rates: readonly number[];
  /** After this many turns in a row, they leave the table. */
  readonly #sitting: number;

  /** `seats`: how many combatants they play. `now`: from when their hours count. */
  constructor(
    { hours, turns, playedWhileAway = false }: Answerer,
    { seats, now }: { readonly seats: number; readonly now: number },
  ) {
    this.#stops = stopsBetween(hours, now, now + KNOWN_HOURS);
    this.#away = hours.away;
    this.#playedWhileAway = playedWhileAway;
    const own = ownTurns(turns.filter(({ since }) => since > now - REMEMBERED));
    this.#turns = own.filter((turn) => !wasPresent(turn));
    this.#present = own.filter((turn) => wasPresent(turn) && turn.answered);
    this.#sitting = Math.max(seats - 1, longestSitting(own));
    this.#similar = Array.from({ length: 24 * GAPS }, (_, index) =>
      addedUp(
        this.#turns.map((turn) => similarity(turn, Math.floor(index / GAPS) + 0.5, ((index % GAPS) + 0.5) * GAP_STEP)),
      ),
    );
    this.#rates = ratesOf(this.#turns, hours);
  }

  /** True if a turn that begins now is played for them, because they are away. */
  isPlayedFor(at: number): boolean {
    return this.#playedWhileAway && (this.#away ?? []).some(({ from, until = Infinity }) => from <= at && at < until);
  }

  /** True if they are still there for a turn that begins now. */
  stays(from: number, { at, turns }: Seen): boolean {
    return from - at <= PRESENT_FOR && turns < this.#sitting;
  }

  /** When they have answered, if they are there. */
  answerAtTheTable(from: number, random: Random): number {
    const turn = pick(this.#present, random);
    return this.#awake(from + (turn ? turn.until - turn.since : (pick(USUAL_AT_THE_TABLE, random) ?? 0)));
  }

  /** When they have answered something that begins at an instant. `seen` is when they were last there. */
  answer(from: number, seen: number | undefined = Number.NEGATIVE_INFINITY, random: Random): number {
    let at = from;
    while (at - from < LONGEST_WAIT) {
      const turn = this.#similarTo(at, seen, random);
      if (!turn) return Math.min(this.#look(Math.max(at, seen + GONE_FOR), random), from + LONGEST_WAIT);
      const time = turn.until - turn.since;
      // Someone who let a turn pass hadn't answered by then. They are waited for once more from there.
      at = turn.answered && time > AT_A_PING ? sameTimeOfDay(at, turn) : at + Math.max(time, MINUTE);
      if (turn.answered) return this.#awake(at);
    }
    return from + LONGEST_WAIT;
  }

  /** When a time is over in which they are awake and not away. */
  deadline(from: number, time: number): number {
    return this.#awake(from, time);
  }

  /** A past turn that began at a similar time of day and as long after they had been there. Undefined: hardly any did. */
  #similarTo(at: number, seen: number, random: Random): PastTurn | undefined {
    const sums =
      this.#similar[Math.floor(hourOf(at)) * GAPS + Math.min(GAPS - 1, Math.floor(gapOf(at, seen) / GAP_STEP))] ?? [];
    const all = sums.at(-1) ?? 0;
    const wanted = random() * (all + FEW_SIMILAR);
    if (wanted >= all) return undefined;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    return this.#turns[low];
  }

  /** When they look next, by the hours of the day at which they are there. */
  #look(from: number, random: Random): number {
    let at = this.#awake(from);
    let left = -Math.log(1 - random());
    while (at - from < LONGEST_WAIT) {
      const end = at - (at % HOUR) + HOUR;
      const rate = (this.#rates[Math.floor(hourOf(at))] ?? 0) / HOUR;
      if (left < rate * (end - at)) return this.#awake(at + left / rate);
      left -= rate * (end - at);
      at = this.#awake(end);
    }
    return from + LONGEST_WAIT;
  }

  /** The first instant at which they have been available for a time. */
  #awake(from: number, need = 0): number {
    let [at, left] = [from, need];
    for (const stop of this.#stops) {
      if (stop.until <= at) continue;
      if (stop.from - at > left) break;
      left -= Math.max(0, stop.from - at);
      at = stop.until;
    }
    return Math.min(at + left, from + LONGEST_WAIT);
  }
}

function wasPresent({ since, seen = -Infinity }: PastTurn): boolean {
  return since - seen <= PRESENT_FOR;
}

/** The most turns in a row that someone took at the table, after the one that they came for. */
function longestSitting(turns: readonly PastTurn[]): number {
  let [longest, now] = [0, 0];
  for (const turn of turns.toSorted((a, b) => a.until - b.until)) {
    now = wasPresent(turn) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

function similarity({ since, seen }: PastTurn, hour: number, gap: number): number {
  const apart = Math.abs(hourOf(since) - hour);
  const hours = Math.min(apart, 24 - apart) / SIMILAR_HOUR;
  const gaps = seen === undefined ? 0 : (gapOf(since, seen) - gap) / SIMILAR_GAP;
  return 1 / ((1 + hours ** 4) * (1 + gaps ** 4));
}

/**
 * How often someone answers in each hour of the day, per hour of waiting. In hours that are hardly known, they do as in
 * the others, or as players usually do.
 */
function ratesOf(turns: readonly PastTurn[], hours: Hours): readonly number[] {
  const times = turns.flatMap(({ since, until }) => [since, until]);
  const stops = times.length === 0 ? [] : stopsBetween(hours, Math.min(...times), Math.max(...times));
  const waited = new Array<number>(24).fill(0);
  const answered = new Array<number>(24).fill(0);
  for (const { since, until, answered: isAnswer } of turns) {
    const end = Math.min(until, since + LONGEST_COUNTED * HOUR);
    for (let at = since; at < end; ) {
      const next = Math.min(end, at - (at % HOUR) + HOUR);
      const [hour, middle] = [Math.floor(hourOf(at)), (at + next) / 2];
      const isWaking = !stops.some((stop) => stop.from <= middle && middle < stop.until);
      if (isWaking) waited[hour] = (waited[hour] ?? 0) + (next - at) / HOUR;
      at = next;
    }
    const hour = Math.floor(hourOf(until));
    if (isAnswer) answered[hour] = (answered[hour] ?? 0) + 1;
  }
  const rates = answered.map((count, hour) => count / (waited[hour] ?? 1));
  const knownRates = rates.filter((_, hour) => (waited[hour] ?? 0) >= WELL_KNOWN).toSorted((a, b) => a - b);
  const middle = Math.max(LEAST_RATE, knownRates[knownRates.length >> 1] ?? 0);
  const logs = knownRates.length * Math.log(middle) + USUAL_HOURS * Math.log(USUAL_RATE);
  const usual = Math.exp(logs / (knownRates.length + USUAL_HOURS));
  return answered.map((count, hour) => (count + usual) / ((waited[hour] ?? 0) + 1));
}

function addedUp(all: readonly number[]): readonly number[] {
  let sum = 0;
  return all.map((each) => {
    sum += each;
    return sum;
  });
}

/** The hour of the day in UTC. */
function hourOf(at: number): number {
  return (((at % DAY) + DAY) % DAY) / HOUR;
}

/** The hours since someone was last there, up to a day. */
function gapOf(at: number, seen: number | undefined): number {
  return seen === undefined ? 24 : Math.min(24, (at - seen) / HOUR);
}

/** An answer at the time of day of a past one, after as many whole days. */
function sameTimeOfDay(at: number, { since, until }: PastTurn): number {
  const days = Math.floor((until - since) / DAY) * DAY;
  return at + days + ((((until - at) % DAY) + DAY) % DAY);
}

/** One of them, each equally likely. Undefined if there are none. */
export function pick<T>(all: readonly T[], random: Random): T | undefined {
  return all[Math.floor(random() * all.length)];
}

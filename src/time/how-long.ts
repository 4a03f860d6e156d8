// How long a round of a fight by post takes, by simulation of the clock and of how its players answered before.

import { type Answerer, Habit, ownTurns, type PastTurn, pick, type Random, type Seen } from './habit.ts';
import { DAY } from './zone.ts';

/** A combatant's turn in each round. */
export interface Seat {
  /** Who takes it, or would have to. */
  readonly who: string;
  readonly side: string;
  /** True for the GM's. They have no deadline, and no plans. */
  readonly isGms: boolean;
  /** True if it is played at once, by autopilot or by a plan. */
  readonly alone: boolean;
}

/** A fight as the simulation needs it. */
export interface Table {
  /** When the simulated rounds begin. */
  readonly now: number;
  readonly answerers: ReadonlyMap<string, Answerer>;
  /** Who acts together, in the order of turns. */
  readonly blocks: readonly (readonly Seat[])[];
  /** Whether the order of turns is known, and if so, whether it changes each round. */
  readonly order: 'kept' | 'each round' | 'unknown';
}

/** What the GM may choose. Times are in milliseconds. */
export interface Choice {
  /** 'as it is': the blocks of the table. 'one by one': each alone. 'by side': each side together. */
  readonly order: 'as it is' | 'one by one' | 'by side';
  /** True if all players have plans that play at once. */
  readonly planned: boolean;
  /** After this time, a player's turn ends by itself. Undefined: it never does. */
  readonly turn?: number | undefined;
  readonly question?: number | undefined;
}

/** How long a round takes, in milliseconds. */
export interface Foretold {
  /** The median of many simulated fights of three weeks. */
  readonly round: number;
  /** Eight of ten are between these. */
  readonly low: number;
  readonly high: number;
  /** How long a round waits for each, in milliseconds. The longest comes first. */
  readonly waits: readonly { readonly who: string; readonly time: number }[];
}

const RUNS = 40;
const RUN_TIME = 21 * DAY;
const MAX_ROUNDS = 30;
/** How long rounds take by each choice, in their order. The same seed gives the same answer. */
export function howLong(table: Table, choices: readonly Choice[], seed: number): readonly Foretold[] {
  const seats = table.blocks.flat();
  const habits = new Map(
    [...table.answerers].map(([who, answerer]) => {
      const own = seats.filter((seat) => seat.who === who && !seat.alone);
      return [who, new Habit(answerer, { seats: own.length, now: table.now })];
    }),
  );
  const known = { habits, asks: asksOf(table), seed };
  return choices.map((choice) => foretell(table, choice, known));
}

interface Known {
  readonly habits: ReadonlyMap<string, Habit>;
  readonly asks: ReadonlyMap<string | undefined, number>;
  readonly seed: number;
}

function foretell(table: Table, choice: Choice, known: Known): Foretold {
  const runs = Array.from({ length: RUNS }, (_, run) => new Run(table, choice, known, known.seed * RUNS + run).play());
  const rounds = runs.map(({ round }) => round).toSorted((a, b) => a - b);
  const quantile = (share: number) => rounds[Math.min(RUNS - 1, Math.floor(share * RUNS))] ?? 0;
  const waits = [...table.answerers.keys()]
    .map((who) => ({ who, time: runs.reduce((sum, { waits }) => sum + (waits.get(who) ?? 0), 0) / RUNS }))
    .filter(({ time }) => time > 0)
    .toSorted((a, b) => b.time - a.time);
  return { round: quantile(0.5), low: quantile(0.1), high: quantile(0.9), waits };
}

/** How many answers a turn of each waits for, apart from those that are part of their own times. */
function asksOf({ answerers }: Table): ReadonlyMap<string | undefined, number> {
  const share = (turns: readonly PastTurn[]) =>
    turns.length === 0 ? 0 : turns.filter(({ asks }) => asks > 0).length / turns.length;
  const all = [...answerers].map(([who, { turns }]) => {
    const own = turns.filter(({ alone }) => !alone);
    return [who, ownTurns(turns).length < own.length ? share(own) : 0] as const;
  });
  const alone = [...answerers.values()].flatMap(({ turns }) => turns.filter((turn) => turn.alone));
  return new Map<string | undefined, number>([...all, [undefined, share(alone)]]);
}

/** Random numbers that follow from a seed (mulberry32). */
function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One simulated fight of three weeks. */
class Run {
  readonly #table: Table;
  readonly #choice: Choice;
  readonly #known: Known;
  readonly #random: Random;
  readonly #blocks: readonly (readonly Seat[])[];
  /** When each user was last at the table, and for how many turns in a row after the first. */
  readonly #seen = new Map<string, Seen>();
  readonly #waits = new Map<string, number>();
  #rounds = 0;
  /** The round since which no one has done anything. After the next one, the fight waits for someone. */
  #alone: number | undefined;

  constructor(table: Table, choice: Choice, known: Known, seed: number) {
    this.#table = table;
    this.#choice = choice;
    this.#known = known;
    this.#random = seeded(seed);
    const blocks = blocksOf(table, choice.order);
    this.#blocks = table.order === 'unknown' ? shuffled(blocks, this.#random) : blocks;
  }

  /** The average round after the first, and how long it waits for each. */
  play(): { readonly round: number; readonly waits: ReadonlyMap<string, number> } {
    let at = this.#round(this.#table.now);
    const start = at;
    this.#waits.clear();
    let rounds = 0;
    while (rounds < MAX_ROUNDS && (rounds === 0 || at - start < RUN_TIME)) {
      at = this.#round(at);
      rounds++;
    }
    return {
      round: (at - start) / rounds,
      waits: new Map([...this.#waits].map(([who, time]) => [who, time / rounds])),
    };
  }

  #round(from: number): number {
    this.#rounds++;
    const blocks = this.#table.order === 'each round' ? shuffled(this.#blocks, this.#random) : this.#blocks;
    return blocks.reduce((at, block) => this.#block(block, at), from);
  }

  /** When everyone who acts together has acted. The last one is who the block waited for. */
  #block(block: readonly Seat[], from: number): number {
    const ends = new Map<string, number>();
    for (const seat of block) ends.set(seat.who, this.#turn(seat, ends.get(seat.who) ?? from));
    let [last, end]: [string | undefined, number] = [undefined, from];
    for (const [who, at] of ends) if (at > end) [last, end] = [who, at];
    if (last !== undefined) this.#wait(last, end - from);
    return block.reduce((at, seat) => this.#questions(seat, at), end);
  }

  #turn({ who, isGms, alone }: Seat, from: number): number {
    const habit = this.#known.habits.get(who);
    const isAlone = alone || (!isGms && this.#choice.planned) || habit?.isPlayedFor(from) === true;
    if (isAlone) this.#alone ??= this.#rounds;
    if (!habit || (isAlone && this.#rounds <= (this.#alone ?? 0) + 1)) return from;
    return this.#answer(habit, { who, from, most: isGms ? undefined : this.#choice.turn });
  }

  /** When someone has answered, or their time is over. */
  #answer(
    habit: Habit,
    { who, from, most }: { readonly who: string; readonly from: number; readonly most: number | undefined },
  ): number {
    this.#alone = undefined;
    const seen = this.#seen.get(who);
    const isPresent = seen !== undefined && habit.stays(from, seen);
    const answered = isPresent
      ? habit.answerAtTheTable(from, this.#random)
      : habit.answer(from, seen?.at, this.#random);
    const end = most === undefined ? Infinity : habit.deadline(from, most);
    if (answered > end) return end;
    this.#seen.set(who, { at: answered, turns: isPresent ? seen.turns + 1 : 0 });
    return answered;
  }

  /** Some turns ask someone on the other side, and wait for the answer. */
  #questions({ who, isGms, side, alone }: Seat, from: number): number {
    const asks = this.#known.asks.get(alone ? undefined : who) ?? 0;
    if (asks === 0 || this.#random() >= asks) return from;
    const others = this.#blocks.flat().filter((seat) => seat.side !== side && !(seat.alone && seat.isGms));
    const asked = pick(others, this.#random)?.who;
    const habit = asked === undefined ? undefined : this.#known.habits.get(asked);
    if (asked === undefined || !habit) return from;
    const end = this.#answer(habit, { who: asked, from, most: isGms ? this.#choice.question : undefined });
    this.#wait(asked, end - from);
    return end;
  }

  #wait(who: string, time: number): void {
    this.#waits.set(who, (this.#waits.get(who) ?? 0) + time);
  }
}

function blocksOf({ blocks }: Table, order: Choice['order']): Table['blocks'] {
  if (order === 'as it is') return blocks;
  const seats = blocks.flat();
  return order === 'one by one' ? seats.map((seat) => [seat]) : [...Map.groupBy(seats, ({ side }) => side).values()];
}

function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  return all
    .map((each) => ({ each, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each);
}

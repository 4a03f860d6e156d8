// Estimates how long a round of a play-by-post fight takes, by simulating the clock and the players' answers.

import {
  type Answerer,
  Habit,
  type LastAction,
  type PastTurn,
  pickRandom,
  type Random,
  turnsWithoutAutopilot,
} from './habit.ts';
import { DAY } from './zone.ts';

/** A combatant's turn in each round. */
export interface TurnSlot {
  /** The user who takes the turn, or would take it if it weren't played automatically. */
  readonly who: string;
  readonly side: string;
  /** True for the GM's combatants, which have no deadline and no plans. */
  readonly isGms: boolean;
  /** True if autopilot or a plan plays the turn right away. */
  readonly isAutomatic: boolean;
}

/** The parts of a fight that the simulation needs. */
export interface GameTable {
  /** When the simulated rounds begin. */
  readonly now: number;
  readonly answerers: ReadonlyMap<string, Answerer>;
  /** The combatants that act together, in the order of turns. */
  readonly blocks: readonly (readonly TurnSlot[])[];
  /** The order of turns: kept from round to round, new in each round, or not known yet. */
  readonly order: 'kept' | 'each round' | 'unknown';
}

/** A choice of the GM that changes how long rounds take: turn order and time limits. Times are in milliseconds. */
export interface RoundChoice {
  /**
   * `as it is`: combatants act together as in `blocks`. `one by one`: each combatant acts alone. `by side`: each side
   * acts together.
   */
  readonly order: 'as it is' | 'one by one' | 'by side';
  /** True if all players have plans that are carried out right away. */
  readonly planned: boolean;
  /** The time after which a player's turn ends automatically. Undefined if it never does. */
  readonly turn?: number | undefined;
  readonly question?: number | undefined;
}

/** How long a round takes, in milliseconds. */
export interface RoundForecast {
  /** The median length of a round in many simulated fights of three weeks. */
  readonly round: number;
  /**
   * The 10th percentile of a round's length. In 80% of the simulated fights, the length is between `low` and `high`.
   */
  readonly low: number;
  /** The 90th percentile of a round's length. */
  readonly high: number;
  /** How long a round waits for each person, in milliseconds, longest first. */
  readonly waits: readonly { readonly who: string; readonly time: number }[];
}

const FIGHTS_PER_CHOICE = 40;
/** How long a simulated fight goes on, in milliseconds. */
const SIMULATED_TIME_MS = 21 * DAY;
const MAX_ROUNDS = 30;

/**
 * How long rounds take with each of the GM's choices of turn order and time limits, in the order of `choices`. Equal
 * seeds give equal results.
 */
export function roundForecasts(
  table: GameTable,
  choices: readonly RoundChoice[],
  seed: number,
): readonly RoundForecast[] {
  const turnSlots = table.blocks.flat();
  const habits = new Map(
    [...table.answerers].map(([who, answerer]) => {
      const manualSlots = turnSlots.filter((slot) => slot.who === who && !slot.isAutomatic);
      return [who, new Habit(answerer, { combatantCount: manualSlots.length, now: table.now })];
    }),
  );
  const habitsAndChances = { habits, questionChances: questionChancesOf(table), seed };
  return choices.map((choice) => forecastOf(table, choice, habitsAndChances));
}

interface HabitsAndChances {
  readonly habits: ReadonlyMap<string, Habit>;
  readonly questionChances: ReadonlyMap<string | undefined, number>;
  readonly seed: number;
}

function forecastOf(table: GameTable, choice: RoundChoice, habitsAndChances: HabitsAndChances): RoundForecast {
  const simulatedFights = Array.from({ length: FIGHTS_PER_CHOICE }, (_, run) =>
    new SimulatedFight(table, choice, habitsAndChances, habitsAndChances.seed * FIGHTS_PER_CHOICE + run).play(),
  );
  const roundLengths = simulatedFights.map(({ round }) => round).toSorted((a, b) => a - b);
  const roundLengthAtQuantile = (fraction: number) =>
    roundLengths[Math.min(FIGHTS_PER_CHOICE - 1, Math.floor(fraction * FIGHTS_PER_CHOICE))] ?? 0;
  const waits = [...table.answerers.keys()]
    .map((who) => ({
      who,
      time: simulatedFights.reduce((sum, { waits }) => sum + (waits.get(who) ?? 0), 0) / FIGHTS_PER_CHOICE,
    }))
    .filter(({ time }) => time > 0)
    .toSorted((a, b) => b.time - a.time);
  return {
    round: roundLengthAtQuantile(0.5),
    low: roundLengthAtQuantile(0.1),
    high: roundLengthAtQuantile(0.9),
    waits,
  };
}

/**
 * For each player, the chance that their turn waits for the answer to a question. The key for turns on autopilot is
 * undefined. 0 if the player's turn times already include such waits.
 */
function questionChancesOf({ answerers }: GameTable): ReadonlyMap<string | undefined, number> {
  const questionChanceOf = (turns: readonly PastTurn[]) =>
    turns.length === 0 ? 0 : turns.filter(({ questionsAnswered }) => questionsAnswered > 0).length / turns.length;
  const questionChances = [...answerers].map(([who, { turns }]) => {
    const manualTurns = turns.filter(({ byAutopilot }) => !byAutopilot);
    return [who, turnsWithoutAutopilot(turns).length < manualTurns.length ? questionChanceOf(manualTurns) : 0] as const;
  });
  const autopilotTurns = [...answerers.values()].flatMap(({ turns }) => turns.filter((turn) => turn.byAutopilot));
  return new Map<string | undefined, number>([...questionChances, [undefined, questionChanceOf(autopilotTurns)]]);
}

/** A random number generator with a seed (mulberry32). */
function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
}

class SimulatedFight {
  readonly #table: GameTable;
  readonly #choice: RoundChoice;
  readonly #habitsAndChances: HabitsAndChances;
  readonly #random: Random;
  readonly #blocks: readonly (readonly TurnSlot[])[];
  /**
   * For each user, when they last acted in the fight and how many turns in a row they have taken since they came back
   * to it, not counting the first.
   */
  readonly #lastActions = new Map<string, LastAction>();
  readonly #waits = new Map<string, number>();
  #rounds = 0;
  /**
   * The round since which no turn has waited for anyone. Undefined if the last turn did. Two rounds later, the fight
   * waits for the next person even if their turn is automatic.
   */
  #noWaitSince: number | undefined;

  constructor(table: GameTable, choice: RoundChoice, habitsAndChances: HabitsAndChances, seed: number) {
    this.#table = table;
    this.#choice = choice;
    this.#habitsAndChances = habitsAndChances;
    this.#random = seededRandom(seed);
    const blocks = blocksOf(table, choice.order);
    this.#blocks = table.order === 'unknown' ? shuffledItems(blocks, this.#random) : blocks;
  }

  /**
   * Plays the fight. Returns the average length of the rounds after the first, and how long they wait for each person.
   */
  play(): { readonly round: number; readonly waits: ReadonlyMap<string, number> } {
    let at = this.#playRound(this.#table.now);
    const startTime = at;
    this.#waits.clear();
    let roundCount = 0;
    while (roundCount < MAX_ROUNDS && (roundCount === 0 || at - startTime < SIMULATED_TIME_MS)) {
      at = this.#playRound(at);
      roundCount++;
    }
    return {
      round: (at - startTime) / roundCount,
      waits: new Map([...this.#waits].map(([who, time]) => [who, time / roundCount])),
    };
  }

  #playRound(from: number): number {
    this.#rounds++;
    const blocks = this.#table.order === 'each round' ? shuffledItems(this.#blocks, this.#random) : this.#blocks;
    return blocks.reduce((at, block) => this.#playBlock(block, at), from);
  }

  /** The instant at which all combatants of a block have acted. The wait counts for the last person to act. */
  #playBlock(block: readonly TurnSlot[], from: number): number {
    const endByUser = new Map<string, number>();
    for (const slot of block) endByUser.set(slot.who, this.#playTurn(slot, endByUser.get(slot.who) ?? from));
    let [lastUser, end]: [string | undefined, number] = [undefined, from];
    for (const [who, at] of endByUser) if (at > end) [lastUser, end] = [who, at];
    if (lastUser !== undefined) this.#addWait(lastUser, end - from);
    return block.reduce((at, slot) => this.#askQuestion(slot, at), end);
  }

  #playTurn({ who, isGms, isAutomatic }: TurnSlot, from: number): number {
    const habit = this.#habitsAndChances.habits.get(who);
    const isPlayedAtOnce = isAutomatic || (!isGms && this.#choice.planned) || habit?.isPlayedFor(from) === true;
    if (isPlayedAtOnce) this.#noWaitSince ??= this.#rounds;
    if (!habit || (isPlayedAtOnce && this.#rounds <= (this.#noWaitSince ?? 0) + 1)) return from;
    return this.#waitForAnswer(habit, { who, from, maxTime: isGms ? undefined : this.#choice.turn });
  }

  /** The instant at which someone has answered or their time is over. */
  #waitForAnswer(
    habit: Habit,
    { who, from, maxTime }: { readonly who: string; readonly from: number; readonly maxTime: number | undefined },
  ): number {
    this.#noWaitSince = undefined;
    const lastAction = this.#lastActions.get(who);
    const isPresent = lastAction !== undefined && habit.isStillPresent(from, lastAction);
    const answeredAt = isPresent
      ? habit.predictAnswerAtTable(from, this.#random)
      : habit.predictAnswer(from, lastAction?.at, this.#random);
    const end = maxTime === undefined ? Infinity : habit.deadlineAfter(from, maxTime);
    if (answeredAt > end) return end;
    this.#lastActions.set(who, { at: answeredAt, turns: isPresent ? lastAction.turns + 1 : 0 });
    return answeredAt;
  }

  /**
   * The instant at which a turn's question has been answered, or `from` if it has none. The question is for a random
   * person on another side.
   */
  #askQuestion({ who, isGms, side, isAutomatic }: TurnSlot, from: number): number {
    const questionChance = this.#habitsAndChances.questionChances.get(isAutomatic ? undefined : who) ?? 0;
    if (questionChance === 0 || this.#random() >= questionChance) return from;
    const slotsOnOtherSides = this.#blocks
      .flat()
      .filter((slot) => slot.side !== side && !(slot.isAutomatic && slot.isGms));
    const askedUser = pickRandom(slotsOnOtherSides, this.#random)?.who;
    const habit = askedUser === undefined ? undefined : this.#habitsAndChances.habits.get(askedUser);
    if (askedUser === undefined || !habit) return from;
    const end = this.#waitForAnswer(habit, {
      who: askedUser,
      from,
      maxTime: isGms ? this.#choice.question : undefined,
    });
    this.#addWait(askedUser, end - from);
    return end;
  }

  #addWait(who: string, time: number): void {
    this.#waits.set(who, (this.#waits.get(who) ?? 0) + time);
  }
}

function blocksOf({ blocks }: GameTable, order: RoundChoice['order']): GameTable['blocks'] {
  if (order === 'as it is') return blocks;
  const turnSlots = blocks.flat();
  return order === 'one by one'
    ? turnSlots.map((slot) => [slot])
    : [...Map.groupBy(turnSlots, ({ side }) => side).values()];
}

function shuffledItems<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

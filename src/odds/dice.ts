import type { Chance, Dice, DiceReading, Die, Parts } from '../rules/core/dice.ts';

/** A random choice among results: the faces of one die, or what a rule reads from several dice rolled together. */
interface PossibleResults {
  /** The chance of each result. Undefined if all are equally likely. */
  readonly chances?: readonly number[];
  readonly results: number;
}

interface CurrentResult extends PossibleResults {
  result: number;
}

/**
 * Dice that go through all their combinations. Each time `next` is called, they move to the next combination for the
 * next play of the same action. Like an odometer, the last result changes first.
 */
export class AllCombinationsDice implements Dice {
  readonly #path: CurrentResult[] = [];
  #index = 0;
  /**
   * Reads several dice as one result if a rule only looks at their sum, the highest or a count. Undefined if each die
   * is a result of its own.
   */
  readonly pool?: NonNullable<Dice['pool']>;

  constructor({ pools = true }: { readonly pools?: boolean } = {}) {
    if (!pools) return;
    this.pool = (dice, reads) => {
      const { chances, faces } = poolOf(dice, reads);
      return faces[this.#resultAmong({ chances, results: chances.length })] ?? [];
    };
  }

  roll(sides: number): number {
    return 1 + this.#resultAmong({ results: sides });
  }

  /** Starts over with the same faces, so that an action that asked a question can continue. */
  replay(): void {
    this.#index = 0;
  }

  /** The chance of the current combination. The chances of all combinations add up to 1. */
  get weight(): number {
    let weight = 1;
    for (const { result, results, chances } of this.#path.slice(0, this.#index)) {
      weight *= chances ? (chances[result] ?? 0) : 1 / results;
    }
    return weight;
  }

  /** The face of the first die, if it was rolled on its own. */
  get first(): Die | undefined {
    const [first] = this.#path;
    return first && !first.chances ? { sides: first.results, face: first.result + 1 } : undefined;
  }

  /** Moves to the next combination. Returns false after the last one. */
  next(): boolean {
    this.#path.length = this.#index;
    this.#index = 0;
    for (let lastResult = this.#path.at(-1); lastResult; lastResult = this.#path.at(-1)) {
      lastResult.result += 1;
      if (lastResult.result < lastResult.results) return true;
      this.#path.pop();
    }
    return false;
  }

  #resultAmong(possibleResults: PossibleResults): number {
    const currentResult = this.#path[this.#index] ?? { ...possibleResults, result: 0 };
    this.#path[this.#index++] = currentResult;
    return currentResult.result;
  }
}

interface DicePool {
  readonly chances: readonly number[];
  /** For each result, the faces of dice that give the result. */
  readonly faces: readonly (readonly number[])[];
}

/** The pools that were already computed, by their key. A fight uses a few dozen pools. */
const poolsByKey = new Map<string, DicePool>();

function poolOf(dice: Parts, reads: DiceReading): DicePool {
  const key = `${dice.count}d${dice.sides} ${typeof reads === 'string' ? reads : reads.from}`;
  const cachedPool = poolsByKey.get(key);
  if (cachedPool) return cachedPool;
  const pool = poolResults(dice, reads);
  poolsByKey.set(key, pool);
  return pool;
}

/** Computes a pool by adding one die after another. Results are numbered from 0. */
function poolResults({ count, sides }: Parts, reads: DiceReading): DicePool {
  const nextResult = (before: number, face: number): number => {
    if (reads === 'sum') return before + face - 1;
    return reads === 'highest' ? Math.max(before, face - 1) : before + (face >= reads.from ? 1 : 0);
  };
  let chances = [1];
  for (let index = 0; index < count; index++) {
    const nextChances: number[] = [];
    for (const [before, chance] of chances.entries())
      for (let face = 1; face <= sides; face++) {
        const poolResult = nextResult(before, face);
        while (nextChances.length <= poolResult) nextChances.push(0);
        nextChances[poolResult] = (nextChances[poolResult] ?? 0) + chance / sides;
      }
    chances = nextChances;
  }
  const outcomes = chances.map((chance, result) => ({ chance, faces: facesFor(result, { count, sides }, reads) }));
  const possibleOutcomes = outcomes.filter(({ chance }) => chance > 0);
  return { chances: possibleOutcomes.map(({ chance }) => chance), faces: possibleOutcomes.map(({ faces }) => faces) };
}

/** Faces that give a result. Any such faces will do, because the rule reads only the result. */
function facesFor(result: number, { count, sides }: Parts, reads: DiceReading): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    if (reads === 'highest') return result + 1;
    if (reads === 'sum') return 1 + Math.min(sides - 1, Math.max(0, result - index * (sides - 1)));
    return index < result ? sides : 1;
  });
}

/**
 * Dice for sampled odds, with their own random source. When an action continues after a question, they repeat the same
 * faces.
 */
export class RepeatableDice implements Dice {
  readonly #chance: Chance;
  #faces: number[] = [];
  #index = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  roll(sides: number): number {
    const face = this.#faces[this.#index] ?? 1 + Math.floor(this.#chance() * sides);
    this.#faces[this.#index++] = face;
    return face;
  }

  replay(): void {
    this.#index = 0;
  }

  /** Drops the current faces, so that the next action rolls new ones. */
  startOver(): void {
    this.#faces = [];
  }
}

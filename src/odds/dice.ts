import type { Chance, Dice, Die, Parts, Reads } from '../rules/core/dice.ts';

/** A choice among results: of one die its faces, of several thrown together what the rule reads of them. */
interface Wheel {
  /** How likely each result is. Absent: all alike. */
  readonly chances?: readonly number[];
  readonly results: number;
}

interface Turned extends Wheel {
  result: number;
}

/**
 * Dice that walk through all the ways in which they can fall: each time the same deed is done again, from its start, they
 * fall the next way. Like an odometer, the last wheel turns first.
 */
export class WalkingDice implements Dice {
  readonly #path: Turned[] = [];
  #at = 0;
  /** Whether dice of which a rule reads only a sum, the highest or a count are one wheel. Else each die is. */
  readonly pool?: NonNullable<Dice['pool']>;

  constructor({ pools = true }: { readonly pools?: boolean } = {}) {
    if (!pools) return;
    this.pool = (dice, reads) => {
      const { chances, faces } = poolOf(dice, reads);
      return faces[this.#turn({ chances, results: chances.length })] ?? [];
    };
  }

  throw(sides: number): number {
    return 1 + this.#turn({ results: sides });
  }

  /** From the start of the deed again: the same faces fall, for a deed that asked a question and goes on. */
  again(): void {
    this.#at = 0;
  }

  /** How likely the way just walked is. All ways together are 1. */
  get weight(): number {
    let weight = 1;
    for (const { result, results, chances } of this.#path.slice(0, this.#at)) {
      weight *= chances ? (chances[result] ?? 0) : 1 / results;
    }
    return weight;
  }

  /** How the first die fell, where it was thrown for itself. */
  get first(): Die | undefined {
    const [first] = this.#path;
    return first && !first.chances ? { sides: first.results, face: first.result + 1 } : undefined;
  }

  /** On to the next way; false when all have been walked. */
  next(): boolean {
    this.#path.length = this.#at;
    this.#at = 0;
    for (let last = this.#path.at(-1); last; last = this.#path.at(-1)) {
      last.result += 1;
      if (last.result < last.results) return true;
      this.#path.pop();
    }
    return false;
  }

  #turn(wheel: Wheel): number {
    const turned = this.#path[this.#at] ?? { ...wheel, result: 0 };
    this.#path[this.#at++] = turned;
    return turned.result;
  }
}

interface Pool {
  readonly chances: readonly number[];
  /** For each result, faces that come to it. */
  readonly faces: readonly (readonly number[])[];
}

/** Pools that have been worked out: a fight has a few dozen. */
const pools = new Map<string, Pool>();

function poolOf(dice: Parts, reads: Reads): Pool {
  const key = `${dice.count}d${dice.sides} ${typeof reads === 'string' ? reads : reads.from}`;
  const known = pools.get(key);
  if (known) return known;
  const pool = workedOut(dice, reads);
  pools.set(key, pool);
  return pool;
}

/** Die after die is joined to what came before. Results are counted from 0. */
function workedOut({ count, sides }: Parts, reads: Reads): Pool {
  const after = (before: number, face: number): number => {
    if (reads === 'sum') return before + face - 1;
    return reads === 'highest' ? Math.max(before, face - 1) : before + (face >= reads.from ? 1 : 0);
  };
  let chances = [1];
  for (let nth = 0; nth < count; nth++) {
    const next: number[] = [];
    for (const [before, chance] of chances.entries())
      for (let face = 1; face <= sides; face++) {
        const result = after(before, face);
        while (next.length <= result) next.push(0);
        next[result] = (next[result] ?? 0) + chance / sides;
      }
    chances = next;
  }
  const all = chances.map((chance, result) => ({ chance, faces: facesFor(result, { count, sides }, reads) }));
  const possible = all.filter(({ chance }) => chance > 0);
  return { chances: possible.map(({ chance }) => chance), faces: possible.map(({ faces }) => faces) };
}

/** Faces that come to a result. Which of those that do is all one: nothing else is read of them. */
function facesFor(result: number, { count, sides }: Parts, reads: Reads): readonly number[] {
  return Array.from({ length: count }, (_, nth) => {
    if (reads === 'highest') return result + 1;
    if (reads === 'sum') return 1 + Math.min(sides - 1, Math.max(0, result - nth * (sides - 1)));
    return nth < result ? sides : 1;
  });
}

/** Dice of odds, by a chance of their own: they fall the same again for a deed that asks a question and goes on. */
export class RepeatedDice implements Dice {
  readonly #chance: Chance;
  #fallen: number[] = [];
  #at = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  throw(sides: number): number {
    const face = this.#fallen[this.#at] ?? 1 + Math.floor(this.#chance() * sides);
    this.#fallen[this.#at++] = face;
    return face;
  }

  again(): void {
    this.#at = 0;
  }

  /** For the next deed. */
  anew(): void {
    this.#fallen = [];
  }
}

import { PARTS, type Ranks, rankOf, ranksKey, ranksOf } from './ranks.ts';
import type { ReadRoll } from './read-rolls.ts';

/** Of so many rolls the distribution of all ranks together is worked out; of more it is normal within a thousandth. */
const MOST_EXACT = 40;

/** Dice of one kind as they fell: so many sides; or the least face that counts, where hits are counted. */
export interface DiceKind {
  readonly sides: number;
  readonly from?: number;
  readonly dice: number;
  /** All faces together, or hits. */
  readonly came: number;
  /** What that is on average. */
  readonly expected: number;
}

interface Kind extends Ranks {
  times: number;
}

/**
 * How lucky somebody’s dice were. Each roll counts the same, by its rank among all ways in which its dice could have fallen; all
 * ranks together are compared with what they could have come to.
 */
export class Luck {
  readonly #kinds = new Map<string, Kind>();
  readonly #dice = new Map<string, { sides: number; from?: number; dice: number; came: number; expected: number }>();
  #rolls = 0;
  /** Worked out once, until another roll is added. */
  #betterThan: number | undefined;
  #ranks = 0;

  add({ dice, reads, low }: ReadRoll): void {
    this.#betterThan = undefined;
    const name = `${ranksKey(dice, reads)}${low ? ' low' : ''}`;
    const kind = this.#kinds.get(name) ?? { ...turned(ranksOf(dice, reads), low), times: 0 };
    kind.times += 1;
    this.#kinds.set(name, kind);
    const rank = rankOf(dice, reads);
    this.#rolls += 1;
    this.#ranks += low ? PARTS - rank : rank;
    for (const { sides, face } of dice) this.#count(sides, face, typeof reads === 'string' ? undefined : reads.from);
  }

  /** How many rolls were counted. */
  get rolls(): number {
    return this.#rolls;
  }

  /** The dice as they fell, by their kind, those of which there were most first. */
  get dice(): readonly DiceKind[] {
    return [...this.#dice.values()].toSorted((a, b) => b.dice - a.dice || b.sides - a.sides);
  }

  /** Of 100 who had thrown the same dice, how many would have been less lucky; of those as lucky half. 50 without a roll. */
  get betterThan(): number {
    if (this.#rolls === 0) return 50;
    this.#betterThan ??= 100 * (this.#rolls <= MOST_EXACT ? this.#exact() : this.#normal());
    return this.#betterThan;
  }

  #count(sides: number, face: number, from: number | undefined): void {
    const name = `${sides} ${from ?? ''}`;
    const before = this.#dice.get(name) ?? {
      sides,
      ...(from !== undefined && { from }),
      dice: 0,
      came: 0,
      expected: 0,
    };
    before.dice += 1;
    before.came += from === undefined ? face : Number(face >= from);
    before.expected += from === undefined ? (sides + 1) / 2 : Math.max(0, sides - from + 1) / sides;
    this.#dice.set(name, before);
  }

  #exact(): number {
    const all = sumsOf([...this.#kinds.values()]);
    const worse = all.subarray(0, this.#ranks).reduce((sum, chance) => sum + chance, 0);
    return worse + (all[this.#ranks] ?? 0) / 2;
  }

  #normal(): number {
    const kinds = [...this.#kinds.values()];
    const mean = kinds.reduce((sum, { mean: each, times }) => sum + each * times, 0);
    const variance = kinds.reduce((sum, { variance: each, times }) => sum + each * times, 0);
    return variance === 0 ? 0.5 : below((this.#ranks - mean) / Math.sqrt(variance));
  }
}

/** How likely each sum of ranks is. */
function sumsOf(kinds: readonly Kind[]): Float64Array {
  const rolls = kinds.reduce((sum, { times }) => sum + times, 0);
  let [all, most] = [new Float64Array(PARTS * rolls + 1), 0];
  all[0] = 1;
  for (const { values, times } of kinds)
    for (let nth = 0; nth < times; nth++) {
      const next = new Float64Array(all.length);
      for (const { chance, rank } of values)
        for (let at = 0; at <= most; at++) next[at + rank] = (next[at + rank] ?? 0) + chance * (all[at] ?? 0);
      most += PARTS;
      all = next;
    }
  return all;
}

/** Where less is better, what was good is bad. */
function turned(ranks: Ranks, low: true | undefined): Ranks {
  if (!low) return ranks;
  const values = ranks.values.map(({ chance, rank }) => ({ chance, rank: PARTS - rank }));
  return { ...ranks, values, mean: PARTS - ranks.mean };
}

/** The share of a normal distribution below so many standard deviations (Abramowitz and Stegun 26.2.17). */
function below(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const tail =
    (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    (t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))));
  return deviations > 0 ? 1 - tail : tail;
}

import type { Die } from '../rules/core/dice.ts';
import { given } from '../rules/core/given.ts';
import type { Amount, Came, Odds } from './odds.ts';

/** What a deed came to so far, by weight. */
export class Tally {
  #weight = 0;
  #hit = 0;
  #critical = 0;
  #down = 0;
  #ownDown = 0;
  #contest: Odds['contest'];
  readonly #harm = new Map<string, Map<number, number>>();
  readonly #change = new Map<string, number>();
  /** What the faces of the first die have come to: a hit, a miss, or both. Of other dice than one it is not told. */
  readonly #faces = new Map<number, Set<boolean>>();
  #sides = 0;

  /** One more way. `first`: the first die, where it was thrown for itself. */
  add(came: Came, weight: number, first?: Die): void {
    const { isHit, isCritical, isDown, cost } = came;
    this.#addHarm(came, weight);
    for (const [what, by] of Object.entries(cost.change))
      this.#change.set(what, (this.#change.get(what) ?? 0) + by * weight);
    this.#weight += weight;
    if (isHit) this.#hit += weight;
    if (isCritical) this.#critical += weight;
    if (isDown) this.#down += weight;
    if (cost.isDown) this.#ownDown += weight;
    this.#contest ??= came.contest;
    if (!first) return;
    this.#sides = first.sides;
    const ways = this.#faces.get(first.face) ?? new Set();
    this.#faces.set(first.face, ways.add(isHit));
  }

  odds(ways: number): Odds {
    const all = this.#weight;
    const harm = [...this.#harm].map(([what, amounts]) => {
      const sorted = [...amounts].filter(([, weight]) => weight > 0).toSorted(([a], [b]) => a - b);
      return [what, sorted.map(([amount, weight]): Amount => ({ amount, chance: weight / all }))] as const;
    });
    return {
      hit: this.#hit / all,
      critical: this.#critical / all,
      down: this.#down / all,
      harm: Object.fromEntries(harm),
      cost: {
        change: Object.fromEntries([...this.#change].map(([what, by]) => [what, by / all])),
        down: this.#ownDown / all,
      },
      ...given({ needs: this.#needs(), contest: this.#contest }),
      ways,
    };
  }

  #addHarm({ harm }: Came, weight: number): void {
    for (const [what, amount] of Object.entries(harm)) {
      // Whatever had not been harmed before had 0 each time.
      const amounts = this.#harm.get(what) ?? new Map([[0, this.#weight]]);
      this.#harm.set(what, amounts);
      amounts.set(amount, (amounts.get(amount) ?? 0) + weight);
    }
    for (const [what, amounts] of this.#harm)
      if (!Object.hasOwn(harm, what)) amounts.set(0, (amounts.get(0) ?? 0) + weight);
  }

  /** The least face of the first die that hits, where all below it miss and all from it on hit. */
  #needs(): Odds['needs'] {
    const sides = this.#sides;
    if (this.#faces.size !== sides) return undefined;
    const faces = Array.from({ length: sides }, (_, before) => this.#faces.get(before + 1));
    if (faces.some((ways) => ways?.size !== 1)) return undefined;
    const least = 1 + faces.findIndex((ways) => ways?.has(true));
    const isInOrder = faces.every((ways, before) => ways?.has(true) === before + 1 >= least);
    return least > 1 && isInOrder ? { least, sides } : undefined;
  }
}

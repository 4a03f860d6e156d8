import type { Dice } from '../rules/core/dice.ts';
import type { Chance } from '../rules/core/seeded-chance.ts';

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

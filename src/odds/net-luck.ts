import type { Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Faces } from '../rules/core/faces.ts';
import { PARTS, rankOf, ranksOf } from './ranks.ts';
import { readRolls } from './read-rolls.ts';

/**
 * How lucky each side’s dice are in one fight: for each roll how far its rank is above the middle, in whole rolls. On average that
 * is nothing, whatever the fight: which dice are thrown follows from those before, and how they fall does not.
 */
export class NetLuck {
  readonly #sides = new Map<string, number>();
  readonly #sideOf: Map<string, string>;

  constructor({ combatants, hidden = [] }: Pick<Encounter, 'combatants' | 'hidden'>) {
    this.#sideOf = new Map([...combatants, ...hidden].map(({ id, side }) => [id, side]));
    for (const side of this.#sideOf.values()) this.#sides.set(side, 0);
  }

  /** Counts the dice of a deed. */
  add(events: readonly Event[], thrown: readonly Die[], faces?: Faces): void {
    for (const { who, dice, reads, low } of readRolls(events, thrown, faces)) {
      const side = this.#sideOf.get(who);
      if (side === undefined) continue;
      const ranks = ranksOf(dice, reads);
      const above = (rankOf(dice, reads, ranks) - ranks.mean) / PARTS;
      this.#sides.set(side, (this.#sides.get(side) ?? 0) + (low ? -above : above));
    }
  }

  /** By side, its own less that of all others. */
  get bySide(): Readonly<Record<string, number>> {
    const all = [...this.#sides.values()].reduce((sum, luck) => sum + luck, 0);
    return Object.fromEntries([...this.#sides].map(([side, luck]) => [side, 2 * luck - all]));
  }
}

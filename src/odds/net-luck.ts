import type { Die } from '../rules/core/dice.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { Faces } from '../rules/core/faces.ts';
import { chanceOf, PARTS, rankOf, ranksOf, readOf } from './ranks.ts';
import { type ReadRoll, readRolls } from './read-rolls.ts';

/**
 * How lucky each side’s dice are in one fight. On average that is nothing, whatever the fight: which dice are thrown, and what they
 * need, follows from those before, and how they fall does not.
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
    for (const roll of readRolls(events, thrown, faces)) {
      const side = this.#sideOf.get(roll.who);
      if (side !== undefined) this.#sides.set(side, (this.#sides.get(side) ?? 0) + luckOf(roll));
    }
  }

  /** By side, its own less that of all others. */
  get bySide(): Readonly<Record<string, number>> {
    const all = [...this.#sides.values()].reduce((sum, luck) => sum + luck, 0);
    return Object.fromEntries([...this.#sides].map(([side, luck]) => [side, 2 * luck - all]));
  }
}

/** A hit counts as much more than a good rank as makes it explain most of who wins. */
const HIT = 1.5;

/** Against a number: whether it was reached, less how likely that was. Else how far its rank is above the middle. */
function luckOf({ dice, reads, low, needs }: ReadRoll): number {
  const ranks = ranksOf(dice, reads);
  if (needs !== undefined) return HIT * (Number(readOf(dice, reads) >= needs) - chanceOf(ranks, needs));
  const above = (rankOf(dice, reads, ranks) - ranks.mean) / PARTS;
  return low ? -above : above;
}

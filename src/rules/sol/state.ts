// Project Sol › Damage in Combat › Wounds: what the system itself keeps of an encounter and of everybody in it

import type { OwnWords } from '../core/personal.ts';
import type { Reason } from '../core/reason.ts';

/** Levels that have boxes. A wound above them kills. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** A wound in its box. */
export interface Wound {
  readonly level: Level;
  /** Which of its level's boxes it is in: 0 the first, (a). */
  readonly box: number;
  /** Counts up as wounds are taken: the lower, the older. */
  readonly number: number;
  /** What dealt it. */
  readonly from: Reason;
  /** What it is in the story: "a broken rib". */
  readonly words?: OwnWords;
  /** A medkit has been tried on it. */
  readonly tried?: true;
}

export interface EncounterState {
  /** The initiative that all enemies share: it outlives the leader who rolled it. */
  readonly enemiesScore?: number;
}

export interface FighterState {
  /** The lowest level first, and within a level the oldest. */
  readonly wounds: readonly Wound[];
  /** The weapon that was drawn; without one, the first of the sheet is in hand. */
  readonly inHand?: string;
}

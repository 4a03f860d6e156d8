import type { Intent } from '../rules/core/intent.ts';
import type { Situation } from '../rules/core/situation.ts';

/** Whom a saved act was aimed at: by name, and as what, should nobody of that name be there another time. */
export interface SavedTarget {
  readonly name: string;
  readonly as: 'self' | 'friend' | 'foe';
}

/** An act to be done again, by whoever of its player's then acts. */
export interface SavedAct extends Pick<Intent, 'action' | 'tool' | 'manner' | 'amount'> {
  readonly targets?: readonly SavedTarget[];
  readonly situation?: Situation;
}

/** What a player has saved under a name of their own: an act of a system, or a free roll, which is of none. */
export interface Saved {
  readonly name: string;
  /** The system's id; of a roll "". */
  readonly system: string;
  readonly what: { readonly type: 'act'; readonly act: SavedAct } | { readonly type: 'roll'; readonly dice: string };
}

/** Most that one player may save in one server: of a system, and of rolls. */
export const MOST_SAVED = 9;

import type { ShownActs } from '../../embeds/odds.ts';
import type { ActsWork } from '../../odds/work.ts';

/** Odds to be worked out, and how they are shown. Plain data. */
export interface OddsWork {
  readonly work: ActsWork;
  readonly shows: ShownActs;
}

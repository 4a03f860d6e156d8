import type { ShownLuck } from '../../embeds/luck-embed.ts';
import type { ShownActs } from '../../embeds/odds.ts';
import type { TurningWork } from '../../odds/turning-points.ts';
import type { ActsWork, ForecastWork } from '../../odds/work.ts';

/** Odds to be worked out, and how they are shown. Plain data. */
export type OddsWork =
  | { readonly work: ActsWork; readonly shows: ShownActs }
  | { readonly work: TurningWork; readonly luck: ShownLuck }
  | { readonly work: ForecastWork };

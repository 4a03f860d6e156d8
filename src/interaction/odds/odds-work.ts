import type { ShownActs } from '../../embeds/odds.ts';
import type { ActsWork, ForecastWork } from '../../odds/work.ts';

/** Odds to be worked out, and how they are shown. Plain data. */
export type OddsWork = { readonly work: ActsWork; readonly shows: ShownActs } | { readonly work: ForecastWork };

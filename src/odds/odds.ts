import type { BlowOutcome, ContestToCome, OwnCost } from './blow-outcome.ts';

/** How likely an act comes to what. Chances are from 0 to 1. */
export interface Odds {
  readonly hit: number;
  readonly critical: number;
  readonly down: number;
  /** Of each resource that may be harmed: how likely each amount is. All that may be harmed have 0 too. */
  readonly harm: Readonly<Record<string, readonly Amount[]>>;
  /** What it costs whoever does it. */
  readonly cost: {
    /** By how much each resource changes, on average. */
    readonly change: Readonly<Record<string, number>>;
    readonly down: number;
  };
  /** It hits when the first die shows at least this, and only then. Absent: that alone does not decide. */
  readonly needs?: { readonly least: number; readonly sides: number };
  /** The two rolls that decide. Absent: no two do. */
  readonly contest?: ContestToCome;
  /** How many ways the dice could fall, or how often they were thrown. */
  readonly ways: number;
  /** Absent: it is exact. Else how many times dice were thrown, from which each chance has its error. */
  readonly sampled?: number;
}

export interface Amount {
  readonly amount: number;
  readonly chance: number;
}

/** What a deed came to once. */
export interface Came extends BlowOutcome {
  readonly cost: OwnCost;
  readonly contest?: ContestToCome;
}

import type { Encounter } from '../rules/core/encounter.ts';
import { settingOf } from '../rules/core/former-settings.ts';

/** The setting for whether numbers stand with bars and signs, or all is written for whoever hears it read aloud. */
export const SIGNS = 'signs';
export const SIGNINGS = ['bars', 'words'] as const;
export type Signing = (typeof SIGNINGS)[number];

/** Whether an encounter is told in words before signs. The first is the default. */
export function signingOf({ settings }: Pick<Encounter, 'settings'>): Signing {
  return SIGNINGS.find((each) => each === settings[SIGNS]) ?? SIGNINGS[0];
}

/** The setting for how much of a sum is told with an outcome. */
export const DETAILS = 'details';

/** Short: die, total, result and harm, on a line. Full: every step. */
export const DETAIL_LEVELS = ['short', 'full'] as const;
type DetailLevel = (typeof DETAIL_LEVELS)[number];

/** How much of the sums is told. Where nothing is set, what is usual in that place. */
export function detailsOf(encounter: Pick<Encounter, 'settings'>, usual: DetailLevel): DetailLevel {
  return DETAIL_LEVELS.find((each) => each === settingOf(encounter, DETAILS)) ?? usual;
}

/** What joins and compares, by signs or in words. */
export interface Signs {
  /** Between the parts of a line. */
  readonly joint: string;
  readonly outOf: (value: number, max: number) => string;
  readonly became: (before: string, after: string) => string;
  /** What a sum leads to: "→ **hit**". */
  readonly so: (result: string) => string;
  readonly reaches: string;
  readonly misses: string;
  readonly times: (what: string, count: number) => string;
  /** A share taken of what stands before it in a sum, and so many times it. */
  readonly share: (percent: string) => string;
  readonly multiplied: (times: number) => string;
  readonly towards: string;
  /** The faces of a pool: those that are hits, the others, and which faces count. Each may be none: "". */
  readonly pool: (hits: string, misses: string, faces: string) => string;
  /** A pool in a short sum: how many hits of how many dice, and for whoever hears it the dice themselves. */
  readonly shortPool: (hits: string, dice: number, faces: string) => string;
  /** A way on which somebody may be struck at. */
  readonly struckAt: (way: string) => string;
  readonly undone: (title: string) => string;
  /** Whether a bar stands beside a number. */
  readonly bars: boolean;
}

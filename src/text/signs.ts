import type { Encounter } from '../rules/core/encounter.ts';
import { settingOf } from '../rules/core/former-settings.ts';

/** The setting for whether the bot uses bars and symbols, or only words for screen readers. */
export const SIGNS_SETTING_NAME = 'signs';
export const SIGN_STYLES = ['bars', 'words'] as const;
export type SignStyle = (typeof SIGN_STYLES)[number];

/** Whether an encounter uses signs or only words. The first value of the setting is the default. */
export function signStyleOf({ settings }: Pick<Encounter, 'settings'>): SignStyle {
  return SIGN_STYLES.find((each) => each === settings[SIGNS_SETTING_NAME]) ?? SIGN_STYLES[0];
}

/** The setting for how much of an outcome's math is shown. */
export const DETAILS_SETTING_NAME = 'details';

/** Short math has the die, the total, the result and the harm on one line. Full math has every step. */
export const DETAIL_LEVELS = ['short', 'full'] as const;
type DetailLevel = (typeof DETAIL_LEVELS)[number];

/** How much of the math an encounter shows. The default is short. */
export function detailLevelOf(encounter: Pick<Encounter, 'settings'>): DetailLevel {
  return DETAIL_LEVELS.find((each) => each === settingOf(encounter, DETAILS_SETTING_NAME)) ?? 'short';
}

/** The signs between the parts of a text, such as "→" and "≥", or the words that replace them for screen readers. */
export interface Signs {
  /** What separates the parts of a line. */
  readonly joint: string;
  readonly outOf: (value: number, max: number) => string;
  readonly became: (before: string, after: string) => string;
  /** The result at the end of the math: "→ **hit**". */
  readonly result: (result: string) => string;
  readonly reaches: string;
  readonly misses: string;
  /** Stands between a successful roll and the number that it must not exceed. */
  readonly under: string;
  readonly over: string;
  readonly times: (what: string, count: number) => string;
  /** In the math, a percentage of the previous value, or a multiple of it. */
  readonly share: (percent: string) => string;
  readonly multiplied: (times: number) => string;
  readonly arrow: string;
  /** The faces of a pool: the hits, the other dice, and which faces count as hits. Each of them can be "". */
  readonly pool: (hits: string, misses: string, faces: string) => string;
  /** A pool in a short line: the hits and the number of dice. For screen readers, the text also includes each die. */
  readonly shortPool: (hits: string, dice: number, faces: string) => string;
  /** A path on which the moving combatant may be attacked. */
  readonly attackedOn: (way: string) => string;
  readonly undone: (title: string) => string;
  /** True if there are bars next to the numbers. */
  readonly bars: boolean;
}

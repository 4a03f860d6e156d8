// A new turn order each round. A house rule, for systems whose order otherwise stays.

import type { Encounter } from './encounter.ts';
import type { SettingEntry } from './ruleset.ts';

/** The encounter setting that decides how often a new turn order is made. */
export const ORDER_SETTING_NAME = 'order';

const ORDER_KINDS = ['once', 'each round'] as const;
const [, EACH_ROUND] = ORDER_KINDS;

/** The setting's values, for a system that has `orderAnew`. The first value, the book's rule, is the default. */
export const ORDER_SETTING: SettingEntry = { cite: 'House', values: ORDER_KINDS };

/** Whether each round makes a new order by the house rule. */
export function isOrderedEachRound({ settings }: Pick<Encounter, 'settings'>): boolean {
  return settings[ORDER_SETTING_NAME] === EACH_ROUND;
}

// House values for the tables that Project Sol doesn't publish. Settings can change them

import { DELAY_SETTING, DELAY_SETTING_NAME } from '../core/delay.ts';
import type { Encounter } from '../core/encounter.ts';
import type { SettingEntry } from '../core/ruleset.ts';
import { AUTO_END, ORDER_SETTING, ORDER_SETTING_NAME } from '../core/turns.ts';

/**
 * The house values with their limits, by the ruling "Attack". The book mentions these numbers under Actions in Combat,
 * Wound Penalties and Cover Bonuses ("see … database") without giving them.
 */
export const HOUSE_VALUES = {
  'attack-cost': { value: 2, least: 1, most: 3, unit: 'point' },
  'reload-cost': { value: 1, least: 1, most: 3, unit: 'point' },
  'move-cost': { value: 1, least: 1, most: 3, unit: 'point' },
  'draw-cost': { value: 1, least: 1, most: 3, unit: 'point' },
  'posture-cost': { value: 1, least: 1, most: 3, unit: 'point' },
  'cover-cost': { value: 1, least: 1, most: 3, unit: 'point' },
  'aim-cost': { value: 1, least: 1, most: 3, unit: 'point' },
  'medkit-cost': { value: 2, least: 1, most: 3, unit: 'point' },
  'reaction-cost': { value: 1, least: 1, most: 3, unit: 'point' },
  'reaction-dice': { value: 2, least: 1, most: 6, unit: 'die' },
  'aim-dice': { value: 1, least: 1, most: 3, unit: 'die' },
  'aim-most': { value: 3, least: 1, most: 6, unit: 'die' },
  'partial-cover': { value: 2, least: 0, most: 8, unit: 'die' },
  'good-cover': { value: 4, least: 0, most: 8, unit: 'die' },
  'level-1-penalty': { value: 1, least: 0, most: 6, unit: 'die' },
  'level-2-penalty': { value: 2, least: 0, most: 6, unit: 'die' },
  'level-3-penalty': { value: 3, least: 0, most: 6, unit: 'die' },
} as const;
export type HouseValue = keyof typeof HOUSE_VALUES;

/** A house value in this encounter: its setting, or our default. A setting that is out of bounds is ignored. */
export function houseValue({ settings }: Pick<Encounter, 'settings'>, name: HouseValue): number {
  const { value, least, most } = HOUSE_VALUES[name];
  const settingValue = Object.hasOwn(settings, name) ? settings[name] : undefined;
  return typeof settingValue === 'number' &&
    Number.isInteger(settingValue) &&
    settingValue >= least &&
    settingValue <= most
    ? settingValue
    : value;
}

/** Lists every house value with its name, for the settings and the glossary. */
export function houseValues(): readonly (readonly [HouseValue, (typeof HOUSE_VALUES)[HouseValue]])[] {
  return Object.keys(HOUSE_VALUES)
    .filter(isHouseValue)
    .map((name) => [name, HOUSE_VALUES[name]] as const);
}

function isHouseValue(name: string): name is HouseValue {
  return Object.hasOwn(HOUSE_VALUES, name);
}

/** The setting for whether hits may be bought outside combat: "Where the GM allows it." */
export const BUYING_HITS_SETTING_NAME = 'buying-hits';

const houseValueSettings = houseValues().map(([name, { value, least, most }]): readonly [string, SettingEntry] => {
  const otherValues = Array.from({ length: most - least + 1 }, (_, index) => least + index).filter(
    (each) => each !== value,
  );
  return [name, { cite: 'Ruling "Attack"', values: [value, ...otherValues] }];
});

export const settings: Readonly<Record<string, SettingEntry>> = {
  [AUTO_END]: { cite: 'Physical Combat', values: [true, false] },
  [ORDER_SETTING_NAME]: ORDER_SETTING,
  [DELAY_SETTING_NAME]: DELAY_SETTING,
  [BUYING_HITS_SETTING_NAME]: { cite: 'Ruling "Tests"', values: [false, true] },
  ...Object.fromEntries(houseValueSettings),
};

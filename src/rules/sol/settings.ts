// Project Sol: what a scene may be set to

import type { SettingEntry } from '../core/ruleset.ts';
import { AUTO_END } from '../core/turns.ts';
import { houseValues } from './house.ts';

/** May hits be bought outside combat? "Where the GM allows it." */
export const BUYING = 'buying-hits';

const ownValues = houseValues().map(([name, { value, least, most }]): readonly [string, SettingEntry] => {
  const others = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((each) => each !== value);
  return [name, { cite: 'Ruling "Attack"', values: [value, ...others] }];
});

export const settings: Readonly<Record<string, SettingEntry>> = {
  [AUTO_END]: { cite: 'Physical Combat', values: [true, false] },
  [BUYING]: { cite: 'Ruling "Tests"', values: [false, true] },
  ...Object.fromEntries(ownValues),
};

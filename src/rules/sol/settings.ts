// Project Sol: what a scene may be set to

import type { SettingEntry } from '../core/ruleset.ts';
import { AUTO_END } from '../core/turns.ts';
import { HOUSE_MARK, houseValues } from './content/house.ts';

/** May hits be bought outside combat? "Where the GM allows it." */
export const BUYING = 'buying-hits';

const ownValues = houseValues().map(([name, { value, least, most, unit, brief }]): readonly [string, SettingEntry] => {
  const others = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((each) => each !== value);
  return [
    name,
    {
      brief: `${HOUSE_MARK}: ${unit === 'die' ? 'dice' : `${unit}s`} ${brief}, ${least} to ${most}`,
      cite: 'Ruling "Attack"',
      values: [value, ...others],
    },
  ];
});

export const settings: Readonly<Record<string, SettingEntry>> = {
  [AUTO_END]: {
    brief: 'A turn ends by itself when no action point is left.',
    cite: 'Physical Combat',
    values: [true, false],
  },
  [BUYING]: {
    brief: 'Hits may be bought outside combat, 1 for every 4 full dice.',
    cite: 'Ruling "Tests"',
    values: [false, true],
  },
  ...Object.fromEntries(ownValues),
};

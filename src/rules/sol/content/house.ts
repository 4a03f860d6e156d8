// Project Sol keeps these tables elsewhere and does not publish them: house values, which a scene can set otherwise

import type { Encounter } from '../../core/encounter.ts';

/** The seeds of all of these: Actions in Combat, Wound Penalties, Cover Bonuses ("see … database"). Ruling "Attack". */
export const HOUSE = {
  'attack-cost': { value: 2, least: 1, most: 3, unit: 'action point', brief: 'of an attack' },
  'reload-cost': { value: 1, least: 1, most: 3, unit: 'action point', brief: 'to reload' },
  'move-cost': { value: 1, least: 1, most: 3, unit: 'action point', brief: 'to move' },
  'draw-cost': { value: 1, least: 1, most: 3, unit: 'action point', brief: 'to draw a weapon' },
  'posture-cost': { value: 1, least: 1, most: 3, unit: 'action point', brief: 'to stand up or go prone' },
  'cover-cost': { value: 1, least: 1, most: 3, unit: 'action point', brief: 'to take cover' },
  'aim-cost': { value: 1, least: 1, most: 3, unit: 'action point', brief: 'to aim' },
  'medkit-cost': { value: 2, least: 1, most: 3, unit: 'action point', brief: 'to use a medkit' },
  'reaction-cost': { value: 1, least: 1, most: 3, unit: 'action point', brief: 'of a dodge or parry' },
  'reaction-dice': { value: 2, least: 1, most: 6, unit: 'die', brief: 'a dodge or parry adds to one defense' },
  'aim-dice': { value: 1, least: 1, most: 3, unit: 'die', brief: 'each aim adds to the next attack' },
  'aim-most': { value: 3, least: 1, most: 6, unit: 'die', brief: 'at most, that aiming adds' },
  'partial-cover': { value: 2, least: 0, most: 8, unit: 'die', brief: 'partial cover adds to a defense' },
  'good-cover': { value: 4, least: 0, most: 8, unit: 'die', brief: 'good cover adds to a defense' },
  'level-1-penalty': { value: 1, least: 0, most: 6, unit: 'die', brief: 'lost for having any level 1 wound' },
  'level-2-penalty': { value: 2, least: 0, most: 6, unit: 'die', brief: 'lost for having any level 2 wound' },
  'level-3-penalty': { value: 3, least: 0, most: 6, unit: 'die', brief: 'lost for having any level 3 wound' },
} as const;
export type HouseValue = keyof typeof HOUSE;

/** Says of a figure that it is ours and not the book's, wherever a player meets it. */
export const HOUSE_MARK = 'house value';

/** A house value in this scene: as the scene is set, else ours. A setting out of bounds counts as not set. */
export function house({ settings }: Pick<Encounter, 'settings'>, name: HouseValue): number {
  const { value, least, most } = HOUSE[name];
  const set = Object.hasOwn(settings, name) ? settings[name] : undefined;
  return typeof set === 'number' && Number.isInteger(set) && set >= least && set <= most ? set : value;
}

/** What an act costs where a scene is not set otherwise, for its brief: "1 action point (house value)." */
export function costInWords(name: HouseValue): string {
  return `${figure(name)} (${HOUSE_MARK}).`;
}

/** What a figure is and that it is ours: "2 dice partial cover adds to a defense (house value)". */
export function houseInWords(name: HouseValue, value: number = HOUSE[name].value): string {
  return `${figure(name, value)} ${HOUSE[name].brief} (${HOUSE_MARK})`;
}

/** "1 die", "2 action points". */
function figure(name: HouseValue, value: number = HOUSE[name].value): string {
  const { unit } = HOUSE[name];
  return `${value} ${value === 1 ? unit : unit === 'die' ? 'dice' : `${unit}s`}`;
}

/** Every house value with its name, for the lists of settings and of terms. */
export function houseValues(): readonly (readonly [HouseValue, (typeof HOUSE)[HouseValue]])[] {
  return Object.keys(HOUSE)
    .filter(isHouseValue)
    .map((name) => [name, HOUSE[name]] as const);
}

function isHouseValue(name: string): name is HouseValue {
  return Object.hasOwn(HOUSE, name);
}

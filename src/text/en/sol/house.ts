// Project Sol: the figures that are ours, in words

import { HOUSE, type HouseValue } from '../../../rules/sol/house.ts';

/** Says of a figure that it is ours and not the book's, wherever a player meets it. */
export const HOUSE_MARK = 'house value';

const UNITS = {
  point: { one: 'action point', more: 'action points' },
  die: { one: 'die', more: 'dice' },
} as const satisfies Record<(typeof HOUSE)[HouseValue]['unit'], object>;

/** What each figure is of, as it goes on after its unit: "1 action point to reload". */
const OF: Readonly<Record<HouseValue, string>> = {
  'attack-cost': 'of an attack',
  'reload-cost': 'to reload',
  'move-cost': 'to move',
  'draw-cost': 'to draw a weapon',
  'posture-cost': 'to stand up or go prone',
  'cover-cost': 'to take cover',
  'aim-cost': 'to aim',
  'medkit-cost': 'to use a medkit',
  'reaction-cost': 'of a dodge or parry',
  'reaction-dice': 'a dodge or parry adds to one defense',
  'aim-dice': 'each aim adds to the next attack',
  'aim-most': 'at most, that aiming adds',
  'partial-cover': 'partial cover adds to a defense',
  'good-cover': 'good cover adds to a defense',
  'level-1-penalty': 'lost for having any level 1 wound',
  'level-2-penalty': 'lost for having any level 2 wound',
  'level-3-penalty': 'lost for having any level 3 wound',
};

/** What an act costs where a scene is not set otherwise, for its brief: "1 action point (house value)." */
export function costInWords(name: HouseValue): string {
  return `${figure(name)} (${HOUSE_MARK}).`;
}

/** What a figure is and that it is ours: "2 dice partial cover adds to a defense (house value)". */
export function houseInWords(name: HouseValue): string {
  return `${figure(name)} ${OF[name]} (${HOUSE_MARK})`;
}

/** What a figure may be set to: "house value: dice partial cover adds to a defense, 0 to 8". */
export function boundsInWords(name: HouseValue): string {
  const { unit, least, most } = HOUSE[name];
  return `${HOUSE_MARK}: ${UNITS[unit].more} ${OF[name]}, ${least} to ${most}`;
}

/** "1 die", "2 action points". */
function figure(name: HouseValue): string {
  const { value, unit } = HOUSE[name];
  return `${value} ${value === 1 ? UNITS[unit].one : UNITS[unit].more}`;
}

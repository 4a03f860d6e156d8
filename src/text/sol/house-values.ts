// Project Sol › house values in words: figures that the book leaves open

import { HOUSE, type HouseValue } from '../../rules/sol/house.ts';
import { grammar, t } from '../t.ts';
import { texts } from '../texts.ts';

const UNITS = {
  point: texts({ one: 'sol-point-one', other: 'sol-point-several' }),
  die: texts({ one: 'sol-die-one', other: 'sol-die-several' }),
} as const satisfies Record<(typeof HOUSE)[HouseValue]['unit'], object>;

/** "1 die", "2 action points". */
function figure(name: HouseValue): string {
  const { value, unit } = HOUSE[name];
  return grammar.count(value, UNITS[unit]);
}

/** An action's cost if the encounter sets no other: "1 action point (house value)". */
export function costOf(name: HouseValue): string {
  return t('sol-house-marked', { what: figure(name) });
}

/** A figure, marked as a house value: "2 dice for a defense behind partial cover (house value)". */
export function houseValue(name: HouseValue): string {
  return t('sol-house-marked', { what: t(`sol-house-${name}`, { figure: figure(name) }) });
}

/** The range of a house value: "house value: dice for a defense behind partial cover, 0 to 8". */
export function boundsOf(name: HouseValue): string {
  const { unit, least, most } = HOUSE[name];
  return t('sol-house-bounds', { what: t(`sol-house-${name}`, { figure: UNITS[unit].other }), least, most });
}

/** Several house values in a row. */
export function houseValuesOf(names: readonly HouseValue[]): string {
  return `${names.map(houseValue).join('; ')}.`;
}

// Project Sol › the figures that are ours, in words

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

/** What an action costs where a scene doesn't say otherwise: "1 action point (house value)". */
export function costOf(name: HouseValue): string {
  return t('sol-house-marked', { what: figure(name) });
}

/** What a figure is, and that it's ours: "2 dice for a defense behind partial cover (house value)". */
export function houseValue(name: HouseValue): string {
  return t('sol-house-marked', { what: t(`sol-house-${name}`, { figure: figure(name) }) });
}

/** What a figure may be set to: "house value: dice for a defense behind partial cover, 0 to 8". */
export function boundsOf(name: HouseValue): string {
  const { unit, least, most } = HOUSE[name];
  return t('sol-house-bounds', { what: t(`sol-house-${name}`, { figure: UNITS[unit].other }), least, most });
}

/** Figures that are ours, in a row. */
export function houseValuesOf(names: readonly HouseValue[]): string {
  return `${names.map(houseValue).join('; ')}.`;
}

import type { Tdgs } from '../../../rules/tdgs/sheet.ts';

/** How a roll comes out. */
export const tdgsDegrees: Readonly<Record<Tdgs['degree'], string>> = {
  'critical failure': 'critical failure',
  failure: 'failure',
  success: 'success',
  'critical success': 'critical success',
  'critical miss': 'critical miss',
  miss: 'miss',
  hit: 'hit',
  'critical hit': 'critical hit',
};

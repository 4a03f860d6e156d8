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

/** The same at the end of a short sum. */
export const tdgsResults: Readonly<Record<Tdgs['degree'], string>> = {
  'critical failure': 'a critical failure',
  failure: 'a failure',
  success: 'a success',
  'critical success': 'a critical success',
  'critical miss': 'a critical miss',
  miss: 'a miss',
  hit: 'a hit',
  'critical hit': 'a critical hit',
};

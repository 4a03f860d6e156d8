import type { Sol } from '../../../rules/sol/sheet.ts';

/** How a roll comes out. */
export const solDegrees: Readonly<Record<Sol['degree'], string>> = {
  failure: 'failure',
  success: 'success',
  'critical success': 'critical success',
};

/** The same at the end of a short sum. */
export const solResults: Readonly<Record<Sol['degree'] | `attack: ${Sol['degree']}`, string>> = {
  'attack: failure': 'a miss',
  'attack: success': 'a hit',
  'attack: critical success': 'a critical hit',
  failure: 'a failure',
  success: 'a success',
  'critical success': 'a critical success',
};

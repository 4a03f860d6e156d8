import type { Sol } from '../../../rules/sol/sheet.ts';

/** How a roll comes out. */
export const solDegrees: Readonly<Record<Sol['degree'], string>> = {
  failure: 'failure',
  success: 'success',
  'critical success': 'critical success',
};

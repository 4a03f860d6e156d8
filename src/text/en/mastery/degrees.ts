import type { Mastery } from '../../../rules/mastery/sheet.ts';

/** How a roll comes out. */
export const masteryDegrees: Readonly<Record<Mastery['degree'], string>> = {
  critical: 'critical',
  solid: 'solid',
  glancing: 'glancing',
  blocked: 'blocked',
  matched: 'matched',
  success: 'success',
  failure: 'failure',
  pass: 'pass',
  fail: 'fail',
};

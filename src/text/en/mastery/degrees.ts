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

/** The same at the end of a short sum. */
export const masteryResults: Readonly<Record<Mastery['degree'], string>> = {
  critical: 'a critical hit',
  solid: 'a solid hit',
  glancing: 'a glancing hit',
  blocked: 'blocked',
  matched: 'matched, so blocked',
  success: 'a success',
  failure: 'a failure',
  pass: 'passed',
  fail: 'failed',
};

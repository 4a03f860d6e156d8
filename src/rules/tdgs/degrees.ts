/** How a roll comes out, in the book's words. An attack hits and misses; everything else succeeds and fails. */
const DEGREES = [
  'critical failure',
  'failure',
  'success',
  'critical success',
  'critical miss',
  'miss',
  'hit',
  'critical hit',
] as const;
export type Degree = (typeof DEGREES)[number];

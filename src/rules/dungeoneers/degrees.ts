/** How a roll comes out, in the book's words. Hit dice hit and miss, pierce dice pierce or deflect, saves are passed or failed. */
const DEGREES = [
  'miss',
  'hit',
  'critical hit',
  'deflects',
  'pierces',
  'pierces critically',
  'save passed',
  'save failed',
  'resisted',
  'success',
  'failure',
] as const;
export type Degree = (typeof DEGREES)[number];

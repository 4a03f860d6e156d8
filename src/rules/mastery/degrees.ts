/** How a roll comes out, in the book's words. A hit is of a band, or the defense blocks or matches it; a stability roll is passed or failed. */
const DEGREES = ['critical', 'solid', 'glancing', 'blocked', 'matched', 'success', 'failure', 'pass', 'fail'] as const;
export type Degree = (typeof DEGREES)[number];

/** What players type to throw dice of their own: `parse` reads it, `throwDice` throws it, `show` tells it. */
export type { Bounds, Cut, DiceTerm, Expression, Faces, Term } from './notation/expression.ts';
export {
  DEEPEST,
  LARGEST_NUMBER,
  LARGEST_RESULT,
  LONGEST_TEXT,
  MOST_DICE,
  MOST_GROUPS,
  MOST_SIDES,
} from './notation/expression.ts';
export type { DiceFault, DiceFaults } from './notation/fault.ts';
export { parse } from './notation/parse.ts';
export { format, LONGEST_LIST, show } from './notation/show.ts';
export type { Fate, Thrown, ThrownDie, ThrownGroup } from './notation/throw.ts';
export { FATES, throwDice } from './notation/throw.ts';

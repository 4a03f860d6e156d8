/** What players type to throw dice of their own: `parse` reads it, `throwDice` throws it, `show` tells it. */
export type { Expression } from './notation/expression.ts';
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
export { format, show } from './notation/show.ts';
export { throwDice } from './notation/throw.ts';

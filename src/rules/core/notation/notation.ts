/** What players type to throw dice of their own: `parse` reads it, `throwDice` throws it, `show` tells it. */
export type { DiceFault, DiceFaults, Expression } from './expression.ts';
export {
  DEEPEST,
  LARGEST_NUMBER,
  LARGEST_RESULT,
  LONGEST_TEXT,
  MOST_DICE,
  MOST_GROUPS,
  MOST_SIDES,
} from './expression.ts';
export { parse } from './parse.ts';
export { format, show, throwDice } from './throw.ts';

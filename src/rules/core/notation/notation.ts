/** What players type to throw dice of their own: `parse` reads it, `throwDice` throws it, `show` tells it. */
export type { Expression } from './expression.ts';
export {
  DEEPEST,
  LARGEST_NUMBER,
  LARGEST_RESULT,
  LONGEST_TEXT,
  MOST_DICE,
  MOST_GROUPS,
  MOST_SIDES,
} from './expression.ts';
export type { DiceFault, DiceFaults } from './fault.ts';
export { parse } from './parse.ts';
export { format, show } from './show.ts';
export { throwDice } from './throw.ts';

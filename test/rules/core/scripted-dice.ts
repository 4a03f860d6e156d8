import type { Dice } from '../../../src/rules/core/dice.ts';

/** A die as the script has it: its sides and the face that falls. */
export type Fixed = readonly [sides: number, face: number];

/** d(20, 17): a d20 that falls on 17. */
export const d = (sides: number, face: number): Fixed => [sides, face];

/** Dice that fall as written, and complain if the rules want other dice or more of them. `left()` are those not thrown. */
export function scriptedDice(script: readonly Fixed[]): Dice & { readonly left: () => readonly Fixed[] } {
  let thrown = 0;
  return {
    roll(sides) {
      const next = script[thrown++];
      if (!next) throw new Error(`Die ${thrown}: the rules throw a d${sides}, but the script has ended`);
      const [wants, face] = next;
      if (wants !== sides) throw new Error(`Die ${thrown}: the script says d${wants}, the rules throw a d${sides}`);
      return face;
    },
    left: () => script.slice(thrown),
  };
}

import type { Dice } from '../../../src/rules/core/dice.ts';

/** A scripted die: its sides and its face. */
export type ScriptedDie = readonly [sides: number, face: number];

/** d(20, 17): a d20 that shows 17. */
export const d = (sides: number, face: number): ScriptedDie => [sides, face];

/**
 * Dice that show the scripted faces, and fail if the rules want other dice or more of them. `left()` returns the
 * unrolled ones.
 */
export function scriptedDice(script: readonly ScriptedDie[]): Dice & { readonly left: () => readonly ScriptedDie[] } {
  let rolled = 0;
  return {
    roll(sides) {
      const scriptedDie = script[rolled++];
      if (!scriptedDie) throw new Error(`Die ${rolled}: the rules throw a d${sides}, but the script has ended`);
      const [wants, face] = scriptedDie;
      if (wants !== sides) throw new Error(`Die ${rolled}: the script says d${wants}, the rules throw a d${sides}`);
      return face;
    },
    left: () => script.slice(rolled),
  };
}

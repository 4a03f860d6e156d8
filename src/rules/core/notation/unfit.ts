import { counting, within } from './bounds.ts';
import type { Doings, Faces, Reroll } from './expression.ts';
import { MOST_DICE } from './expression.ts';
import type { DiceFault } from './fault.ts';

/** Why dice to which this is done cannot be thrown, if they cannot. */
export function unfit(count: number, sides: number, doings: Doings): DiceFault | undefined {
  const { reroll, explode, atLeast, atMost, cuts } = doings;
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) return { id: 'minimum above maximum' };
  const most = explode ? MOST_DICE : count;
  for (const { cut, count: kept } of cuts) {
    if ((cut === 'kh' || cut === 'kl') && kept > most) return { id: 'keeps too many' };
  }
  if (cuts.length > 0 && counting(cuts, count) === 0) return { id: 'drops all' };
  if (reroll && !reroll.once && size(reroll.faces) === sides) return { id: 'rerolls all' };
  if (explode && endless(sides, explode, reroll)) return { id: 'explodes for ever' };
  return undefined;
}

const size = ({ from, to }: Faces): number => to - from + 1;

/** Whether every face that can stay lying explodes. */
function endless(sides: number, explode: Faces, reroll: Reroll | undefined): boolean {
  if (!reroll || reroll.once) return size(explode) === sides;
  for (let face = 1; face <= sides; face++) if (!within(reroll.faces, face) && !within(explode, face)) return false;
  return true;
}

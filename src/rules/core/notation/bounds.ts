import type { Bounds, Cut, Doings, Faces, Sign } from './expression.ts';
import { MOST_DICE } from './expression.ts';

/** The two numbers joined by the sign. Never −0. */
export function calculate(sign: Sign, left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right + 0;
    case '/':
      return Math.floor(left / right) + 0;
  }
}

/** What two terms can come to when joined. A divisor must not be able to be 0. */
export function joinedBounds(sign: Sign, left: Bounds, right: Bounds): Bounds {
  if (sign === '+') return { least: left.least + right.least, most: left.most + right.most };
  if (sign === '-') return { least: left.least - right.most, most: left.most - right.least };
  const a = calculate(sign, left.least, right.least);
  const b = calculate(sign, left.least, right.most);
  const c = calculate(sign, left.most, right.least);
  const d = calculate(sign, left.most, right.most);
  return { least: Math.min(a, b, c, d), most: Math.max(a, b, c, d) };
}

/** What a group of dice can come to. Those that explode may come to as many as an expression throws. */
export function diceBounds(count: number, sides: number, doings: Doings): Bounds {
  const fewest = counting(doings.cuts, count);
  const most = doings.explode ? counting(doings.cuts, MOST_DICE) : fewest;
  if (doings.hits) return { least: 0, most };
  return { least: fewest * worth(doings, 1), most: most * worth(doings, sides) };
}

/** How many of so many dice still count after the cuts. */
export function counting(cuts: readonly Cut[], dice: number): number {
  let left = dice;
  for (const cut of cuts) left = leaves(cut, left);
  return left;
}

/** How many of so many dice one cut leaves. */
export function leaves({ cut, count }: Cut, dice: number): number {
  return cut === 'kh' || cut === 'kl' ? Math.min(dice, count) : Math.max(0, dice - count);
}

/** What a face is worth in this group. */
export function worth({ atLeast, atMost }: Pick<Doings, 'atLeast' | 'atMost'>, face: number): number {
  if (atLeast !== undefined && face < atLeast) return atLeast;
  if (atMost !== undefined && face > atMost) return atMost;
  return face;
}

/** Whether the face is one of these. */
export function within({ from, to }: Faces, face: number): boolean {
  return face >= from && face <= to;
}

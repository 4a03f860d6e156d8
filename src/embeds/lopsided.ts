import { type Forecast, timesOf, WATCHED, wilson } from '../odds/forecast.ts';
import type { LopsidedWork } from '../odds/lopsided.ts';
import { forecast, lopsided as words } from '../text/spoken.ts';

/** A fight that is beyond what the GM has set, as it stands. */
export function lopsidedText(
  { side, seed, bounds: { least, most }, leftOut = 0 }: LopsidedWork,
  { won, fights }: Forecast,
  how: 'too hard' | 'too easy',
): string {
  const wins = timesOf(won, side);
  const of = { share: wins / fights, error: wilson(wins, fights, WATCHED).error };
  const said = how === 'too hard' ? words.tooHard(of, least) : words.tooEasy(of, most);
  const unseen = leftOut > 0 ? [forecast.unseen(leftOut, false)] : [];
  const small = [...unseen, words.foot(fights, seed)].map((line) => `-# ${line}`);
  return [words.title, said, ...small].join('\n');
}

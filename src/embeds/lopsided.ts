import { chanceOfWinning, intervalOf } from '../odds/chance.ts';
import { type Forecast, WATCHED } from '../odds/forecast.ts';
import type { LopsidedWork } from '../odds/lopsided.ts';
import { forecast as fights, lopsided as words } from '../text/spoken.ts';

/** A fight that is beyond what the GM has set, as it stands. */
export function lopsidedText(
  { side, seed, bounds: { least, most }, leftOut = 0 }: LopsidedWork,
  forecast: Forecast,
  how: 'too hard' | 'too easy',
): string {
  const chance = chanceOfWinning(forecast, side);
  const of = { share: chance.share, error: intervalOf(chance, WATCHED).error };
  const said = how === 'too hard' ? words.tooHard(of, least) : words.tooEasy(of, most);
  const unseen = leftOut > 0 ? [fights.unseen(leftOut, false)] : [];
  const small = [...unseen, words.foot(forecast.fights, seed)].map((line) => `-# ${line}`);
  return [words.title, said, ...small].join('\n');
}

import { type Forecast, WATCHED, wilson } from '../odds/forecast.ts';
import type { LopsidedWork } from '../odds/lopsided.ts';
import { lopsided as words } from '../text/spoken.ts';

/** A fight that is beyond what the GM has set, as it stands. */
export function lopsidedText(
  { side, seed, bounds: { least, most } }: LopsidedWork,
  { won, fights }: Forecast,
  how: 'too hard' | 'too easy',
): string {
  const wins = won[side] ?? 0;
  const of = { share: wins / fights, error: wilson(wins, fights, WATCHED).error };
  const said = how === 'too hard' ? words.tooHard(of, least) : words.tooEasy(of, most);
  return [words.title, said, `-# ${words.foot(fights, seed)}`].join('\n');
}

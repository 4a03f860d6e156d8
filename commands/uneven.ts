// The warning to a GM whose fight has begun far too hard or too easy.

import { button, buttonRow, closeButton, gmScreen, words as paragraph } from '../src/interaction/panel.ts';
import type { Aside, Reply } from '../src/interaction/reply.ts';
import { chanceOfWinning, type Forecast, intervalOf, WATCHED } from '../src/odds/forecast.ts';
import { type UnevenWork, uneven } from '../src/odds/uneven.ts';
import type { Result } from '../src/odds/work.ts';
import { PLAYERS } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import type { Session } from '../src/session/session.ts';
import { boundsOf } from '../src/session/uneven-setting.ts';
import { forecast as fights, uneven as words } from '../src/text/odds.ts';
import { t } from '../src/text/t.ts';
import { balanceButton } from './balance.ts';
import { forecastOf } from './forecast.ts';

/** The same fight is told of in the same way. */
const SEED = 1;

/** The reply to the beginning of a fight, with what is looked at after it, where the GM has asked to be warned. */
export function withWarning(session: Session, reply: Reply): Reply {
  const { state } = session;
  const bounds = boundsOf(session.pending);
  if (!state || !bounds || state.encounter.phase !== 'fighting') return reply;
  const fight = forecastOf(state.encounter, { hidden: false, seed: SEED });
  if (!fight.ok || fight.value.side !== PLAYERS) return reply;
  const { encounter, side, seed, leftOut } = fight.value;
  const shares = { least: bounds.least / 100, most: bounds.most / 100 };
  return {
    ...reply,
    aside: {
      work: { type: 'lopsided', encounter, side, seed, bounds: shares, ...given({ leftOut }) },
      encounter: state.id,
    },
  };
}

/** What the GM alone is told of a fight once it is known. Undefined: it is within the bounds. */
export function warning({ work, encounter }: Aside, { forecast }: Result): Reply | undefined {
  const how = uneven(work, forecast);
  if (!how) return undefined;
  const ask = (what: 'one more' | 'ideas', label: string) =>
    button(label, balanceButton.write({ encounter, seed: SEED, hidden: '', what }));
  return gmScreen(
    undefined,
    paragraph(unevenText(work, forecast, how)),
    ...buttonRow(
      ask('one more', t('uneven-one-more')),
      ...(how === 'too easy' ? [ask('ideas', t('uneven-ideas'))] : []),
      closeButton(),
    ),
  );
}

/** A fight that is beyond what the GM has set, as it stands. */
function unevenText(
  { side, seed, bounds: { least, most }, leftOut = 0 }: UnevenWork,
  forecast: Forecast,
  how: 'too hard' | 'too easy',
): string {
  const chance = chanceOfWinning(forecast, side);
  const of = { share: chance.share, error: intervalOf(chance, WATCHED).error };
  const said = how === 'too hard' ? words.tooHard(of, least) : words.tooEasy(of, most);
  const hidden = leftOut > 0 ? [fights.hidden(leftOut, false)] : [];
  const small = [...hidden, words.foot(forecast.fights, seed)].map((line) => `-# ${line}`);
  return [t('uneven-title'), said, ...small].join('\n');
}

// A warning to the GM if a fight that has started is far too hard or too easy.

import * as panel from '../src/interaction/panel.ts';
import type { Reply, UnevenFightCheck } from '../src/interaction/reply.ts';
import { chanceOfWinning, type Forecast, intervalOf, Z_REPEATED_CHECKS } from '../src/odds/forecast.ts';
import { exceededBound, type UnevenFightWork } from '../src/odds/uneven.ts';
import type { WorkResult } from '../src/odds/work.ts';
import { PLAYERS } from '../src/rules/core/encounter.ts';
import { given } from '../src/rules/core/given.ts';
import type { Session } from '../src/session/session.ts';
import { warningBounds } from '../src/session/uneven-setting.ts';
import { forecastWords as fights, unevenFightWords as words } from '../src/text/odds.ts';
import { t } from '../src/text/t.ts';
import { balanceButtonId } from './balance.ts';
import { forecastOf } from './forecast.ts';

/** The seed is fixed, so that a fight always gets the same warning. */
const WARNING_SEED = 1;

/** Adds a simulation to the reply at the start of a fight, if the GM wants a warning. */
export function withWarning(session: Session, reply: Reply): Reply {
  const { state } = session;
  const bounds = warningBounds(session.pending);
  if (!state || !bounds || state.encounter.phase !== 'fighting') return reply;
  const fightResult = forecastOf(state.encounter, { hidden: false, seed: WARNING_SEED });
  if (!fightResult.ok || fightResult.value.side !== PLAYERS) return reply;
  const { encounter, side, seed, leftOut } = fightResult.value;
  const shares = { least: bounds.least / 100, most: bounds.most / 100 };
  return {
    ...reply,
    aside: {
      work: { type: 'lopsided', encounter, side, seed, bounds: shares, ...given({ leftOut }) },
      encounter: state.id,
    },
  };
}

/** The warning for the GM, after the simulation. Undefined if the fight is within the limits. */
export function warningReply({ work, encounter }: UnevenFightCheck, { forecast }: WorkResult): Reply | undefined {
  const boundExceeded = exceededBound(work, forecast);
  if (!boundExceeded) return undefined;
  const askButton = (what: 'one more' | 'ideas', label: string) =>
    panel.button(label, balanceButtonId.write({ encounter, seed: WARNING_SEED, hidden: '', what }));
  return panel.gmScreen(
    undefined,
    panel.paragraph(unevenText(work, forecast, boundExceeded)),
    ...panel.buttonRow(
      askButton('one more', t('uneven-one-more')),
      ...(boundExceeded === 'too easy' ? [askButton('ideas', t('uneven-ideas'))] : []),
      panel.closeButton(),
    ),
  );
}

/** A text about a fight that is beyond the GM's limits. */
function unevenText(
  { side, seed, bounds: { least, most }, leftOut = 0 }: UnevenFightWork,
  forecast: Forecast,
  how: 'too hard' | 'too easy',
): string {
  const chance = chanceOfWinning(forecast, side);
  const shareFacts = { share: chance.share, error: intervalOf(chance, Z_REPEATED_CHECKS).error };
  const warningText = how === 'too hard' ? words.tooHard(shareFacts, least) : words.tooEasy(shareFacts, most);
  const hiddenLines = leftOut > 0 ? [fights.hidden(leftOut, false)] : [];
  const smallPrintLines = [...hiddenLines, words.foot(forecast.fights, seed)].map((line) => `-# ${line}`);
  return [t('uneven-title'), warningText, ...smallPrintLines].join('\n');
}

// Puts odds into their message as the results come in.

import { actionOddsEmbed, oddsEntries } from '../../src/embeds/odds.ts';
import * as panel from '../../src/interaction/panel.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import { bestKnownForecast, type WorkEndReason, type WorkState } from '../../src/odds/forecast.ts';
import { isWorkDone, type WorkResult } from '../../src/odds/work.ts';
import { t } from '../../src/text/t.ts';
import { scalingReply } from '../add.ts';
import { balanceReply } from '../balance.ts';
import { offersReply } from '../do/screen.ts';
import { forecastReply } from '../forecast.ts';
import { luckResultReply } from '../luck.ts';

/** The reply with the results so far as its content. `end` says why no more results will come. */
export function workReply({ work: odds, ...reply }: Reply, result: WorkResult, end?: WorkEndReason): Reply {
  if (!odds) return reply;
  const workState: WorkState = isWorkDone(odds.work, result) ? 'done' : (end ?? 'working');
  if ('shows' in odds) {
    const { work, shows } = odds;
    const oddsSoFar = { ...result, state: workState };
    const entries = oddsEntries(work, shows, oddsSoFar).map(({ label, value, about }) =>
      panel.entry(label, value, { about }),
    );
    const oddsMenu =
      shows.menu !== undefined && entries.length > 0 ? [panel.menuRow(shows.menu, t('odds-choose'), entries)] : [];
    return {
      ...reply,
      embeds: [actionOddsEmbed(work, shows, oddsSoFar)],
      components: [...oddsMenu, ...(reply.components ?? [])],
    };
  }
  if ('offers' in odds) return { ...reply, ...offersReply(odds.offers, odds.work.actions[0]?.encounter, result) };
  if ('luck' in odds) {
    return { ...reply, ...luckResultReply(odds, { work: odds.work, sampled: result.sampled ?? [], state: workState }) };
  }
  if ('coming' in odds) {
    if (!result.scaling) throw new Error('A search that has not begun');
    return { ...reply, ...scalingReply(result.scaling, odds, workState) };
  }
  if (!('about' in odds)) {
    return { ...reply, ...forecastReply(odds, bestKnownForecast(odds.work, result), workState) };
  }
  if (!result.balance) throw new Error('A search that has not begun');
  return { ...reply, ...balanceReply(result.balance, { ...odds.about, asked: odds.asked }, workState) };
}

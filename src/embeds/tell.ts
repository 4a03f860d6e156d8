import type { APIEmbed } from 'discord-api-types/v10';
import type { Tier } from '../rules/core/reason.ts';
import { fitting } from '../text/markdown.ts';
import { t } from '../text/t.ts';
import { timer } from '../text/times.ts';
import { arithmetic } from './arithmetic.ts';
import { within } from './limits.ts';
import { cardOf } from './mastery-card.ts';
import { changed, type Outcome, type Visibility, visibilityOf } from './meters.ts';
import { storyOf } from './story.ts';
import { tableLines } from './table-lines.ts';
import { nextTurn } from './turn.ts';
import { decidedIn, whoWon } from './victory.ts';

/** The colours of an outcome. They say nothing that the words do not. */
export const COLORS: Readonly<Record<Tier, number>> = {
  'critical failure': 0x7a2e2e,
  failure: 0x8a8f98,
  success: 0x2e7d4f,
  'critical success': 0xc9971c,
};

/** Longest story, sums and gauges of one embed, in characters, so that whose turn it is always fits. */
const LONGEST = { story: 1200, small: 1300, gauges: 1000 } as const;

/**
 * What happened, as an embed: the story, the sums in small print, how those it touched are doing now, and whose turn is
 * next. Of creatures it says as much as the scene's secrecy allows.
 */
export function tell(happening: Outcome): APIEmbed {
  const { events, before, after } = happening;
  const tier = tierOf(events);
  const told = [...asPlanned(happening), ...outcomeParts(happening), nextTurn(before, after)].filter(
    (part) => part !== '',
  );
  return within({
    ...(tier && { color: COLORS[tier] }),
    description: told.length === 0 ? t('table-nothing') : told.join('\n\n'),
  });
}

/** That somebody had planned it, or why it was done in their player’s place. What else they planned is theirs alone. */
export function asPlanned(happening: Outcome): readonly string[] {
  const { planned, instead = [] } = happening;
  if (planned === undefined && instead.length === 0) return [];
  const { name } = visibilityOf(happening);
  return [
    ...(planned === undefined ? [] : [`-# ${t('plan-as-planned', { name: name(planned) })}`]),
    ...instead.map(({ subject, why }) => `-# ${timer.instead(why, name(subject))}`),
  ];
}

/** How the first roll of a deed came out. */
export function tierOf(events: Outcome['events']): Tier | undefined {
  const roll = events.find((event) => event.type === 'checked' || event.type === 'contested');
  return roll?.type === 'checked' ? roll.check.tier : roll?.contest.tier;
}

/** What happened, without whose turn is next. */
export function outcomeParts(happening: Outcome): readonly string[] {
  const sight = visibilityOf(happening);
  const parts = cardOf(happening) ?? [
    fitting(storyOf(happening, sight), LONGEST.story, (count) => t('rest-events', { count })),
    smallPrint(happening, sight),
    fitting(changed(happening), LONGEST.gauges, (count) => t('rest-lines', { count })),
  ];
  const said = [wonIn(happening), ...parts].filter((part) => part !== '');
  return said.length === 0 ? [tableLines(happening, sight)] : said;
}

/** Who has won, where the fight is decided: it stands first. */
export function wonIn({ events, after }: Outcome): string {
  const how = decidedIn(events);
  return how === undefined ? '' : `**${whoWon(how, after)}**`;
}

/** The sums in small print. */
function smallPrint(happening: Outcome, sight: Visibility): string {
  const lines = arithmetic(happening, sight).map((line) => `-# ${line}`);
  return fitting(lines, LONGEST.small, (count) => t('rest-math', { count }));
}

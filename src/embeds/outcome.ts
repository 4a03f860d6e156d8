import type { APIEmbed } from 'discord-api-types/v10';
import type { Tier } from '../rules/core/reason.ts';
import { questionWords } from '../text/board.ts';
import { eventCountdowns } from '../text/events.ts';
import { and, linesThatFit, t } from '../text/t.ts';
import { timerWords } from '../text/times.ts';
import { arithmeticLines } from './arithmetic.ts';
import { cutToLimits } from './limits.ts';
import { cardOf } from './mastery-card.ts';
import { changedStateLines, type Outcome, statesAfter, type Visibility, visibilityOf } from './meters.ts';
import { storyOf } from './story.ts';
import { tableText } from './table-lines.ts';
import { nextTurnText } from './turn.ts';
import { victoryReason, winnerSentence } from './victory.ts';

/** The edge color for each result. The text also states the result, for readers who don't see colors. */
export const RESULT_COLORS: Readonly<Record<Tier, number>> = {
  'critical failure': 0x7a2e2e,
  failure: 0x8a8f98,
  success: 0x2e7d4f,
  'critical success': 0xc9971c,
};

/** The maximum length of each part of an embed, in characters. Together, the parts leave room for whose turn it is. */
const MAX_PART_LENGTHS = { story: 1200, small: 1300, gauges: 1000 } as const;

/**
 * An embed about what happened: the story, the math in small print, how the affected combatants are doing now, and
 * whose turn is next. About creatures, it shows only what the secrecy setting allows.
 */
export function outcomeEmbed(outcome: Outcome): APIEmbed {
  const { events, before, after } = outcome;
  const tier = tierOf(events);
  const paragraphs = [
    ...automaticPlayNotes(outcome),
    ...outcomeSections(outcome),
    nextTurnText(before, after),
    ...countdownLines(before, after),
  ].filter((text) => text !== '');
  return cutToLimits({
    ...(tier && { color: RESULT_COLORS[tier] }),
    description: paragraphs.length === 0 ? t('table-nothing') : paragraphs.join('\n\n'),
  });
}

/** If a new round starts, the number of rounds until each coming event in the turn order, such as a storm. */
function countdownLines(before: Outcome['before'], after: Outcome['after']): readonly string[] {
  return before.round === after.round ? [] : eventCountdowns(after).map((line) => `-# ${line}`);
}

/**
 * Says that the action was planned, why a combatant was played for its player, and whose answer wasn't needed. It keeps
 * the rest of a plan secret.
 */
export function automaticPlayNotes(outcome: Outcome): readonly string[] {
  const { planned, instead = [], unneeded = [] } = outcome;
  if (planned === undefined && instead.length === 0 && unneeded.length === 0) return [];
  const { name } = visibilityOf(outcome);
  const namesWithoutAnswer = instead.flatMap(({ subject, why }) => (why === 'no answer' ? name(subject) : []));
  return [
    ...(planned === undefined ? [] : [`-# ${t('plan-as-planned', { name: name(planned) })}`]),
    ...instead.flatMap(({ subject, why }) =>
      why === 'no answer' ? [] : `-# ${timerWords.instead(why, name(subject))}`,
    ),
    ...(namesWithoutAnswer.length === 0 ? [] : [`-# ${timerWords.instead('no answer', and(namesWithoutAnswer))}`]),
    ...(unneeded.length === 0 ? [] : [`-# ${questionWords.unneeded(unneeded.map(name))}`]),
  ];
}

/** The result of a deed's first roll. */
export function tierOf(events: Outcome['events']): Tier | undefined {
  const rollEvent = events.find((event) => event.type === 'checked' || event.type === 'contested');
  return rollEvent?.type === 'checked' ? rollEvent.check.tier : rollEvent?.contest.tier;
}

/** The parts of the text about an outcome. The part about whose turn is next is left out. */
export function outcomeSections(outcome: Outcome): readonly string[] {
  const visibility = visibilityOf(outcome);
  const cardLines = cardOf(outcome);
  // The text names the winners right after the blow that decided the fight.
  const winnerLine = winnerText(outcome);
  const outcomeTexts = cardLines
    ? [...cardLines, winnerLine]
    : [
        linesThatFit(storyOf(outcome, visibility), MAX_PART_LENGTHS.story, (count) => t('rest-events', { count })),
        winnerLine,
        smallPrintText(outcome, visibility),
        linesThatFit(changedStateLines(outcome), MAX_PART_LENGTHS.gauges, (count) => t('rest-lines', { count })),
      ];
  const nonEmptySections = outcomeTexts.filter((text) => text !== '');
  return nonEmptySections.length === 0 ? [tableText(outcome, visibility)] : nonEmptySections;
}

/**
 * What ended with the encounter. Leaves out how a combatant is doing if it only lost conditions, because they end for
 * everyone. `isEndTold` is true if the reader already knows that the encounter is over.
 */
export function endingText(outcome: Outcome, isEndTold: boolean): string {
  const events = isEndTold ? outcome.events.filter(({ type }) => type !== 'phase-begun') : outcome.events;
  const shownOutcome = { ...outcome, events };
  const visibility = visibilityOf(shownOutcome);
  const changedIds = new Set(statesAfter(shownOutcome).map(({ subject }) => subject));
  const unchangedIds = outcome.after.combatants.flatMap(({ id }) => (changedIds.has(id) ? [] : [id]));
  return [
    linesThatFit(storyOf(shownOutcome, visibility), MAX_PART_LENGTHS.story, (count) => t('rest-events', { count })),
    smallPrintText(shownOutcome, visibility),
    linesThatFit(changedStateLines(shownOutcome, unchangedIds), MAX_PART_LENGTHS.gauges, (count) =>
      t('rest-lines', { count }),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Who has won, if the fight was decided. "" otherwise. */
export function winnerText({ events, after }: Outcome): string {
  const reason = victoryReason(events);
  return reason === undefined ? '' : `**${winnerSentence(reason, after)}**`;
}

/** The math in small print. */
function smallPrintText(outcome: Outcome, visibility: Visibility): string {
  const lines = arithmeticLines(outcome, visibility).map((line) => `-# ${line}`);
  return linesThatFit(lines, MAX_PART_LENGTHS.small, (count) => t('rest-math', { count }));
}

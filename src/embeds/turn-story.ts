import type { APIEmbed } from 'discord-api-types/v10';
import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Tier } from '../rules/core/reason.ts';
import { isQuote } from '../text/board.ts';
import { detailLevelOf } from '../text/signs.ts';
import { linesThatFit, t } from '../text/t.ts';
import { arithmeticLines } from './arithmetic.ts';
import { cutToLimits } from './limits.ts';
import { cardOf } from './mastery-card.ts';
import { combatantStates, type Outcome, statesAfter, type Visibility, visibilityOf } from './meters.ts';
import { automaticPlayNotes, RESULT_COLORS, tierOf } from './outcome.ts';
import { shortDetails } from './short-details.ts';
import { storyOf } from './story.ts';
import { tableText } from './table-lines.ts';

/** A deed's outcome as a paragraph of the turn's message, in Markdown. A part with nothing to show is "". */
export interface StoryParagraph {
  readonly story: string;
  /** How the affected combatants are doing after the deed. */
  readonly state: string;
  readonly sums: string;
  /** The result of the deed's roll, if there was one. */
  readonly tier?: Tier;
  /** How much the deed changed. Undefined if it is always shown in full. */
  readonly weight?: number;
  /** Each affected combatant's state after the deed. */
  readonly touched?: readonly CombatantLine[];
}

/** A combatant's state after a deed, as a line of Markdown. `isOut` is set if the combatant is down, dead or gone. */
interface CombatantLine {
  readonly subject: CombatantId;
  readonly line: string;
  readonly isOut?: true;
}

/** The maximum length of the story, the state and the math of one deed, in characters. */
const MAX_DEED_LENGTHS = { story: 700, state: 500, sums: 700 } as const;
/** The maximum length of a turn's text, in characters. If it is longer, the oldest paragraphs lose their math first. */
const MAX_TURN_LENGTH = 1800;
/** The maximum number of deeds shown with their math in one message. */
const MAX_DEEDS_WITH_MATH = 8;
/**
 * The maximum number of deeds shown in full. If there are more, only the most important are shown, and only one of them
 * with its math.
 */
const MAX_DEEDS_IN_FULL = 3;
/** The maximum number of lines about combatants' states after a run of creatures' turns. */
const MAX_STATE_LINES = 10;
/** The maximum number of deeds in one message. */
const MAX_DEEDS_IN_MESSAGE = 16;

/** A deed's outcome as a paragraph. About creatures, it shows only what players may know. */
export function storyParagraph(outcome: Outcome): StoryParagraph {
  const cardLines = cardOf(outcome, detailLevelOf(outcome.after) === 'short' ? 'short' : 'whole');
  const tier = tierOf(outcome.events);
  const visibility = visibilityOf(outcome);
  const statesAfterDeed = statesAfter(outcome);
  const optionalFields = {
    ...(tier && { tier }),
    ...(detailLevelOf(outcome.after) === 'short' && { weight: deedWeight(outcome, visibility) }),
    ...(statesAfterDeed.length > 0 && { touched: statesAfterDeed.map((each) => affectedLine(each, outcome.after)) }),
  };
  if (cardLines)
    return { story: [...automaticPlayNotes(outcome), ...cardLines].join('\n'), state: '', sums: '', ...optionalFields };
  // A newcomer's state isn't a sentence, so a comma separates it from the next state.
  const stateTexts = statesAfterDeed.map(({ text }, index) =>
    index < statesAfterDeed.length - 1 && !/[.!?]$/.test(text) ? `${text},` : text,
  );
  // The same sentence can be both a story line and a state. It is shown as a state.
  const story = storyText(storyOf(outcome, visibility).filter((line) => !stateTexts.includes(line)));
  const state = linesThatFit(stateTexts, MAX_DEED_LENGTHS.state, (count) => t('rest-lines', { count })).replaceAll(
    '\n',
    ' ',
  );
  const mathText = linesThatFit(mathLines(outcome, visibility, story + state === ''), MAX_DEED_LENGTHS.sums, (count) =>
    t('rest-math', { count }),
  );
  const text = story === '' && state === '' && mathText === '' ? tableText(outcome, visibility) : story;
  const notes = text === '' ? [] : automaticPlayNotes(outcome);
  return { story: [...notes, text].join('\n'), state, sums: mathText, ...optionalFields };
}

/** An affected combatant's line: a sentence if it is out of the fight, otherwise everything that players may see. */
function affectedLine(
  { subject, text }: { readonly subject: CombatantId; readonly text: string },
  after: Encounter,
): CombatantLine {
  const isOutOfFight = find(after, subject)?.vitality !== 'up';
  if (isOutOfFight) return { subject, line: `**${text}**`, isOut: isOutOfFight };
  return { subject, line: combatantStates(after).get(subject)?.line ?? text };
}

/** Scores how much a deed changed, as far as players may know, by who fell, the result of the dice and the harm. */
function deedWeight({ events, after }: Outcome, visibility: Visibility): number {
  const tier = tierOf(events);
  const startWeight = tier === 'critical success' || tier === 'critical failure' ? 3 : 0;
  return events.reduce((all, event) => {
    if (event.type === 'fell' || event.type === 'departed') return all + 8;
    if (event.type === 'rose') return all + 4;
    if ((event.type !== 'harmed' && event.type !== 'healed') || event.amount <= 0) return all;
    const max = find(after, event.target)?.resources[event.resource ?? '']?.max;
    const isShareKnown = visibility.detailOf(event.target) === 'exact' && max !== undefined && max > 0;
    return all + 1 + (isShareKnown ? 3 * Math.min(1, event.amount / max) : 0);
  }, startWeight);
}

/** Joins story lines into a paragraph. What the player said is on a line of its own. */
function storyText(lines: readonly string[]): string {
  const speechLines = lines.filter(isQuote);
  const storyLines = lines.filter((line) => !isQuote(line));
  const paragraph = linesThatFit(storyLines, MAX_DEED_LENGTHS.story, (count) => t('rest-events', { count })).replaceAll(
    '\n',
    ' ',
  );
  return [...speechLines, ...(paragraph === '' ? [] : [paragraph])].join('\n');
}

/**
 * The math in small print: every step if the setting `details` is `full` or there is nothing else to show, otherwise
 * the short version.
 */
function mathLines(outcome: Outcome, visibility: Visibility, isOnlyText: boolean): readonly string[] {
  const shortLines = detailLevelOf(outcome.after) === 'short' ? shortDetails(outcome, visibility) : [];
  const areFullDetailsSet = detailLevelOf(outcome.after) === 'full';
  const needsFullMath = areFullDetailsSet || (isOnlyText && shortLines.length === 0);
  return (needsFullMath ? arithmeticLines(outcome, visibility, areFullDetailsSet ? 'all' : 'by hand') : shortLines).map(
    (line) => `-# ${line}`,
  );
}

/**
 * A run of creatures' turns as one embed: a line about how each combatant is doing afterward, and the story of the most
 * important deeds. Only one of these deeds shows its math. All other deeds are only counted.
 */
export function creatureTurnsEmbed(paragraphs: readonly StoryParagraph[], before = 0): APIEmbed | undefined {
  if (!hasTooManyDeeds(paragraphs)) return paragraphsEmbed(paragraphs, { before });
  const lastStateBySubject = new Map(
    paragraphs.flatMap(({ touched = [] }) => touched.map((each) => [each.subject, each] as const)),
  );
  const finalStates = [...lastStateBySubject.values()].toSorted(
    (one, other) => Number(other.isOut ?? false) - Number(one.isOut ?? false),
  );
  const shownLines = finalStates.slice(0, MAX_STATE_LINES).map(({ line }) => line);
  if (finalStates.length > MAX_STATE_LINES)
    shownLines.push(t('rest-lines', { count: finalStates.length - MAX_STATE_LINES }));
  const shownParagraphs = mostImportantParagraphs(paragraphs);
  const heaviestParagraph = heaviestParagraphOf(shownParagraphs);
  const paragraphTexts = shownParagraphs.map((each) =>
    each.weight === undefined
      ? paragraphText(each)
      : paragraphText({ ...each, state: '', sums: each === heaviestParagraph ? each.sums : '' }),
  );
  const leftOutCount = before + paragraphs.length - shownParagraphs.length;
  const lines = [
    shownLines.join('\n'),
    ...paragraphTexts,
    ...(leftOutCount > 0 ? [t('board-in-details', { count: leftOutCount })] : []),
  ];
  const tier = heaviestParagraph?.tier;
  const description = lines.filter((line) => line !== '').join('\n\n');
  return cutToLimits({ ...(tier && { color: RESULT_COLORS[tier] }), description });
}

/** Whether creatures' turns in a row have more deeds than the message about them shows in full. */
export function hasTooManyDeeds(paragraphs: readonly StoryParagraph[]): boolean {
  return paragraphs.filter(({ weight }) => weight !== undefined).length > MAX_DEEDS_IN_FULL;
}

/**
 * A few of the deeds (things done in the fight), in order: those that changed most in the fight, or the last deed if
 * none changed anything. A deed's weight says how much it changed. Deeds without a weight are always included.
 */
function mostImportantParagraphs(paragraphs: readonly StoryParagraph[]): readonly StoryParagraph[] {
  const weightedParagraphs = paragraphs.filter(({ weight = 0 }) => weight > 0);
  const heaviestParagraphs = weightedParagraphs
    .toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0))
    .slice(0, MAX_DEEDS_IN_FULL);
  const mainParagraphs = heaviestParagraphs.length > 0 ? heaviestParagraphs : paragraphs.slice(-1);
  return paragraphs.filter((each) => each.weight === undefined || mainParagraphs.includes(each));
}

function heaviestParagraphOf(paragraphs: readonly StoryParagraph[]): StoryParagraph | undefined {
  const max = Math.max(...paragraphs.map(({ weight = 0 }) => weight));
  return paragraphs.find(({ weight }) => weight !== undefined && weight === max);
}

/** The maximum length of the text that shows several deeds in full, in characters. */
const MAX_DEEDS_EMBED_LENGTH = 3900;

/** An embed with several deeds in order, each in full. */
export function deedsEmbed(deeds: readonly Outcome[]): APIEmbed {
  const deedTexts = deeds.map((each) => paragraphText(storyParagraph(each))).filter((text) => text !== '');
  const storyParts = deedTexts.map((text, index) => (index === 0 ? text : `\n${text}`));
  return cutToLimits({
    description:
      deedTexts.length === 0
        ? t('table-nothing')
        : linesThatFit(storyParts, MAX_DEEDS_EMBED_LENGTH, (count) => t('board-in-log', { count })),
  });
}

/**
 * Several deeds as one embed, the oldest first. If there are too many, those that changed nothing are dropped first.
 * The embed says how many deeds are missing: the dropped ones, and the `before` earlier deeds that `paragraphs` no
 * longer contains. Undefined if there is nothing to show.
 */
export function paragraphsEmbed(
  paragraphs: readonly StoryParagraph[],
  { before = 0 }: { readonly before?: number } = {},
): APIEmbed | undefined {
  // After many attacks, only the most important one shows its math. Moves don't count, because they have none.
  const heaviestParagraph = hasTooManyDeeds(paragraphs.filter(({ sums }) => sums !== ''))
    ? heaviestParagraphOf(paragraphs)
    : undefined;
  const isWithoutMath = (each: StoryParagraph) =>
    heaviestParagraph !== undefined && each.weight !== undefined && each !== heaviestParagraph;
  const fittedParagraphs = paragraphs.map((each) => ({
    told: each,
    text: paragraphText(isWithoutMath(each) ? { ...each, sums: '' } : each),
  }));
  const totalLength = () => fittedParagraphs.reduce((all, { text }) => all + text.length + 2, 0);
  for (const [index, each] of fittedParagraphs.entries()) {
    if (fittedParagraphs.length - index <= MAX_DEEDS_WITH_MATH && totalLength() <= MAX_TURN_LENGTH) break;
    each.text = paragraphText({ ...each.told, sums: '' });
  }
  let leftOutCount = before;
  while (
    fittedParagraphs.length > MAX_DEEDS_IN_MESSAGE ||
    (totalLength() > MAX_TURN_LENGTH && fittedParagraphs.length > 1)
  ) {
    const unchangedIndex = fittedParagraphs.slice(0, -1).findIndex(({ told }) => told.state === '');
    fittedParagraphs.splice(Math.max(unchangedIndex, 0), 1);
    leftOutCount += 1;
  }
  const lines = fittedParagraphs.map(({ text }) => text).filter((text) => text !== '');
  if (leftOutCount > 0) lines.unshift(t('board-in-log', { count: leftOutCount }));
  if (lines.length === 0) return undefined;
  const tier = paragraphs.at(-1)?.tier;
  return cutToLimits({ ...(tier && { color: RESULT_COLORS[tier] }), description: lines.join('\n\n') });
}

function paragraphText({ story, state, sums }: StoryParagraph): string {
  const boldState = state === '' ? '' : `**${state}**`;
  const isSpeech = story.slice(story.lastIndexOf('\n') + 1).startsWith('> ');
  const storyText = [story, boldState].filter((part) => part !== '').join(isSpeech ? '\n' : ' ');
  return [storyText, sums].filter((part) => part !== '').join('\n');
}

import type { APIEmbed } from 'discord-api-types/v10';
import { type CombatantId, type Encounter, find } from '../rules/core/encounter.ts';
import type { Tier } from '../rules/core/reason.ts';
import { detailsOf } from '../text/signs.ts';
import { linesThatFit, t } from '../text/t.ts';
import { arithmetic } from './arithmetic.ts';
import { cutToLimits } from './limits.ts';
import { cardOf } from './mastery-card.ts';
import { metersOfAll, type Outcome, statesAfter, type Visibility, visibilityOf } from './meters.ts';
import { shortDetails } from './short-details.ts';
import { storyOf } from './story.ts';
import { tableLines } from './table-lines.ts';
import { COLORS, playedNote, tierOf } from './tell.ts';

/** A deed's outcome as a paragraph in the turn's message, in Markdown. "" if there is nothing to show. */
export interface StoryParagraph {
  readonly story: string;
  /** How the affected combatants are doing afterwards. */
  readonly state: string;
  readonly sums: string;
  /** The result of the roll, if there was one. */
  readonly tier?: Tier;
  /** How much the deed changed. Undefined if it is always shown in full. */
  readonly weight?: number;
  /** The state of each affected combatant afterwards. */
  readonly touched?: readonly CombatantLine[];
}

/** A combatant's state after a deed, as a line of Markdown. Combatants out of the fight come first. */
interface CombatantLine {
  readonly subject: CombatantId;
  readonly line: string;
  readonly isOut?: true;
}

/** The longest story, state and math of one deed, in characters. */
const MAX_LENGTHS = { story: 700, state: 500, sums: 700 } as const;
/** The longest text of a turn, in characters. If it is longer, the oldest paragraphs lose their math first. */
const LONGEST_TURN = 1800;
/** The most deeds with their math in one message. */
const MAX_DETAILS = 8;
/** Up to this many deeds are shown in full. Of more deeds, only the most important are shown, with the math of one. */
const MAX_WHOLE = 3;
/** The most lines about combatants' states after a run of creatures' turns. */
const MAX_TOUCHED = 10;
/** The most deeds in one message. */
const MAX_DEEDS = 16;

/** A deed's outcome as a paragraph. About creatures, it shows only what players may know. */
export function storyParagraph(outcome: Outcome): StoryParagraph {
  const card = cardOf(outcome, detailsOf(outcome.after) === 'short' ? 'slim' : 'whole');
  const tier = tierOf(outcome.events);
  const visibility = visibilityOf(outcome);
  const of = statesAfter(outcome);
  const more = {
    ...(tier && { tier }),
    ...(detailsOf(outcome.after) === 'short' && { weight: weightOf(outcome, visibility) }),
    ...(of.length > 0 && { touched: of.map((each) => affectedCombatants(each, outcome.after)) }),
  };
  if (card) return { story: [...playedNote(outcome), ...card].join('\n'), state: '', sums: '', ...more };
  // Newcomers aren't sentences, so a comma sets them apart.
  const states = of.map(({ text }, index) => (index < of.length - 1 && !/[.!?]$/.test(text) ? `${text},` : text));
  // The same sentence can be both a story line and a state.
  const story = asParagraph(storyOf(outcome, visibility).filter((line) => !states.includes(line)));
  const state = linesThatFit(states, MAX_LENGTHS.state, (count) => t('rest-lines', { count })).replaceAll('\n', ' ');
  const sums = linesThatFit(detailsIn(outcome, visibility, story + state === ''), MAX_LENGTHS.sums, (count) =>
    t('rest-math', { count }),
  );
  const text = story === '' && state === '' && sums === '' ? tableLines(outcome, visibility) : story;
  const head = text === '' ? [] : playedNote(outcome);
  return { story: [...head, text].join('\n'), state, sums, ...more };
}

/** Combatants out of the fight in a sentence, the others with everything that players may see. */
function affectedCombatants(
  { subject, text }: { readonly subject: CombatantId; readonly text: string },
  after: Encounter,
): CombatantLine {
  const isOut = find(after, subject)?.vitality !== 'up';
  if (isOut) return { subject, line: `**${text}**`, isOut };
  return { subject, line: metersOfAll(after).get(subject)?.line ?? text };
}

/**
 * How much a deed changed, as far as players may know: first who fell, then the result of the dice and the harm done.
 */
function weightOf({ events, after }: Outcome, visibility: Visibility): number {
  const tier = tierOf(events);
  const start = tier === 'critical success' || tier === 'critical failure' ? 3 : 0;
  return events.reduce((all, event) => {
    if (event.type === 'fell' || event.type === 'departed') return all + 8;
    if (event.type === 'rose') return all + 4;
    if ((event.type !== 'harmed' && event.type !== 'healed') || event.amount <= 0) return all;
    const max = find(after, event.target)?.resources[event.resource ?? '']?.max;
    const isOpen = visibility.detailOf(event.target) === 'exact' && max !== undefined && max > 0;
    return all + 1 + (isOpen ? 3 * Math.min(1, event.amount / max) : 0);
  }, start);
}

/** Story lines as a paragraph. Speech is on a line of its own. */
function asParagraph(lines: readonly string[]): string {
  const text = lines.filter((line) => line.startsWith('> '));
  const others = lines.filter((line) => !line.startsWith('> '));
  const storyText = linesThatFit(others, MAX_LENGTHS.story, (count) => t('rest-events', { count })).replaceAll(
    '\n',
    ' ',
  );
  return [...text, ...(storyText === '' ? [] : [storyText])].join('\n');
}

/** The math in small print. Short, unless the setting says otherwise or there is nothing else to show. */
function detailsIn(outcome: Outcome, visibility: Visibility, alone: boolean): readonly string[] {
  const short = detailsOf(outcome.after) === 'short' ? shortDetails(outcome, visibility) : [];
  const full = detailsOf(outcome.after) === 'full' || (alone && short.length === 0);
  const isSet = detailsOf(outcome.after) === 'full';
  return (full ? arithmetic(outcome, visibility, isSet ? 'all' : 'by hand') : short).map((line) => `-# ${line}`);
}

/**
 * A run of creatures' turns as one embed: a line for how each combatant is doing afterwards, and the story of what
 * mattered most, with the math of one deed. The rest is only counted.
 */
export function runEmbed(paragraphs: readonly StoryParagraph[], before = 0): APIEmbed | undefined {
  if (!isLong(paragraphs)) return toldEmbed(paragraphs, { before });
  const last = new Map(paragraphs.flatMap(({ touched = [] }) => touched.map((each) => [each.subject, each] as const)));
  const finalStates = [...last.values()].toSorted(
    (one, other) => Number(other.isOut ?? false) - Number(one.isOut ?? false),
  );
  const shownLines = finalStates.slice(0, MAX_TOUCHED).map(({ line }) => line);
  if (finalStates.length > MAX_TOUCHED) shownLines.push(t('rest-lines', { count: finalStates.length - MAX_TOUCHED }));
  const shownParagraphs = mostImportant(paragraphs);
  const heaviest = heaviestOf(shownParagraphs);
  const texts = shownParagraphs.map((each) =>
    each.weight === undefined ? textOf(each) : textOf({ ...each, state: '', sums: each === heaviest ? each.sums : '' }),
  );
  const left = before + paragraphs.length - shownParagraphs.length;
  const lines = [shownLines.join('\n'), ...texts, ...(left > 0 ? [t('board-in-details', { count: left })] : [])];
  const tier = heaviest?.tier;
  const description = lines.filter((line) => line !== '').join('\n\n');
  return cutToLimits({ ...(tier && { color: COLORS[tier] }), description });
}

/** Whether a run has more than its message shows. */
export function isLong(paragraphs: readonly StoryParagraph[]): boolean {
  return paragraphs.filter(({ weight }) => weight !== undefined).length > MAX_WHOLE;
}

/** The few deeds that changed most, in order. If nothing changed, the last one. */
function mostImportant(paragraphs: readonly StoryParagraph[]): readonly StoryParagraph[] {
  const withWeight = paragraphs.filter(({ weight = 0 }) => weight > 0);
  const most = withWeight.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0)).slice(0, MAX_WHOLE);
  const mainParagraphs = most.length > 0 ? most : paragraphs.slice(-1);
  return paragraphs.filter((each) => each.weight === undefined || mainParagraphs.includes(each));
}

function heaviestOf(paragraphs: readonly StoryParagraph[]): StoryParagraph | undefined {
  const max = Math.max(...paragraphs.map(({ weight = 0 }) => weight));
  return paragraphs.find(({ weight }) => weight !== undefined && weight === max);
}

/** The longest text with every deed of a run, in characters. */
const LONGEST_DETAILS = 3900;

/** Deeds in order, each in full. */
export function toldDeedsEmbed(deeds: readonly Outcome[]): APIEmbed {
  const texts = deeds.map((each) => textOf(storyParagraph(each))).filter((text) => text !== '');
  const parts = texts.map((text, index) => (index === 0 ? text : `\n${text}`));
  return cutToLimits({
    description:
      texts.length === 0
        ? t('table-nothing')
        : linesThatFit(parts, LONGEST_DETAILS, (count) => t('board-in-log', { count })),
  });
}

/**
 * Several deeds as one embed, oldest first. If there are too many, those that changed nothing are dropped first and
 * counted together with `before`. Undefined if there is nothing to show.
 */
export function toldEmbed(
  paragraphs: readonly StoryParagraph[],
  { before = 0 }: { readonly before?: number } = {},
): APIEmbed | undefined {
  // No one would read the same small print under many attacks.
  const heaviest = isLong(paragraphs) ? heaviestOf(paragraphs) : undefined;
  const isBare = (each: StoryParagraph) => heaviest !== undefined && each.weight !== undefined && each !== heaviest;
  const keptParagraphs = paragraphs.map((each) => ({
    told: each,
    text: textOf(isBare(each) ? { ...each, sums: '' } : each),
  }));
  const lengths = () => keptParagraphs.reduce((all, { text }) => all + text.length + 2, 0);
  for (const [index, each] of keptParagraphs.entries()) {
    if (keptParagraphs.length - index <= MAX_DETAILS && lengths() <= LONGEST_TURN) break;
    each.text = textOf({ ...each.told, sums: '' });
  }
  let left = before;
  while (keptParagraphs.length > MAX_DEEDS || (lengths() > LONGEST_TURN && keptParagraphs.length > 1)) {
    const idleIndex = keptParagraphs.slice(0, -1).findIndex(({ told }) => told.state === '');
    keptParagraphs.splice(Math.max(idleIndex, 0), 1);
    left += 1;
  }
  const lines = keptParagraphs.map(({ text }) => text).filter((text) => text !== '');
  if (left > 0) lines.unshift(t('board-in-log', { count: left }));
  if (lines.length === 0) return undefined;
  const tier = paragraphs.at(-1)?.tier;
  return cutToLimits({ ...(tier && { color: COLORS[tier] }), description: lines.join('\n\n') });
}

function textOf({ story, state, sums }: StoryParagraph): string {
  const bold = state === '' ? '' : `**${state}**`;
  const isSpeech = story.slice(story.lastIndexOf('\n') + 1).startsWith('> ');
  const storyText = [story, bold].filter((part) => part !== '').join(isSpeech ? '\n' : ' ');
  return [storyText, sums].filter((part) => part !== '').join('\n');
}

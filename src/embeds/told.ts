import type { APIEmbed } from 'discord-api-types/v10';
import type { Tier } from '../rules/core/check.ts';
import { fitting } from '../text/markdown.ts';
import { sumsOf } from '../text/signs.ts';
import { rest, board as words } from '../text/spoken.ts';
import { arithmetic } from './arithmetic.ts';
import { cardOf } from './cards.ts';
import { within } from './limits.ts';
import { shortSums } from './short-sums.ts';
import { stateSentences } from './state-sentences.ts';
import { storyOf } from './story.ts';
import { tableLines } from './table-lines.ts';
import { asPlanned, COLOURS, tierOf } from './tell.ts';
import { type Outcome, type Visibility, visibilityOf } from './visibility.ts';

/** What one deed came to, as a paragraph of the message of a turn. In markdown; "" where there is nothing to tell. */
export interface Paragraph {
  readonly story: string;
  /** How those it touched are now. */
  readonly state: string;
  readonly sums: string;
  /** How the roll came out, where one was made. */
  readonly tier?: Tier;
}

/** Longest story and sums of one deed, in characters. */
const LONGEST = { story: 700, state: 500, sums: 700 } as const;
/** The longest telling of a turn. What does not fit loses its sums first, the oldest first. */
const LONGEST_TURN = 1800;
/** Most deeds with their sums, and most deeds, that one message tells. */
const MOST_SUMS = 8;
const MOST_DEEDS = 16;

/** What a deed came to. Of creatures it says as much as players may know. */
export function paragraph(happening: Outcome): Paragraph {
  const card = cardOf(happening, sumsOf(happening.after, 'short') === 'short' ? 'slim' : 'whole');
  const tier = tierOf(happening.events);
  if (card) return { story: [...asPlanned(happening), ...card].join('\n'), state: '', sums: '', ...(tier && { tier }) };
  const sight = visibilityOf(happening);
  const states = stateSentences(happening);
  // How a death is told may be the very sentence that says how they are now.
  const story = flowing(storyOf(happening, sight).filter((line) => !states.includes(line)));
  const state = fitting(states, LONGEST.state, rest.lines).replaceAll('\n', ' ');
  const sums = fitting(sumsIn(happening, sight, story + state === ''), LONGEST.sums, rest.sums);
  const said = story === '' && state === '' && sums === '' ? tableLines(happening, sight) : story;
  const head = said === '' ? [] : asPlanned(happening);
  return { story: [...head, said].join('\n'), state, sums, ...(tier && { tier }) };
}

/** Lines of a story as a paragraph; what was said stands on a line of its own. */
function flowing(lines: readonly string[]): string {
  const said = lines.filter((line) => line.startsWith('> '));
  const others = lines.filter((line) => !line.startsWith('> '));
  const told = fitting(others, LONGEST.story, rest.happened).replaceAll('\n', ' ');
  return [...said, ...(told === '' ? [] : [told])].join('\n');
}

/** The sums in small print: short, unless the encounter is set otherwise or they are all there is to tell. */
function sumsIn(happening: Outcome, sight: Visibility, alone: boolean): readonly string[] {
  const short = sumsOf(happening.after, 'short') === 'short' ? shortSums(happening, sight) : [];
  const full = sumsOf(happening.after, 'short') === 'full' || (alone && short.length === 0);
  const isSet = sumsOf(happening.after, 'short') === 'full';
  return (full ? arithmetic(happening, sight, isSet ? 'all' : 'by hand') : short).map((line) => `-# ${line}`);
}

/**
 * Several deeds as one embed, oldest first. Of very many those go first that have changed nothing; so many before them are
 * only counted with these. Absent where nothing is to be told.
 */
export function toldEmbed(
  paragraphs: readonly Paragraph[],
  { before = 0, most = MOST_DEEDS }: { readonly before?: number; readonly most?: number } = {},
): APIEmbed | undefined {
  const kept = paragraphs.map((each) => ({ told: each, text: textOf(each) }));
  const lengths = () => kept.reduce((all, { text }) => all + text.length + 2, 0);
  for (const [place, each] of kept.entries()) {
    if (kept.length - place <= MOST_SUMS && lengths() <= LONGEST_TURN) break;
    each.text = textOf({ ...each.told, sums: '' });
  }
  let left = before;
  while (kept.length > most || (lengths() > LONGEST_TURN && kept.length > 1)) {
    const idle = kept.slice(0, -1).findIndex(({ told }) => told.state === '');
    kept.splice(Math.max(idle, 0), 1);
    left += 1;
  }
  const lines = kept.map(({ text }) => text).filter((text) => text !== '');
  if (left > 0) lines.unshift(words.inTheLog(left));
  if (lines.length === 0) return undefined;
  const tier = paragraphs.at(-1)?.tier;
  return within({ ...(tier && { color: COLOURS[tier] }), description: lines.join('\n\n') });
}

function textOf({ story, state, sums }: Paragraph): string {
  const bold = state === '' ? '' : `**${state}**`;
  const isSpeech = story.slice(story.lastIndexOf('\n') + 1).startsWith('> ');
  const told = [story, bold].filter((part) => part !== '').join(isSpeech ? '\n' : ' ');
  return [told, sums].filter((part) => part !== '').join('\n');
}

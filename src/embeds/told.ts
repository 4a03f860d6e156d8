import type { APIEmbed } from 'discord-api-types/v10';
import type { Tier } from '../rules/core/check.ts';
import { fitting } from '../text/markdown.ts';
import { rest, board as words } from '../text/spoken.ts';
import { arithmetic } from './arithmetic.ts';
import { cardOf } from './cards.ts';
import { within } from './limits.ts';
import { changed } from './meters.ts';
import { storyOf } from './story.ts';
import { tableLines } from './table-lines.ts';
import { COLOURS, tierOf } from './tell.ts';
import { type Outcome, visibilityOf } from './visibility.ts';

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
const LONGEST = { story: 700, sums: 700 } as const;
/** The longest telling of a turn. What does not fit loses its sums first, the oldest first. */
const LONGEST_TURN = 1800;

/** What a deed came to. Of creatures it says as much as players may know. */
export function paragraph(happening: Outcome): Paragraph {
  const card = cardOf(happening);
  const tier = tierOf(happening.events);
  if (card) return { story: card.join('\n'), state: '', sums: '', ...(tier && { tier }) };
  const sight = visibilityOf(happening);
  const story = fitting(storyOf(happening), LONGEST.story, rest.happened);
  const state = changed(happening).join('\n');
  const sums = fitting(
    arithmetic(happening, sight).map((line) => `-# ${line}`),
    LONGEST.sums,
    rest.sums,
  );
  const said = story === '' && state === '' && sums === '' ? tableLines(happening, sight) : story;
  return { story: said, state, sums, ...(tier && { tier }) };
}

/** Several deeds as one embed, oldest first. Absent where nothing is to be told. */
export function toldEmbed(paragraphs: readonly Paragraph[]): APIEmbed | undefined {
  const lengths = () => kept.reduce((all, each) => all + textOf(each).length + 2, 0);
  const kept = paragraphs.map((each) => ({ ...each }));
  for (const each of kept) {
    if (lengths() <= LONGEST_TURN) break;
    each.sums = '';
  }
  let left = 0;
  while (lengths() > LONGEST_TURN && kept.length > 1) {
    kept.shift();
    left += 1;
  }
  const lines = kept.map(textOf).filter((text) => text !== '');
  if (left > 0) lines.unshift(words.earlier(left));
  if (lines.length === 0) return undefined;
  const tier = paragraphs.at(-1)?.tier;
  return within({ ...(tier && { color: COLOURS[tier] }), description: lines.join('\n\n') });
}

function textOf({ story, state, sums }: Paragraph): string {
  return [story, state, sums].filter((part) => part !== '').join('\n');
}

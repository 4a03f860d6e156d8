import type { APIEmbed } from 'discord-api-types/v10';
import { capital, fitting } from '../text/markdown.ts';
import { deedTitle, rest, table } from '../text/spoken.ts';
import { arithmetic } from './arithmetic.ts';
import { cardOf } from './cards.ts';
import { within } from './limits.ts';
import type { ToldDeed } from './log.ts';
import { visibilityOf } from './visibility.ts';

/** The longest of it, in characters. */
const LONGEST = 3800;

/** Every step of the sums of these deeds, under what each was. What players may not know is not in it. */
export function fullSums(deeds: readonly ToldDeed[]): APIEmbed {
  const parts = deeds.map((each) => {
    const title = `**${capital(deedTitle(each.deed, each))}**`;
    const sums = cardOf(each) ?? arithmetic(each, visibilityOf(each)).map((line) => `-# ${line}`);
    return [title, ...(sums.length === 0 ? [`-# ${table.noSums}`] : sums)].join('\n');
  });
  return within({
    description: fitting(
      parts.map((part, place) => (place === 0 ? part : `\n${part}`)),
      LONGEST,
      rest.sums,
    ),
  });
}

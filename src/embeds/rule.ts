import type { APIEmbed } from 'discord-api-types/v10';
import { given } from '../rules/core/given.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { capital } from '../text/markdown.ts';
import { overview } from '../text/spoken.ts';
import { within } from './limits.ts';

/** What the book says of something, and where. More than one entry may have the name. */
export function rule(
  found: readonly { readonly name: string; readonly kind: string; readonly brief: string; readonly cite: string }[],
  { title, book }: Pick<Ruleset, 'title' | 'book'>,
): APIEmbed {
  const lines = found.map(({ kind, brief, cite }) => `**${overview.kind(kind)}.** ${brief}\n-# ${cite}`);
  return within({
    title: `${capital(found[0]?.name ?? '')} · ${title}`,
    description: lines.join('\n\n'),
    footer: { text: overview.book(book) },
    ...given({ url: book.url }),
  });
}

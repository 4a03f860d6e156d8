import type { APIEmbed } from 'discord-api-types/v10';
import { opening } from '../text/spoken.ts';
import { within } from './limits.ts';

/** What the bot lacks in a channel, and what breaks without it; and what it does without. */
export function setupEmbed(
  lacking: readonly { readonly name: string; readonly without: string }[],
  optional: readonly { readonly name: string; readonly serves: string }[],
): APIEmbed {
  const lines = lacking.map(({ name, without }) => opening.lacks(name, without));
  const needed = lines.length === 0 ? [opening.fine] : [...lines, '', opening.mend];
  return within({
    description: [...needed, ...optional.map(({ name, serves }) => opening.optional(name, serves))].join('\n'),
  });
}

import type { APIEmbed } from 'discord-api-types/v10';
import { opening } from '../text/spoken.ts';
import { within } from './limits.ts';

/** What the bot lacks in a channel, and what breaks without it. */
export function setup(lacking: readonly { readonly name: string; readonly without: string }[]): APIEmbed {
  if (lacking.length === 0) return within({ description: opening.fine });
  const lines = lacking.map(({ name, without }) => opening.lacks(name, without));
  return within({
    description: [...lines, '', opening.mend].join('\n'),
  });
}

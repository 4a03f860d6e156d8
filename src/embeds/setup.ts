import type { APIEmbed } from 'discord-api-types/v10';
import { within } from './limits.ts';

/** What the bot lacks in a channel, and what breaks without it. */
export function setup(lacking: readonly { readonly name: string; readonly without: string }[]): APIEmbed {
  if (lacking.length === 0) return within({ description: 'I have everything I need in this channel.' });
  const lines = lacking.map(({ name, without }) => `**${name}** is missing: ${without}.`);
  return within({
    description: [
      ...lines,
      '',
      'Commands and buttons work all the same. To mend it: channel settings › Permissions › my role, or invite me again.',
    ].join('\n'),
  });
}

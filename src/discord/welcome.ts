// The first message in a server: once, when the bot is invited there.

import { ChannelType, type Guild } from 'discord.js';
import type { Logger } from 'pino';
import { welcomeMessage } from '../app/welcome.ts';
import type { Store } from '../store/store.ts';
import type { CommandMentions } from './command-mentions.ts';
import { deliverable } from './files.ts';
import { publicMessageOf } from './message.ts';
import { post } from './send.ts';
import { troubleOf } from './trouble.ts';

/** The most channels that are tried. */
const MOST_TRIED = 10;

interface Welcoming {
  readonly store: Store;
  readonly mentions: CommandMentions;
  readonly log: Logger;
}

/**
 * The channels where Fray may introduce itself, likeliest first: the one where Discord announces new members, then the
 * text channels from the top. Read at once, because the client keeps no channels.
 */
export function channelsToWelcome({ systemChannelId, channels }: Guild): readonly string[] {
  const texts = [...channels.cache.values()]
    .flatMap((channel) => (channel.type === ChannelType.GuildText ? channel : []))
    .toSorted((one, other) => one.rawPosition - other.rawPosition)
    .map(({ id }) => id);
  const all = systemChannelId === null ? texts : [systemChannelId, ...texts];
  return [...new Set(all)].slice(0, MOST_TRIED);
}

/**
 * Introduces Fray in the first channel where it may write. Notes it before, so that no restart and no second invitation
 * does it again, whatever happens.
 */
export async function welcome(
  { id, client }: Guild,
  channels: readonly string[],
  { store, mentions, log }: Welcoming,
): Promise<void> {
  try {
    if (channels.length === 0 || !(await store.welcome(id, Date.now()))) return;
    const message = publicMessageOf(await deliverable(mentions.withMentions(welcomeMessage())));
    for (const channel of channels)
      try {
        await post(client, channel, message, { nonce: id });
        return;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble !== 'forbidden' && trouble !== 'nowhere') throw error;
      }
  } catch (error) {
    log.warn({ error, server: id }, 'Could not introduce Fray in a new server');
  }
}

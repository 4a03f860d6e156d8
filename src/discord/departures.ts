import { type Client, Events, GatewayDispatchEvents } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../app/host.ts';

/** Ends encounters where the bot is removed from a server or a channel is deleted, now and while it was off. */
export function endWhereGone(client: Client<true>, host: Host, log: Logger): void {
  const end = (isGone: (channel: string, server: string) => boolean) =>
    host
      .endAbandoned(isGone, { user: client.user.id, name: client.user.displayName, now: Date.now() })
      .then((ended) => ended > 0 && log.info({ ended }, 'Encounters ended: their server or channel is gone'))
      .catch((error) => log.error({ error }, 'Encounters of a server or channel that is gone could not be ended'));
  client.on(Events.GuildDelete, ({ id }) => end((_, server) => server === id));
  // discord.js tells of a channel only while it has it in its cache.
  for (const event of [GatewayDispatchEvents.ChannelDelete, GatewayDispatchEvents.ThreadDelete])
    client.ws.on(event, ({ id }: { readonly id: string }) => end((channel) => channel === id));
  end((_, server) => !client.guilds.cache.has(server));
}

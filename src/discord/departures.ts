import { type Client, Events, GatewayDispatchEvents } from 'discord.js';
import type { Logger } from 'pino';
import type { Host } from '../app/host.ts';
import type { Shards } from '../shards.ts';
import type { Store } from '../store/store.ts';

/**
 * Ends encounters where the bot is removed from a server or a channel is deleted, now and while it was off; in the servers of some
 * shards.
 */
export function endWhereGone(client: Client<true>, host: Host, store: Store, log: Logger, shards: Shards): void {
  const end = (isGone: (channel: string, server: string) => boolean) =>
    host
      .endAbandoned(isGone, shards, { user: client.user.id, name: client.user.displayName, now: Date.now() })
      .then((ended) => ended > 0 && log.info({ ended }, 'Encounters ended: their server or channel is gone'))
      .catch((error) => log.error({ error }, 'Encounters of a server or channel that is gone could not be ended'));
  // What is kept of them goes after its time.
  const note = (noted: Promise<void>) =>
    noted.catch((error) => log.error({ error }, 'It could not be noted that a server or channel is gone'));
  client.on(Events.GuildCreate, ({ id }) => note(store.setBack(id)));
  client.on(Events.GuildDelete, ({ id }) => {
    void note(store.setGone(id, Date.now()));
    void end((_, server) => server === id);
  });
  // discord.js tells of a channel only while it has it in its cache.
  for (const event of [GatewayDispatchEvents.ChannelDelete, GatewayDispatchEvents.ThreadDelete])
    client.ws.on(event, ({ id }: { readonly id: string }) => {
      void note(store.setGone(id, Date.now()));
      void end((channel) => channel === id);
    });
  void note(store.setServers(new Set(client.guilds.cache.keys()), Date.now(), shards));
  void end((_, server) => !client.guilds.cache.has(server));
}

import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { sealedAnew } from '../embeds/encounter-embeds.ts';
import type { Shards } from '../shards.ts';
import type { Store } from '../store/store.ts';

/** Tells the channels, in the servers of some shards, whose encounters were sealed anew after a restore. One that cannot be told is tried at the next start. */
export async function tellResealed(client: Client<true>, store: Store, log: Logger, shards: Shards): Promise<void> {
  for (const { name, because, commitment, ...at } of await store.resealed(shards))
    try {
      const place = await client.channels.fetch(at.channel);
      if (!place?.isSendable()) continue;
      await place.send({ embeds: [sealedAnew(name, because, commitment)], allowedMentions: { parse: [] } });
      await store.resealTold(at);
    } catch (error) {
      log.warn({ error, channel: at.channel }, 'A channel could not be told that its dice are sealed anew');
    }
}

import type { Caller } from '../session/caller.ts';
import type { Shards } from '../shards.ts';
import type { Store } from '../store/store.ts';
import type { ChannelQueue } from './channel-queue.ts';
import { transact } from './unit-of-work.ts';

/**
 * Ends the encounters, in the servers of some shards, that nobody can play on, because their channel is deleted or the bot is no
 * longer in their server. It is a deed in their record, as the GM's would be. Returns how many were ended.
 */
export async function endAbandoned(
  store: Store,
  queue: ChannelQueue,
  isGone: (channel: string, server: string) => boolean,
  shards: Shards,
  by: Pick<Caller, 'user' | 'name' | 'now'>,
): Promise<number> {
  const gone = (await store.openEncounters(shards)).filter(({ channel, server }) => isGone(channel, server));
  let ended = 0;
  for (const { channel, server } of gone) {
    const caller: Caller = { ...by, channel, server, interaction: `abandoned-${channel}-${by.now}` };
    const end = () =>
      transact(store, caller, {}, (session) => session.encounter !== undefined && session.do({ type: 'end-scene' }).ok);
    if ((await queue.run(channel, end)).reply) ended++;
  }
  return ended;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller, Chance } from '../session/caller.ts';
import type { LoadedFor, Need, Needs } from '../session/loadable.ts';
import { newSeed } from '../session/sealed-dice.ts';
import { Session } from '../session/session.ts';
import type { Shards } from '../shards.ts';
import type { Store } from '../store/store.ts';
import type { ChannelQueue } from './queues.ts';

/** How often a command is decided again before it counts as a bug. */
const MOST_TRIES = 10;

/** Cryptographically random seeds and ids. */
export const CHANCE: Chance = { newSeed, newId: randomUUID };

/** A session for reading only: changes are not committed. Undefined if the interaction has been answered. */
export async function loadSession<N extends Need>(
  store: Store,
  caller: Caller,
  needs: Needs<N>,
): Promise<Session<N> | undefined> {
  const start = await store.load(caller, needs);
  return start.repeat === undefined ? new Session<N>(start, caller, CHANCE) : undefined;
}

/** A session without an encounter and with nothing loaded. */
export function emptySession<N extends Need>(caller: Caller): Session<N> {
  // For handlers that read none of it.
  return new Session<N>({ state: undefined, loaded: {} as LoadedFor<N> }, caller, CHANCE);
}

/** How it was decided. 'repeat': decided before; 'unchanged': there was nothing to commit. */
interface Decided<Reply> {
  readonly reply: Reply;
  readonly how: 'committed' | 'unchanged' | 'repeat';
}

/** Seeds and ids, and what to store of a reply for a second delivery; by default all of it. */
interface Keeping<Reply> {
  readonly chance?: Chance;
  readonly kept?: (reply: Reply) => Reply;
}

/**
 * Load, decide, commit: lets a caller act on a channel's encounter. Calls `decide` again if something else was
 * committed meanwhile. The reply is stored with its interaction, so that a second delivery gets the same one and does
 * nothing.
 */
export async function transact<N extends Need, Reply>(
  store: Store,
  caller: Caller,
  needs: Needs<N>,
  decide: (session: Session<N>) => Reply,
  { chance = CHANCE, kept = (reply) => reply }: Keeping<Reply> = {},
): Promise<Decided<Reply>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const start = await store.load(caller, needs);
    if (start.repeat !== undefined) return { reply: JSON.parse(start.repeat), how: 'repeat' };
    const session = new Session<N>(start, caller, chance);
    const reply = decide(session);
    if (!session.changed) return { reply, how: 'unchanged' };
    const { base, state, changes } = session;
    const commit = { key: caller, base, state, changes, reply: JSON.stringify(kept(reply)), now: caller.now };
    const committed = await store.commit(commit);
    if (committed === 'committed') return { reply, how: 'committed' };
    if (committed !== 'conflict') return { reply: JSON.parse(committed.repeat), how: 'repeat' };
    // A random wait, because of two processes at one encounter, the one with it in its cache would always win.
    await sleep(Math.random() * 2 ** tries);
  }
  throw new Error(`Decided ${MOST_TRIES} times, and each time something else was committed first`);
}

/**
 * Ends the encounters in these shards that no one can play on, because their channel is deleted or the bot has left
 * their server. The record has it as a deed, as if the GM had ended it. Returns how many were ended.
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

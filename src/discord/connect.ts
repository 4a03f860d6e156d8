import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import { StartupError } from '../startup-error.ts';
import { finalClose, refusedLogin } from './close-codes.ts';

/** Pauses between attempts to log in, in milliseconds; the last is repeated. */
const PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

/**
 * Logs in. An outage is waited out, however long it takes, so that no supervisor gives up. Throws `StartupError` where Discord
 * refuses the bot, and the signal's reason when it is aborted.
 */
export async function connect(
  newClient: () => Client,
  token: string,
  log: Logger,
  signal: AbortSignal,
): Promise<Client<true>> {
  for (let attempt = 0; ; attempt++) {
    const client = newClient();
    try {
      return await aborting(logIn(client, token), signal);
    } catch (error) {
      // Not awaited: closing a connection that hangs takes its time.
      client.destroy().catch(() => undefined);
      signal.throwIfAborted();
      const refused = error instanceof StartupError ? error : refusedLogin(error);
      if (refused) throw refused;
      if (attempt === 0)
        log.warn({ error }, 'Discord cannot be reached. Check the network, or DISCORD_API_BASE; I keep trying');
      await sleep(PAUSES[Math.min(attempt, PAUSES.length - 1)], undefined, { signal });
    }
  }
}

/** Resolves when the client is ready to take interactions. */
async function logIn(client: Client, token: string): Promise<Client<true>> {
  const { promise, resolve, reject } = Promise.withResolvers<Client<true>>();
  client.once(Events.ClientReady, resolve);
  onFinalClose(client, reject);
  await Promise.race([client.login(token), promise]);
  return promise;
}

/** Calls back when Discord has closed a connection for good. */
export function onFinalClose(client: Client, closed: (why: StartupError) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const why = finalClose(code);
    if (why) closed(why);
  });
}

/** The promise, or a rejection as soon as the signal is aborted. */
export function aborting<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Logs a connection that is lost once, and once more when it is back, however often the client tries in between. */
export function logOutages(client: Client, log: Logger): void {
  const lostSince = new Map<number, number>();
  client.on(Events.ShardReconnecting, (shard) => {
    if (lostSince.has(shard)) return;
    lostSince.set(shard, Date.now());
    log.info({ shard }, 'The connection to Discord is lost; reconnecting');
  });
  const back = (shard: number) => {
    const since = lostSince.get(shard);
    lostSince.delete(shard);
    if (since !== undefined) log.info({ shard, seconds: (Date.now() - since) / 1000 }, 'Connected to Discord again');
  };
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
  client.on(Events.ShardError, (error, shard) => log.debug({ error, shard }, 'The connection to Discord fails'));
  client.on(Events.Error, (error) => log.warn({ error }, 'The connection to Discord fails'));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, Events, GatewayCloseCodes } from 'discord.js';
import type { Logger } from 'pino';
import { StartupError } from '../startup-error.ts';

/** Pauses between attempts to log in, in milliseconds; the last one repeats. */
const PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

/**
 * Logs in, waiting out an outage. Throws `StartupError` if Discord refuses the bot, and the signal's reason when
 * aborted.
 */
export function connect(
  newClient: () => Client,
  token: string,
  log: Logger,
  signal: AbortSignal,
): Promise<Client<true>> {
  const attempt = async () => {
    const client = newClient();
    try {
      return await aborting(logIn(client, token), signal);
    } catch (error) {
      // Not awaited, because closing a hanging connection takes a while.
      client.destroy().catch(() => undefined);
      throw error;
    }
  };
  return untilReached(attempt, log, signal);
}

/** Asks Discord until it answers, however long that takes, so that no supervisor gives up. Throws like `connect`. */
export async function untilReached<Value>(ask: () => Promise<Value>, log: Logger, signal: AbortSignal): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await aborting(ask(), signal);
    } catch (error) {
      signal.throwIfAborted();
      const refused = error instanceof StartupError ? error : refusedLogin(error);
      if (refused) throw refused;
      if (attempt === 0)
        log.warn({ error }, 'Discord can’t be reached. Check the network, or DISCORD_API_BASE. Still trying');
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

/**
 * Logs a lost connection once, and once more when it is back, however often the client retries. A connection that is no
 * longer wanted was closed, not lost.
 */
export function logOutages(client: Client, log: Logger, isWanted: () => boolean): void {
  let lostSince: number | undefined;
  client.on(Events.ShardReconnecting, () => {
    if (lostSince !== undefined || !isWanted()) return;
    lostSince = Date.now();
    log.info('Lost the connection to Discord. Reconnecting');
  });
  const back = () => {
    if (lostSince !== undefined) log.info({ seconds: (Date.now() - lostSince) / 1000 }, 'Connected to Discord again');
    lostSince = undefined;
  };
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
  client.on(Events.ShardError, (error) => log.debug({ error }, 'The connection to Discord has an error'));
  client.on(Events.Error, (error) => log.warn({ error }, 'The connection to Discord has an error'));
}

const WRONG_TOKEN =
  'Discord rejected the token. Copy it again from the developer portal (Bot › Reset Token) to DISCORD_TOKEN.';
const OUTDATED = 'Update Fray. If it’s already the newest version, please report this.';

/** The codes with which Discord closes a connection for good, in plain words. */
const FINAL: Readonly<Record<number, { readonly message: string; readonly temporary?: true }>> = {
  [GatewayCloseCodes.AuthenticationFailed]: { message: WRONG_TOKEN },
  // A new start asks Discord again how many connections there should be.
  [GatewayCloseCodes.InvalidShard]: {
    message:
      'Discord wants a different number of connections (4010). Start again: without SHARDS, Fray asks Discord how many.',
    temporary: true,
  },
  [GatewayCloseCodes.ShardingRequired]: {
    message:
      'The bot is in more servers than its connections can handle (4011). Start again, and Fray opens more. If SHARDS is set, stop all processes and start them with a larger number after the slash.',
    temporary: true,
  },
  [GatewayCloseCodes.InvalidAPIVersion]: {
    message: `Discord no longer supports the API version that Fray uses (4012). ${OUTDATED}`,
  },
  [GatewayCloseCodes.InvalidIntents]: {
    message: `Discord doesn’t know the intents that Fray asks for (4013). ${OUTDATED}`,
  },
  [GatewayCloseCodes.DisallowedIntents]: {
    message: `Discord doesn’t allow the bot the intents that Fray asks for (4014). Fray needs no privileged intents. ${OUTDATED}`,
  },
};

/** Why Discord has closed a connection for good. Undefined for codes after which the client reconnects. */
export function finalClose(code: number): StartupError | undefined {
  const why = FINAL[code];
  return why && new StartupError(why.message, why);
}

/** A login error that an admin has to fix. Undefined for one that may pass. */
function refusedLogin(error: unknown): StartupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  const status = 'status' in error ? error.status : undefined;
  return code === 'TokenInvalid' || status === 401 ? new StartupError(WRONG_TOKEN) : undefined;
}

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

/**
 * Logs a lost connection once, and once more when it is back, however often the client retries. A connection that is no
 * longer wanted was closed, not lost.
 */
export function logOutages(client: Client, log: Logger, isWanted: () => boolean): void {
  let lostSince: number | undefined;
  client.on(Events.ShardReconnecting, () => {
    if (lostSince !== undefined || !isWanted()) return;
    lostSince = Date.now();
    log.info('The connection to Discord is lost; reconnecting');
  });
  const back = () => {
    if (lostSince !== undefined) log.info({ seconds: (Date.now() - lostSince) / 1000 }, 'Connected to Discord again');
    lostSince = undefined;
  };
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
  client.on(Events.ShardError, (error) => log.debug({ error }, 'The connection to Discord fails'));
  client.on(Events.Error, (error) => log.warn({ error }, 'The connection to Discord fails'));
}

const WRONG_TOKEN =
  'Discord does not take the token. Copy it again from the developer portal (Bot › Reset Token) to DISCORD_TOKEN.';
const OUTDATED = 'Update Fray; if it is the newest version already, please report this.';

/** The codes with which Discord closes a connection for good, in plain words. */
const FINAL: Readonly<Record<number, { readonly message: string; readonly temporary?: true }>> = {
  [GatewayCloseCodes.AuthenticationFailed]: { message: WRONG_TOKEN },
  // A new start asks Discord again how many connections there should be.
  [GatewayCloseCodes.InvalidShard]: {
    message: 'Discord wants another number of connections (4010). The next start asks it how many, unless SHARDS says.',
    temporary: true,
  },
  [GatewayCloseCodes.ShardingRequired]: {
    message:
      'The bot is in more servers than its connections may carry (4011). The next start opens more; with SHARDS, stop all processes and start them with a larger number behind the stroke.',
    temporary: true,
  },
  [GatewayCloseCodes.InvalidAPIVersion]: {
    message: `Discord’s API has moved on from this version (4012). ${OUTDATED}`,
  },
  [GatewayCloseCodes.InvalidIntents]: {
    message: `Discord does not know what Fray asks to be told (4013). ${OUTDATED}`,
  },
  [GatewayCloseCodes.DisallowedIntents]: {
    message: `Discord does not allow the bot what Fray asks to be told (4014). Fray needs no privileged intent. ${OUTDATED}`,
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

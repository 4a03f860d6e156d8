import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, Events, GatewayCloseCodes } from 'discord.js';
import type { Logger } from 'pino';
import { StartupError } from '../startup-error.ts';
import { t } from '../text/t.ts';
import type { PlainMessageId } from '../text/texts.ts';

/** The pauses between attempts to log in. The last one is used for all further attempts. */
const LOGIN_PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

/**
 * Logs in, and keeps trying during an outage. Throws `StartupError` if Discord refuses the bot, and the signal's reason
 * when aborted.
 */
export function connect(
  newClient: () => Client,
  token: string,
  log: Logger,
  signal: AbortSignal,
): Promise<Client<true>> {
  const connectOnce = async () => {
    const client = newClient();
    try {
      return await rejectOnAbort(logIn(client, token), signal);
    } catch (error) {
      // Not awaited, because closing a hanging connection takes a while.
      client.destroy().catch(() => undefined);
      throw error;
    }
  };
  return retryUntilReached(connectOnce, log, signal);
}

/**
 * Calls `ask` until Discord answers, however long that takes. If Fray exited instead, a supervisor could give up
 * restarting it. Throws like `connect`.
 */
export async function retryUntilReached<Value>(
  ask: () => Promise<Value>,
  log: Logger,
  signal: AbortSignal,
): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await rejectOnAbort(ask(), signal);
    } catch (error) {
      signal.throwIfAborted();
      const refusal = error instanceof StartupError ? error : loginError(error);
      if (refusal) throw refusal;
      if (attempt === 0)
        log.warn({ error }, 'Discord can’t be reached. Check the network, or DISCORD_API_BASE. Still trying');
      await sleep(LOGIN_PAUSES_MS[Math.min(attempt, LOGIN_PAUSES_MS.length - 1)], undefined, { signal });
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

/** Calls `onClosed` when Discord has closed a connection for good. */
export function onFinalClose(client: Client, onClosed: (why: StartupError) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const closeError = finalCloseError(code);
    if (closeError) onClosed(closeError);
  });
}

/** The promise's result, or a rejection if the signal is aborted first. */
export function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * Logs once when a connection is lost and once when it is back, however often the client retries. Ignores a connection
 * that is no longer wanted, because it was closed on purpose.
 */
export function logOutages(client: Client, log: Logger, isWanted: () => boolean): void {
  let connectionLostAt: number | undefined;
  client.on(Events.ShardReconnecting, () => {
    if (connectionLostAt !== undefined || !isWanted()) return;
    connectionLostAt = Date.now();
    log.info('Lost the connection to Discord. Reconnecting');
  });
  const logRecovery = () => {
    if (connectionLostAt !== undefined)
      log.info({ seconds: (Date.now() - connectionLostAt) / 1000 }, 'Connected to Discord again');
    connectionLostAt = undefined;
  };
  client.on(Events.ShardResume, logRecovery);
  client.on(Events.ShardReady, logRecovery);
  client.on(Events.ShardError, (error) => log.debug({ error }, 'The connection to Discord has an error'));
  client.on(Events.Error, (error) => log.warn({ error }, 'The connection to Discord has an error'));
}

/** Discord's codes for connections that it closes for good, with a message for each. */
const FINAL_CLOSE_CODES = new Map<number, { readonly id: PlainMessageId; readonly temporary?: true }>([
  [GatewayCloseCodes.AuthenticationFailed, { id: 'admin-wrong-token' }],
  // After a restart, Discord says again how many shards there should be.
  [GatewayCloseCodes.InvalidShard, { id: 'admin-other-count', temporary: true }],
  [GatewayCloseCodes.ShardingRequired, { id: 'admin-too-few-connections', temporary: true }],
  [GatewayCloseCodes.InvalidAPIVersion, { id: 'admin-old-api' }],
  [GatewayCloseCodes.InvalidIntents, { id: 'admin-unknown-intents' }],
  [GatewayCloseCodes.DisallowedIntents, { id: 'admin-forbidden-intents' }],
]);

/** Why Discord has closed a connection for good. Undefined if the client reconnects after that code. */
export function finalCloseError(code: number): StartupError | undefined {
  const closeReason = FINAL_CLOSE_CODES.get(code);
  return closeReason && new StartupError(t(closeReason.id), closeReason);
}

/** A login error that an admin has to fix. Undefined if trying again could help. */
function loginError(error: unknown): StartupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  const status = 'status' in error ? error.status : undefined;
  return code === 'TokenInvalid' || status === 401 ? new StartupError(t('admin-wrong-token')) : undefined;
}

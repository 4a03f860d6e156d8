import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import { troubleOf } from './trouble.ts';

/** Discord does not know the interaction any more: its three seconds are over. */
const EXPIRED = 10062;
/**
 * The interaction has a response already: this was a second delivery, our first attempt succeeded but its response was lost,
 * or another process answers with the same token.
 */
const ANSWERED = 40060;

/** Waits before each attempt, and how long attempts are begun at all, in milliseconds. */
export interface Patience {
  readonly waits: readonly number[];
  readonly most: number;
}

/** For a first response: Discord waits three seconds for it. */
export const ANSWERING: Patience = { waits: [0, 150, 500, 1_000], most: 3_000 };
/** For what may follow later. */
export const FOLLOWING: Patience = { waits: [0, 1_000, 4_000], most: 60_000 };

/** What became of a request: accepted; accepted before this one; too late; refused as it is; or Discord could not be reached. */
export type Fate = 'taken' | 'answered before' | 'late' | 'refused' | 'unreachable';

/** Sends until Discord accepts or refuses, as long as patience lasts. */
export async function attempt(
  send: () => Promise<unknown>,
  { waits, most }: Patience,
  log: Logger,
  interaction: string,
): Promise<Fate> {
  const until = Date.now() + most;
  for (const [attempts, wait] of waits.entries()) {
    if (wait > 0) await sleep(wait);
    if (Date.now() > until) break;
    try {
      await send();
      return 'taken';
    } catch (error) {
      const fate = fateBy(error, attempts);
      if (fate === 'refused') log.error({ error, interaction }, 'Discord refuses a message');
      else if (fate === 'unreachable') log.warn({ error, interaction }, 'Discord cannot be reached');
      else log.info({ interaction }, 'An answer came too late, or twice');
      if (fate !== 'unreachable') return fate;
    }
  }
  return 'unreachable';
}

function fateBy(error: unknown, attempts: number): Fate {
  if (troubleOf(error) === 'unreachable') return 'unreachable';
  // The other kind is a rate limit: it would have to wait its turn for longer than Discord waits.
  if (!(error instanceof DiscordAPIError)) return 'refused';
  if (error.code === ANSWERED) return attempts > 0 ? 'taken' : 'answered before';
  return error.code === EXPIRED ? 'late' : 'refused';
}

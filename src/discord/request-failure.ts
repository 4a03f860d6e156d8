import { DiscordAPIError, RateLimitError } from 'discord.js';

/**
 * Why a request about a message fails. `gone`: the message was deleted. `uneditable`: the message was edited too often,
 * so a new one is better. `forbidden`: the bot lacks a permission. `nowhere`: the channel is gone. `malformed`: Discord
 * will never accept the request. `unreachable`: a later attempt may work.
 */
type RequestFailure = 'gone' | 'uneditable' | 'forbidden' | 'nowhere' | 'malformed' | 'unreachable';

const FAILURE_BY_CODE: Readonly<Record<string, RequestFailure>> = {
  10003: 'nowhere',
  10008: 'gone',
  // A message older than an hour was edited too many times.
  30046: 'uneditable',
  50001: 'forbidden',
  50013: 'forbidden',
  // The thread is archived, and the bot isn't allowed to reopen it.
  50083: 'forbidden',
  // The interaction's token has expired. The bot's own token might work.
  50027: 'forbidden',
};

/** HTTP statuses below 500 that say nothing about the message: the token, a proxy or the timing was wrong. */
const RETRYABLE_STATUSES: readonly number[] = [401, 407, 408, 425, 429];

/** Thrown if the bot can't see a channel and no interaction there can be answered. */
export class ForbiddenError extends Error {
  override readonly name = 'Forbidden';
}

export function failureOf(error: unknown): RequestFailure {
  if (error instanceof ForbiddenError) return 'forbidden';
  // Because of the rate limit, the request would have to wait too long.
  if (error instanceof RateLimitError) return 'uneditable';
  if (!(error instanceof DiscordAPIError)) return 'unreachable';
  const failure = FAILURE_BY_CODE[error.code];
  if (failure) return failure;
  if (error.status === 403) return 'forbidden';
  if (error.status === 404) return 'gone';
  return RETRYABLE_STATUSES.includes(error.status) || error.status >= 500 ? 'unreachable' : 'malformed';
}

import { DiscordAPIError, RateLimitError } from 'discord.js';

/**
 * Why Discord refuses something with a message. Gone: it was deleted. Worn: it was edited too often, so a new one is
 * better. Forbidden: the bot lacks a permission. Nowhere: the channel is gone. Malformed: it would never be accepted.
 * Unreachable: a later attempt may work.
 */
type Trouble = 'gone' | 'worn' | 'forbidden' | 'nowhere' | 'malformed' | 'unreachable';

const BY_CODE: Readonly<Record<string, Trouble>> = {
  10003: 'nowhere',
  10008: 'gone',
  // Too many edits of a message older than an hour.
  30046: 'worn',
  50001: 'forbidden',
  50013: 'forbidden',
  // An archived thread.
  50083: 'forbidden',
  // The interaction's token has expired; the bot's own may work.
  50027: 'forbidden',
};

/** Statuses below 500 that say nothing about the message: the token, a proxy, or the timing was wrong. */
const LATER: readonly number[] = [401, 407, 408, 425, 429];

/** The bot can't see a channel, and no interaction is being answered there. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Forbidden) return 'forbidden';
  // It would have to wait too long for the rate limit.
  if (error instanceof RateLimitError) return 'worn';
  if (!(error instanceof DiscordAPIError)) return 'unreachable';
  const known = BY_CODE[error.code];
  if (known) return known;
  if (error.status === 403) return 'forbidden';
  if (error.status === 404) return 'gone';
  return LATER.includes(error.status) || error.status >= 500 ? 'unreachable' : 'malformed';
}

import { type Message, MessageType, type SendableChannels } from 'discord.js';
import type { Logger } from 'pino';

/** How many messages after a pinned one are looked at for the notice that it was pinned. */
const LOOKED_AT = 20;

/** Pins a message, and takes away Discord's notice of it. Neither is needed for playing. */
export async function pin(place: SendableChannels, message: string, log: Logger): Promise<void> {
  try {
    await place.messages.pin(message);
    for (const { id } of await noticesOf(place, message)) await place.messages.delete(id);
  } catch (error) {
    log.debug({ error, message }, 'A message cannot be pinned, or the notice of it stays');
  }
}

/**
 * Pins the message that replaces another which was pinned; not where the notice of that is still there: it may not be taken
 * away, and there would be one after the other.
 */
export async function pinInPlaceOf(
  place: SendableChannels,
  before: string,
  message: string,
  log: Logger,
): Promise<void> {
  const notices = await noticesOf(place, before).catch(() => undefined);
  if (notices?.length === 0) await pin(place, message, log);
}

export async function unpin(place: SendableChannels, message: string, log: Logger): Promise<void> {
  await place.messages.unpin(message).catch((error) => log.debug({ error, message }, 'A message cannot be unpinned'));
}

async function noticesOf(place: SendableChannels, pinned: string): Promise<readonly Message[]> {
  const after = await place.messages.fetch({ after: pinned, limit: LOOKED_AT, cache: false });
  return [...after.values()].filter(
    ({ type, reference }) => type === MessageType.ChannelPinnedMessage && reference?.messageId === pinned,
  );
}

import { type Client, DiscordAPIError, type Message, RateLimitError, type SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import { status } from '../embeds/status.ts';
import type { Store, Tracked } from '../store/store.ts';

/** How long a tracker waits for more to happen before it is drawn again, in milliseconds. */
const SETTLES = 2_000;
/** Waits before a tracker that could not be drawn is tried again, in milliseconds; the last is repeated. */
const RETRIES = [2_000, 5_000, 15_000, 60_000, 180_000, 300_000];
/** How often it is tried before it is left until something happens again in its channel. */
const MOST_RETRIES = 20;
/** Most trackers that are drawn at a start. */
const MOST_AT_START = 200;
/** The channel is gone. */
const UNKNOWN_CHANNEL = 10003;

/**
 * The message in each channel that shows its encounter: order, meters, conditions, whose turn it is. New with each round,
 * pinned where that is allowed, edited in between. It is a convenience: whatever Discord refuses here, the encounter goes on.
 */
export class Trackers {
  readonly #store: Store;
  readonly #client: Client;
  readonly #log: Logger;
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #drawing = new Map<string, Promise<void>>();
  /** How often in a row each channel's could not be drawn. */
  readonly #failures = new Map<string, number>();
  #stopped = false;

  constructor(store: Store, client: Client, log: Logger) {
    this.#store = store;
    this.#client = client;
    this.#log = log;
  }

  /** Something may have happened in a channel: its tracker is drawn again soon. */
  touch(channel: string): void {
    // One that could not be drawn is tried when its time comes.
    if (!this.#due.has(channel)) this.#schedule(channel, SETTLES);
  }

  /** Draws what was recorded, but not yet drawn, when the process before this one ended. */
  async catchUp(): Promise<void> {
    const undrawn = (await this.#store.openEncounters()).filter((each) => each.undrawn);
    for (const { channel } of undrawn.slice(-MOST_AT_START)) this.touch(channel);
  }

  /** Draws nothing more; resolves when what is being drawn is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timeout of this.#due.values()) clearTimeout(timeout);
    this.#due.clear();
    await Promise.all(this.#drawing.values());
  }

  #schedule(channel: string, wait: number): void {
    if (this.#stopped) return;
    const timeout = setTimeout(() => {
      this.#due.delete(channel);
      const before = this.#drawing.get(channel) ?? Promise.resolve();
      const drawing = before.then(() => this.#draw(channel));
      this.#drawing.set(channel, drawing);
      drawing.finally(() => this.#drawing.get(channel) === drawing && this.#drawing.delete(channel));
    }, wait);
    this.#due.set(channel, timeout);
  }

  async #draw(channel: string): Promise<void> {
    try {
      await this.#update(channel);
      this.#failures.delete(channel);
    } catch (error) {
      const failures = (this.#failures.get(channel) ?? 0) + 1;
      this.#failures.set(channel, failures);
      if (failures === 1)
        this.#log.info({ channel, error: messageOf(error) }, 'The tracker cannot be drawn; trying again');
      if (isGone(error) || failures > MOST_RETRIES || this.#due.has(channel)) return;
      this.#schedule(channel, RETRIES[Math.min(failures, RETRIES.length) - 1] ?? SETTLES);
    }
  }

  async #update(channel: string): Promise<void> {
    const shown = await this.#store.tracked(channel);
    if (!shown || shown.state.encounter.round === 0) return;
    const { id, revision } = shown.state;
    if (shown.tracker?.encounter === id && shown.tracker.revision === revision) return;
    const place = await this.#client.channels.fetch(channel);
    if (!place?.isSendable()) return;
    if (!(await this.#edit(place, shown))) await this.#post(place, shown);
  }

  /** Whether the message of this round could be edited. One that is gone or too old is replaced by a new one. */
  async #edit(place: SendableChannels, shown: Tracked): Promise<boolean> {
    const { tracker, state } = shown;
    const { id, revision, encounter } = state;
    if (!tracker || tracker.encounter !== id || (tracker.round !== encounter.round && encounter.phase === 'fighting'))
      return false;
    try {
      await place.messages.edit(tracker.message, drawn(shown));
    } catch (error) {
      if (!isRefused(error)) throw error;
      this.#log.info(
        { channel: place.id, error: messageOf(error) },
        'The tracker cannot be edited; a new one is posted',
      );
      return false;
    }
    await this.#store.saveTracker({ ...tracker, revision });
    return true;
  }

  async #post(place: SendableChannels, shown: Tracked): Promise<void> {
    const { tracker, state } = shown;
    const { id: encounter, revision } = state;
    const { round } = state.encounter;
    // By the nonce Discord knows a message that it took before, though its response was lost.
    const message = await place.send({
      ...drawn(shown),
      nonce: `${encounter}.${round}.${revision}`,
      enforceNonce: true,
    });
    await this.#store.saveTracker({ channel: place.id, message: message.id, encounter, round, revision });
    await this.#pin(place, message, tracker?.message);
  }

  /** Pins the new message and unpins the old. A missing permission is ignored; the next round tries again. */
  async #pin(place: SendableChannels, message: Message, before: string | undefined): Promise<void> {
    try {
      await message.pin();
      if (before !== undefined) await place.messages.unpin(before);
    } catch (error) {
      this.#log.debug({ channel: place.id, error: messageOf(error) }, 'The tracker cannot be pinned');
    }
  }
}

/** Whether Discord refuses an edit as it is, so that the same edit later is of no use. */
function isRefused(error: unknown): boolean {
  return error instanceof DiscordAPIError || error instanceof RateLimitError;
}

function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === UNKNOWN_CHANNEL;
}

function drawn({ state }: Tracked) {
  return {
    embeds: [status(state.encounter, 'players', state.waiting?.question)],
    allowedMentions: { parse: [] },
  } as const;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

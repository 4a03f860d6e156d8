import type { Client, Message, SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import { status } from '../embeds/status.ts';
import type { Store, Tracked } from '../store/store.ts';

/** How long a tracker waits for more to happen before it is drawn again, in milliseconds. */
const SETTLES = 2_000;
/** How long a channel in which nothing may be posted is left alone, in milliseconds. */
const LEFT_ALONE = 10 * 60 * 1000;

/**
 * The message in each channel that shows its fight: order, gauges, conditions, whose turn it is. New with each round,
 * pinned where that is allowed, edited in between. It is a convenience: whatever Discord refuses here, the fight goes on.
 */
export class Trackers {
  readonly #store: Store;
  readonly #client: Client;
  readonly #log: Logger;
  readonly #settles: number;
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #drawing = new Map<string, Promise<void>>();
  readonly #barred = new Map<string, number>();

  constructor(store: Store, client: Client, log: Logger, settles: number = SETTLES) {
    this.#store = store;
    this.#client = client;
    this.#log = log;
    this.#settles = settles;
  }

  /** Something may have happened in a channel: its tracker is drawn again soon. */
  touch(channel: string): void {
    if (this.#due.has(channel) || this.#isBarred(channel)) return;
    this.#due.set(
      channel,
      setTimeout(() => {
        this.#due.delete(channel);
        const before = this.#drawing.get(channel) ?? Promise.resolve();
        const drawing = before.then(() => this.#draw(channel));
        this.#drawing.set(channel, drawing);
        drawing.finally(() => this.#drawing.get(channel) === drawing && this.#drawing.delete(channel));
      }, this.#settles),
    );
  }

  /** Draws nothing more; resolves when what is being drawn is done. */
  async stop(): Promise<void> {
    for (const timeout of this.#due.values()) clearTimeout(timeout);
    this.#due.clear();
    await Promise.all(this.#drawing.values());
  }

  async #draw(channel: string): Promise<void> {
    try {
      const shown = await this.#store.tracked(channel);
      if (!shown || shown.state.encounter.round === 0) return;
      const { id, revision } = shown.state;
      if (shown.tracker?.encounter === id && shown.tracker.revision === revision) return;
      const place = await this.#client.channels.fetch(channel);
      if (!place?.isSendable()) return;
      if (!(await this.#edit(place, shown))) await this.#post(place, shown);
    } catch (error) {
      this.#barred.set(channel, Date.now() + LEFT_ALONE);
      this.#log.info({ channel, error: said(error) }, 'The tracker cannot be posted here');
    }
  }

  /** Whether the message of this round could be edited. One that is gone, too old or not ours any more could not. */
  async #edit(place: SendableChannels, shown: Tracked): Promise<boolean> {
    const { tracker, state } = shown;
    const { id, revision, encounter } = state;
    if (!tracker || tracker.encounter !== id || (tracker.round !== encounter.round && encounter.phase === 'fighting'))
      return false;
    try {
      await place.messages.edit(tracker.message, drawn(shown));
    } catch (error) {
      this.#log.info({ channel: place.id, error: said(error) }, 'The tracker cannot be edited; a new one is posted');
      return false;
    }
    await this.#store.saveTracker({ ...tracker, revision });
    return true;
  }

  async #post(place: SendableChannels, shown: Tracked): Promise<void> {
    const message = await place.send(drawn(shown));
    const { tracker, state } = shown;
    const { id: encounter, revision } = state;
    const { round } = state.encounter;
    await this.#store.saveTracker({ channel: place.id, message: message.id, encounter, round, revision });
    await this.#pin(place, message, tracker?.message);
  }

  /** Pins the new message and unpins the old. A server that does not allow it is asked no less politely next time. */
  async #pin(place: SendableChannels, message: Message, before: string | undefined): Promise<void> {
    try {
      await message.pin();
      if (before !== undefined) await place.messages.unpin(before);
    } catch (error) {
      this.#log.debug({ channel: place.id, error: said(error) }, 'The tracker cannot be pinned');
    }
  }

  #isBarred(channel: string): boolean {
    const until = this.#barred.get(channel);
    if (until === undefined) return false;
    if (until > Date.now()) return true;
    this.#barred.delete(channel);
    return false;
  }
}

function drawn({ state }: Tracked) {
  return { embeds: [status(state.encounter)], allowedMentions: { parse: [] } } as const;
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

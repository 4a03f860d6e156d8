import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { ChannelQueue } from '../app/queues.ts';
import type { Reply } from '../interaction/reply.ts';
import type { Shards } from '../shards.ts';
import { type Place, type ShownPost, type Store, StoreError } from '../store/store.ts';
import { acknowledge, type Post, type Ready, tidy } from './acknowledge.ts';
import type { Answerable, Deferral } from './answerable.ts';
import { ChannelMessages } from './channel-messages.ts';
import type { CommandMentions } from './command-mentions.ts';
import { withPortrait } from './message.ts';
import type { Pictures } from './pictures/pictures.ts';
import { PostPictures } from './pictures/shown-pictures.ts';
import { placeOf } from './requests.ts';
import { isDirect, pin, showDirect, showPost } from './show-post.ts';
import { troubleOf } from './trouble.ts';

/**
 * The most channels updated at once after a start. The rest wait their turn, so that requests for the people who play
 * now aren't queued behind hundreds of others.
 */
const AT_ONCE = 25;
/**
 * How long interactions of a channel wait for its update after a start, in milliseconds. Discord waits three seconds
 * for an answer.
 */
const CATCH_UP_WITHIN = 1_000;
/** How long a stop waits for work in progress, in milliseconds. */
const STOP_WITHIN = 5_000;

interface PostsOptions {
  readonly store: Store;
  readonly client: Client;
  readonly log: Logger;
  readonly mentions: CommandMentions;
  readonly shards: Shards;
  /** Undefined if pictures are off. */
  readonly pictures: Pictures | undefined;
}

/**
 * Updates Discord's messages of encounters from the store: posts, edits and deletes, one after the other in each
 * channel. The encounter continues even if Discord refuses something; what isn't shown is retried, also after a
 * restart.
 */
export class Posts {
  readonly #store: Store;
  readonly #notes: ShownNotes;
  readonly #client: Client;
  readonly #log: Logger;
  readonly #mentions: CommandMentions;
  readonly #shards: Shards;
  readonly #queue = new ChannelQueue();
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #failures = new Map<string, number>();
  readonly #cardRate = new CardRate();
  readonly #pictures: PostPictures;
  /** Channels where a message with an unknown id may have been sent; at startup, all with something to show. */
  readonly #unsure = new Set<string>();
  /** Channels still to be updated after a start, the one with the newest encounter first. */
  readonly #toCatchUp = new Map<string, Place>();
  /** Channels being updated after a start. */
  readonly #catchingUp = new Map<string, Promise<void>>();
  /** Channels where Discord rejected a message and the GM hasn't been told. */
  readonly #rejected = new Set<string>();
  #reachDiscord = true;
  #stopped = false;

  readonly #messagesIn = (channel: string, interaction?: Answerable): Promise<ChannelMessages> =>
    ChannelMessages.in(channel, { client: this.#client, interaction, pictures: this.#pictures });

  constructor({ store, client, log, mentions, shards, pictures }: PostsOptions) {
    this.#store = store;
    this.#notes = new ShownNotes(store);
    this.#client = client;
    this.#log = log;
    this.#mentions = mentions;
    this.#shards = shards;
    this.#pictures = new PostPictures(pictures, client, log);
  }

  /**
   * Acknowledges an interaction whose outcome the messages tell, and updates these. Its private message, such as a
   * menu, goes away unless the reply replaces it. Reports if it had been answered before.
   */
  async answer(interaction: Answerable, reply: Reply, deferral?: Deferral): Promise<'answered before' | undefined> {
    const at = placeOf(interaction);
    const fate = await this.#queue.run(at.channel, async () => {
      await deferral?.stop();
      // It is acknowledged even if the store doesn't answer now.
      const posts = await this.#toShow(at).catch(() => []);
      const open = posts.filter((post) => !isDirect(post));
      const { fate, shown, lost } = await acknowledge(interaction, reply, open, this.#readyIn(at), this.#log);
      if (lost) this.#unsure.add(at.channel);
      if (shown) await this.#note(at, shown).catch((error) => this.#later(at, error));
      await this.#show(at, interaction);
      return fate;
    });
    await tidy(interaction, reply, fate, this.#log);
    return fate === 'answered before' ? fate : undefined;
  }

  /** Whether Discord could be reached when messages were last updated, in any channel. */
  get reachDiscord(): boolean {
    return this.#reachDiscord;
  }

  /**
   * Resolves when a channel shows what was pending at startup, or has had enough time. Until then nothing new should
   * change a message whose id was lost. A channel that waits for its turn gets it now, because someone is there.
   */
  async caughtUp(channel: string): Promise<void> {
    const waiting = this.#toCatchUp.get(channel);
    const catchingUp = waiting ? this.#catchUpIn(waiting) : this.#catchingUp.get(channel);
    if (catchingUp) await Promise.race([catchingUp, sleep(CATCH_UP_WITHIN, undefined, { ref: false })]);
  }

  /** True if Discord rejected a message in a channel and this user, a GM there, should be told now. Only once. */
  async isToHearOfRejected(at: Place, user: string): Promise<boolean> {
    if (!this.#rejected.has(at.channel)) return false;
    const loaded = await this.#store.load({ ...at, user: '', interaction: '' });
    const state = loaded.repeat === undefined ? loaded.state : undefined;
    if (state && !state.encounter.gms.includes(user)) return false;
    // If the encounter is gone, no one needs to know.
    return this.#rejected.delete(at.channel) && state !== undefined;
  }

  /** Updates a channel's messages, because something may have changed. */
  touch(at: Place): Promise<void> {
    return this.#queue.run(at.channel, () => this.#show(at));
  }

  /**
   * Begins to show what the previous process committed but didn't show, in the channels with the newest encounters
   * first. Resolves before it is done.
   */
  async catchUp(): Promise<void> {
    const places = await this.#store.channelsToShow(this.#shards);
    for (const at of places.toReversed()) {
      this.#unsure.add(at.channel);
      this.#toCatchUp.set(at.channel, at);
    }
    for (let n = 0; n < AT_ONCE; n++) void this.#catchUpInTurn();
  }

  /** Updates waiting channels one after the other, until none waits. */
  async #catchUpInTurn(): Promise<void> {
    for (const at of this.#toCatchUp.values()) await this.#catchUpIn(at);
  }

  #catchUpIn(at: Place): Promise<void> {
    this.#toCatchUp.delete(at.channel);
    const done = this.touch(at).finally(() => this.#catchingUp.delete(at.channel));
    this.#catchingUp.set(at.channel, done);
    return done;
  }

  /** Retries nothing more; resolves when work in progress is done, or had enough time. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#toCatchUp.clear();
    for (const timeout of this.#due.values()) clearTimeout(timeout);
    this.#due.clear();
    await Promise.race([this.#queue.idle(), sleep(STOP_WITHIN, undefined, { ref: false })]);
  }

  async #show(at: Place, interaction?: Answerable): Promise<void> {
    const { channel } = at;
    try {
      const posts = await this.#toShow(at);
      if (posts.length > 0) {
        const messages = await this.#messagesIn(channel, interaction);
        await this.#showAll(at, posts, messages, this.#unsure.has(channel));
        this.#reachDiscord = true;
      }
      this.#failures.delete(channel);
      this.#unsure.delete(channel);
    } catch (error) {
      await this.#later(at, error).catch((failed) =>
        this.#log.error({ error: failed }, 'Could not schedule another try'),
      );
    }
  }

  /** Shows each message, even if another one is not allowed. */
  async #showAll(at: Place, posts: readonly Post[], messages: ChannelMessages, unsure: boolean): Promise<void> {
    const known = new Set(posts.flatMap(({ message }) => message ?? []));
    const ready = this.#readyIn(at);
    const turns = posts.some(({ kind }) => kind === 'turn');
    const rejected = () => this.#rejected.add(at.channel);
    let forbidden: unknown;
    for (const post of posts) {
      if (this.#cardRate.rests(post, turns)) {
        this.#schedule(at, CARD_RESTS);
        continue;
      }
      try {
        const showing = { messages, ready, store: this.#notes, log: this.#log, unsure, known, rejected };
        await (isDirect(post) ? showDirect(this.#client, post, showing) : showPost(post, showing));
        this.#cardRate.changed(post);
      } catch (error) {
        if (troubleOf(error) !== 'forbidden') throw error;
        forbidden = error;
      }
    }
    if (forbidden !== undefined) throw forbidden;
  }

  /** The messages of a channel to update; a turn's ping comes before the card. */
  async #toShow(at: Place): Promise<readonly Post[]> {
    await this.#notes.flush();
    const stored = await this.#store.postsToShow(at);
    // The stored content was written as a reply's parts.
    const posts = stored as readonly Post[];
    return posts.toSorted((one, other) => Number(one.kind === 'card') - Number(other.kind === 'card'));
  }

  /** Prepares a message's content for sending. */
  #readyIn({ server }: Place): Ready {
    return (view) => withPortrait(this.#store, server, this.#mentions.in(view));
  }

  /** Notes that an interaction's response shows a message. */
  async #note(at: Place, shown: Post): Promise<void> {
    await this.#notes.postShown(shown);
    const { kind, message, view } = shown;
    if (message === undefined) return;
    const messages = await this.#messagesIn(at.channel).catch(() => undefined);
    if (view) messages?.worded(message, view, this.#readyIn(at));
    if (kind === 'card' && messages?.channel) await pin(messages.channel, message, this.#log);
  }

  /** Retries later what couldn't be shown. In a deleted channel, nothing will be. */
  async #later(at: Place, error: unknown): Promise<void> {
    const { channel } = at;
    const trouble = troubleOf(error);
    if (trouble === 'nowhere') {
      for (const { message: _, ...post } of await this.#toShow(at)) await this.#notes.postShown(post);
      return;
    }
    // Discord may have accepted what was sent.
    if (trouble === 'unreachable') this.#unsure.add(channel);
    if (trouble === 'unreachable' && !(error instanceof StoreError)) this.#reachDiscord = false;
    const failures = (this.#failures.get(channel) ?? 0) + 1;
    this.#failures.set(channel, failures);
    if (failures === 1) this.#log.info({ channel, error }, 'An encounter’s messages could not be shown. Trying again');
    const wait = waitAfter(failures, error);
    if (wait !== undefined) this.#schedule(at, wait);
  }

  #schedule(at: Place, wait: number): void {
    const { channel } = at;
    if (this.#stopped || this.#due.has(channel)) return;
    const timeout = setTimeout(() => {
      this.#due.delete(channel);
      void this.touch(at);
    }, wait);
    this.#due.set(channel, timeout.unref());
  }
}

/** Pauses before messages that couldn't be shown are retried, in milliseconds; the last one repeats. */
const WAITS = [2_000, 5_000, 15_000, 60_000, 180_000, 300_000];
/** The same if the bot lacks a permission. */
const FORBIDDEN = 300_000;
/** The same if the store doesn't answer; asking it is cheap. */
const STORE = 5_000;
/**
 * How many attempts before it waits until something happens in the channel again. A failing store is always retried.
 */
const LONGEST_WAIT = 20;

/** The pause after that many failures, in milliseconds. Undefined if it isn't retried. */
export function waitAfter(failures: number, error: unknown): number | undefined {
  if (error instanceof StoreError) return STORE;
  if (failures > LONGEST_WAIT) return undefined;
  const trouble = troubleOf(error);
  return (trouble === 'forbidden' ? undefined : WAITS[Math.min(failures, WAITS.length) - 1]) ?? FORBIDDEN;
}

/**
 * Notes in the store which message shows what, or keeps the note while the store doesn't answer: a message with a lost
 * id would be posted again, and the first would keep its buttons.
 */
export class ShownNotes implements Pick<Store, 'postShown'> {
  readonly #store: Pick<Store, 'postShown'>;
  readonly #kept = new Map<string, ShownPost>();

  constructor(store: Pick<Store, 'postShown'>) {
    this.#store = store;
  }

  async postShown(shown: ShownPost): Promise<void> {
    const key = `${shown.encounter}/${shown.number}`;
    this.#kept.delete(key);
    try {
      await this.#store.postShown(shown);
    } catch (error) {
      if (error instanceof StoreError) this.#kept.set(key, shown);
      throw error;
    }
  }

  /** Writes kept notes to the store, before it is asked what to show. */
  async flush(): Promise<void> {
    for (const [key, shown] of this.#kept) if (this.#kept.get(key) === shown) await this.postShown(shown);
  }
}

/** The most edits of a card within this many milliseconds: edits are limited, and the turn's message comes first. */
const MOST_CARDS = 3;
const CARD_RESTS = 5_000;
/** The pause if only the turn has changed, because the turn's message shows that. */
const TURNS_APART = 15_000;

/** Limits how often cards are edited. */
class CardRate {
  /** When each encounter's card was last edited, oldest first. */
  readonly #changes = new Map<number, readonly number[]>();
  /** The buttons of each encounter's card at its last edit. */
  readonly #buttons = new Map<number, string>();

  /**
   * True if a card was edited often just now, or along with a turn, and should wait. A closed or new card doesn't wait,
   * nor one whose buttons change because combat began or ended. `turns`: a turn's message changes at the same time.
   */
  rests(post: Post, turns: boolean): boolean {
    const { kind, state, message, encounter } = post;
    if (kind !== 'card' || state !== 'open' || message === undefined) return false;
    if (this.#buttons.has(encounter) && this.#buttons.get(encounter) !== buttonsOf(post)) return false;
    const last = this.#changes.get(encounter) ?? [];
    const since = (time = 0) => Date.now() - time;
    return (last.length === MOST_CARDS && since(last[0]) < CARD_RESTS) || (turns && since(last.at(-1)) < TURNS_APART);
  }

  /** Notes that a message was changed. */
  changed(post: Post): void {
    const { kind, state, encounter } = post;
    if (kind !== 'card') return;
    if (state === 'open') {
      this.#changes.set(encounter, [...(this.#changes.get(encounter) ?? []), Date.now()].slice(-MOST_CARDS));
      this.#buttons.set(encounter, buttonsOf(post));
    } else {
      this.#changes.delete(encounter);
      this.#buttons.delete(encounter);
    }
  }
}

/** A message's components, as a string to compare. */
function buttonsOf({ view }: Post): string {
  return JSON.stringify(view?.components ?? []);
}

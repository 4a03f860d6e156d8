import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { ChannelQueue } from '../app/queues.ts';
import type { Reply } from '../interaction/reply.ts';
import type { Shards } from '../shards.ts';
import { type Place, type ShownPost, type Store, StoreError } from '../store/store.ts';
import { acknowledge, type Post, type PrepareContent, removeUnneededMessage } from './acknowledge.ts';
import { ChannelMessages } from './channel-messages.ts';
import type { CommandMentions } from './command-mentions.ts';
import type { AnswerableInteraction, Deferral } from './deferral.ts';
import { withPortrait } from './message.ts';
import type { Pictures } from './pictures/pictures.ts';
import { PostPictures } from './pictures/shown-pictures.ts';
import { failureOf } from './request-failure.ts';
import { placeOf } from './requests.ts';
import { isDirectPost, pinMessage, showDirectPost, showPost } from './show-post.ts';

/**
 * The maximum number of channels updated at the same time after a start. The others wait, so that people who play now
 * don't wait behind hundreds of requests.
 */
const MAX_PARALLEL_CHANNELS = 25;
/** How long an interaction waits for its channel's update after a start. Discord waits three seconds for an answer. */
const CATCH_UP_TIMEOUT_MS = 1_000;
/** How long a stop waits for work in progress. */
const STOP_TIMEOUT_MS = 5_000;

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
 * Keeps the Discord messages of each encounter up to date with the store: posts, edits and deletes them, one at a time
 * in each channel. The encounter goes on even if Discord refuses something. Messages that couldn't be shown are
 * retried, even after a restart.
 */
export class Posts {
  readonly #store: Store;
  readonly #notes: PendingPostNotes;
  readonly #client: Client;
  readonly #log: Logger;
  readonly #mentions: CommandMentions;
  readonly #shards: Shards;
  readonly #queue = new ChannelQueue();
  readonly #retryTimers = new Map<string, NodeJS.Timeout>();
  readonly #failures = new Map<string, number>();
  readonly #cardRate = new CardRateLimiter();
  readonly #pictures: PostPictures;
  /**
   * Channels where a message with an unknown id might have been sent. At startup, all channels with something to show.
   */
  readonly #unsure = new Set<string>();
  /** Channels to update after a start of the bot. The channel with the newest encounter comes first. */
  readonly #toCatchUp = new Map<string, Place>();
  /** Channels being updated after a start of the bot. */
  readonly #catchingUp = new Map<string, Promise<void>>();
  /** Channels where Discord rejected a message, and whose GM hasn't been told yet. */
  readonly #rejected = new Set<string>();
  #hasReachedDiscord = true;
  #isStopped = false;

  readonly #messagesIn = (channel: string, interaction?: AnswerableInteraction): Promise<ChannelMessages> =>
    ChannelMessages.open(channel, { client: this.#client, interaction, pictures: this.#pictures });

  constructor({ store, client, log, mentions, shards, pictures }: PostsOptions) {
    this.#store = store;
    this.#notes = new PendingPostNotes(store);
    this.#client = client;
    this.#log = log;
    this.#mentions = mentions;
    this.#shards = shards;
    this.#pictures = new PostPictures(pictures, client, log);
  }

  /**
   * Acknowledges an interaction whose outcome the encounter's messages show, and updates those messages. A private
   * message, such as a menu, is removed unless the reply replaces it. Returns `'answered before'` if the interaction
   * already had an answer.
   */
  async answer(
    interaction: AnswerableInteraction,
    reply: Reply,
    deferral?: Deferral,
  ): Promise<'answered before' | undefined> {
    const place = placeOf(interaction);
    const outcome = await this.#queue.run(place.channel, async () => {
      await deferral?.stop();
      // The interaction is acknowledged even if the store doesn't answer now.
      const posts = await this.#toShow(place).catch(() => []);
      const channelPosts = posts.filter((post) => !isDirectPost(post));
      const { outcome, shownPost, mayBeLost } = await acknowledge(
        interaction,
        reply,
        channelPosts,
        this.#prepareIn(place),
        this.#log,
      );
      if (mayBeLost) this.#unsure.add(place.channel);
      if (shownPost) await this.#note(place, shownPost).catch((error) => this.#retryLater(place, error));
      await this.#show(place, interaction);
      return outcome;
    });
    await removeUnneededMessage(interaction, reply, outcome, this.#log);
    return outcome === 'answered before' ? outcome : undefined;
  }

  /** True if Discord could be reached when messages were last updated in any channel. */
  get reachesDiscord(): boolean {
    return this.#hasReachedDiscord;
  }

  /**
   * Resolves when a channel shows what was pending at startup, or after a time limit. Until then, a message whose id
   * was lost should not be changed. A waiting channel is updated immediately, because someone is using it.
   */
  async untilCaughtUp(channel: string): Promise<void> {
    const place = this.#toCatchUp.get(channel);
    const catchUpPromise = place ? this.#catchUpIn(place) : this.#catchingUp.get(channel);
    if (catchUpPromise) await Promise.race([catchUpPromise, sleep(CATCH_UP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /**
   * True if this user is a GM who should be told now that Discord rejected a message in the channel. Returns true only
   * once.
   */
  async shouldTellRejected(place: Place, user: string): Promise<boolean> {
    if (!this.#rejected.has(place.channel)) return false;
    const loadedState = await this.#store.load({ ...place, user: '', interaction: '' });
    const encounterState = loadedState.repeat === undefined ? loadedState.state : undefined;
    if (encounterState && !encounterState.encounter.gms.includes(user)) return false;
    // If the encounter is gone, the GM doesn't have to be told that Discord rejected a message.
    return this.#rejected.delete(place.channel) && encounterState !== undefined;
  }

  /** Updates a channel's messages after a possible change. */
  update(place: Place): Promise<void> {
    return this.#queue.run(place.channel, () => this.#show(place));
  }

  /**
   * Begins to show what the previous process committed but didn't show. The channels with the newest encounters come
   * first. Resolves before everything is shown.
   */
  async catchUp(): Promise<void> {
    const places = await this.#store.channelsToShow(this.#shards);
    for (const place of places.toReversed()) {
      this.#unsure.add(place.channel);
      this.#toCatchUp.set(place.channel, place);
    }
    for (let startedCount = 0; startedCount < MAX_PARALLEL_CHANNELS; startedCount++) void this.#catchUpInTurn();
  }

  /** Updates waiting channels one after the other. */
  async #catchUpInTurn(): Promise<void> {
    for (const place of this.#toCatchUp.values()) await this.#catchUpIn(place);
  }

  #catchUpIn(place: Place): Promise<void> {
    this.#toCatchUp.delete(place.channel);
    const updatePromise = this.update(place).finally(() => this.#catchingUp.delete(place.channel));
    this.#catchingUp.set(place.channel, updatePromise);
    return updatePromise;
  }

  /** Stops retrying. Resolves when work in progress is done, or after a time limit. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#toCatchUp.clear();
    for (const retryTimer of this.#retryTimers.values()) clearTimeout(retryTimer);
    this.#retryTimers.clear();
    await Promise.race([this.#queue.idle(), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  async #show(place: Place, interaction?: AnswerableInteraction): Promise<void> {
    const { channel } = place;
    try {
      const posts = await this.#toShow(place);
      if (posts.length > 0) {
        const messages = await this.#messagesIn(channel, interaction);
        await this.#showAll(place, posts, messages, this.#unsure.has(channel));
        this.#hasReachedDiscord = true;
      }
      this.#failures.delete(channel);
      this.#unsure.delete(channel);
    } catch (error) {
      await this.#retryLater(place, error).catch((failed) =>
        this.#log.error({ error: failed }, 'Could not schedule another try'),
      );
    }
  }

  /** Updates all messages, even if some of them can't be updated. */
  async #showAll(place: Place, posts: readonly Post[], messages: ChannelMessages, unsure: boolean): Promise<void> {
    const postMessageIds = new Set(posts.flatMap(({ message }) => message ?? []));
    const prepareContent = this.#prepareIn(place);
    const hasTurnPost = posts.some(({ kind }) => kind === 'turn');
    const onRejected = () => this.#rejected.add(place.channel);
    let forbiddenError: unknown;
    for (const post of posts) {
      if (this.#cardRate.shouldWait(post, hasTurnPost)) {
        this.#schedule(place, CARD_PERIOD_MS);
        continue;
      }
      try {
        const context = {
          messages,
          prepareContent,
          store: this.#notes,
          log: this.#log,
          unsure,
          knownMessages: postMessageIds,
          onRejected,
        };
        await (isDirectPost(post) ? showDirectPost(this.#client, post, context) : showPost(post, context));
        this.#cardRate.noteChange(post);
      } catch (error) {
        if (failureOf(error) !== 'forbidden') throw error;
        forbiddenError = error;
      }
    }
    if (forbiddenError !== undefined) throw forbiddenError;
  }

  /**
   * The messages to update in a channel. The turn's message comes before the encounter's card (its pinned overview),
   * because the turn's message pings someone.
   */
  async #toShow(place: Place): Promise<readonly Post[]> {
    await this.#notes.flush();
    const storedPosts = await this.#store.postsToShow(place);
    // The cast is safe, because only parts of replies are stored as content.
    const posts = storedPosts as readonly Post[];
    return posts.toSorted((one, other) => Number(one.kind === 'card') - Number(other.kind === 'card'));
  }

  #prepareIn({ server }: Place): PrepareContent {
    return (view) => withPortrait(this.#store, server, this.#mentions.withMentions(view));
  }

  /** Notes that an interaction's response shows a message of an encounter. */
  async #note(place: Place, shownPost: Post): Promise<void> {
    await this.#notes.postShown(shownPost);
    const { kind, message, view } = shownPost;
    if (message === undefined) return;
    const messages = await this.#messagesIn(place.channel).catch(() => undefined);
    if (view) messages?.onTextShown(message, view, this.#prepareIn(place));
    if (kind === 'card' && messages?.channel) await pinMessage(messages.channel, message, this.#log);
  }

  /** Schedules a retry of messages that couldn't be shown, unless the channel was deleted. */
  async #retryLater(place: Place, error: unknown): Promise<void> {
    const { channel } = place;
    const failure = failureOf(error);
    if (failure === 'nowhere') {
      for (const { message: _, ...post } of await this.#toShow(place)) await this.#notes.postShown(post);
      return;
    }
    // Discord might have accepted the message.
    if (failure === 'unreachable') this.#unsure.add(channel);
    if (failure === 'unreachable' && !(error instanceof StoreError)) this.#hasReachedDiscord = false;
    const failureCount = (this.#failures.get(channel) ?? 0) + 1;
    this.#failures.set(channel, failureCount);
    if (failureCount === 1)
      this.#log.info({ channel, error }, 'An encounter’s messages could not be shown. Trying again');
    const pauseMs = retryPauseMs(failureCount, error);
    if (pauseMs !== undefined) this.#schedule(place, pauseMs);
  }

  #schedule(place: Place, wait: number): void {
    const { channel } = place;
    if (this.#isStopped || this.#retryTimers.has(channel)) return;
    const timeout = setTimeout(() => {
      this.#retryTimers.delete(channel);
      void this.update(place);
    }, wait);
    this.#retryTimers.set(channel, timeout.unref());
  }
}

/** The pauses before messages that couldn't be shown are retried. The last pause repeats. */
const RETRY_PAUSES_MS = [2_000, 5_000, 15_000, 60_000, 180_000, 300_000];
/** The pause before a retry if the bot lacks a permission. */
const FORBIDDEN_PAUSE_MS = 300_000;
/** The pause before a retry if the store doesn't answer. It can be short, because asking the store costs little. */
const STORE_PAUSE_MS = 5_000;
/**
 * The maximum number of attempts to show a channel's messages. After that, the next attempt is made when something
 * happens in the channel. While the store fails, the number of attempts isn't limited.
 */
const MAX_ATTEMPTS = 20;

/** The pause after a number of failures, in milliseconds. Undefined if there is no further attempt. */
export function retryPauseMs(failures: number, error: unknown): number | undefined {
  if (error instanceof StoreError) return STORE_PAUSE_MS;
  if (failures > MAX_ATTEMPTS) return undefined;
  const failure = failureOf(error);
  return (
    (failure === 'forbidden' ? undefined : RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length) - 1]) ??
    FORBIDDEN_PAUSE_MS
  );
}

/**
 * Notes in the store which Discord message shows which post. While the store doesn't answer, keeps the notes in memory.
 * Without its note, a message would be posted again, and the first copy would keep its buttons.
 */
export class PendingPostNotes implements Pick<Store, 'postShown'> {
  readonly #store: Pick<Store, 'postShown'>;
  readonly #kept = new Map<string, ShownPost>();

  constructor(store: Pick<Store, 'postShown'>) {
    this.#store = store;
  }

  async postShown(shownPost: ShownPost): Promise<void> {
    const key = `${shownPost.encounter}/${shownPost.number}`;
    this.#kept.delete(key);
    try {
      await this.#store.postShown(shownPost);
    } catch (error) {
      if (error instanceof StoreError) this.#kept.set(key, shownPost);
      throw error;
    }
  }

  /**
   * Tries again to note in the store which Discord messages show which posts, where that failed before. Without these
   * notes, the posts would be posted again.
   */
  async flush(): Promise<void> {
    for (const [key, shownPost] of this.#kept) if (this.#kept.get(key) === shownPost) await this.postShown(shownPost);
  }
}

/**
 * The maximum number of edits of an encounter's card (its pinned overview) in one `CARD_PERIOD_MS`. Discord limits
 * edits, and the turn's message is more important.
 */
const MAX_CARD_EDITS = 3;
/** The period in which the edits of an encounter's card (its pinned overview) are counted. */
const CARD_PERIOD_MS = 5_000;
/**
 * The minimum time between two edits of an encounter's card (its pinned overview) if only the turn has changed. The
 * turn's message already shows that change.
 */
const TURN_CARD_PAUSE_MS = 15_000;

/** Limits how often the cards (pinned overviews) of encounters are edited. */
class CardRateLimiter {
  /** The times of the latest edits of each encounter's card, oldest first. */
  readonly #changes = new Map<number, readonly number[]>();
  /** The buttons of each encounter's card at its last edit. */
  readonly #buttons = new Map<number, string>();

  /**
   * True if an encounter's card (its pinned overview) should be edited later, because it was just edited several times,
   * or because the turn's message changes too (`turnChanges`). A new card is never delayed, nor is the card of an
   * encounter that is over, or a card whose buttons change because combat began or ended.
   */
  shouldWait(post: Post, turnChanges: boolean): boolean {
    const { kind, state, message, encounter } = post;
    if (kind !== 'card' || state !== 'open' || message === undefined) return false;
    if (this.#buttons.has(encounter) && this.#buttons.get(encounter) !== componentsText(post)) return false;
    const lastEditTimes = this.#changes.get(encounter) ?? [];
    const msSince = (time = 0) => Date.now() - time;
    return (
      (lastEditTimes.length === MAX_CARD_EDITS && msSince(lastEditTimes[0]) < CARD_PERIOD_MS) ||
      (turnChanges && msSince(lastEditTimes.at(-1)) < TURN_CARD_PAUSE_MS)
    );
  }

  /** Notes that an encounter's card (its pinned overview) was edited. */
  noteChange(post: Post): void {
    const { kind, state, encounter } = post;
    if (kind !== 'card') return;
    if (state === 'open') {
      this.#changes.set(encounter, [...(this.#changes.get(encounter) ?? []), Date.now()].slice(-MAX_CARD_EDITS));
      this.#buttons.set(encounter, componentsText(post));
    } else {
      this.#changes.delete(encounter);
      this.#buttons.delete(encounter);
    }
  }
}

/** A message's components as a string, so that they can be compared. */
function componentsText({ view }: Post): string {
  return JSON.stringify(view?.components ?? []);
}

import type { PostChange } from '../session/posts.ts';
import type { Commit, Place, ShownPost, StoredPost } from './store.ts';

/** The maximum number of channels in the cache. When there are more, the least recently used is evicted. */
const MAX_CACHED_CHANNELS = 250;

/** A message as it should look, and the version that Discord shows. */
type CachedPost = StoredPost & { readonly shown?: number };

/**
 * A cache of the messages in recently played channels. Each tap asks twice which messages to update, so reading them
 * from the database would be slow. Other channels are read from the database.
 */
export class PostCache {
  /** The cached messages, by channel, then by encounter and message number. */
  readonly #channels = new Map<string, Map<string, CachedPost>>();
  readonly #channelOf = new Map<number, string>();
  /** Channels that are being read, and whose messages haven't changed since the read began. */
  readonly #reading = new Set<string>();

  /**
   * The messages of a channel that Discord doesn't show correctly yet, oldest first. Calls `read` if the channel isn't
   * cached.
   */
  async toShow({ channel }: Place, read: () => Promise<readonly StoredPost[]>): Promise<readonly StoredPost[]> {
    const posts = this.#channels.get(channel);
    if (posts) {
      this.#channels.delete(channel);
      this.#channels.set(channel, posts);
      return [...posts.values()].filter(({ version, shown }) => version !== shown).toSorted(comparePosts);
    }
    this.#reading.add(channel);
    const loadedPosts = await read();
    // A channel with a nudge isn't cached, because only the database knows the message that the nudge is about.
    if (this.#reading.delete(channel) && loadedPosts.every(({ kind }) => kind !== 'nudge'))
      this.#keep(channel, loadedPosts);
    return loadedPosts;
  }

  #keep(channel: string, posts: readonly StoredPost[]): void {
    this.#channels.set(channel, new Map(posts.map((post) => [postKeyOf(post), post])));
    for (const { encounter } of posts) this.#channelOf.set(encounter, channel);
    const [oldestChannel] = this.#channels.keys();
    if (this.#channels.size > MAX_CACHED_CHANNELS && oldestChannel !== undefined) this.delete(oldestChannel);
  }

  /** Applies a commit to the cached messages. */
  applyCommit({ key, state, changes }: Commit): void {
    // When an encounter opens, the store drops pending messages of the previous one. So the channel is read again.
    if (changes.some(({ type }) => type === 'encounter-opened')) this.delete(key.channel);
    else
      for (const change of changes)
        if (change.type === 'post-changed' && state) this.#change(key, state.id, change.post);
  }

  #change({ server, channel }: Place, encounter: number, { deeds: _, ...post }: PostChange): void {
    this.#reading.delete(channel);
    const posts = this.#channels.get(channel);
    if (!posts) return;
    const key = postKeyOf({ encounter, ...post });
    const postBefore = posts.get(key);
    // If the message isn't cached, only the database knows the id that Discord gave it.
    if (post.kind === 'nudge' || (!postBefore && post.version > 1)) {
      this.delete(channel);
      return;
    }
    const { view, ...otherFields } = postBefore ?? {};
    const lastView = post.state === 'gone' && postBefore?.message === undefined && view && { showed: view };
    posts.set(key, { ...otherFields, ...post, server, encounter, ...lastView });
    this.#channelOf.set(encounter, channel);
  }

  /** Records which version of a message Discord shows. */
  noteShown({ version, message, channel, ...of }: ShownPost): void {
    const channelKey = this.#channelOf.get(of.encounter);
    const posts = channelKey === undefined ? undefined : this.#channels.get(channelKey);
    const post = posts?.get(postKeyOf(of));
    if (!posts || !post) {
      this.#reading.clear();
      return;
    }
    const { message: _, channel: __, view, showed: ___, ...otherFields } = post;
    const isCurrentVersion = version === post.version;
    // A message that no longer waits for anyone hardly ever changes again, so it leaves the cache.
    if (isCurrentVersion && otherFields.state !== 'open') {
      posts.delete(postKeyOf(of));
      if (![...posts.values()].some(({ encounter }) => encounter === of.encounter))
        this.#channelOf.delete(of.encounter);
    } else
      posts.set(postKeyOf(of), {
        ...otherFields,
        shown: version,
        ...(!isCurrentVersion && view && { view }),
        ...(message !== undefined && { message }),
        ...(channel !== undefined && { channel }),
      });
  }

  delete(channel: string): void {
    this.#reading.delete(channel);
    for (const { encounter } of this.#channels.get(channel)?.values() ?? []) this.#channelOf.delete(encounter);
    this.#channels.delete(channel);
  }

  clear(): void {
    this.#reading.clear();
    this.#channels.clear();
    this.#channelOf.clear();
  }
}

function comparePosts(one: StoredPost, other: StoredPost): number {
  return one.encounter - other.encounter || one.number - other.number;
}

function postKeyOf({ encounter, number }: Pick<StoredPost, 'encounter' | 'number'>): string {
  return `${encounter}/${number}`;
}

/** The row of a message that shows an encounter, as a store reads it. */
export interface PostRow extends Omit<StoredPost, 'view' | 'showed' | 'message' | 'channel' | 'about'> {
  readonly view: object | null;
  readonly message: string | null;
  readonly channel: string | null;
  readonly about: string | null;
}

export function postOf({ view, message, channel, about, ...post }: PostRow): StoredPost {
  const isGone = post.state === 'gone';
  return {
    ...post,
    ...(view !== null && !isGone && { view }),
    ...(view !== null && isGone && message === null && { showed: view }),
    ...(message !== null && { message }),
    ...(channel !== null && { channel }),
    ...(about !== null && { about }),
  };
}

/** A cache of the most recently used values. */
export class LruCache<Value> {
  readonly #maxSize: number;
  readonly #values = new Map<string, Value>();

  constructor(max: number) {
    this.#maxSize = max;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#maxSize) return;
    const [oldestKey] = this.#values.keys();
    if (oldestKey !== undefined) this.#values.delete(oldestKey);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  /** Deletes the values whose keys match. */
  deleteAll(matches: (key: string) => boolean): void {
    for (const key of [...this.#values.keys()].filter(matches)) this.#values.delete(key);
  }
}

import { PostCache } from '../post-cache.ts';
import type { Commit, Place, ShownPost, StoredPost } from '../store.ts';
import { reading } from './errors.ts';
import type { StoredPosts } from './posts.ts';

/** The longest that a note waits for a commit, in milliseconds. */
const MOST_LATE = 1_000;

/**
 * What is to be shown, from a cache, and notes of what Discord has, until they are written. A transaction of its own for each note is a
 * tenth of the work of a tap, so a note waits for the next commit where nothing but a second edit of a message can come of its loss.
 */
export class ShownPosts {
  readonly #posts: StoredPosts;
  readonly #cache = new PostCache();
  #notes: ShownPost[] = [];
  #writing: NodeJS.Timeout | undefined;

  constructor(posts: StoredPosts) {
    this.#posts = posts;
  }

  toShow(place: Place): Promise<readonly StoredPost[]> {
    return this.#cache.toShow(place, async () =>
      reading(() => {
        this.flush();
        return this.#posts.toShow(place);
      }),
    );
  }

  channels(): readonly Place[] {
    this.flush();
    return this.#posts.channels();
  }

  /** Notes what Discord has now: at once, where else the id of a new message might be lost. */
  shown(shown: ShownPost): void {
    if (this.#cache.isKnown(shown)) {
      this.#notes.push(shown);
      this.#writing ??= setTimeout(() => this.#writeLate(), MOST_LATE).unref();
    } else this.flush(shown);
    this.#cache.shown(shown);
  }

  committed(commit: Commit): void {
    this.#cache.committed(commit);
  }

  /** Drops what is cached. */
  clear(): void {
    this.#cache.clear();
  }

  get areNoted(): boolean {
    return this.#notes.length === 0;
  }

  /** Writes the notes within a transaction; they are kept until it is `written`. */
  write(): void {
    for (const shown of this.#notes) this.#posts.shown(shown);
  }

  written(): void {
    this.#notes = [];
    clearTimeout(this.#writing);
    this.#writing = undefined;
  }

  /** Writes the notes, and another, in a transaction of their own. */
  flush(shown?: ShownPost): void {
    if (this.areNoted && !shown) return;
    this.#posts.shownTogether([...this.#notes, ...(shown ? [shown] : [])]);
    this.written();
  }

  #writeLate(): void {
    try {
      this.flush();
    } catch {
      // The database is locked or full: the next commit says so.
      this.#writing = setTimeout(() => this.#writeLate(), MOST_LATE).unref();
    }
  }
}

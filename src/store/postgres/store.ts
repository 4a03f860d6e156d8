import type { Need, Needs } from '../../session/loadable.ts';
import type { Portrait } from '../../session/portrait.ts';
import { isOf, type Shards } from '../../shards.ts';
import { MINUTE } from '../../time/span.ts';
import type {
  Beat,
  Commit,
  Committed,
  DueEncounter,
  Key,
  Loaded,
  Place,
  Resealed,
  ShownPost,
  Store,
  StoredPost,
  StoreLog,
  StoreStats,
} from '../store.ts';
import { Caches } from './caches.ts';
import { Commits } from './commits.ts';
import { check, statsOf } from './database-stats.ts';
import { beat, due, nextDue, trustClock } from './due-times.ts';
import { openEncounters } from './encounters.ts';
import { asStoreError, isAway } from './errors.ts';
import { fieldImage } from './field-images.ts';
import { load } from './loader.ts';
import type { OpenPostgres } from './open.ts';
import { peopleOf } from './people.ts';
import { portraitOf } from './portraits.ts';
import { channelsToShow, postShown, postsToShow } from './posts.ts';
import { readPresent } from './present.ts';
import { resealed, resealTold } from './reseal.ts';
import { removeOld, setBack, setGone, setServers } from './retention.ts';

/** How often what is kept no longer is removed, in milliseconds. */
const CARE_INTERVAL = MINUTE;

/**
 * Encounters in a PostgreSQL database, which other processes write too. What a process has cached of its servers is current
 * as long as it alone has their shard; where that was not so, a commit conflicts, and the cache is dropped.
 */
export class PostgresStore implements Store {
  readonly #open: OpenPostgres;
  readonly #commits: Commits;
  readonly #caches = new Caches();
  #caring: NodeJS.Timeout | undefined;
  /** The clock was behind what it was at the last beat. */
  #isBehind = false;

  constructor(open: OpenPostgres) {
    this.#open = open;
    this.#commits = new Commits(open);
  }

  load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<Loaded<N>> {
    return answering(async () => {
      const present = await this.#caches.present(key, () => again(() => readPresent(this.#open, key)));
      if (present.repeat !== undefined) return present;
      const { state } = present;
      const [loaded, people] = await Promise.all([
        // Without needs nothing is loaded, and N is never.
        load(this.#open, key, state, needs ?? ({} as Needs<N>)),
        this.#caches.people(key.server, state?.encounter, (users) => peopleOf(this.#open, key.server, users)),
      ]);
      return { state, loaded, people };
    });
  }

  commit(commit: Commit): Promise<Committed> {
    return answering(() => this.#caches.committing(commit, () => this.#commits.write(commit)));
  }

  postsToShow(place: Place): Promise<readonly StoredPost[]> {
    return answering(() => this.#caches.posts.toShow(place, () => postsToShow(this.#open, place)));
  }

  channelsToShow(shards?: Shards): Promise<readonly Place[]> {
    return answering(() => channelsToShow(this.#open, shards));
  }

  postShown(shown: ShownPost): Promise<void> {
    return answering(async () => {
      await postShown(this.#open, shown);
      this.#caches.posts.shown(shown);
    });
  }

  fieldImage(server: string, digest: string): Promise<Portrait | undefined> {
    return answering(() => fieldImage(this.#open, server, digest));
  }

  portrait(server: string, character: string): Promise<Portrait | undefined> {
    return answering(() => portraitOf(this.#open, server, character));
  }

  openEncounters(shards?: Shards): Promise<readonly Place[]> {
    return answering(() => openEncounters(this.#open, shards));
  }

  due(before: number, most: number, shards?: Shards): Promise<readonly DueEncounter[]> {
    return answering(() => due(this.#open, before, most, shards));
  }

  nextDue(shards?: Shards): Promise<number | undefined> {
    return answering(() => nextDue(this.#open, shards));
  }

  async beat(now: number): Promise<Beat> {
    const found = await answering(() => beat(this.#open, now));
    // Another process trusts the clock again, and has changed the downtimes.
    if (this.#isBehind && found.behind === undefined) this.#caches.forget(() => true);
    this.#isBehind = found.behind !== undefined;
    return found;
  }

  async trustClock(now: number, since: number): Promise<void> {
    await answering(() => trustClock(this.#open, now - since));
    this.#caches.forget(() => true);
  }

  resealed(shards?: Shards): Promise<readonly Resealed[]> {
    return answering(() => resealed(this.#open, shards));
  }

  resealTold(place: Place): Promise<void> {
    return answering(() => resealTold(this.#open, place));
  }

  setServers(present: ReadonlySet<string>, now: number, shards?: Shards): Promise<void> {
    return answering(() => setServers(this.#open, present, now, shards));
  }

  setBack(server: string): Promise<void> {
    return answering(() => setBack(this.#open, server));
  }

  setGone(serverOrChannel: string, now: number): Promise<void> {
    return answering(() => setGone(this.#open, serverOrChannel, now));
  }

  forget(shards: Shards): void {
    const isForgotten = isOf(shards);
    this.#caches.forget((server) => isForgotten({ server }));
  }

  /** Removes what is kept no longer, from now on until the store is closed. */
  startCare(log: StoreLog, interval = CARE_INTERVAL): void {
    this.#caring = setInterval(() => this.#care(log), interval).unref();
  }

  async #care(log: StoreLog): Promise<void> {
    try {
      const removed = await removeOld(this.#open, Date.now());
      if (removed === 0) return;
      this.#caches.forget(() => true);
      log.info({ removed }, 'Removed what was kept of servers and channels that are gone');
    } catch (error) {
      log.error({ error }, 'What is kept no longer could not be removed');
    }
  }

  check(): Promise<void> {
    return answering(() => check(this.#open));
  }

  stats(): Promise<StoreStats> {
    return answering(() => statsOf(this.#open));
  }

  close(): Promise<void> {
    clearInterval(this.#caring);
    return this.#open.close();
  }
}

/** Reads once more where the connection was lost, as all are that were there before the database was started anew. */
async function again<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!isAway(error)) throw error;
    return await read();
  }
}

/** Asks the database; what it says of itself is thrown as `StoreError`. */
async function answering<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw asStoreError(error);
  }
}

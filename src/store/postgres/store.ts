import type { Encounter, PortraitKey, UserId } from '../../rules/core/encounter.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { Need, Needs } from '../../session/loadable.ts';
import { NO_PEOPLE, type People, usersOf } from '../../session/person.ts';
import type { Portrait } from '../../session/portrait.ts';
import { belongsTo, type Shards } from '../../shards.ts';
import { MINUTE, SECOND } from '../../time/zone.ts';
import { LruCache, PostCache } from '../post-cache.ts';
import type {
  Commit,
  CommitResult,
  DueEncounter,
  HeartbeatResult,
  Key,
  LoadResult,
  Place,
  ResealedEncounter,
  SharedEncounter,
  ShownPost,
  Store,
  StoredPost,
  StoreLog,
  StoreStats,
} from '../store.ts';
import {
  ENCOUNTER_TABLES,
  REPLY_RETENTION_MS,
  RETENTION_AFTER_LEAVING_MS,
  SERVER_TABLES,
  SPEECH_RETENTION_MS,
} from '../store.ts';
import { fieldImage, portraitOf } from './characters.ts';
import { CommitWriter } from './commits.ts';
import type { OpenPostgres } from './database.ts';
import { findOpenEncounters } from './deeds.ts';
import { asStoreError, isUnreachable } from './errors.ts';
import { shardCondition, shardValues } from './leases.ts';
import { loadNeeds, readCurrentEncounter, sharedEncounter } from './loader.ts';
import { packPortrait } from './pack-portraits.ts';
import { peopleOf } from './people.ts';
import { dropSpeech, noteSpeech } from './personal.ts';
import { channelsToShow, notePostShown, postsToShow } from './posts.ts';

/** The time between two removals of old data, in milliseconds. */
const MAINTENANCE_INTERVAL_MS = MINUTE;

/**
 * Encounters in a PostgreSQL database that several processes may share. The cache of a server is up to date while only
 * this process has its shard. If another process wrote too, a commit conflicts and the cache is dropped.
 */
export class PostgresStore implements Store {
  readonly #open: OpenPostgres;
  readonly #commits: CommitWriter;
  readonly #caches = new StoreCaches();
  #maintenanceTimer: NodeJS.Timeout | undefined;
  /** True if the database's clock had gone back at the last heartbeat. */
  #isBehind = false;

  constructor(open: OpenPostgres) {
    this.#open = open;
    this.#commits = new CommitWriter(open);
  }

  load<const N extends Need = never>(key: Key, needs?: Needs<N>): Promise<LoadResult<N>> {
    return withStoreErrors(async () => {
      const currentResult = await this.#caches.encounterOrReply(key, () =>
        withRetry(() => readCurrentEncounter(this.#open, key)),
      );
      if (currentResult.repeat !== undefined) return currentResult;
      const { state } = currentResult;
      const [loaded, people] = await Promise.all([
        // Without `needs`, nothing is loaded, and `N` is `never`.
        loadNeeds(this.#open, key, state, needs ?? ({} as Needs<N>)),
        this.#caches.people(key.server, state?.encounter, (users) => peopleOf(this.#open, key.server, users)),
      ]);
      return { state, loaded, people };
    });
  }

  commit(commit: Commit): Promise<CommitResult> {
    return withStoreErrors(() => this.#caches.trackCommit(commit, () => this.#commits.write(commit)));
  }

  postsToShow(place: Place): Promise<readonly StoredPost[]> {
    return withStoreErrors(() => this.#caches.posts.toShow(place, () => postsToShow(this.#open, place)));
  }

  channelsToShow(shards?: Shards): Promise<readonly Place[]> {
    return withStoreErrors(() => channelsToShow(this.#open, shards));
  }

  postShown(shownPost: ShownPost): Promise<void> {
    return withStoreErrors(async () => {
      await notePostShown(this.#open, shownPost);
      this.#caches.posts.noteShown(shownPost);
    });
  }

  noteSpeech(server: string, interaction: string, message: string): Promise<void> {
    return withStoreErrors(() => noteSpeech(this.#open, server, interaction, message));
  }

  dropSpeech(server: string, message: string): Promise<void> {
    return withStoreErrors(() => dropSpeech(this.#open, server, message));
  }

  shared(token: string): Promise<SharedEncounter | undefined> {
    return withStoreErrors(() => withRetry(() => sharedEncounter(this.#open, token)));
  }

  fieldImage(server: string, digest: string): Promise<Portrait | undefined> {
    return withStoreErrors(() => fieldImage(this.#open, server, digest));
  }

  portrait(server: string, owner: PortraitKey): Promise<Portrait | undefined> {
    return withStoreErrors(() =>
      typeof owner === 'string' ? portraitOf(this.#open, server, owner) : packPortrait(this.#open, server, owner),
    );
  }

  openEncounters(shards?: Shards): Promise<readonly Place[]> {
    return withStoreErrors(() => findOpenEncounters(this.#open, shards));
  }

  due(before: number, max: number, shards?: Shards): Promise<readonly DueEncounter[]> {
    return withStoreErrors(() => claimDueEncounters(this.#open, before, max, shards));
  }

  nextDue(shards?: Shards): Promise<number | undefined> {
    return withStoreErrors(() => nextDueTime(this.#open, shards));
  }

  async beat(now: number): Promise<HeartbeatResult> {
    const clockResult = await withStoreErrors(() => compareClocks(this.#open, now));
    // Another process has decided to trust the clock again, and has changed the downtimes.
    if (this.#isBehind && clockResult.behind === undefined) this.#caches.forget(() => true);
    this.#isBehind = clockResult.behind !== undefined;
    return clockResult;
  }

  async trustClock(now: number, since: number): Promise<void> {
    await withStoreErrors(() => trustClock(this.#open, now - since));
    this.#caches.forget(() => true);
  }

  resealed(shards?: Shards): Promise<readonly ResealedEncounter[]> {
    return withStoreErrors(() => resealedEncounters(this.#open, shards));
  }

  resealTold(place: Place): Promise<void> {
    return withStoreErrors(() => clearResealNotice(this.#open, place));
  }

  setServers(presentServers: ReadonlySet<string>, now: number, shards?: Shards): Promise<void> {
    return withStoreErrors(() => recordPresentServers(this.#open, presentServers, now, shards));
  }

  setBack(server: string): Promise<void> {
    return withStoreErrors(() => cancelDeparture(this.#open, server));
  }

  welcome(server: string, now: number): Promise<boolean> {
    return withStoreErrors(() => recordWelcome(this.#open, server, now));
  }

  setGone(serverOrChannel: string, now: number): Promise<void> {
    return withStoreErrors(() => recordDeparture(this.#open, serverOrChannel, now));
  }

  forget(shards: Shards): void {
    const isServerForgotten = belongsTo(shards);
    this.#caches.forget((server) => isServerForgotten({ server }));
  }

  /** Removes old data regularly until the store is closed. */
  startMaintenance(log: StoreLog, interval = MAINTENANCE_INTERVAL_MS): void {
    this.#maintenanceTimer = setInterval(() => this.#maintain(log), interval).unref();
  }

  async #maintain(log: StoreLog): Promise<void> {
    try {
      const removedCount = await removeOldData(this.#open, Date.now());
      if (removedCount === 0) return;
      this.#caches.forget(() => true);
      log.info({ removed: removedCount }, 'Deleted the data of servers and channels that are gone');
    } catch (error) {
      log.error({ error }, 'Could not delete expired data');
    }
  }

  check(): Promise<void> {
    return withStoreErrors(() => checkConnection(this.#open));
  }

  stats(): Promise<StoreStats> {
    return withStoreErrors(() => readStats(this.#open));
  }

  close(): Promise<void> {
    clearInterval(this.#maintenanceTimer);
    return this.#open.close();
  }
}

/** Reads once more if the connection was lost. After a restart of the database, all connections are lost. */
async function withRetry<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return await read();
  }
}

/** Runs a query. The database's errors are thrown as `StoreError`. */
async function withStoreErrors<Answer>(query: () => Promise<Answer>): Promise<Answer> {
  try {
    return await query();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** The maximum number of encounters in the cache. */
const MAX_CACHED_ENCOUNTERS = 1_000;
/**
 * The maximum number of replies in the cache. If Discord delivers an interaction again, it does so within seconds.
 * Older replies are in the database.
 */
const MAX_CACHED_REPLIES = 500;

/** How far Discord's clock may differ from this machine's. */
const CLOCK_TOLERANCE_MS = 5_000;

/** The caches of a process. They are up to date while no other process handles the same servers. */
class StoreCaches {
  readonly posts = new PostCache();
  readonly #encounters = new LruCache<EncounterState>(MAX_CACHED_ENCOUNTERS);
  readonly #replies = new LruCache<string>(MAX_CACHED_REPLIES);
  readonly #people = new LruCache<People>(MAX_CACHED_ENCOUNTERS);
  /** From this time on (in milliseconds since 1970), the cache has every reply. */
  #since = Date.now();
  /** How many times cached data was dropped. Data isn't cached if this number changed while it was read. */
  #dropCount = 0;

  /** The encounter of a channel, or the earlier reply to the interaction. Calls `read` if neither is cached. */
  async encounterOrReply(
    key: Key,
    read: () => ReturnType<typeof readCurrentEncounter>,
  ): ReturnType<typeof readCurrentEncounter> {
    const earlierReply = this.#replies.get(key.interaction);
    if (earlierReply !== undefined) return { repeat: earlierReply };
    const cacheKey = cacheKeyOf(key);
    const cachedEncounter = this.#encounters.get(cacheKey);
    if (cachedEncounter && !this.#mayBeAnsweredElsewhere(key.interaction)) return { state: cachedEncounter };
    const dropCount = this.#dropCount;
    const readResult = await read();
    // If something was committed or dropped during the read, the result isn't the newest and isn't cached.
    const isNewest = dropCount === this.#dropCount && !this.#encounters.has(cacheKey);
    if (readResult.repeat === undefined && readResult.state && isNewest)
      this.#encounters.set(cacheKey, readResult.state);
    return readResult;
  }

  /**
   * When the users of an encounter play (time zone, quiet hours, days off, absences). Calls `read` if that isn't
   * cached.
   */
  async people(
    server: string,
    encounter: Encounter | undefined,
    read: (users: readonly UserId[]) => Promise<People>,
  ): Promise<People> {
    const users = usersOf(encounter);
    if (users.length === 0 && !encounter?.pace) return NO_PEOPLE;
    const peopleKey = [server, ...users].join(' ');
    const cachedPeople = this.#people.get(peopleKey);
    if (cachedPeople) return cachedPeople;
    const dropCount = this.#dropCount;
    const people = await read(users);
    if (dropCount === this.#dropCount) this.#people.set(peopleKey, people);
    return people;
  }

  /** Updates the caches after a commit. If it failed, another process may have written the encounter. */
  async trackCommit(commit: Commit, write: () => Promise<CommitResult>): Promise<CommitResult> {
    const { key, base, state, changes, reply } = commit;
    const hasChanged = changes.length > 0 || state !== base;
    if (hasChanged) this.#encounters.delete(cacheKeyOf(key));
    let commitResult: CommitResult | undefined;
    try {
      commitResult = await write();
    } finally {
      if (commitResult !== 'committed') this.#drop(key);
    }
    if (commitResult === 'conflict') return commitResult;
    this.#replies.set(key.interaction, commitResult === 'committed' ? reply : commitResult.repeat);
    if (commitResult !== 'committed' || !hasChanged) return commitResult;
    if (changes.some(({ type }) => type === 'person-changed')) this.#forgetPeople((server) => server === key.server);
    if (changes.some(({ type }) => type === 'user-deleted')) this.forget((server) => server === key.server);
    else if (state) {
      this.#encounters.set(cacheKeyOf(key), state);
      this.posts.applyCommit(commit);
    }
    return commitResult;
  }

  #drop(place: Place): void {
    this.#encounters.delete(cacheKeyOf(place));
    this.posts.delete(place.channel);
    this.#forgetPeople((server) => server === place.server);
  }

  /** Drops the cached data of some servers. */
  forget(isServerForgotten: (server: string) => boolean): void {
    this.#forgetPeople(isServerForgotten);
    this.#encounters.deleteAll((name) => isServerForgotten(serverOfKey(name)));
    this.#replies.clear();
    this.posts.clear();
    this.#since = Date.now();
  }

  /**
   * True if another process may have answered the interaction: it was sent before this process's cache of replies was
   * complete.
   */
  #mayBeAnsweredElsewhere(interaction: string): boolean {
    return /^\d{17,20}$/.test(interaction) && sendTimeOf(interaction) < this.#since + CLOCK_TOLERANCE_MS;
  }

  #forgetPeople(isServerForgotten: (server: string) => boolean): void {
    this.#dropCount++;
    this.#people.deleteAll((name) => isServerForgotten(serverOfKey(name)));
  }
}

/** When an interaction was sent, from its id. */
function sendTimeOf(interaction: string): number {
  return Number(BigInt(interaction) >> 22n) + DISCORD_EPOCH_MS;
}

/** The start of Discord's timestamps, in milliseconds since 1970. */
const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** The server at the start of a cache key. Ids contain no space. */
function serverOfKey(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}

function cacheKeyOf({ server, channel }: Place): string {
  return `${server} ${channel}`;
}

/** Rejects if the database doesn't answer. */
export async function checkConnection({ pool }: OpenPostgres): Promise<void> {
  await pool.query('SELECT 1');
}

/** Statistics of the whole database, for all processes. */
async function readStats({ pool }: OpenPostgres): Promise<StoreStats> {
  const { rows } = await pool.query<Omit<StoreStats, 'logBytes'>>(
    `SELECT (SELECT count(*)::float8 FROM encounters WHERE current AND phase <> 'ended') AS "openEncounters",
       pg_database_size(current_database())::float8 AS bytes`,
  );
  const [row] = rows;
  if (!row) throw new Error('A SELECT without a row');
  return { ...row, logBytes: 0 };
}

type PoolOwner = Pick<OpenPostgres, 'pool'>;

/** The maximum number of old replies that one statement removes. */
const REPLIES_PER_STATEMENT = 10_000;

/** The servers that have rows in a table. Each is found through the index, however many rows it has. */
const selectServersSql = (table: string) => `(
  WITH RECURSIVE found AS (
    (SELECT server FROM ${table} ORDER BY server LIMIT 1)
    UNION ALL
    SELECT (SELECT t.server FROM ${table} t WHERE t.server > found.server ORDER BY t.server LIMIT 1)
    FROM found WHERE found.server IS NOT NULL)
  SELECT server FROM found WHERE server IS NOT NULL)`;

const noteGoneServersSql = (table: string) => `
  INSERT INTO departures (place, at)
  SELECT server, $4 FROM ${selectServersSql(table)} known
  WHERE ${shardCondition('known.server')} AND server NOT IN (SELECT unnest($3::text[]))
  ON CONFLICT (place) DO NOTHING`;

/** Skips rows that another process is removing. */
const REMOVE_OLD_REPLIES = `
  DELETE FROM replies WHERE (server, interaction) IN (
    SELECT server, interaction FROM replies WHERE at < $1 LIMIT ${REPLIES_PER_STATEMENT} FOR UPDATE SKIP LOCKED)`;

const deleteGoneRowsSql = (table: string, id: string) =>
  `${table}_gone AS (DELETE FROM ${table} t USING gone WHERE t.server = gone.server AND t.${id} = gone.id)`;

/** Removes one server or channel that has been gone long enough, with all its data. */
const REMOVE_DATA_OF_DEPARTED_PLACE = `
  WITH place AS (SELECT place FROM departures WHERE at < $1 LIMIT 1 FOR UPDATE SKIP LOCKED),
  gone AS (
    SELECT server, id FROM encounters WHERE server = (SELECT place FROM place)
    UNION SELECT server, id FROM encounters WHERE channel = (SELECT place FROM place)),
  ${ENCOUNTER_TABLES.map((table) => deleteGoneRowsSql(table, 'encounter')).join(', ')},
  ${deleteGoneRowsSql('encounters', 'id')},
  ${['portraits', ...SERVER_TABLES]
    .map((table) => `${table}_gone AS (DELETE FROM ${table} WHERE server = (SELECT place FROM place))`)
    .join(', ')},
  defaults_of_channel AS (DELETE FROM defaults WHERE channel = (SELECT place FROM place)),
  said_there AS (DELETE FROM said WHERE channel = (SELECT place FROM place))
  DELETE FROM departures WHERE place = (SELECT place FROM place)`;

/** Records which servers the bot is in. The data of all other servers of these shards is removed later. */
export async function recordPresentServers(
  open: PoolOwner,
  presentServers: ReadonlySet<string>,
  now: number,
  shards?: Shards,
): Promise<void> {
  await open.pool.query('DELETE FROM departures WHERE place = ANY ($1::text[])', [[...presentServers]]);
  for (const table of ['encounters', ...SERVER_TABLES])
    await open.pool.query(noteGoneServersSql(table), [...shardValues(shards), [...presentServers], now]);
}

export async function cancelDeparture({ pool }: PoolOwner, server: string): Promise<void> {
  await pool.query('DELETE FROM departures WHERE place = $1', [server]);
}

/** Records that Fray introduces itself in a server. Returns false if this was already recorded. */
export async function recordWelcome({ pool }: PoolOwner, server: string, now: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO servers AS known (server, welcomed_at) VALUES ($1, $2)
     ON CONFLICT (server) DO UPDATE SET welcomed_at = excluded.welcomed_at WHERE known.welcomed_at IS NULL`,
    [server, now],
  );
  return rowCount === 1;
}

/** Records that a server or channel is gone. Its data is removed later. */
export async function recordDeparture({ pool }: PoolOwner, serverOrChannel: string, now: number): Promise<void> {
  await pool.query('INSERT INTO departures (place, at) VALUES ($1, $2) ON CONFLICT (place) DO NOTHING', [
    serverOrChannel,
    now,
  ]);
}

/**
 * Removes old replies, old notes about who spoke as a character, and the data of servers and channels that have been
 * gone long enough. Returns how many servers and channels were removed.
 */
export async function removeOldData({ pool }: PoolOwner, now: number): Promise<number> {
  while ((await pool.query(REMOVE_OLD_REPLIES, [now - REPLY_RETENTION_MS])).rowCount === REPLIES_PER_STATEMENT);
  await pool.query('DELETE FROM said WHERE at < $1', [now - SPEECH_RETENTION_MS]);
  let removedCount = 0;
  while ((await pool.query(REMOVE_DATA_OF_DEPARTED_PLACE, [now - RETENTION_AFTER_LEAVING_MS])).rowCount === 1)
    removedCount += 1;
  return removedCount;
}

/** The encounters whose dice got a new secret seed, and whose channels haven't been told about it yet. */
export async function resealedEncounters(
  { pool }: OpenPostgres,
  shards?: Shards,
): Promise<readonly ResealedEncounter[]> {
  const { rows } = await pool.query<ResealedEncounter>(
    `SELECT server, channel, name, resealed AS commitment, resealed_because AS because FROM encounters
     WHERE current AND resealed IS NOT NULL AND ${shardCondition()} ORDER BY id`,
    shardValues(shards),
  );
  return rows;
}

export async function clearResealNotice({ pool }: OpenPostgres, { server, channel }: Place): Promise<void> {
  await pool.query(
    'UPDATE encounters SET resealed = NULL WHERE server = $1 AND channel = $2 AND resealed IS NOT NULL',
    [server, channel],
  );
}

/**
 * How long a process may work on an encounter that it claimed before another process may take the encounter, in
 * milliseconds. A commit ends the claim.
 */
const CLAIM_DURATION_MS = 30 * SECOND;

/** How far the clocks of two machines may differ, in milliseconds. Due times come from the process's clock. */
const MAX_CLOCK_DIFFERENCE_MS = MINUTE;

const NOW_SQL = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Skips encounters that another process is working on or has claimed. */
const CLAIM_DUE_ENCOUNTERS = `
  UPDATE encounters SET claimed_until = ${NOW_SQL} + ${CLAIM_DURATION_MS}
  WHERE (server, id) IN (
    SELECT server, id FROM encounters
    WHERE due_at <= $3 AND current AND (claimed_until IS NULL OR claimed_until <= ${NOW_SQL}) AND ${shardCondition()}
    ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
  RETURNING id::float8 AS encounter, revision::float8, channel, server, due_at::float8 AS "dueAt"`;

/** A claimed encounter becomes due again when its claim ends. */
const SELECT_NEXT_DUE_TIME = `
  SELECT least(
    (SELECT due_at FROM encounters WHERE due_at IS NOT NULL AND current AND claimed_until IS NULL AND ${shardCondition()}
     ORDER BY due_at LIMIT 1),
    (SELECT min(greatest(due_at, claimed_until)) FROM encounters
     WHERE due_at IS NOT NULL AND current AND claimed_until IS NOT NULL AND ${shardCondition()}))::float8 AS next`;

/** Claims the encounters that are due before an instant, so that no other process takes them. */
export async function claimDueEncounters(
  { pool }: OpenPostgres,
  before: number,
  max: number,
  shards?: Shards,
): Promise<readonly DueEncounter[]> {
  const values = [...shardValues(shards), before, max];
  const { rows } = await pool.query<DueEncounter & { readonly dueAt: number }>(CLAIM_DUE_ENCOUNTERS, values);
  return rows.toSorted((one, other) => one.dueAt - other.dueAt).map(({ dueAt: _, ...dueEncounter }) => dueEncounter);
}

export async function nextDueTime({ pool }: OpenPostgres, shards?: Shards): Promise<number | undefined> {
  const { rows } = await pool.query<{ readonly next: number | null }>(SELECT_NEXT_DUE_TIME, shardValues(shards));
  return rows[0]?.next ?? undefined;
}

/**
 * Compares the clocks of this machine and the database, and checks that the database's clock hasn't gone back. The
 * leases already show that the process is running, so no heartbeat is stored.
 */
export async function compareClocks({ pool }: OpenPostgres, now: number): Promise<HeartbeatResult> {
  const { rows } = await pool.query<{ readonly apart: number; readonly behind: number | null }>(
    `SELECT abs(${NOW_SQL} - $1)::float8 AS apart, ((SELECT max(at) FROM shards) - ${NOW_SQL})::float8 AS behind`,
    [now],
  );
  const [{ apart, behind } = { apart: 0, behind: null }] = rows;
  return { ...(apart > MAX_CLOCK_DIFFERENCE_MS && { apart }), ...(behind !== null && behind > 0 && { behind }) };
}

/** Ends downtimes of all shards now if they would end later. */
const END_DOWNTIMES = [
  'DELETE FROM downtimes WHERE "from" >= $1',
  'UPDATE downtimes SET until = $1 WHERE until > $1',
] as const;

const ADD_DOWNTIMES = `
  INSERT INTO downtimes ("of", shard, "from", until) SELECT "of", shard, $1 - $2::bigint, $1 FROM shards
  ON CONFLICT ("of", shard, "from") DO UPDATE SET until = excluded.until`;

/**
 * Trusts the database's clock again although it is behind the leases. If several processes call this, only the first
 * call changes anything.
 */
export async function trustClock({ pool }: OpenPostgres, steadyForMs: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE shards IN EXCLUSIVE MODE');
    const { rows } = await client.query<{ readonly now: number }>(
      `SELECT ${NOW_SQL}::float8 AS now WHERE EXISTS (SELECT FROM shards WHERE at > ${NOW_SQL})`,
    );
    for (const { now } of rows) {
      for (const statement of END_DOWNTIMES) await client.query(statement, [now]);
      await client.query(ADD_DOWNTIMES, [now, steadyForMs]);
      await client.query('UPDATE shards SET at = $1 WHERE at > $1', [now]);
      await client.query('UPDATE encounters SET due_at = 0, claimed_until = NULL WHERE current AND clock IS NOT NULL');
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection ends a transaction that was still open.
    client.release(true);
    throw error;
  }
}

import type SQLite from 'better-sqlite3';
import type { Encounter, UserId } from '../../rules/core/encounter.ts';
import type { SheetChange } from '../../session/change.ts';
import type { Character } from '../../session/character.ts';
import type { DeedsInMessage } from '../../session/loadable.ts';
import { type People as LoadedPeople, NO_PEOPLE, usersOf } from '../../session/person.ts';
import type { FieldImage, Portrait } from '../../session/portrait.ts';
import type { Shards } from '../../shards.ts';
import { COUNTDOWN_HORIZON_MS } from '../../time/countdown.ts';
import type { Span } from '../../time/zone.ts';
import { DEEDS_PER_PAGE, type DeedRow, readPages } from '../deed-rows.ts';
import { type PostRow, postOf } from '../post-cache.ts';
import type { DueEncounter, HeartbeatResult, Place, ShownPost, StoredPost } from '../store.ts';
import { MAX_FIELD_IMAGES, mergedSheet } from '../store.ts';
import { and, asc, type Database, desc, eq, gt, lt, notInArray, type OpenSqlite, sql } from './drizzle.ts';
import { EncounterRows, Seeds, Shares } from './encounters.ts';
import { Packs, People, SavedActions, ServerDefaults, Waits } from './people.ts';
import { SpeechMessages } from './personal.ts';
import { characters, deeds, encounters, fieldImages, portraits } from './schema.ts';

/** The tables of an open database. */
export interface Tables {
  readonly rows: EncounterRows;
  readonly deeds: Deeds;
  readonly seeds: Seeds;
  readonly posts: StoredPosts;
  readonly characters: Characters;
  readonly fieldImages: FieldImages;
  readonly saved: SavedActions;
  readonly people: People;
  readonly dueTimes: DueTimes;
  readonly waits: Waits;
  readonly servers: ServerDefaults;
  readonly packs: Packs;
  readonly said: SpeechMessages;
  readonly shares: Shares;
}

/** Each table prepares its common statements once, when it is used for the first time. */
export function openTables(open: OpenSqlite): Tables {
  const { db, sqlite } = open;
  const seeds = createOnce(() => new Seeds(open));
  const people = createOnce(() => new People(db));
  const rows = createOnce(() => new EncounterRows(open, seeds()));
  const deeds = createOnce(() => new Deeds(db));
  const posts = createOnce(() => new StoredPosts(open));
  const characters = createOnce(() => new Characters(db));
  const fieldImages = createOnce(() => new FieldImages(db));
  const savedActions = createOnce(() => new SavedActions(db));
  const dueTimes = createOnce(() => new DueTimes(sqlite, people()));
  const waits = createOnce(() => new Waits(sqlite, people()));
  const serverDefaults = createOnce(() => new ServerDefaults(db));
  const packs = createOnce(() => new Packs(db));
  const speechMessages = createOnce(() => new SpeechMessages(db));
  const shares = createOnce(() => new Shares(db, rows()));
  return {
    get rows() {
      return rows();
    },
    get deeds() {
      return deeds();
    },
    get seeds() {
      return seeds();
    },
    get posts() {
      return posts();
    },
    get characters() {
      return characters();
    },
    get fieldImages() {
      return fieldImages();
    },
    get saved() {
      return savedActions();
    },
    get people() {
      return people();
    },
    get dueTimes() {
      return dueTimes();
    },
    get waits() {
      return waits();
    },
    get servers() {
      return serverDefaults();
    },
    get packs() {
      return packs();
    },
    get said() {
      return speechMessages();
    },
    get shares() {
      return shares();
    },
  };
}

/** Returns a function that makes a value at its first call, and returns the same value at each later call. */
function createOnce<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** The number of deeds per page when deeds are read latest first. Most callers need only the last few deeds. */
const DEEDS_PER_SMALL_PAGE = 40;

/** Reads the deeds of encounters with their events, in pages. */
class Deeds {
  readonly #after;
  readonly #before;

  constructor(db: Database) {
    const [encounter, number] = [eq(deeds.encounter, sql.placeholder('encounter')), sql.placeholder('number')];
    const selectDeeds = () => db.select().from(deeds);
    this.#after = selectDeeds()
      .where(and(encounter, gt(deeds.number, number)))
      .orderBy(asc(deeds.number))
      .limit(DEEDS_PER_PAGE)
      .prepare();
    this.#before = selectDeeds()
      .where(and(encounter, lt(deeds.number, number)))
      .orderBy(desc(deeds.number))
      .limit(DEEDS_PER_SMALL_PAGE)
      .prepare();
  }

  /** The deeds of an encounter, oldest first. Includes undone deeds. */
  oldestFirst(encounter: number): AsyncIterable<readonly DeedRow[]> {
    return readPages<DeedRow>(DEEDS_PER_PAGE, (last) => this.#after.all({ encounter, number: last?.number ?? -1 }));
  }

  latestFirst(encounter: number): AsyncIterable<readonly DeedRow[]> {
    const end = Number.MAX_SAFE_INTEGER;
    return readPages<DeedRow>(DEEDS_PER_SMALL_PAGE, (last) =>
      this.#before.all({ encounter, number: last?.number ?? end }),
    );
  }
}

const SELECT_POSTS_TO_SHOW = `
  SELECT e.server, p.encounter, p.number, p.kind, p.state, p.view, p.version, p.message, p.channel,
  CASE p.kind WHEN 'nudge' THEN (
    SELECT q.message FROM posts q WHERE q.encounter = p.encounter AND q.state = 'open' AND q.message IS NOT NULL
    AND q.kind IN ('question', 'turn') ORDER BY q.kind, q.number DESC LIMIT 1) END AS about
  FROM posts p JOIN encounters e ON e.id = p.encounter
  WHERE e.server = @server AND e.channel = @channel AND p.version IS NOT p.shown ORDER BY p.encounter, p.number`;
const SELECT_CHANNELS_TO_SHOW = `
  SELECT e.server, e.channel FROM posts p JOIN encounters e ON e.id = p.encounter WHERE p.version IS NOT p.shown
  GROUP BY e.server, e.channel ORDER BY max(e.id)`;
/**
 * A message with the state 'closed' only tells what happened. It isn't shown again unless it changes, so its content is
 * dropped and only its id is kept.
 */
const MARK_POST_SHOWN = `
  UPDATE posts SET shown = @version, message = @message, channel = @channel,
  view = CASE WHEN state = 'closed' AND version = @version THEN NULL ELSE view END
  WHERE encounter = @encounter AND number = @number`;
const DELETE_POST = `DELETE FROM posts WHERE encounter = ? AND number = ? AND state = 'gone' AND shown = version`;
const SELECT_DEEDS_IN_MESSAGE = `
  SELECT p.encounter, p.first_deed AS first, p.last_deed AS last FROM posts p JOIN encounters e ON e.id = p.encounter
  WHERE p.message = ? AND e.channel = ? AND p.first_deed IS NOT NULL`;
interface UnparsedPostRow extends Omit<PostRow, 'view'> {
  readonly view: string | null;
}

/** The messages that show encounters: how each should look, and what Discord shows. */
class StoredPosts {
  readonly #statements;
  readonly #noteAll: SQLite.Transaction<(notes: readonly ShownPost[]) => void>;

  constructor({ sqlite }: Pick<OpenSqlite, 'sqlite'>) {
    this.#noteAll = sqlite.transaction((notes) => {
      for (const each of notes) this.#note(each);
    });
    this.#statements = {
      toShow: sqlite.prepare<[Place], UnparsedPostRow>(SELECT_POSTS_TO_SHOW),
      told: sqlite.prepare<[string, string], DeedsInMessage>(SELECT_DEEDS_IN_MESSAGE),
      channels: sqlite.prepare<[], Place>(SELECT_CHANNELS_TO_SHOW),
      shown: sqlite.prepare(MARK_POST_SHOWN),
      forget: sqlite.prepare(DELETE_POST),
      relaxSync: sqlite.prepare('PRAGMA synchronous = NORMAL'),
      restoreSync: sqlite.prepare('PRAGMA synchronous = FULL'),
    };
  }

  /** The messages of a channel that Discord doesn't show correctly yet, oldest first. */
  toShow({ server, channel }: Place): readonly StoredPost[] {
    const rows = this.#statements.toShow.all({ server, channel });
    return rows.map((row) => postOf({ ...row, view: row.view === null ? null : JSON.parse(row.view) }));
  }

  /** The deeds that a message in a channel describes. */
  toldIn(channel: string, message: string): DeedsInMessage | undefined {
    return this.#statements.told.get(message, channel);
  }

  /**
   * Records what Discord shows now, without waiting for the disk. If a power cut loses the notes, Fray updates the
   * messages in Discord again.
   */
  noteShown(notes: readonly ShownPost[]): void {
    this.#statements.relaxSync.run();
    try {
      this.#noteAll.immediate(notes);
    } finally {
      this.#statements.restoreSync.run();
    }
  }

  #note({ encounter, number, version, message, channel }: ShownPost): void {
    this.#statements.shown.run({ encounter, number, version, message: message ?? null, channel: channel ?? null });
    if (message === undefined) this.#statements.forget.run(encounter, number);
  }

  /** The channels with messages to show. The channel with the newest encounter comes last. */
  channels(): readonly Place[] {
    return this.#statements.channels.all();
  }
}

/** The characters of all players in all servers. */
class Characters {
  readonly #db: Database;
  readonly #ofPlayer;
  readonly #portrait;

  constructor(db: Database) {
    this.#db = db;
    this.#ofPlayer = prepareCharactersQuery(db);
    this.#portrait = preparePortraitQuery(db);
  }

  /** A player's characters in a server, by name. */
  of(server: string, user: string): readonly Character[] {
    return this.#ofPlayer
      .all({ server, user })
      .map(({ lookup: _, draft, ...character }) => ({ ...character, ...(draft !== null && { draft }) }));
  }

  /** Merges an encounter's change to a sheet into the stored character. Does nothing if the character isn't stored. */
  changeSheet(change: SheetChange, now: number): void {
    const characterCondition = eq(characters.id, change.character);
    const row = this.#db.select().from(characters).where(characterCondition).get();
    if (!row) return;
    const sheet = mergedSheet(row, change);
    this.#db.update(characters).set({ sheet, changedAt: now }).where(characterCondition).run();
  }

  /** Changes or removes a character's portrait. Does nothing if the character no longer exists. */
  changePortrait(character: string, portrait: Portrait | undefined): void {
    this.#db.delete(portraits).where(eq(portraits.character, character)).run();
    const row = this.#db.select({ id: characters.id }).from(characters).where(eq(characters.id, character)).get();
    if (!portrait || !row) return;
    const { type, bytes } = portrait;
    this.#db
      .insert(portraits)
      .values({ character, type, bytes: Buffer.from(bytes) })
      .run();
  }

  /** The ids of a player's characters in a server that have a portrait. */
  withPortrait(server: string, user: string): readonly string[] {
    return this.#db
      .select({ id: characters.id })
      .from(characters)
      .innerJoin(portraits, eq(portraits.character, characters.id))
      .where(and(eq(characters.server, server), eq(characters.user, user)))
      .all()
      .map(({ id }) => id);
  }

  /** The portrait of a character in a server. */
  portrait(server: string, character: string): Portrait | undefined {
    return this.#portrait.get({ server, character });
  }
}

function prepareCharactersQuery(db: Database) {
  return db
    .select()
    .from(characters)
    .where(and(eq(characters.server, sql.placeholder('server')), eq(characters.user, sql.placeholder('user'))))
    .orderBy(asc(characters.lookup))
    .prepare();
}

function preparePortraitQuery(db: Database) {
  const { type, bytes } = portraits;
  const characterId = db
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.server, sql.placeholder('server')), eq(characters.id, sql.placeholder('character'))));
  // A join would take four times as long as this subquery, and every message with a character needs the portrait.
  return db
    .select({ type, bytes })
    .from(portraits)
    .where(eq(portraits.character, sql`(${characterId})`))
    .prepare();
}

/** The background images of maps. */
class FieldImages {
  readonly #db: Database;
  readonly #imageQuery;

  constructor(db: Database) {
    this.#db = db;
    const { type, bytes, digest, encounter } = fieldImages;
    this.#imageQuery = db
      .select({ type, bytes })
      .from(fieldImages)
      .innerJoin(encounters, eq(encounters.id, encounter))
      .where(and(eq(digest, sql.placeholder('digest')), eq(encounters.server, sql.placeholder('server'))))
      .limit(1)
      .prepare();
  }

  /** A map image of an encounter in a server. */
  of(server: string, digest: string): Portrait | undefined {
    return this.#imageQuery.get({ server, digest });
  }

  /** Stores a map image of an encounter. Keeps only the encounter's newest few images. */
  add(row: { readonly encounter: number; readonly user: string; readonly at: number }, image: FieldImage): void {
    const { digest, type } = image;
    const [{ encounter, at }, bytes] = [row, Buffer.from(image.bytes)];
    this.#db
      .insert(fieldImages)
      .values({ ...row, digest, type, bytes })
      .onConflictDoUpdate({ target: [fieldImages.encounter, fieldImages.digest], set: { at } })
      .run();
    const newestDigests = this.#db
      .select({ digest: fieldImages.digest })
      .from(fieldImages)
      .where(eq(fieldImages.encounter, encounter))
      .orderBy(desc(fieldImages.at))
      .limit(MAX_FIELD_IMAGES);
    this.#db
      .delete(fieldImages)
      .where(and(eq(fieldImages.encounter, encounter), notInArray(fieldImages.digest, newestDigests)))
      .run();
  }
}

/**
 * SQL that is true if the server is on one of the given shards, or if no shards are given. It gives the same result as
 * `shardOf` (src/shards.ts).
 */
const SHARD_CONDITION =
  '(@own IS NULL OR (CAST(server AS INTEGER) >> 22) % @of IN (SELECT value FROM json_each(@own)))';

const SELECT_DUE_ENCOUNTERS = `
  SELECT id AS encounter, revision, channel, server FROM encounters
  WHERE due_at <= @before AND current = 1 AND ${SHARD_CONDITION} ORDER BY due_at LIMIT @most`;

const SELECT_NEXT_DUE_TIME = `
  SELECT due_at FROM encounters WHERE due_at IS NOT NULL AND current = 1 AND ${SHARD_CONDITION} ORDER BY due_at LIMIT 1`;

interface ShardParameters {
  readonly of: number | null;
  readonly own: string | null;
}

/**
 * Makes waiting encounters due immediately if it matters to them when a user plays: because the user plays a combatant,
 * has lent one without a time for its return, or is a GM while there is a turn timer.
 */
const MAKE_WAITS_OF_USER_DUE = `
  UPDATE encounters SET due_at = 0 WHERE server = @server AND current = 1 AND clock IS NOT NULL AND (
    pace IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(gms) WHERE value = @user)
    OR EXISTS (SELECT 1 FROM combatants WHERE encounter = encounters.id AND (
      controller = @user OR lent ->> 'owner' = @user AND lent ->> 'until' IS NULL)))`;

/**
 * If a player's clock is running in an encounter, makes the encounter due immediately. Only a running clock has an end
 * time.
 */
const MAKE_RUNNING_CLOCKS_DUE = `
  UPDATE encounters SET due_at = 0 WHERE due_at IS NOT NULL AND current = 1 AND instr(clock, '"end":') > 0`;

/** Stores when Fray must act automatically in each encounter, and the times when the process wasn't running. */
class DueTimes {
  readonly #sqlite: SQLite.Database;
  readonly #people: People;
  readonly #makeWaitsDue;
  readonly #due;
  readonly #next;
  #downtimes: readonly Required<Span>[] | undefined;

  constructor(sqlite: SQLite.Database, people: People) {
    this.#sqlite = sqlite;
    this.#people = people;
    this.#makeWaitsDue = sqlite.prepare<[{ server: string; user: string }]>(MAKE_WAITS_OF_USER_DUE);
    this.#due = sqlite.prepare<[ShardParameters & { before: number; most: number }], DueEncounter>(
      SELECT_DUE_ENCOUNTERS,
    );
    this.#next = sqlite.prepare<[ShardParameters], number>(SELECT_NEXT_DUE_TIME).pluck();
  }

  due(before: number, max: number, shards?: Shards): readonly DueEncounter[] {
    return this.#due.all({ before, most: max, ...shardParameters(shards) });
  }

  next(shards?: Shards): number | undefined {
    return this.#next.get(shardParameters(shards));
  }

  /** When an encounter's users play (time zone, quiet hours, days off, absences), and when the bot was down. */
  of(server: string, encounter: Encounter | undefined): LoadedPeople {
    const users = usersOf(encounter);
    if (users.length === 0 && !encounter?.pace) return NO_PEOPLE;
    return { of: this.#people.ofAll(server, users), downtimes: this.downtimes };
  }

  /**
   * Called after a user has changed when they play (time zone, quiet hours, days off, absences). Waiting encounters to
   * which this may matter become due, so that Fray computes their due times again.
   */
  makeWaitsDue(server: string, user: UserId): void {
    this.#makeWaitsDue.run({ server, user });
  }

  /**
   * Called after a user's data was deleted. Every encounter of the server that waits for anyone becomes due, so that
   * Fray computes again who it is waiting for.
   */
  makeAllWaitsDue(server: string): void {
    this.#sqlite
      .prepare('UPDATE encounters SET due_at = 0 WHERE server = ? AND current = 1 AND clock IS NOT NULL')
      .run(server);
  }

  /** The stored downtimes, earliest first. Downtimes that ended too long ago to matter to a turn timer are deleted. */
  get downtimes(): readonly Required<Span>[] {
    this.#downtimes ??= this.#sqlite
      .prepare<[], Required<Span>>('SELECT "from", until FROM downtimes ORDER BY "from"')
      .all();
    return this.#downtimes;
  }

  /**
   * Records that the process is running. If more than `maxGap` milliseconds have passed since the last such record,
   * stores them as a downtime: a time when the process wasn't running.
   */
  beat(now: number, maxGap: number): HeartbeatResult {
    return this.#sqlite
      .transaction(() => {
        const lastHeartbeat = this.#sqlite.prepare<[], number>('SELECT at FROM heartbeats').pluck().get();
        if (lastHeartbeat !== undefined && lastHeartbeat > now) return { behind: lastHeartbeat - now };
        this.#sqlite
          .prepare('INSERT INTO heartbeats (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at')
          .run(now);
        if (lastHeartbeat === undefined || now - lastHeartbeat <= maxGap) return {};
        this.#sqlite.prepare('INSERT OR IGNORE INTO downtimes ("from", until) VALUES (?, ?)').run(lastHeartbeat, now);
        this.#sqlite.prepare('DELETE FROM downtimes WHERE until < ?').run(now - COUNTDOWN_HORIZON_MS);
        this.#downtimes = undefined;
        this.#sqlite.prepare(MAKE_RUNNING_CLOCKS_DUE).run();
        return { downtime: { from: lastHeartbeat, until: now } };
      })
      .immediate();
  }

  /** Trusts the machine's clock again after it was ahead and has been set back. */
  trustClock(now: number, since: number): void {
    this.#sqlite
      .transaction(() => {
        this.#sqlite.prepare('DELETE FROM downtimes WHERE "from" >= ?').run(now);
        this.#sqlite.prepare('UPDATE downtimes SET until = @now WHERE until > @now').run({ now });
        this.#sqlite.prepare('INSERT OR REPLACE INTO downtimes ("from", until) VALUES (?, ?)').run(since, now);
        this.#sqlite.prepare('UPDATE heartbeats SET at = ?').run(now);
        this.#sqlite.prepare('UPDATE encounters SET due_at = 0 WHERE current = 1 AND clock IS NOT NULL').run();
        this.#downtimes = undefined;
      })
      .immediate();
  }
}

function shardParameters(shards: Shards | undefined): ShardParameters {
  return shards ? { of: shards.of, own: JSON.stringify(shards.own) } : { of: null, own: null };
}

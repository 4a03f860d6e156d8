import type { ToldIn } from '../../session/loadable.ts';
import { type DeedRow, inPages, PAGE } from '../deed-rows.ts';
import { type PostRow, postOf } from '../post-cache.ts';
import type { Place, ShownPost, StoredPost } from '../store.ts';
import { Characters, FieldImages } from './characters.ts';
import { and, asc, type Database, desc, eq, gt, lt, type Open, sql } from './drizzle.ts';
import { DueTimes } from './due-times.ts';
import { EncounterRows, Seeds } from './encounters.ts';
import { People, SavedActs, Servers, Waits } from './people.ts';
import { deeds } from './schema.ts';

/** The tables of an open database, with the common statements prepared once. */
export interface Tables {
  readonly rows: EncounterRows;
  readonly deeds: Deeds;
  readonly seeds: Seeds;
  readonly posts: StoredPosts;
  readonly characters: Characters;
  readonly fieldImages: FieldImages;
  readonly saved: SavedActs;
  readonly people: People;
  readonly dueTimes: DueTimes;
  readonly waits: Waits;
  readonly servers: Servers;
}

export function openTables(open: Open): Tables {
  const seeds = new Seeds(open);
  const people = new People(open.db);
  return {
    rows: new EncounterRows(open, seeds),
    deeds: new Deeds(open.db),
    seeds,
    posts: new StoredPosts(open),
    characters: new Characters(open.db),
    fieldImages: new FieldImages(open.db),
    saved: new SavedActs(open.db),
    people,
    dueTimes: new DueTimes(open.sqlite, people),
    waits: new Waits(open.sqlite),
    servers: new Servers(open.db),
  };
}

/** Deeds per page when reading back from the end; few are enough for most readers. */
const FEW = 40;

/** Reads the deeds of encounters with their events, in pages. */
class Deeds {
  readonly #after;
  readonly #before;

  constructor(db: Database) {
    const [encounter, number] = [eq(deeds.encounter, sql.placeholder('encounter')), sql.placeholder('number')];
    const rows = () => db.select().from(deeds);
    this.#after = rows()
      .where(and(encounter, gt(deeds.number, number)))
      .orderBy(asc(deeds.number))
      .limit(PAGE)
      .prepare();
    this.#before = rows()
      .where(and(encounter, lt(deeds.number, number)))
      .orderBy(desc(deeds.number))
      .limit(FEW)
      .prepare();
  }

  /** Includes undone deeds. */
  oldestFirst(encounter: number): AsyncIterable<readonly DeedRow[]> {
    return inPages<DeedRow>(PAGE, (last) => this.#after.all({ encounter, number: last?.number ?? -1 }));
  }

  latestFirst(encounter: number): AsyncIterable<readonly DeedRow[]> {
    const end = Number.MAX_SAFE_INTEGER;
    return inPages<DeedRow>(FEW, (last) => this.#before.all({ encounter, number: last?.number ?? end }));
  }
}

const TO_SHOW = `
  SELECT e.server, p.encounter, p.number, p.kind, p.state, p.view, p.version, p.message, p.channel,
  CASE p.kind WHEN 'nudge' THEN (
    SELECT q.message FROM posts q WHERE q.encounter = p.encounter AND q.state = 'open' AND q.message IS NOT NULL
    AND q.kind IN ('question', 'turn') ORDER BY q.kind, q.number DESC LIMIT 1) END AS about
  FROM posts p JOIN encounters e ON e.id = p.encounter
  WHERE e.server = @server AND e.channel = @channel AND p.version IS NOT p.shown ORDER BY p.encounter, p.number`;
const CHANNELS = `
  SELECT e.server, e.channel FROM posts p JOIN encounters e ON e.id = p.encounter WHERE p.version IS NOT p.shown
  GROUP BY e.server, e.channel ORDER BY max(e.id)`;
/** A closed message is never drawn again, so its view is dropped and only its id kept. */
const SHOWN = `
  UPDATE posts SET shown = @version, message = @message, channel = @channel,
  view = CASE WHEN state = 'closed' AND version = @version THEN NULL ELSE view END
  WHERE encounter = @encounter AND number = @number`;
const FORGET = `DELETE FROM posts WHERE encounter = ? AND number = ? AND state = 'gone' AND shown = version`;
const TOLD = `
  SELECT p.encounter, p.first_deed AS first, p.last_deed AS last FROM posts p JOIN encounters e ON e.id = p.encounter
  WHERE p.message = ? AND e.channel = ? AND p.first_deed IS NOT NULL`;
interface Row extends Omit<PostRow, 'view'> {
  readonly view: string | null;
}

/** The messages that show encounters: how they should look, and what Discord shows. */
class StoredPosts {
  readonly #statements;

  constructor({ sqlite }: Pick<Open, 'sqlite'>) {
    this.#statements = {
      toShow: sqlite.prepare<[Place], Row>(TO_SHOW),
      told: sqlite.prepare<[string, string], ToldIn>(TOLD),
      channels: sqlite.prepare<[], Place>(CHANNELS),
      shown: sqlite.prepare(SHOWN),
      forget: sqlite.prepare(FORGET),
      hurry: sqlite.prepare('PRAGMA synchronous = NORMAL'),
      wait: sqlite.prepare('PRAGMA synchronous = FULL'),
    };
  }

  /** The messages of a channel that Discord doesn't show correctly yet, oldest first. */
  toShow({ server, channel }: Place): readonly StoredPost[] {
    const rows = this.#statements.toShow.all({ server, channel });
    return rows.map((row) => postOf({ ...row, view: row.view === null ? null : JSON.parse(row.view) }));
  }

  /** Which deeds a message of a channel tells. */
  toldIn(channel: string, message: string): ToldIn | undefined {
    return this.#statements.told.get(message, channel);
  }

  /**
   * Notes what Discord shows now. Doesn't wait for the disk: if a power cut loses this, the message is shown once more.
   */
  shown({ encounter, number, version, message, channel }: ShownPost): void {
    this.#statements.hurry.run();
    try {
      this.#statements.shown.run({ encounter, number, version, message: message ?? null, channel: channel ?? null });
      if (message === undefined) this.#statements.forget.run(encounter, number);
    } finally {
      this.#statements.wait.run();
    }
  }

  /** The channels with messages to show; the newest encounter's last. */
  channels(): readonly Place[] {
    return this.#statements.channels.all();
  }
}

import type { RecordedDeed } from '../../session/encounter-record.ts';
import type { LateDeed } from '../../session/lately.ts';
import { type DeedRow, lateDeed, type PastRow, recordedDeed } from '../deed-rows.ts';
import { and, asc, type Database, eq, gte, sql } from './drizzle.ts';
import type { Open } from './open.ts';
import { deeds } from './schema.ts';

const LATEST_FIRST =
  'SELECT number, kind, user, deed, undone_by AS undoneBy, events FROM deeds WHERE encounter = ? ORDER BY number DESC';

interface LateRow extends Pick<DeedRow, 'number' | 'kind' | 'user' | 'undoneBy'> {
  readonly deed: string | null;
  readonly events: string;
}

/** Reads the deeds of encounters with their events. */
export class Deeds {
  readonly #page;
  readonly #past;
  readonly #latest;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>) {
    this.#page = preparePage(db);
    this.#past = preparePast(db);
    this.#latest = sqlite.prepare<[number], LateRow>(LATEST_FIRST);
  }

  /** `most` deeds of the record from a number on, what was undone too, oldest first. */
  page(encounter: number, from: number, most: number): readonly RecordedDeed[] {
    return this.#page.all({ encounter, from, most }).map(recordedDeed);
  }

  /** The same, as much of each as undo and redo go by. */
  past(encounter: number, from: number, most: number): readonly PastRow[] {
    return this.#past.all({ encounter, from, most });
  }

  /** The deeds of the record, the latest first, read one by one as they are looked at. */
  *latestFirst(encounter: number): Iterable<LateDeed> {
    for (const { deed, events, ...row } of this.#latest.iterate(encounter))
      yield lateDeed({ ...row, deed: deed === null ? null : JSON.parse(deed), events: JSON.parse(events) });
  }
}

const PAGE_OF = and(eq(deeds.encounter, sql.placeholder('encounter')), gte(deeds.number, sql.placeholder('from')));

function preparePage(db: Database) {
  return db.select().from(deeds).where(PAGE_OF).orderBy(asc(deeds.number)).limit(sql.placeholder('most')).prepare();
}

function preparePast(db: Database) {
  const { number, kind, user, interaction, deed, thrown, answers, touches, undoneBy, events } = deeds;
  return db
    .select({ number, kind, user, interaction, deed, thrown, answers, touches, undoneBy, events })
    .from(deeds)
    .where(PAGE_OF)
    .orderBy(asc(number))
    .limit(sql.placeholder('most'))
    .prepare();
}

import type { DeedRow } from '../deed-rows.ts';
import { inPages, PAGE } from '../pages.ts';
import { and, asc, type Database, desc, eq, gt, lt, sql } from './drizzle.ts';
import { deeds } from './schema.ts';

/** Deeds that are read at a time by whoever reads back from the end: few are enough for most. */
const FEW = 40;

/** Reads the deeds of encounters with their events, in pages. */
export class Deeds {
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

  /** What was undone too. */
  oldestFirst(encounter: number): AsyncIterable<readonly DeedRow[]> {
    return inPages<DeedRow>(PAGE, (last) => this.#after.all({ encounter, number: last?.number ?? -1 }));
  }

  latestFirst(encounter: number): AsyncIterable<readonly DeedRow[]> {
    const end = Number.MAX_SAFE_INTEGER;
    return inPages<DeedRow>(FEW, (last) => this.#before.all({ encounter, number: last?.number ?? end }));
  }
}

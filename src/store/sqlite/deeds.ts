import type { Deed } from '../../rules/core/deed.ts';
import type { Die } from '../../rules/core/dice.ts';
import type { Event } from '../../rules/core/event.ts';
import type { Open } from './database.ts';
import { and, asc, type Database, desc, eq, gt, inArray, isNull, sql } from './drizzle.ts';
import type { EncounterRow } from './present.ts';
import { deeds, events, type Kind } from './schema.ts';
import { inserting } from './statements.ts';

/** A deed in the record, as a list of them shows it. */
export interface DeedRow {
  readonly number: number;
  readonly user: string;
  readonly deed: Deed;
}

/** A row of the record, whole, with the events that came of it. */
export interface Recorded {
  readonly number: number;
  readonly user: string;
  readonly title: string;
  readonly kind: Kind;
  readonly deed?: Deed;
  readonly answers: readonly string[];
  readonly firstThrow: number;
  readonly thrown: readonly Die[];
  readonly touches: readonly number[];
  readonly undoneBy?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly Event[];
}

/** An event in the record: its number, and the deed it came of. */
export interface Happened {
  readonly number: number;
  readonly deed: number;
  readonly event: Event;
}

/** What is written down when something is done. */
export interface Entry {
  readonly kind: Kind;
  readonly title: string;
  readonly user: string;
  readonly deed?: Deed;
  readonly answers?: readonly string[];
  readonly thrown?: readonly Die[];
  readonly touches?: readonly number[];
  readonly events?: readonly Event[];
}

/** The deeds of fights and what came of them. They are added to and marked, never deleted. */
export class Deeds {
  readonly #db: Database;
  readonly #put;
  readonly #putEvent;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>) {
    this.#db = db;
    this.#put = inserting(sqlite, deeds);
    this.#putEvent = inserting(sqlite, events);
  }

  /** Writes down the fight's next deed; its events and throws have the next numbers. */
  add(
    row: EncounterRow,
    { interaction, now }: { readonly interaction: string; readonly now: number },
    is: Entry,
  ): void {
    const { kind, title, user, deed, answers = [], thrown = [], touches = [], events: happened = [] } = is;
    this.#put({
      encounter: row.id,
      number: row.deeds,
      interaction,
      user,
      title,
      kind,
      deed: deed ?? null,
      answers,
      firstEvent: row.events,
      events: happened.length,
      firstThrow: row.throws,
      thrown,
      touches,
      undoneBy: null,
      at: now,
    });
    for (const [place, event] of happened.entries())
      this.#putEvent({ encounter: row.id, number: row.events + place, deed: row.deeds, event });
  }

  /** The deeds that stand and can be undone, the last first: free rolls change nothing and are passed over. */
  standing(fight: number, most: number): readonly DeedRow[] {
    // A limit of 0 would be none.
    return most > 0 ? this.#standing(fight).limit(most).all().flatMap(done) : [];
  }

  /** The deeds that stand and came after the one in which a round started, the last first. */
  sinceRound(fight: number, round: number): readonly DeedRow[] {
    const starts = sql`json_extract(${events.event}, '$.type') = 'round-started' and json_extract(${events.event}, '$.round') = ${round}`;
    const started = this.#db
      .select({ number: deeds.number })
      .from(events)
      .innerJoin(deeds, and(eq(deeds.encounter, events.encounter), eq(deeds.number, events.deed)))
      .where(and(eq(events.encounter, fight), isNull(deeds.undoneBy), starts))
      .orderBy(desc(events.number))
      .limit(1)
      .get();
    return this.#standing(fight, started?.number).all().flatMap(done);
  }

  /** The last undo that nothing was done after, and which has not been taken back itself. */
  lastUndo(fight: number): { readonly number: number; readonly touches: readonly number[] } | undefined {
    const rows = this.#db
      .select({ number: deeds.number, kind: deeds.kind, touches: deeds.touches })
      .from(deeds)
      .where(and(eq(deeds.encounter, fight), changes))
      .orderBy(desc(deeds.number))
      .all();
    let redone = 0;
    for (const { kind, number, touches } of rows) {
      if (kind === 'done') return undefined;
      if (kind === 'redo') redone += 1;
      else if (redone === 0) return { number, touches };
      else redone -= 1;
    }
    return undefined;
  }

  /** Marks deeds as undone by an undo, or as standing again. */
  mark(fight: number, numbers: readonly number[], undoneBy: number | null): void {
    this.#db
      .update(deeds)
      .set({ undoneBy })
      .where(and(eq(deeds.encounter, fight), inArray(deeds.number, [...numbers])))
      .run();
  }

  /** Every event of the deeds that stand, in order. */
  happened(fight: number): readonly Happened[] {
    return this.#db
      .select({ number: events.number, deed: events.deed, event: events.event })
      .from(events)
      .innerJoin(deeds, and(eq(deeds.encounter, events.encounter), eq(deeds.number, events.deed)))
      .where(and(eq(events.encounter, fight), isNull(deeds.undoneBy)))
      .orderBy(asc(events.number))
      .all();
  }

  /** The whole record, what was undone too, the first first. */
  all(fight: number): readonly Recorded[] {
    const happened = this.#db
      .select()
      .from(events)
      .where(eq(events.encounter, fight))
      .orderBy(asc(events.number))
      .all();
    const of = Map.groupBy(happened, ({ deed }) => deed);
    const rows = this.#db.select().from(deeds).where(eq(deeds.encounter, fight)).orderBy(asc(deeds.number)).all();
    return rows.map(({ deed, undoneBy, number, user, title, kind, answers, firstThrow, thrown, touches, at }) => ({
      number,
      kind,
      title,
      user,
      at,
      ...(deed !== null && { deed }),
      answers,
      firstThrow,
      thrown,
      touches,
      ...(undoneBy !== null && { undoneBy }),
      events: of.get(number)?.map(({ event }) => event) ?? [],
    }));
  }

  #standing(fight: number, after = -1) {
    return this.#db
      .select({ number: deeds.number, user: deeds.user, deed: deeds.deed })
      .from(deeds)
      .where(
        and(
          eq(deeds.encounter, fight),
          eq(deeds.kind, 'done'),
          isNull(deeds.undoneBy),
          changes,
          gt(deeds.number, after),
        ),
      )
      .orderBy(desc(deeds.number));
  }
}

/** What changes nothing is passed over by undo and redo: free rolls, and deeds withdrawn before anything came of them. */
const changes = sql`(${deeds.kind} <> 'withdrawn' and coalesce(json_extract(${deeds.deed}, '$.type'), '') <> 'roll')`;

/** What was done has a deed; an undo and a redo have none. */
function done({ deed, ...row }: Omit<DeedRow, 'deed'> & { readonly deed: Deed | null }): readonly DeedRow[] {
  return deed === null ? [] : [{ ...row, deed }];
}

import type { Encounter } from '../../rules/core/encounter.ts';
import type { NewDeed } from '../../session/change.ts';
import type { RecordedDeed } from '../../session/encounter-record.ts';
import type { History } from '../../session/undo-plan.ts';
import { and, asc, type Database, eq, gte, inArray, lt } from './drizzle.ts';
import type { Open } from './open.ts';
import { deeds, events } from './schema.ts';
import { inserting } from './statements.ts';

/** The deeds of encounters and their events. They are added and marked, never deleted. */
export class Deeds {
  readonly #db: Database;
  readonly #insert;
  readonly #insertEvent;

  constructor({ db, sqlite }: Pick<Open, 'db' | 'sqlite'>) {
    this.#db = db;
    this.#insert = inserting(sqlite, deeds);
    this.#insertEvent = inserting(sqlite, events);
  }

  /** Adds a deed with its events. An undo marks the deeds it touches, a redo takes the marks off. */
  add(
    encounter: number,
    { interaction, now }: { readonly interaction: string; readonly now: number },
    added: NewDeed,
  ): void {
    const { number, kind, deed, events: happened, firstEvent, thrown, bulk, touches } = added;
    this.#insert({
      ...added,
      encounter,
      interaction,
      deed: deed ?? null,
      events: happened.length,
      thrown: bulk ?? thrown,
      undoneBy: null,
      redacted: false,
      at: now,
    });
    for (const [index, event] of happened.entries())
      this.#insertEvent({ encounter, number: firstEvent + index, deed: number, event });
    if (kind === 'undo' || kind === 'redo') this.#mark(encounter, touches, kind === 'undo' ? number : null);
  }

  /** What undo and redo go by. */
  history(encounter: number, opening: Encounter): History {
    const { number, kind, user, deed, thrown, answers, touches, undoneBy } = deeds;
    const rows = this.#db
      .select({ number, kind, user, deed, thrown, answers, touches, undoneBy })
      .from(deeds)
      .where(eq(deeds.encounter, encounter))
      .orderBy(asc(number))
      .all();
    return {
      opening,
      deeds: rows.map((row) => ({
        ...row,
        deed: row.deed ?? undefined,
        dice: 'count' in row.thrown ? row.thrown.count : row.thrown.length,
        answers: row.answers.length,
        undoneBy: row.undoneBy ?? undefined,
      })),
      events: this.#db
        .select({ deed: events.deed, event: events.event })
        .from(events)
        .where(eq(events.encounter, encounter))
        .orderBy(asc(events.number))
        .all(),
    };
  }

  /** `most` deeds of the record from a number on, what was undone too, oldest first. */
  page(encounter: number, from: number, most: number): readonly RecordedDeed[] {
    const rows = this.#db
      .select()
      .from(deeds)
      .where(and(eq(deeds.encounter, encounter), gte(deeds.number, from)))
      .orderBy(asc(deeds.number))
      .limit(most)
      .all();
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return [];
    const happened = this.#db
      .select()
      .from(events)
      .where(
        and(
          eq(events.encounter, encounter),
          gte(events.number, first.firstEvent),
          lt(events.number, last.firstEvent + last.events),
        ),
      )
      .orderBy(asc(events.number))
      .all();
    const byDeed = Map.groupBy(happened, ({ deed }) => deed);
    return rows.map(
      ({ deed, undoneBy, number, user, kind, answers, firstThrow, thrown, touches, at, hash, redacted }) => ({
        number,
        kind,
        user,
        at,
        ...(deed !== null && { deed }),
        answers,
        firstThrow,
        ...('count' in thrown ? { thrown: [], bulk: thrown } : { thrown }),
        touches,
        ...(undoneBy !== null && { undoneBy }),
        events: byDeed.get(number)?.map(({ event }) => event) ?? [],
        hash,
        ...(redacted && { redacted }),
      }),
    );
  }

  #mark(encounter: number, numbers: readonly number[], undoneBy: number | null): void {
    this.#db
      .update(deeds)
      .set({ undoneBy })
      .where(and(eq(deeds.encounter, encounter), inArray(deeds.number, [...numbers])))
      .run();
  }
}

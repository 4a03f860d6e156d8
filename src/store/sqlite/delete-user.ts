import { deletionWrites, type KeptEncounter, redaction, writtenBy } from '../redaction/deletion.ts';
import { HINTS, type Redaction } from '../redaction/redact.ts';
import { DONE_ALREADY, traces } from '../redaction/traces.ts';
import { isTheirs } from './combatants.ts';
import { and, asc, type Column, type Database, eq, sql } from './drizzle.ts';
import type { EncounterRows } from './encounter-rows.ts';
import { characters, chronicles, combatants, deeds, encounters, people, posts, replies, saved } from './schema.ts';
import type { ShapeWriter } from './shape-writer.ts';

/** Some encounters, as a part of a query. */
type Which = ReturnType<typeof sql>;

/** What reads and writes encounters. */
interface Tables {
  readonly db: Database;
  readonly rows: EncounterRows;
  readonly shapes: ShapeWriter;
}

/** Deletes a user’s characters and words in one server, and replaces their id wherever they ran or played in an encounter. */
export function deleteUser({ db, rows, shapes }: Tables, server: string, user: string): void {
  for (const table of [characters, saved, people])
    db.delete(table)
      .where(and(eq(table.server, server), eq(table.user, user)))
      .run();
  const read = (which: Which) => encountersOf(db, rows, server, which);
  const written = [...read(playedBy(user))].flatMap((each) => writtenBy(user, each));
  const whom = redaction(user, written);
  redactReplies(db, whom);
  for (const each of read(mayName(user))) for (const write of deletionWrites(each, whom)) shapes.write(write);
}

function playedBy(user: string): Which {
  return sql`(${encounters.id} IN (SELECT ${deeds.encounter} FROM ${deeds} WHERE ${deeds.user} = ${user})
    OR ${encounters.id} IN (SELECT ${combatants.encounter} FROM ${combatants} WHERE ${isTheirs(user)}))`;
}

/** Those that have the user’s id somewhere, or anybody’s words, which may be the user’s. */
function mayName(user: string): Which {
  const { opening, waiting, pending, clock, id } = encounters;
  const kept = sql`${deeds.user} = ${user} OR ${deeds.answers} <> '[]' OR ${has([deeds.deed], HINTS.deeds)}
    OR ${has([deeds.deed, deeds.events], [user, ...HINTS.both])}`;
  return sql`(${has([opening, waiting, pending, clock], [user])}
    OR EXISTS (SELECT 1 FROM ${deeds} WHERE ${deeds.encounter} = ${id} AND (${kept}))
    OR EXISTS (SELECT 1 FROM ${chronicles} WHERE ${chronicles.encounter} = ${id} AND ${has([chronicles.lines], [user])}))`;
}

/** Whether any of the columns has any of the texts. */
function has(columns: readonly Column[], texts: readonly string[]) {
  const found = columns.flatMap((column) => texts.map((text) => sql`instr(${column}, ${text}) > 0`));
  return sql`(${sql.join(found, sql` OR `)})`;
}

/** Encounters whole, one after the other. */
function* encountersOf(db: Database, rows: EncounterRows, server: string, which: Which): Iterable<KeptEncounter> {
  const found = db
    .select({ id: encounters.id })
    .from(encounters)
    .where(and(eq(encounters.server, server), which))
    .all();
  for (const { id } of found) {
    const row = db.select().from(encounters).where(eq(encounters.id, id)).get();
    if (!row) throw new Error(`No encounter ${id}`);
    yield {
      state: rows.stateOf(row),
      opening: row.opening,
      deeds: db.select().from(deeds).where(eq(deeds.encounter, id)).orderBy(asc(deeds.number)).all(),
      posts: db.select().from(posts).where(eq(posts.encounter, id)).all(),
      chronicle: db.select().from(chronicles).where(eq(chronicles.encounter, id)).get()?.lines ?? [],
    };
  }
}

/** A second delivery is then only told that it was done. */
function redactReplies(db: Database, whom: Redaction): void {
  const bare = sql`replace(replace(${replies.reply}, char(92), ''), char(8203), '')`;
  const shows = sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(traces(whom))}) WHERE instr(${bare}, value) > 0)`;
  db.update(replies)
    .set({ user: '', reply: DONE_ALREADY })
    .where(sql`${replies.user} = ${whom.user} OR ${shows}`)
    .run();
}

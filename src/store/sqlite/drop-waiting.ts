import type { EncounterState } from '../../session/encounter-state.ts';
import { withoutUser } from '../../session/pending.ts';
import { and, type Database, eq, sql } from './drizzle.ts';
import { encounters, posts } from './schema.ts';

/** The encounters of a server, as a part of a query. */
export type Here = ReturnType<typeof sql>;

/** A wish to join, and words to or from the player, go with the messages that tell of them. */
export function dropPending(db: Database, here: Here, user: string): void {
  const rows = db
    .select({ id: encounters.id, pending: encounters.pending })
    .from(encounters)
    .where(sql`${encounters.id} IN ${here} AND instr(${encounters.pending}, ${user}) > 0`)
    .all();
  for (const { id, pending } of rows) {
    if (!pending) continue;
    const { kept, dropped } = withoutUser(pending, user);
    db.update(encounters).set({ pending: kept }).where(eq(encounters.id, id)).run();
    for (const number of dropped) drop(db, id, number);
  }
}

/** Words of the GM's that nobody has read by the time that the next encounter opens go, and the messages that call for them. */
export function dropUnread(db: Database, { id, pending }: Pick<EncounterState, 'id' | 'pending'>): void {
  if (!pending || pending.whispers.length === 0) return;
  db.update(encounters)
    .set({ pending: { ...pending, whispers: [] } })
    .where(eq(encounters.id, id))
    .run();
  for (const { post } of pending.whispers) drop(db, id, post);
}

function drop(db: Database, encounter: number, number: number): void {
  db.update(posts)
    .set({ state: 'gone', view: null, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.encounter, encounter), eq(posts.number, number)))
    .run();
}

/** Nobody waits for them any more. Whom their combatants wait for instead is worked out when the encounter comes up, at once. */
export function dropWaits(db: Database, here: Here, user: string): void {
  const rows = db
    .select({ id: encounters.id, clock: encounters.clock })
    .from(encounters)
    .where(sql`${encounters.id} IN ${here} AND instr(${encounters.clock}, ${user}) > 0`)
    .all();
  for (const { id, clock } of rows)
    if (clock)
      db.update(encounters)
        .set({ clock: { ...clock, waits: clock.waits.filter((wait) => wait.user !== user) }, dueAt: 0 })
        .where(eq(encounters.id, id))
        .run();
}

import type { EncounterState } from '../../session/encounter-state.ts';
import { and, type Database, eq, inArray, sql } from './drizzle.ts';
import { encounters, posts } from './schema.ts';

/** Words of the GM's that nobody has read by the time that the next encounter opens go, and the messages that call for them. */
export function dropUnread(db: Database, { id, pending }: Pick<EncounterState, 'id' | 'pending'>): void {
  if (!pending || pending.whispers.length === 0) return;
  db.update(encounters)
    .set({ pending: { ...pending, whispers: [] } })
    .where(eq(encounters.id, id))
    .run();
  const called = pending.whispers.map(({ post }) => post);
  db.update(posts)
    .set({ state: 'gone', view: null, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.encounter, id), inArray(posts.number, called)))
    .run();
}

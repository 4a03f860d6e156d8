import type { Saved } from '../../session/saved.ts';
import { and, asc, type Database, eq } from './drizzle.ts';
import { saved } from './schema.ts';

/** The acts and rolls that players have saved. */
export class SavedActs {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** What a player has saved in a server, by name. */
  of(server: string, user: string): readonly Saved[] {
    const { name, system, what } = saved;
    return this.#db
      .select({ name, system, what })
      .from(saved)
      .where(and(eq(saved.server, server), eq(saved.user, user)))
      .orderBy(asc(saved.lookup))
      .all();
  }
}

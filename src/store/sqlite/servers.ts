import type { Pace } from '../../rules/core/pace.ts';
import { type Database, eq } from './drizzle.ts';
import { servers } from './schema.ts';

/** What GMs have made usual in their servers. */
export class Servers {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The pace with which a new encounter opens. Undefined: none. */
  usualPace(server: string): Pace | undefined {
    return this.#db.select().from(servers).where(eq(servers.server, server)).get()?.pace ?? undefined;
  }
}

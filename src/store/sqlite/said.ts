import type { Said } from '../../session/loadable.ts';
import type { SaidRow } from '../personal-data.ts';
import type { Place } from '../store.ts';
import { and, type Database, desc, eq } from './drizzle.ts';
import { said } from './schema.ts';

/** The authors of characters' messages. */
export class SaidMessages {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The author of a character's message in a channel. */
  in({ server, channel }: Place, message: string): Said | undefined {
    const row = this.#db
      .select({ user: said.user })
      .from(said)
      .where(and(eq(said.message, message), eq(said.server, server), eq(said.channel, channel)))
      .get();
    return row && { message, user: row.user };
  }

  /** What a user has said in a server, the newest first. */
  by(server: string, user: string): readonly SaidRow[] {
    return this.#db
      .select({ channel: said.channel, message: said.message, at: said.at })
      .from(said)
      .where(and(eq(said.server, server), eq(said.user, user)))
      .orderBy(desc(said.at))
      .all();
  }

  noteShown(interaction: string, message: string): void {
    this.#db.update(said).set({ message }).where(eq(said.interaction, interaction)).run();
  }

  drop(server: string, message: string): void {
    this.#db
      .delete(said)
      .where(and(eq(said.message, message), eq(said.server, server)))
      .run();
  }
}

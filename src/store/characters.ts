import { randomUUID } from 'node:crypto';
import { readWhole } from '../rules/core/reading.ts';
import { rulesNamed } from '../rules/systems.ts';
import { and, asc, type Database, eq } from './drizzle.ts';
import { characters } from './schema.ts';
import { carriedOver, type SheetChange } from './sheet-changes.ts';

/** A player's character as it is kept: whose it is, for which system, and its sheet. */
export interface Character {
  readonly id: string;
  readonly server: string;
  readonly user: string;
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
}

/** Most characters one player may keep in one server. */
export const MOST_CHARACTERS = 50;

/** The characters of the players of a server. */
export class Characters {
  readonly #db: Database;
  readonly #server: string;

  constructor(db: Database, server: string) {
    this.#db = db;
    this.#server = server;
  }

  /** A player's characters, by name. */
  of(user: string): readonly Character[] {
    const mine = and(eq(characters.server, this.#server), eq(characters.user, user));
    return this.#db.select().from(characters).where(mine).orderBy(asc(characters.lookup)).all();
  }

  /** Keeps a character. One of the same player and name (whatever its capitals) takes the new sheet. */
  keep(user: string, name: string, system: string, sheet: object, now: number): void {
    const row = {
      id: randomUUID(),
      server: this.#server,
      user,
      name,
      lookup: name.toLowerCase(),
      system,
      sheet,
      changedAt: now,
    };
    this.#db
      .insert(characters)
      .values(row)
      .onConflictDoUpdate({
        target: [characters.server, characters.user, characters.lookup],
        set: { name, system, sheet, changedAt: now },
      })
      .run();
  }

  /** What has changed in a fight on a character's sheet changes on the one that is kept. Others than kept ones are passed over. */
  follow(changes: readonly SheetChange[], now: number): void {
    for (const change of changes) {
      const one = and(eq(characters.server, this.#server), eq(characters.id, change.character));
      const kept = this.#db.select().from(characters).where(one).get();
      if (!kept) continue;
      const merged = carriedOver(kept.sheet, change);
      const rules = rulesNamed(kept.system);
      // Edited meanwhile so that the two do not go together: then the sheet is as the fight has it.
      const sheet = rules && 'problems' in readWhole(rules.sheet, merged) ? change.after : merged;
      this.#db.update(characters).set({ sheet, changedAt: now }).where(one).run();
    }
  }

  /** Forgets a character. Combatants made from it stay in their fights. */
  forget(id: string): void {
    this.#db
      .delete(characters)
      .where(and(eq(characters.server, this.#server), eq(characters.id, id)))
      .run();
  }
}

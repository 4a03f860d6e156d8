import { randomUUID } from 'node:crypto';
import { readWhole } from '../../rules/core/schema.ts';
import { rulesNamed } from '../../rules/systems.ts';
import { carriedOver, type SheetChange } from '../../session/sheet-changes.ts';
import { and, asc, type Database, eq } from './drizzle.ts';
import { characters, type Draft } from './schema.ts';

/** A player's character as it is kept: whose it is, for which system, and its sheet. */
export interface Character {
  readonly id: string;
  readonly server: string;
  readonly user: string;
  readonly name: string;
  readonly system: string;
  readonly sheet: object;
  /** A form that its player filled in and that did not fit. */
  readonly draft?: Draft | null;
  /** When it last became another, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** Most characters one player may keep in one server. */
export const MOST_CHARACTERS = 50;

/** The characters of the players of a server. */
export class Characters {
  readonly #db: Database;
  readonly #server: string;
  #changed = false;

  constructor(db: Database, server: string) {
    this.#db = db;
    this.#server = server;
  }

  /** Whether any has been kept, changed or forgotten here. */
  get changed(): boolean {
    return this.#changed;
  }

  /** A player's characters, by name. */
  of(user: string): readonly Character[] {
    const mine = and(eq(characters.server, this.#server), eq(characters.user, user));
    return this.#db.select().from(characters).where(mine).orderBy(asc(characters.lookup)).all();
  }

  /** Keeps a character. One of the same player and name (whatever its capitals) takes the new sheet. */
  keep(user: string, name: string, system: string, sheet: object, now: number): Character {
    const row = {
      id: randomUUID(),
      server: this.#server,
      user,
      name,
      lookup: name.toLowerCase(),
      system,
      sheet,
      draft: null,
      changedAt: now,
    };
    this.#changed = true;
    return this.#db
      .insert(characters)
      .values(row)
      .onConflictDoUpdate({
        target: [characters.server, characters.user, characters.lookup],
        set: { name, system, sheet, draft: null, changedAt: now },
      })
      .returning()
      .get();
  }

  /** A character gets another name or sheet; a form that did not fit is done with. Throws for one that is not here. */
  change(id: string, name: string, sheet: object, now: number): Character {
    return this.#update(id, { name, lookup: name.toLowerCase(), sheet, draft: null, changedAt: now });
  }

  /** Keeps a form that did not fit. The character stays as it is. */
  keepDraft(id: string, draft: Draft): Character {
    return this.#update(id, { draft });
  }

  /** What has changed in a fight on a character's sheet changes on the one that is kept. Others than kept ones are passed over. */
  follow(changes: readonly SheetChange[], now: number): void {
    for (const change of changes) {
      const one = this.#one(change.character);
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
    this.#changed = true;
    this.#db.delete(characters).where(this.#one(id)).run();
  }

  #update(id: string, columns: Partial<typeof characters.$inferInsert>): Character {
    this.#changed = true;
    const row = this.#db.update(characters).set(columns).where(this.#one(id)).returning().get();
    if (!row) throw new Error(`No character ${id}`);
    return row;
  }

  #one(id: string) {
    return and(eq(characters.server, this.#server), eq(characters.id, id));
  }
}

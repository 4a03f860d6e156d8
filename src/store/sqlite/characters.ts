import type { SheetChange } from '../../session/change.ts';
import type { Character } from '../../session/character.ts';
import type { FieldImage, Portrait } from '../../session/portrait.ts';
import { carriedOver, MOST_FIELD_IMAGES } from '../store.ts';
import { and, asc, type Database, desc, eq, notInArray, sql } from './drizzle.ts';
import { characters, encounters, fieldImages, portraits } from './schema.ts';

/** The characters of all players in all servers. */
export class Characters {
  readonly #db: Database;
  readonly #ofPlayer;
  readonly #portrait;

  constructor(db: Database) {
    this.#db = db;
    this.#ofPlayer = prepareOfPlayer(db);
    this.#portrait = preparePortrait(db);
  }

  /** A player's characters in a server, by name. */
  of(server: string, user: string): readonly Character[] {
    return this.#ofPlayer
      .all({ server, user })
      .map(({ lookup: _, draft, ...character }) => ({ ...character, ...(draft !== null && { draft }) }));
  }

  /** Copies a sheet change from an encounter to the character. Does nothing if the character isn't stored. */
  changeSheet(change: SheetChange, now: number): void {
    const one = eq(characters.id, change.character);
    const kept = this.#db.select().from(characters).where(one).get();
    if (!kept) return;
    const sheet = carriedOver(kept, change);
    this.#db.update(characters).set({ sheet, changedAt: now }).where(one).run();
  }

  /** Gives a character another portrait, or none. Does nothing if the character is gone meanwhile. */
  changePortrait(character: string, portrait: Portrait | undefined): void {
    this.#db.delete(portraits).where(eq(portraits.character, character)).run();
    const kept = this.#db.select({ id: characters.id }).from(characters).where(eq(characters.id, character)).get();
    if (!portrait || !kept) return;
    const { type, bytes } = portrait;
    this.#db
      .insert(portraits)
      .values({ character, type, bytes: Buffer.from(bytes) })
      .run();
  }

  /** The ids of a player's characters in a server that have a portrait. */
  portrayed(server: string, user: string): readonly string[] {
    return this.#db
      .select({ id: characters.id })
      .from(characters)
      .innerJoin(portraits, eq(portraits.character, characters.id))
      .where(and(eq(characters.server, server), eq(characters.user, user)))
      .all()
      .map(({ id }) => id);
  }

  /** The portrait of a character in a server. */
  portrait(server: string, character: string): Portrait | undefined {
    return this.#portrait.get({ server, character });
  }
}

function prepareOfPlayer(db: Database) {
  return db
    .select()
    .from(characters)
    .where(and(eq(characters.server, sql.placeholder('server')), eq(characters.user, sql.placeholder('user'))))
    .orderBy(asc(characters.lookup))
    .prepare();
}

function preparePortrait(db: Database) {
  const { type, bytes } = portraits;
  return db
    .select({ type, bytes })
    .from(portraits)
    .innerJoin(characters, eq(characters.id, portraits.character))
    .where(and(eq(characters.server, sql.placeholder('server')), eq(characters.id, sql.placeholder('character'))))
    .prepare();
}

/** The background images of maps. */
export class FieldImages {
  readonly #db: Database;
  readonly #found;

  constructor(db: Database) {
    this.#db = db;
    const { type, bytes, digest, encounter } = fieldImages;
    this.#found = db
      .select({ type, bytes })
      .from(fieldImages)
      .innerJoin(encounters, eq(encounters.id, encounter))
      .where(and(eq(digest, sql.placeholder('digest')), eq(encounters.server, sql.placeholder('server'))))
      .limit(1)
      .prepare();
  }

  /** A map image of an encounter in a server. */
  of(server: string, digest: string): Portrait | undefined {
    return this.#found.get({ server, digest });
  }

  /** Stores a map image of an encounter, and keeps only its last few. */
  add(row: { readonly encounter: number; readonly user: string; readonly at: number }, image: FieldImage): void {
    const { digest, type } = image;
    const [{ encounter, at }, bytes] = [row, Buffer.from(image.bytes)];
    this.#db
      .insert(fieldImages)
      .values({ ...row, digest, type, bytes })
      .onConflictDoUpdate({ target: [fieldImages.encounter, fieldImages.digest], set: { at } })
      .run();
    const last = this.#db
      .select({ digest: fieldImages.digest })
      .from(fieldImages)
      .where(eq(fieldImages.encounter, encounter))
      .orderBy(desc(fieldImages.at))
      .limit(MOST_FIELD_IMAGES);
    this.#db
      .delete(fieldImages)
      .where(and(eq(fieldImages.encounter, encounter), notInArray(fieldImages.digest, last)))
      .run();
  }
}

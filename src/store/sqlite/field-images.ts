import type { FieldImage } from '../../session/field-image.ts';
import type { Portrait } from '../../session/portrait.ts';
import { MOST_FIELD_IMAGES } from '../field-images.ts';
import { and, type Database, desc, eq, notInArray, sql } from './drizzle.ts';
import { encounters, fieldImages } from './schema.ts';

/** The pictures that lie under fields. */
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

  /** A picture of an encounter of a server. */
  of(server: string, digest: string): Portrait | undefined {
    return this.#found.get({ server, digest });
  }

  /** Keeps a picture with an encounter, and of its pictures the last few. */
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

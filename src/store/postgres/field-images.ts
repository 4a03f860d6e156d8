import type { FieldImage } from '../../session/field-image.ts';
import type { Portrait } from '../../session/portrait.ts';
import { MOST_FIELD_IMAGES } from '../field-images.ts';
import type { Asks } from './deeds.ts';
import type { OpenPostgres } from './open.ts';

/** A picture of an encounter of a server. */
export async function fieldImage(
  { pool }: OpenPostgres,
  server: string,
  digest: string,
): Promise<Portrait | undefined> {
  const { rows } = await pool.query<Portrait>(
    'SELECT type, bytes FROM field_images WHERE server = $1 AND digest = $2 LIMIT 1',
    [server, digest],
  );
  return rows[0];
}

/** Keeps a picture with an encounter, and of its pictures the last few. */
export async function addFieldImage(
  asks: Asks,
  row: { readonly server: string; readonly encounter: number; readonly user: string; readonly at: number },
  { digest, type, bytes }: FieldImage,
): Promise<void> {
  const { server, encounter, user, at } = row;
  await asks.query(
    `INSERT INTO field_images (server, encounter, digest, "user", type, bytes, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (server, encounter, digest) DO UPDATE SET at = excluded.at`,
    [server, encounter, digest, user, type, Buffer.from(bytes), at],
  );
  await asks.query(
    `DELETE FROM field_images WHERE server = $1 AND encounter = $2 AND digest NOT IN (
       SELECT digest FROM field_images WHERE server = $1 AND encounter = $2 ORDER BY at DESC LIMIT ${MOST_FIELD_IMAGES})`,
    [server, encounter],
  );
}

// Portraits of the creatures and characters in a server's packs.

import type { PackEntryName } from '../../rules/core/encounter.ts';
import { entryKey } from '../../session/pack.ts';
import type { Portrait } from '../../session/portrait.ts';
import type { OpenPostgres } from './database.ts';
import type { Queryable } from './deeds.ts';

type PoolOwner = Pick<OpenPostgres, 'pool'>;

/** The entries of a server's packs that have a portrait. */
export async function packEntriesWithPortrait({ pool }: PoolOwner, server: string): Promise<readonly PackEntryName[]> {
  const { rows } = await pool.query<PackEntryName>(
    'SELECT pack, entry FROM pack_portraits WHERE server = $1 ORDER BY pack COLLATE "C", entry COLLATE "C"',
    [server],
  );
  return rows;
}

/** The portrait of a pack's entry. */
export async function packPortrait(
  { pool }: PoolOwner,
  server: string,
  { pack, entry }: PackEntryName,
): Promise<Portrait | undefined> {
  const { rows } = await pool.query<Portrait>(
    'SELECT type, bytes FROM pack_portraits WHERE server = $1 AND pack = $2 AND entry = $3',
    [server, pack, entryKey(entry)],
  );
  return rows[0];
}

/** Replaces or removes the portrait of a pack's entry. */
export async function changePackPortrait(
  queryable: Queryable,
  { server, user, at }: { readonly server: string; readonly user: string; readonly at: number },
  { pack, entry }: PackEntryName,
  portrait: Portrait | undefined,
): Promise<void> {
  const key = [server, pack, entryKey(entry)];
  await queryable.query('DELETE FROM pack_portraits WHERE server = $1 AND pack = $2 AND entry = $3', key);
  if (!portrait) return;
  await queryable.query(
    'INSERT INTO pack_portraits (server, pack, entry, "user", type, bytes, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [...key, user, portrait.type, Buffer.from(portrait.bytes), at],
  );
}

/** Copies the portrait of a pack's entry to another entry of the pack. Does nothing if the entry has no portrait. */
export async function copyPackPortrait(
  queryable: Queryable,
  server: string,
  { pack, entry }: PackEntryName,
  to: string,
): Promise<void> {
  await queryable.query(
    `INSERT INTO pack_portraits (server, pack, entry, "user", type, bytes, at)
     SELECT server, pack, $4, "user", type, bytes, at FROM pack_portraits
     WHERE server = $1 AND pack = $2 AND entry = $3
     ON CONFLICT (server, pack, entry) DO UPDATE
     SET "user" = excluded."user", type = excluded.type, bytes = excluded.bytes, at = excluded.at`,
    [server, pack, entryKey(entry), entryKey(to)],
  );
}

/** Removes the portraits of a pack. */
export async function removePackPortraits(queryable: Queryable, server: string, pack: string): Promise<void> {
  await queryable.query('DELETE FROM pack_portraits WHERE server = $1 AND pack = $2', [server, pack]);
}

import type { Portrait } from '../../session/portrait.ts';
import type { Asks } from './deeds.ts';
import type { OpenPostgres } from './open.ts';

/** The ids of those of a player’s characters in a server that have a portrait. */
export async function portrayedOf({ pool }: OpenPostgres, server: string, user: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `SELECT c.id FROM characters c JOIN portraits p ON p.server = c.server AND p.character = c.id
     WHERE c.server = $1 AND p.server = $1 AND c."user" = $2`,
    [server, user],
  );
  return rows.map(({ id }) => id);
}

/** The portrait of a character of a server. */
export async function portraitOf(
  { pool }: OpenPostgres,
  server: string,
  character: string,
): Promise<Portrait | undefined> {
  const { rows } = await pool.query<Portrait>(
    'SELECT type, bytes FROM portraits WHERE server = $1 AND character = $2',
    [server, character],
  );
  return rows[0];
}

/** Gives a character another portrait, or none. One that is gone meanwhile is passed over. */
export async function changePortrait(
  asks: Asks,
  server: string,
  character: string,
  portrait: Portrait | undefined,
): Promise<void> {
  if (portrait)
    await asks.query(
      `INSERT INTO portraits (server, character, type, bytes)
       SELECT server, id, $3, $4 FROM characters WHERE server = $1 AND id = $2
       ON CONFLICT (server, character) DO UPDATE SET type = excluded.type, bytes = excluded.bytes`,
      [server, character, portrait.type, Buffer.from(portrait.bytes)],
    );
  else await asks.query('DELETE FROM portraits WHERE server = $1 AND character = $2', [server, character]);
}

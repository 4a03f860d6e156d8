import type { PoolClient } from 'pg';
import type { Combatant } from '../../rules/core/encounter.ts';
import { rulesNamed } from '../../rules/systems.ts';
import type { SheetChange } from '../../session/change.ts';
import type { Character } from '../../session/character.ts';
import type { FieldImage, Portrait } from '../../session/portrait.ts';
import { type CombatantRow, type ConditionRow, combatantOf } from '../rows.ts';
import { MAX_FIELD_IMAGES, mergedSheet, type Place } from '../store.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRowsSql, selectColumnsSql } from './columns.ts';
import type { OpenPostgres } from './database.ts';
import type { Queryable } from './deeds.ts';

const SELECT_CHARACTERS = {
  name: 'characters',
  text: `SELECT ${jsonRowsSql('characters', 'WHERE server = $1 AND "user" = $2 ORDER BY lookup COLLATE "C"')} AS characters`,
};

/** A player's characters in a server, by name. */
export async function charactersOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
  user: string,
): Promise<readonly Character[]> {
  const { rows } = await pool.query<{ readonly characters: readonly Row<'characters'>[] }>({
    ...SELECT_CHARACTERS,
    values: [server, user],
  });
  return (rows[0]?.characters ?? []).map(({ lookup: _, draft, ...character }) => ({
    ...character,
    ...(draft !== null && { draft }),
  }));
}

/** Merges an encounter's change to a sheet into the stored character. Does nothing if the character isn't stored. */
export async function changeSheet(client: PoolClient, server: string, change: SheetChange, now: number): Promise<void> {
  const { rows } = await client.query<Pick<Row<'characters'>, 'system' | 'sheet'>>(
    'SELECT system, sheet FROM characters WHERE server = $1 AND id = $2 FOR UPDATE',
    [server, change.character],
  );
  const [row] = rows;
  if (!row) return;
  await client.query('UPDATE characters SET sheet = $3, changed_at = $4 WHERE server = $1 AND id = $2', [
    server,
    change.character,
    JSON.stringify(mergedSheet(row, change)),
    now,
  ]);
}

/**
 * The id of a premade character contains its player's id: "ready:USER:tdgs:kira". The query compares ids with a range,
 * so that it can use the index.
 */
const SELECT_LAST_PLAYED_CHARACTERS = {
  name: 'last-played',
  text: `
    WITH played AS (
      SELECT e.system, c.* FROM combatants c JOIN encounters e ON e.server = c.server AND e.id = c.encounter
      WHERE c.server = $1 AND e.channel = $2 AND (
        c.character IN (SELECT id FROM characters WHERE server = $1 AND "user" = $3)
        OR (c.character COLLATE "C" >= $4 AND c.character COLLATE "C" < $5))),
    last AS (SELECT DISTINCT ON (character) * FROM played ORDER BY character, encounter DESC, place DESC)
    SELECT system, (SELECT row_to_json(r) FROM (SELECT ${selectColumnsSql('combatants')} FROM (SELECT last.*) l) r) AS combatant,
      (SELECT coalesce(json_agg(r), '[]') FROM (
        SELECT ${selectColumnsSql('conditions')} FROM conditions
        WHERE server = $1 AND encounter = last.encounter AND bearer = last.id ORDER BY place) r) AS conditions
    FROM last`,
};

interface LastPlayedCharacterRow {
  readonly system: string;
  readonly combatant: CombatantRow;
  readonly conditions: readonly ConditionRow[];
}

/** A player's characters by id, each in its state from its last encounter in the channel. */
export async function lastCharactersOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, channel }: Place,
  user: string,
): Promise<ReadonlyMap<string, Combatant>> {
  const values = [server, channel, user, `ready:${user}:`, `ready:${user};`];
  const { rows } = await pool.query<LastPlayedCharacterRow>({ ...SELECT_LAST_PLAYED_CHARACTERS, values });
  return new Map(
    rows.flatMap(({ system, combatant, conditions }) => {
      // A character whose system isn't loaded can't join a fight.
      const rules = rulesNamed(system);
      return rules ? [[combatant.character ?? '', combatantOf(combatant, conditions, rules)]] : [];
    }),
  );
}

/** The ids of a player's characters in a server that have a portrait. */
export async function charactersWithPortraitOf(
  { pool }: OpenPostgres,
  server: string,
  user: string,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `SELECT c.id FROM characters c JOIN portraits p ON p.server = c.server AND p.character = c.id
     WHERE c.server = $1 AND p.server = $1 AND c."user" = $2`,
    [server, user],
  );
  return rows.map(({ id }) => id);
}

/** The portrait of a character in a server. */
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

/** Changes or removes a character's portrait. Does nothing if the character no longer exists. */
export async function changePortrait(
  queryable: Queryable,
  server: string,
  character: string,
  portrait: Portrait | undefined,
): Promise<void> {
  if (portrait)
    await queryable.query(
      `INSERT INTO portraits (server, character, type, bytes)
       SELECT server, id, $3, $4 FROM characters WHERE server = $1 AND id = $2
       ON CONFLICT (server, character) DO UPDATE SET type = excluded.type, bytes = excluded.bytes`,
      [server, character, portrait.type, Buffer.from(portrait.bytes)],
    );
  else await queryable.query('DELETE FROM portraits WHERE server = $1 AND character = $2', [server, character]);
}

/** A map image of an encounter in a server. */
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

/** Stores a map image of an encounter. Keeps only the encounter's newest few images. */
export async function addFieldImage(
  queryable: Queryable,
  row: { readonly server: string; readonly encounter: number; readonly user: string; readonly at: number },
  { digest, type, bytes }: FieldImage,
): Promise<void> {
  const { server, encounter, user, at } = row;
  await queryable.query(
    `INSERT INTO field_images (server, encounter, digest, "user", type, bytes, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (server, encounter, digest) DO UPDATE SET at = excluded.at`,
    [server, encounter, digest, user, type, Buffer.from(bytes), at],
  );
  await queryable.query(
    `DELETE FROM field_images WHERE server = $1 AND encounter = $2 AND digest NOT IN (
       SELECT digest FROM field_images WHERE server = $1 AND encounter = $2 ORDER BY at DESC LIMIT ${MAX_FIELD_IMAGES})`,
    [server, encounter],
  );
}

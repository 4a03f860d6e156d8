import type { PoolClient } from 'pg';
import type { Combatant } from '../../rules/core/encounter.ts';
import { rulesOf } from '../../rules/systems.ts';
import type { Character } from '../../session/character.ts';
import type { SheetChange } from '../../session/sheet-changes.ts';
import { type CombatantRow, type ConditionRow, combatantOf } from '../rows.ts';
import { carriedOver } from '../sheet-merge.ts';
import type { Place } from '../store.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRows, selected } from './columns.ts';
import type { OpenPostgres } from './open.ts';

const OF_PLAYER = {
  name: 'characters',
  text: `SELECT ${jsonRows('characters', 'WHERE server = $1 AND "user" = $2 ORDER BY lookup COLLATE "C"')} AS characters`,
};

/** A player’s characters in a server, by name. */
export async function charactersOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
  user: string,
): Promise<readonly Character[]> {
  const { rows } = await pool.query<{ readonly characters: readonly Row<'characters'>[] }>({
    ...OF_PLAYER,
    values: [server, user],
  });
  return (rows[0]?.characters ?? []).map(({ lookup: _, draft, ...character }) => ({
    ...character,
    ...(draft !== null && { draft }),
  }));
}

/** Carries what has changed on a sheet in an encounter over to the character. One that is not kept is passed over. */
export async function changeSheet(client: PoolClient, server: string, change: SheetChange, now: number): Promise<void> {
  const { rows } = await client.query<Pick<Row<'characters'>, 'system' | 'sheet'>>(
    'SELECT system, sheet FROM characters WHERE server = $1 AND id = $2 FOR UPDATE',
    [server, change.character],
  );
  const [kept] = rows;
  if (!kept) return;
  await client.query('UPDATE characters SET sheet = $3, changed_at = $4 WHERE server = $1 AND id = $2', [
    server,
    change.character,
    JSON.stringify(carriedOver(kept, change)),
    now,
  ]);
}

/** A ready-made character is known by whose it is: "ready:USER:tdgs:kira". The range uses the index. */
const LAST_PLAYED = {
  name: 'last-played',
  text: `
    WITH played AS (
      SELECT e.system, c.* FROM combatants c JOIN encounters e ON e.server = c.server AND e.id = c.encounter
      WHERE c.server = $1 AND e.channel = $2 AND (
        c.character IN (SELECT id FROM characters WHERE server = $1 AND "user" = $3)
        OR (c.character COLLATE "C" >= $4 AND c.character COLLATE "C" < $5))),
    last AS (SELECT DISTINCT ON (character) * FROM played ORDER BY character, encounter DESC, place DESC)
    SELECT system, (SELECT row_to_json(r) FROM (SELECT ${selected('combatants')} FROM (SELECT last.*) l) r) AS combatant,
      (SELECT coalesce(json_agg(r), '[]') FROM (
        SELECT ${selected('conditions')} FROM conditions
        WHERE server = $1 AND encounter = last.encounter AND bearer = last.id ORDER BY place) r) AS conditions
    FROM last`,
};

interface LastPlayed {
  readonly system: string;
  readonly combatant: CombatantRow;
  readonly conditions: readonly ConditionRow[];
}

/** How a player’s characters stood in a channel when they last played there, by the character’s id. */
export async function lastSelvesOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, channel }: Place,
  user: string,
): Promise<ReadonlyMap<string, Combatant>> {
  const values = [server, channel, user, `ready:${user}:`, `ready:${user};`];
  const { rows } = await pool.query<LastPlayed>({ ...LAST_PLAYED, values });
  return new Map(
    rows.map(({ system, combatant, conditions }) => [
      combatant.character ?? '',
      combatantOf(combatant, conditions, rulesOf({ system })),
    ]),
  );
}

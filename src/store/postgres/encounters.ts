import type { Encounter } from '../../rules/core/encounter.ts';
import type { Loadable } from '../../session/loadable.ts';
import type { History } from '../../session/undo-plan.ts';
import type { Shards } from '../../shards.ts';
import { historyOf as historyOfRows } from '../deed-rows.ts';
import { rowsOf } from '../pages.ts';
import type { Place } from '../store.ts';
import { oldestFirst } from './deeds.ts';
import { ofShards, shardValues } from './downtimes.ts';
import type { OpenPostgres } from './open.ts';

/** What undo and redo go by. */
export async function historyOf({ pool }: OpenPostgres, server: string, encounter: number): Promise<History> {
  const { rows } = await pool.query<{ readonly opening: Encounter }>({
    name: 'opening',
    text: 'SELECT opening FROM encounters WHERE server = $1 AND id = $2',
    values: [server, encounter],
  });
  const [found] = rows;
  if (!found) throw new Error(`No encounter ${encounter}`);
  return historyOfRows(found.opening, await Array.fromAsync(rowsOf(oldestFirst(pool, server, encounter))));
}

/** A channel’s last encounters, latest first. */
export async function encountersOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, channel }: Place,
  most: number,
): Promise<Loadable['encounters']> {
  const { rows } = await pool.query<{ readonly found: Loadable['encounters'] }>(
    `SELECT coalesce(json_agg(r), '[]') AS found FROM (
      SELECT id, name FROM encounters WHERE server = $1 AND channel = $2 ORDER BY id DESC LIMIT $3) r`,
    [server, channel, most],
  );
  return rows[0]?.found ?? [];
}

/** Where an encounter has not ended. */
export async function openEncounters(
  { pool }: Pick<OpenPostgres, 'pool'>,
  shards: Shards | undefined,
): Promise<readonly Place[]> {
  const { rows } = await pool.query<Place>(
    `SELECT server, channel FROM encounters WHERE current AND phase <> 'ended' AND ${ofShards()} ORDER BY id`,
    shardValues(shards),
  );
  return rows;
}

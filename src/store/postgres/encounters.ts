import type { Encounter } from '../../rules/core/encounter.ts';
import type { Loadable } from '../../session/loadable.ts';
import type { History } from '../../session/undo-plan.ts';
import { isOf, type Shards } from '../../shards.ts';
import { type DeedRow, historyOf as historyOfRows } from '../deed-rows.ts';
import type { Place } from '../store.ts';
import type { OpenPostgres } from './open.ts';

const HISTORY = {
  name: 'history',
  text: `
    SELECT opening, (SELECT coalesce(json_agg(r), '[]') FROM (
      SELECT number, kind, "user", interaction, deed, thrown, answers, touches, undone_by AS "undoneBy", events
      FROM deeds WHERE server = $1 AND encounter = $2 ORDER BY number) r) AS deeds
    FROM encounters WHERE server = $1 AND id = $2`,
};

interface Found {
  readonly opening: Encounter;
  readonly deeds: readonly DeedRow[];
}

/** What undo and redo go by. */
export async function historyOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
  encounter: number,
): Promise<History> {
  const { rows } = await pool.query<Found>({ ...HISTORY, values: [server, encounter] });
  const [found] = rows;
  if (!found) throw new Error(`No encounter ${encounter}`);
  return historyOfRows(found.opening, found.deeds);
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
    `SELECT server, channel FROM encounters WHERE current AND phase <> 'ended' ORDER BY id`,
  );
  return rows.filter(isOf(shards));
}

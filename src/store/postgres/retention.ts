import type { Shards } from '../../shards.ts';
import { KEPT_AFTER_LEAVING, OF_ENCOUNTER, OF_SERVER, REPLY_KEPT } from '../retention.ts';
import { ofShards, shardValues } from './downtimes.ts';
import type { OpenPostgres } from './open.ts';

type Pool = Pick<OpenPostgres, 'pool'>;

/** Most replies that are removed at a time. */
const MOST_REPLIES_REMOVED = 10_000;

/** The servers of a table: each is found by the index, however many rows it has. */
const serversOf = (table: string) => `(
  WITH RECURSIVE found AS (
    (SELECT server FROM ${table} ORDER BY server LIMIT 1)
    UNION ALL
    SELECT (SELECT t.server FROM ${table} t WHERE t.server > found.server ORDER BY t.server LIMIT 1)
    FROM found WHERE found.server IS NOT NULL)
  SELECT server FROM found WHERE server IS NOT NULL)`;

const noteGone = (table: string) => `
  INSERT INTO departures (place, at)
  SELECT server, $4 FROM ${serversOf(table)} known
  WHERE ${ofShards('known.server')} AND server NOT IN (SELECT unnest($3::text[]))
  ON CONFLICT (place) DO NOTHING`;

/** What another process removes in this moment is passed over. */
const REMOVE_REPLIES = `
  DELETE FROM replies WHERE (server, interaction) IN (
    SELECT server, interaction FROM replies WHERE at < $1 LIMIT ${MOST_REPLIES_REMOVED} FOR UPDATE SKIP LOCKED)`;

const ofPlace = (table: string, id: string) =>
  `${table}_gone AS (DELETE FROM ${table} t USING gone WHERE t.server = gone.server AND t.${id} = gone.id)`;

/** All that is kept of one of the servers and channels that have been gone for long, and that they are. */
const REMOVE_ONE = `
  WITH place AS (SELECT place FROM departures WHERE at < $1 LIMIT 1 FOR UPDATE SKIP LOCKED),
  gone AS (
    SELECT server, id FROM encounters WHERE server = (SELECT place FROM place)
    UNION SELECT server, id FROM encounters WHERE channel = (SELECT place FROM place)),
  ${OF_ENCOUNTER.map((table) => ofPlace(table, 'encounter')).join(', ')},
  ${ofPlace('encounters', 'id')},
  ${['portraits', ...OF_SERVER]
    .map((table) => `${table}_gone AS (DELETE FROM ${table} WHERE server = (SELECT place FROM place))`)
    .join(', ')}
  DELETE FROM departures WHERE place = (SELECT place FROM place)`;

/** Notes in which servers the bot is: of all others of some shards what is kept goes after its time. */
export async function setServers(
  open: Pool,
  present: ReadonlySet<string>,
  now: number,
  shards?: Shards,
): Promise<void> {
  await open.pool.query('DELETE FROM departures WHERE place = ANY ($1::text[])', [[...present]]);
  for (const table of ['encounters', ...OF_SERVER])
    await open.pool.query(noteGone(table), [...shardValues(shards), [...present], now]);
}

/** Notes that the bot is in a server again. */
export async function setBack({ pool }: Pool, server: string): Promise<void> {
  await pool.query('DELETE FROM departures WHERE place = $1', [server]);
}

/** Notes that a server or channel is gone: what is kept of it goes after its time. */
export async function setGone({ pool }: Pool, serverOrChannel: string, now: number): Promise<void> {
  await pool.query('INSERT INTO departures (place, at) VALUES ($1, $2) ON CONFLICT (place) DO NOTHING', [
    serverOrChannel,
    now,
  ]);
}

/** Removes old replies, and all of the servers and channels that have been gone for long. Returns how many of these. */
export async function removeOld({ pool }: Pool, now: number): Promise<number> {
  while ((await pool.query(REMOVE_REPLIES, [now - REPLY_KEPT])).rowCount === MOST_REPLIES_REMOVED);
  let removed = 0;
  while ((await pool.query(REMOVE_ONE, [now - KEPT_AFTER_LEAVING])).rowCount === 1) removed += 1;
  return removed;
}

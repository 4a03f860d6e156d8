import { randomInt } from 'node:crypto';
import type { Encounter } from '../../rules/core/encounter.ts';
import type { PastTurns } from '../../session/answer-times.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { AddedCombatant, FightForStatistics, LoadableData } from '../../session/loadable.ts';
import { type MissedDeeds, NOTHING_MISSED, collectMissedDeeds as ofDeeds } from '../../session/missed-deeds.ts';
import type { History } from '../../session/undo-plan.ts';
import type { Shards } from '../../shards.ts';
import type { DeedRow, FightOpening } from '../deed-rows.ts';
import {
  DEEDS_PER_PAGE,
  historyOf as historyOfRows,
  MAX_JOIN_DEEDS,
  MAX_TURN_TIME_FIGHTS,
  missedDeeds,
  playersIn,
  readFightsForStatistics,
  readPages,
  readPastTurns,
  rowsOf,
} from '../deed-rows.ts';
import type { Key, Place } from '../store.ts';
import { jsonRowsSql } from './columns.ts';
import type { OpenPostgres } from './database.ts';
import { shardCondition, shardValues } from './leases.ts';

/** The number of deeds per page when deeds are read latest first. Most callers need only the last few deeds. */
const DEEDS_PER_SMALL_PAGE = 40;

const WHERE_ENCOUNTER = 'WHERE server = $1 AND encounter = $2';
const SELECT_DEEDS_AFTER = {
  name: 'deeds-after',
  text: `SELECT ${jsonRowsSql('deeds', `${WHERE_ENCOUNTER} AND number > $3 ORDER BY number LIMIT ${DEEDS_PER_PAGE}`)} AS deeds`,
};
const SELECT_DEEDS_BEFORE = {
  name: 'deeds-before',
  text: `SELECT ${jsonRowsSql('deeds', `${WHERE_ENCOUNTER} AND number < $3 ORDER BY number DESC LIMIT ${DEEDS_PER_SMALL_PAGE}`)} AS deeds`,
};

/** Runs queries: the pool, or the connection of a transaction. */
export type Queryable = Pick<OpenPostgres['pool'], 'query'>;

/** The deeds of an encounter in pages, undone ones included. */
export function deedsOldestFirst(
  queryable: Queryable,
  server: string,
  encounter: number,
): AsyncIterable<readonly DeedRow[]> {
  return readPages<DeedRow>(DEEDS_PER_PAGE, (last) =>
    readPage(queryable, SELECT_DEEDS_AFTER, [server, encounter, last?.number ?? -1]),
  );
}

/** The deeds of an encounter in pages, latest first, undone ones included. */
function deedsLatestFirst(queryable: Queryable, server: string, encounter: number): AsyncIterable<readonly DeedRow[]> {
  const end = Number.MAX_SAFE_INTEGER;
  return readPages<DeedRow>(DEEDS_PER_SMALL_PAGE, (last) =>
    readPage(queryable, SELECT_DEEDS_BEFORE, [server, encounter, last?.number ?? end]),
  );
}

async function readPage(
  queryable: Queryable,
  statement: typeof SELECT_DEEDS_AFTER,
  values: readonly unknown[],
): Promise<readonly DeedRow[]> {
  const { rows } = await queryable.query<{ readonly deeds: readonly DeedRow[] }>({ ...statement, values: [...values] });
  return rows[0]?.deeds ?? [];
}

/** What a user may have missed in an encounter. Reads its deeds only as far back as needed. */
export async function readMissedDeeds(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, user }: Key,
  state: EncounterState | undefined,
): Promise<MissedDeeds> {
  if (!state) return NOTHING_MISSED;
  return ofDeeds(state.encounter, user, missedDeeds(deedsLatestFirst(pool, server, state.id)));
}

/** The history that undo and redo need. */
export async function historyOf({ pool }: OpenPostgres, server: string, encounter: number): Promise<History> {
  const { rows } = await pool.query<{ readonly opening: Encounter }>({
    name: 'opening',
    text: 'SELECT opening FROM encounters WHERE server = $1 AND id = $2',
    values: [server, encounter],
  });
  const [row] = rows;
  if (!row) throw new Error(`No encounter ${encounter}`);
  return historyOfRows(row.opening, await Array.fromAsync(rowsOf(deedsOldestFirst(pool, server, encounter))));
}

/** A channel's last encounters, latest first. */
export async function encountersOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, channel }: Place,
  max: number,
): Promise<LoadableData['encounters']> {
  const { rows } = await pool.query<{ readonly found: LoadableData['encounters'] }>(
    `SELECT coalesce(json_agg(r), '[]') AS found FROM (
      SELECT id, name FROM encounters WHERE server = $1 AND channel = $2 ORDER BY id DESC LIMIT $3) r`,
    [server, channel, max],
  );
  return rows[0]?.found ?? [];
}

/**
 * The combatants without a player that a user added in their latest deeds in a server, newest first. Undone deeds don't
 * count. PostgreSQL's JSON functions fail at escapes of characters that it can't store in text, so these escapes are
 * replaced first.
 */
const SELECT_RECENTLY_ADDED_COMBATANTS = {
  name: 'added-lately',
  text: `
    SELECT e.system, added.value ->> 'name' AS name
    FROM (
      SELECT encounter, number, deed, undone_by FROM deeds
      WHERE server = $1 AND "user" = $2 AND deed::text LIKE '{"type":"join"%'
      ORDER BY encounter DESC, number DESC LIMIT ${MAX_JOIN_DEEDS}
    ) d
    JOIN encounters e ON e.server = $1 AND e.id = d.encounter
    CROSS JOIN LATERAL json_array_elements(regexp_replace(d.deed::text, '\\\\u(0000|d[89a-f]..)', '\\\\ufffd', 'gi')::json -> 'combatants') WITH ORDINALITY added(value, place)
    WHERE d.undone_by IS NULL AND added.value ->> 'controller' IS NULL
    ORDER BY d.encounter DESC, d.number DESC, added.place`,
};

export async function readRecentlyAddedCombatants(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, user }: Key,
): Promise<LoadableData['addedLately']> {
  const { rows } = await pool.query<AddedCombatant>({ ...SELECT_RECENTLY_ADDED_COMBATANTS, values: [server, user] });
  return rows;
}

/** The channels with an encounter that has not ended. */
export async function findOpenEncounters(
  { pool }: Pick<OpenPostgres, 'pool'>,
  shards: Shards | undefined,
): Promise<readonly Place[]> {
  const { rows } = await pool.query<Place>(
    `SELECT server, channel FROM encounters WHERE current AND phase <> 'ended' AND ${shardCondition()} ORDER BY id`,
    shardValues(shards),
  );
  return rows;
}

/** The ids of encounters count milliseconds from this time. */
const ENCOUNTER_ID_EPOCH_MS = Date.UTC(2025, 0, 1);
const ENCOUNTER_ID_RANDOM_BITS = 12;

/**
 * Makes an id for a new encounter: the milliseconds since 2025 and 12 random bits. It stays below 2^53 until the year
 * 2094. Ids grow with time and need no sequence that all processes share. If two ids in a server are equal, the second
 * commit conflicts.
 */
export function newEncounterId(now = Date.now()): number {
  return (now - ENCOUNTER_ID_EPOCH_MS) * 2 ** ENCOUNTER_ID_RANDOM_BITS + randomInt(2 ** ENCOUNTER_ID_RANDOM_BITS);
}

/**
 * SQL that is true for a user's own combatants: the ones they play, and the ones they lent to another player. `user` is
 * the placeholder of a parameter, such as "$2".
 */
export function ownCombatantCondition(user: string): string {
  return `(controller = ${user} OR lent ->> 'owner' = ${user})`;
}

/** The latest encounters of a server that a user plays or played in, with their dice. */
export async function readFightsOfUser(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, user }: Pick<Key, 'server' | 'user'>,
  max: number,
): Promise<readonly FightForStatistics[]> {
  const { rows } = await pool.query<{ readonly found: readonly FightOpening[] }>(
    `SELECT coalesce(json_agg(r), '[]') AS found FROM (
      SELECT id, name, opening FROM encounters
      WHERE server = $1 AND id IN (SELECT encounter FROM combatants WHERE server = $1 AND ${ownCombatantCondition('$2')})
      ORDER BY id DESC LIMIT $3) r`,
    [server, user, max],
  );
  return readFightsForStatistics(rows[0]?.found ?? [], (encounter) => deedsOldestFirst(pool, server, encounter));
}

/** How long turns took in an encounter, and in the server's latest encounters with the same players. */
export async function pastTurns(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server }: Pick<Key, 'server'>,
  state: EncounterState | undefined,
): Promise<readonly PastTurns[]> {
  const { rows } = await pool.query<{ readonly found: readonly Pick<FightOpening, 'id' | 'opening'>[] }>(
    `SELECT coalesce(json_agg(r), '[]') AS found FROM (
      SELECT id, opening FROM encounters
      WHERE server = $1 AND (id = $2 OR id IN (SELECT encounter FROM combatants WHERE server = $1 AND controller = ANY($3)))
      ORDER BY id IS NOT DISTINCT FROM $2 DESC, id DESC LIMIT ${MAX_TURN_TIME_FIGHTS}) r`,
    [server, state?.id ?? null, playersIn(state)],
  );
  return readPastTurns(rows[0]?.found ?? [], (encounter) => deedsOldestFirst(pool, server, encounter));
}

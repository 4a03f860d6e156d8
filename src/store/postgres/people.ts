import type { UserId } from '../../rules/core/encounter.ts';
import type { Clock } from '../../session/clock.ts';
import { type StoredDefaults, storedDefaults, WHOLE_SERVER } from '../../session/defaults.ts';
import { NOTHING_PENDING, type PendingData } from '../../session/encounter-state.ts';
import type { PackKeepers, PackSummary, StoredPack } from '../../session/pack.ts';
import type { People, Person, SavedEntry } from '../../session/person.ts';
import {
  type NameRow,
  namesAndPlayersOf,
  type OpenMessage,
  type WaitingEncounter,
} from '../../session/waiting-encounters.ts';
import type { Span } from '../../time/zone.ts';
import { personOf as ofRow } from '../row-writes.ts';
import { packOf, packSummaryOf } from '../rows.ts';
import { SHARED_OWNER } from '../store.ts';
import type { Row } from '../write-shapes.ts';
import { columnsOf, jsonRowsSql } from './columns.ts';
import type { OpenPostgres } from './database.ts';
import type { Queryable } from './deeds.ts';
import { DOWNTIMES_OF_SERVER } from './leases.ts';

const SELECT_PEOPLE = jsonRowsSql('people', 'WHERE server = $1 AND "user" = ANY ($2::text[])');
const SELECT_PEOPLE_OF_ENCOUNTER = {
  name: 'people',
  text: `SELECT ${SELECT_PEOPLE} AS people, (SELECT coalesce(json_agg(d), '[]') FROM (${DOWNTIMES_OF_SERVER}) d) AS downtimes`,
};

/** A user's settings in a server. Empty if nothing is stored. */
export async function personOf({ pool }: OpenPostgres, server: string, user: string): Promise<Person> {
  const { rows } = await pool.query<{ readonly people: readonly Row<'people'>[] }>(
    `SELECT ${SELECT_PEOPLE} AS people`,
    [server, [user]],
  );
  return ofRow(rows[0]?.people[0]);
}

/** When users play (time zone, quiet hours, days off, absences), and when the bot was down for their server. */
export async function peopleOf({ pool }: OpenPostgres, server: string, users: readonly UserId[]): Promise<People> {
  const { rows } = await pool.query<{
    readonly people: readonly Row<'people'>[];
    readonly downtimes: readonly Required<Span>[];
  }>({ ...SELECT_PEOPLE_OF_ENCOUNTER, values: [server, users] });
  const [{ people, downtimes } = { people: [], downtimes: [] }] = rows;
  const rowsByUser = new Map(people.map((row) => [row.user, row]));
  return { of: new Map(users.map((user) => [user, ofRow(rowsByUser.get(user))])), downtimes };
}

/**
 * Called after a user has changed when they play (time zone, quiet hours, days off, absences). Waiting encounters to
 * which this may matter become due, so that Fray computes their due times again.
 */
export async function makeWaitsDue(queryable: Queryable, server: string, user: string): Promise<void> {
  await queryable.query(
    `UPDATE encounters e SET due_at = 0 WHERE server = $1 AND current AND clock IS NOT NULL AND (
     pace IS NOT NULL AND strpos(gms::text, to_json($2::text)::text) > 0
     OR EXISTS (SELECT FROM combatants c WHERE c.server = $1 AND c.encounter = e.id AND (
       c.controller = $2 OR c.lent ->> 'owner' = $2 AND c.lent ->> 'until' IS NULL)))`,
    [server, user],
  );
}

/**
 * Called after a user's data was deleted. Every encounter of the server that waits for anyone becomes due, so that Fray
 * computes again who it is waiting for.
 */
export async function makeAllWaitsDue(queryable: Queryable, server: string): Promise<void> {
  await queryable.query('UPDATE encounters SET due_at = 0 WHERE server = $1 AND current AND clock IS NOT NULL', [
    server,
  ]);
}

/** The actions and rolls that a player has saved in a server, and the rolls that everyone shares there, by name. */
export async function savedEntriesOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
  user: string,
): Promise<readonly SavedEntry[]> {
  const { rows } = await pool.query<SavedEntry & { owner: string }>(
    'SELECT name, system, what, "user" AS owner FROM saved WHERE server = $1 AND "user" IN ($2, $3) ORDER BY lookup COLLATE "C", system',
    [server, user, SHARED_OWNER],
  );
  return rows.map(({ owner, ...row }) => (owner === SHARED_OWNER ? { ...row, shared: true } : row));
}

/** The defaults for new encounters in a server and in a channel. */
export async function encounterDefaultsOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
  channel: string,
): Promise<StoredDefaults> {
  const { rows } = await pool.query<Row<'defaults'>>(
    'SELECT channel, system, settings, pace, map, place FROM defaults WHERE server = $1 AND channel IN ($2, $3)',
    [server, WHOLE_SERVER, channel],
  );
  return storedDefaults(rows);
}

/** The system of the last encounter that was opened in a server. Undefined if there was none. */
export async function lastSystemOf({ pool }: Pick<OpenPostgres, 'pool'>, server: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly system: string | null }>(
    'SELECT last_system AS system FROM servers WHERE server = $1',
    [server],
  );
  return rows[0]?.system ?? undefined;
}

/** Who may change the packs of a server. */
export async function packKeepersOf({ pool }: Pick<OpenPostgres, 'pool'>, server: string): Promise<PackKeepers> {
  const { rows } = await pool.query<{ readonly keepers: PackKeepers | null }>(
    'SELECT pack_keepers AS keepers FROM servers WHERE server = $1',
    [server],
  );
  return rows[0]?.keepers ?? 'managers';
}

const PACK_SUMMARY_FIELDS = columnsOf('packs').flatMap(({ field }) => (field === 'file' ? [] : [field]));
const SELECT_PACK_SUMMARIES = jsonRowsSql(
  'packs',
  'WHERE server = $1 ORDER BY id COLLATE "C", revision DESC, at DESC',
  PACK_SUMMARY_FIELDS,
);
const SELECT_PACKS_IN_USE = jsonRowsSql('packs', 'WHERE server = $1 AND current ORDER BY id COLLATE "C", at DESC');
const SELECT_PACK_REVISION = jsonRowsSql('packs', 'WHERE server = $1 AND id = $2 AND starts_with(digest, $3) LIMIT 1');

/** All revisions of a server's packs, without their files. */
export async function packSummariesOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
): Promise<readonly PackSummary[]> {
  const { rows } = await pool.query<{ readonly packs: readonly Row<'packs'>[] }>(
    `SELECT ${SELECT_PACK_SUMMARIES} AS packs`,
    [server],
  );
  return (rows[0]?.packs ?? []).map(packSummaryOf);
}

/** The packs that a server uses. */
export async function packsOf({ pool }: Pick<OpenPostgres, 'pool'>, server: string): Promise<readonly StoredPack[]> {
  const { rows } = await pool.query<{ readonly packs: readonly Row<'packs'>[] }>(
    `SELECT ${SELECT_PACKS_IN_USE} AS packs`,
    [server],
  );
  return (rows[0]?.packs ?? []).map(packOf);
}

/** The revision of a pack whose digest begins with the given text. */
export async function packRevisionOf(
  { pool }: Pick<OpenPostgres, 'pool'>,
  server: string,
  { id, digest }: Pick<PackSummary, 'id' | 'digest'>,
): Promise<StoredPack | undefined> {
  const { rows } = await pool.query<{ readonly packs: readonly Row<'packs'>[] }>(
    `SELECT ${SELECT_PACK_REVISION} AS packs`,
    [server, id, digest],
  );
  const [pack] = rows[0]?.packs ?? [];
  return pack && packOf(pack);
}

/** Uses the index of a server's waiting encounters, and reads only the encounters that name the user. */
const SELECT_WAITS_OF_USER = `
  SELECT channel, name, system, gms, clock, pending,
    (SELECT json_agg(json_build_array(c.id, c.name, c.controller, c.book)) FROM combatants c WHERE c.server = $1 AND c.encounter = e.id) AS names,
    (SELECT json_agg(p) FROM (
      SELECT kind, number, message FROM posts
      WHERE server = $1 AND encounter = e.id AND state = 'open' AND message IS NOT NULL ORDER BY number) p) AS messages
  FROM encounters e
  WHERE server = $1 AND current AND (clock IS NOT NULL OR pending IS NOT NULL)
  AND (strpos(gms::text, $2) > 0 OR strpos(clock::text, $2) > 0 OR strpos(pending::text, $2) > 0
    OR strpos(pending::text, '"checks"') > 0
    AND EXISTS (SELECT FROM combatants c WHERE c.server = $1 AND c.encounter = e.id AND c.controller = $3)) ORDER BY id`;

interface WaitRow {
  readonly channel: string;
  readonly name: string;
  readonly system: string;
  readonly gms: readonly UserId[];
  readonly clock: Clock | null;
  readonly pending: PendingData | null;
  readonly names: readonly NameRow[] | null;
  readonly messages: readonly OpenMessage[] | null;
}

/** The encounters of a server that wait for a user, or that the user runs. */
export async function waitsOf(open: OpenPostgres, server: string, user: UserId): Promise<readonly WaitingEncounter[]> {
  // The search includes the id's JSON quotes, so that it doesn't match inside another id.
  const { rows } = await open.pool.query<WaitRow>(SELECT_WAITS_OF_USER, [server, JSON.stringify(user), user]);
  const encounters = rows.map(({ channel, name, system, gms, clock, pending, names, messages }) => ({
    ...{ channel, name, system, gms },
    waits: clock?.waits ?? [],
    pending: pending ?? NOTHING_PENDING,
    ...namesAndPlayersOf(names ?? [], { system, pending: pending ?? NOTHING_PENDING }),
    messages: messages ?? [],
  }));
  const users = [...new Set(encounters.flatMap(({ players }) => [...players.values()]))];
  const people = users.length === 0 ? new Map<UserId, Person>() : (await peopleOf(open, server, users)).of;
  return encounters.map((each) => ({ ...each, people }));
}

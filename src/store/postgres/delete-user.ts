import type { ChronicleLine } from '../../session/chronicle-line.ts';
import { type EncounterRow, stateOf } from '../encounter-row.ts';
import {
  deletionWrites,
  type KeptEncounter,
  type PlayedEncounter,
  redaction,
  writtenBy,
} from '../redaction/deletion.ts';
import { HINTS, type Redaction } from '../redaction/redact.ts';
import { DONE_ALREADY, traces } from '../redaction/traces.ts';
import { type CombatantRow, type ConditionRow, combatantsOf } from '../rows.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRows } from './columns.ts';
import { isTheirs } from './combatants.ts';
import { type Asks, oldestFirst } from './deeds.ts';
import { recountAll } from './people.ts';
import { rowStatements } from './statements.ts';

/** The encounters of the server $1 in which the user $2 did something or somebody is theirs. */
const PLAYED = `
  SELECT encounter AS id FROM deeds WHERE server = $1 AND "user" = $2
  UNION SELECT encounter FROM combatants WHERE server = $1 AND ${isTheirs('$2')}`;

/** Those that have the user’s id somewhere, or anybody’s words, which may be the user’s. */
const MAY_NAME = `
  SELECT id FROM encounters WHERE server = $1 AND (${has(['opening', 'waiting', 'pending', 'clock'], '$2')})
  UNION SELECT encounter FROM chronicles WHERE server = $1 AND ${has(['lines'], '$2')}
  UNION SELECT encounter FROM deeds WHERE server = $1 AND ("user" = $2 OR answers::text <> '[]'
    OR ${has(['deed'], ...HINTS.deeds.map(quoted))} OR ${has(['deed', 'events'], '$2', ...HINTS.both.map(quoted))})`;

const OF_ENCOUNTER = 'WHERE server = $1 AND encounter = $2';
const WRITTEN = `
  SELECT coalesce((SELECT json_agg(id) FROM combatants ${OF_ENCOUNTER} AND ${isTheirs('$3')}), '[]') AS theirs,
    ${jsonRows('deeds', `${OF_ENCOUNTER} AND ("user" = $3 OR ${has(['events'], ...HINTS.both.map(quoted))})`, [
      'user',
      'deed',
      'events',
    ])} AS deeds`;
const WHOLE = `
  SELECT ${jsonRows('encounters', 'WHERE server = $1 AND id = $2')} AS encounters,
    ${jsonRows('combatants', `${OF_ENCOUNTER} ORDER BY place`)} AS combatants,
    ${jsonRows('conditions', `${OF_ENCOUNTER} ORDER BY place`)} AS conditions,
    ${jsonRows('seeds', `${OF_ENCOUNTER} ORDER BY number DESC LIMIT 1`)} AS seeds,
    ${jsonRows('posts', OF_ENCOUNTER)} AS posts,
    (SELECT lines FROM chronicles ${OF_ENCOUNTER}) AS chronicle`;

const REDACT_REPLIES = `
  UPDATE replies SET "user" = '', reply = $4 WHERE server = $1 AND ("user" = $2 OR EXISTS (
    SELECT FROM unnest($3::text[]) AS trace
    WHERE strpos(replace(replace(reply, chr(92), ''), chr(8203), ''), trace) > 0))`;

interface Whole {
  readonly encounters: readonly EncounterRow[];
  readonly combatants: readonly CombatantRow[];
  readonly conditions: readonly ConditionRow[];
  readonly seeds: readonly Row<'seeds'>[];
  readonly posts: readonly Row<'posts'>[];
  readonly chronicle: readonly ChronicleLine[] | null;
}

/**
 * Deletes a user’s characters and words in one server, and replaces their id wherever they ran or played in an encounter; in
 * the transaction of its commit. Meanwhile nobody else commits in the server’s encounters.
 */
export async function deleteUser(asks: Asks, server: string, user: string): Promise<void> {
  await asks.query('SELECT FROM encounters WHERE server = $1 AND current FOR UPDATE', [server]);
  await asks.query(
    `DELETE FROM portraits WHERE server = $1
     AND character IN (SELECT id FROM characters WHERE server = $1 AND "user" = $2)`,
    [server, user],
  );
  for (const table of ['characters', 'saved', 'people', 'field_images'])
    await asks.query(`DELETE FROM ${table} WHERE server = $1 AND "user" = $2`, [server, user]);
  const written: string[] = [];
  for (const id of await encountersOf(asks, server, user, PLAYED)) {
    const { rows } = await asks.query<PlayedEncounter>(WRITTEN, [server, id, user]);
    written.push(...rows.flatMap((played) => writtenBy(user, played)));
  }
  const whom = redaction(user, written);
  await redactReplies(asks, server, whom);
  for (const id of await encountersOf(asks, server, user, MAY_NAME)) {
    const writes = deletionWrites(await wholeEncounter(asks, server, id), whom);
    for (const statement of rowStatements(server, writes)) await asks.query(statement);
  }
  await recountAll(asks, server);
}

async function encountersOf(asks: Asks, server: string, user: string, which: string): Promise<readonly number[]> {
  const { rows } = await asks.query<{ readonly id: number }>(`SELECT id::float8 FROM (${which}) found`, [server, user]);
  return rows.map(({ id }) => id);
}

async function wholeEncounter(asks: Asks, server: string, id: number): Promise<KeptEncounter> {
  const { rows } = await asks.query<Whole>(WHOLE, [server, id]);
  const [{ encounters: [row] = [], combatants, conditions, seeds: [seed] = [], posts, chronicle } = NOTHING] = rows;
  if (!row || !seed) throw new Error(`No encounter ${id}, or no seed of it`);
  const { shownAt: _, encounter: __, ...current } = seed;
  return {
    state: stateOf(row, current, combatantsOf(row, combatants, conditions)),
    opening: row.opening,
    deeds: (await Array.fromAsync(oldestFirst(asks, server, id))).flat(),
    posts,
    chronicle: chronicle ?? [],
  };
}

const NOTHING: Whole = { encounters: [], combatants: [], conditions: [], seeds: [], posts: [], chronicle: null };

/** A second delivery is then only told that it was done. */
async function redactReplies(asks: Asks, server: string, whom: Redaction): Promise<void> {
  await asks.query(REDACT_REPLIES, [server, whom.user, traces(whom), DONE_ALREADY]);
}

/** Whether any of the columns has any of the texts, both as SQL. */
function has(columns: readonly string[], ...texts: readonly string[]): string {
  const found = columns.flatMap((column) => texts.map((text) => `strpos(${column}::text, ${text}) > 0`));
  return `(${found.join(' OR ')})`;
}

function quoted(text: string): string {
  return `'${text}'`;
}

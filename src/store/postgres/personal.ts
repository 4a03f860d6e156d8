import type { PackEntryName } from '../../rules/core/encounter.ts';
import type { ChronicleLine } from '../../session/encounter-record.ts';
import type { CharacterMessage } from '../../session/loadable.ts';
import type { PersonalData, PersonalDataSummary } from '../../session/personal-data.ts';
import type { Portrait } from '../../session/portrait.ts';
import { DEEDS_PER_PAGE, readPages } from '../deed-rows.ts';
import {
  type PersonalDeedRow,
  personalDataOf,
  personalDataSummaryOf,
  type SpeechRow,
  type SummarizedRows,
} from '../personal-data.ts';
import {
  deletionWrites,
  type EncounterWithWords,
  type RedactableEncounter,
  redactionFor,
  textsWrittenBy,
} from '../redaction/deletion.ts';
import { ALREADY_DONE_REPLY, type Redaction, textsToSearchFor, WORD_MARKERS } from '../redaction/redact.ts';
import { type CombatantRow, type ConditionRow, combatantsOf, type EncounterRow, stateOf } from '../rows.ts';
import type { Place } from '../store.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRowsSql } from './columns.ts';
import type { OpenPostgres } from './database.ts';
import { deedsOldestFirst, ownCombatantCondition, type Queryable } from './deeds.ts';
import { makeAllWaitsDue, packSummariesOf, personOf, savedEntriesOf } from './people.ts';
import { rowStatements } from './statements.ts';

/**
 * A user's data in a server, except their saved actions and settings. The list of GMs is stored as JSON, and the query
 * searches its text for the user's id.
 */
const SELECT_SUMMARIZED_ROWS = `
  SELECT ${jsonRowsSql('characters', 'WHERE server = $1 AND "user" = $2')} AS characters,
    ${jsonRowsSql(
      'encounters',
      `WHERE server = $1 AND (strpos(gms::text, to_json($2::text)::text) > 0
        OR id IN (SELECT encounter FROM combatants WHERE server = $1 AND ${ownCombatantCondition('$2')})) ORDER BY id DESC`,
      ['id', 'name', 'system', 'channel', 'phase', 'gms', 'openedAt', 'endedAt'],
    )} AS fights,
    (SELECT count(*)::float8 FROM deeds WHERE server = $1 AND "user" = $2) AS "deedCount",
    (SELECT count(*)::float8 FROM pack_portraits WHERE server = $1 AND "user" = $2) AS "portraitCount",
    ${jsonRowsSql('encounters', 'WHERE server = $1 AND strpos(pending::text, $2) > 0', ['id', 'pending'])} AS pending`;

const SELECT_COMBATANTS_AND_CHRONICLES = `
  SELECT ${jsonRowsSql('combatants', `WHERE server = $1 AND ${ownCombatantCondition('$2')} ORDER BY place`)} AS combatants,
    ${jsonRowsSql('chronicles', 'WHERE server = $1 AND strpos(lines::text, $2) > 0')} AS chronicles`;

const SELECT_PORTRAITS = `
  SELECT p.character, p.type, p.bytes FROM characters c JOIN portraits p ON p.server = c.server AND p.character = c.id
  WHERE c.server = $1 AND p.server = $1 AND c."user" = $2`;

const SELECT_FIELD_IMAGES = `
  SELECT encounter::float8 AS encounter, type, bytes FROM field_images WHERE server = $1 AND "user" = $2 ORDER BY at DESC`;

const SELECT_PACK_PORTRAITS = `
  SELECT pack, entry, type, bytes FROM pack_portraits WHERE server = $1 AND "user" = $2 ORDER BY pack, entry`;

/** A page of a user's deeds. The last deed of the newest encounter comes first. */
const SELECT_DEEDS = {
  name: 'personal-deeds',
  text: `SELECT ${jsonRowsSql(
    'deeds',
    `WHERE server = $1 AND "user" = $2 AND (encounter, number) < ($3::bigint, $4::bigint)
     ORDER BY encounter DESC, number DESC LIMIT ${DEEDS_PER_PAGE}`,
    ['encounter', 'number', 'at', 'kind', 'deed', 'answers'],
  )} AS deeds`,
};

/** How much data about a user is stored in a server. */
export async function readPersonalDataSummary(
  open: OpenPostgres,
  server: string,
  user: string,
): Promise<PersonalDataSummary> {
  return personalDataSummaryOf(user, await readSummarizedRows(open, server, user));
}

/** All stored data of a user in a server. */
export async function readPersonalData(open: OpenPostgres, server: string, user: string): Promise<PersonalData> {
  const [summarizedRows, combatantsAndChronicles, portraits, fieldImages, packPortraits] = await Promise.all([
    readSummarizedRows(open, server, user),
    open.pool.query<{
      readonly combatants: readonly Row<'combatants'>[];
      readonly chronicles: readonly Row<'chronicles'>[];
    }>(SELECT_COMBATANTS_AND_CHRONICLES, [server, user]),
    open.pool.query<Portrait & { readonly character: string }>(SELECT_PORTRAITS, [server, user]),
    open.pool.query<Portrait & { readonly encounter: number }>(SELECT_FIELD_IMAGES, [server, user]),
    open.pool.query<Portrait & PackEntryName>(SELECT_PACK_PORTRAITS, [server, user]),
  ]);
  const { combatants, chronicles } = combatantsAndChronicles.rows[0] ?? { combatants: [], chronicles: [] };
  return personalDataOf(server, user, {
    ...summarizedRows,
    combatants,
    chronicles,
    fieldImages: fieldImages.rows,
    packPortraits: packPortraits.rows,
    portraits: new Map(portraits.rows.map((row) => [row.character, row])),
    deeds: readPages<PersonalDeedRow>(DEEDS_PER_PAGE, (last) => deedsBefore(open, server, user, last)),
  });
}

async function readSummarizedRows(open: OpenPostgres, server: string, user: string): Promise<SummarizedRows> {
  const [{ rows }, saved, packs, person, said] = await Promise.all([
    open.pool.query<Omit<SummarizedRows, 'saved' | 'packs' | 'person' | 'said'>>(SELECT_SUMMARIZED_ROWS, [
      server,
      user,
    ]),
    savedEntriesOf(open, server, user),
    packSummariesOf(open, server),
    personOf(open, server, user),
    speechesOf(open, server, user),
  ]);
  const [row] = rows;
  if (!row) throw new Error('A SELECT without a row');
  return {
    ...row,
    saved: saved.filter(({ shared }) => !shared),
    packs: packs.filter(({ by }) => by === user),
    person,
    said,
  };
}

async function deedsBefore(
  { pool }: OpenPostgres,
  server: string,
  user: string,
  last: PersonalDeedRow | undefined,
): Promise<readonly PersonalDeedRow[]> {
  const { encounter, number } = last ?? { encounter: Number.MAX_SAFE_INTEGER, number: 0 };
  const values = [server, user, encounter, number];
  const { rows } = await pool.query<{ readonly deeds: readonly PersonalDeedRow[] }>({ ...SELECT_DEEDS, values });
  return rows[0]?.deeds ?? [];
}

/** The encounters of server $1 in which user $2 did something or has a combatant. */
const ENCOUNTERS_WITH_USER = `
  SELECT encounter AS id FROM deeds WHERE server = $1 AND "user" = $2
  UNION SELECT encounter FROM combatants WHERE server = $1 AND ${ownCombatantCondition('$2')}`;

/** Encounters that contain the user's id, or typed words that could be the user's. */
const ENCOUNTERS_WITH_TRACES_OF_USER = `
  SELECT id FROM encounters WHERE server = $1 AND (${containsAnyTextSql(['opening', 'waiting', 'pending', 'clock'], '$2')})
  UNION SELECT encounter FROM chronicles WHERE server = $1 AND ${containsAnyTextSql(['lines'], '$2')}
  UNION SELECT encounter FROM deeds WHERE server = $1 AND ("user" = $2 OR answers::text <> '[]'
    OR ${containsAnyTextSql(['deed'], ...WORD_MARKERS.deeds.map(quotedText))} OR ${containsAnyTextSql(['deed', 'events'], '$2', ...WORD_MARKERS.both.map(quotedText))})`;

const WHERE_ENCOUNTER = 'WHERE server = $1 AND encounter = $2';
const SELECT_PLAYED_ENCOUNTER = `
  SELECT coalesce((SELECT json_agg(id) FROM combatants ${WHERE_ENCOUNTER} AND ${ownCombatantCondition('$3')}), '[]') AS "combatantIds",
    (SELECT system FROM encounters WHERE server = $1 AND id = $2) AS system,
    ${jsonRowsSql(
      'deeds',
      `${WHERE_ENCOUNTER} AND ("user" = $3 OR ${containsAnyTextSql(['events'], ...WORD_MARKERS.both.map(quotedText))})`,
      ['user', 'deed', 'events'],
    )} AS deeds`;
const SELECT_WHOLE_ENCOUNTER = `
  SELECT ${jsonRowsSql('encounters', 'WHERE server = $1 AND id = $2')} AS encounters,
    ${jsonRowsSql('combatants', `${WHERE_ENCOUNTER} ORDER BY place`)} AS combatants,
    ${jsonRowsSql('conditions', `${WHERE_ENCOUNTER} ORDER BY place`)} AS conditions,
    ${jsonRowsSql('seeds', `${WHERE_ENCOUNTER} ORDER BY number DESC LIMIT 1`)} AS seeds,
    ${jsonRowsSql('posts', WHERE_ENCOUNTER)} AS posts,
    (SELECT lines FROM chronicles ${WHERE_ENCOUNTER}) AS chronicle`;

const REDACT_REPLIES = `
  UPDATE replies SET "user" = '', reply = $4 WHERE server = $1 AND ("user" = $2 OR EXISTS (
    SELECT FROM unnest($3::text[]) AS trace
    WHERE strpos(replace(replace(reply, chr(92), ''), chr(8203), ''), trace) > 0))`;

interface RedactableEncounterRows {
  readonly encounters: readonly EncounterRow[];
  readonly combatants: readonly CombatantRow[];
  readonly conditions: readonly ConditionRow[];
  readonly seeds: readonly Row<'seeds'>[];
  readonly posts: readonly Row<'posts'>[];
  readonly chronicle: readonly ChronicleLine[] | null;
}

/**
 * Deletes a user's characters and words in one server, and replaces their id in every encounter they ran or played in.
 * Runs in the transaction of its commit. Until the transaction ends, no one else can commit in the server's encounters.
 */
export async function deleteUser(queryable: Queryable, server: string, user: string): Promise<void> {
  await queryable.query('SELECT FROM encounters WHERE server = $1 AND current FOR UPDATE', [server]);
  await queryable.query(
    `DELETE FROM portraits WHERE server = $1
     AND character IN (SELECT id FROM characters WHERE server = $1 AND "user" = $2)`,
    [server, user],
  );
  for (const table of ['characters', 'saved', 'people', 'field_images', 'pack_portraits', 'said'])
    await queryable.query(`DELETE FROM ${table} WHERE server = $1 AND "user" = $2`, [server, user]);
  await queryable.query('UPDATE packs SET by_user = NULL WHERE server = $1 AND by_user = $2', [server, user]);
  const writtenTexts: string[] = [];
  for (const id of await encountersOf(queryable, server, user, ENCOUNTERS_WITH_USER)) {
    const { rows } = await queryable.query<EncounterWithWords>(SELECT_PLAYED_ENCOUNTER, [server, id, user]);
    writtenTexts.push(...rows.flatMap((row) => textsWrittenBy(user, row)));
  }
  const redaction = redactionFor(user, writtenTexts);
  await redactReplies(queryable, server, redaction);
  for (const id of await encountersOf(queryable, server, user, ENCOUNTERS_WITH_TRACES_OF_USER)) {
    const writes = deletionWrites(await readRedactableEncounter(queryable, server, id), redaction);
    for (const statement of rowStatements(server, writes)) await queryable.query(statement);
  }
  await makeAllWaitsDue(queryable, server);
}

async function encountersOf(
  queryable: Queryable,
  server: string,
  user: string,
  selectQuery: string,
): Promise<readonly number[]> {
  const { rows } = await queryable.query<{ readonly id: number }>(`SELECT id::float8 FROM (${selectQuery}) found`, [
    server,
    user,
  ]);
  return rows.map(({ id }) => id);
}

async function readRedactableEncounter(queryable: Queryable, server: string, id: number): Promise<RedactableEncounter> {
  const { rows } = await queryable.query<RedactableEncounterRows>(SELECT_WHOLE_ENCOUNTER, [server, id]);
  const [{ encounters: [row] = [], combatants, conditions, seeds: [seed] = [], posts, chronicle } = NO_ROWS] = rows;
  if (!row || !seed) throw new Error(`No encounter ${id}, or no seed of it`);
  const { shownAt: _, encounter: __, ...current } = seed;
  return {
    state: stateOf(row, current, combatantsOf(row, combatants, conditions, 'deletion')),
    opening: row.opening,
    deeds: (await Array.fromAsync(deedsOldestFirst(queryable, server, id))).flat(),
    posts,
    chronicle: chronicle ?? [],
  };
}

const NO_ROWS: RedactableEncounterRows = {
  encounters: [],
  combatants: [],
  conditions: [],
  seeds: [],
  posts: [],
  chronicle: null,
};

/**
 * Replaces the replies that contain the user's words. If Discord delivers the interaction of such a reply again, the
 * new reply only says that the action was already done.
 */
async function redactReplies(queryable: Queryable, server: string, redaction: Redaction): Promise<void> {
  await queryable.query(REDACT_REPLIES, [server, redaction.user, textsToSearchFor(redaction), ALREADY_DONE_REPLY]);
}

/** SQL that is true if any of the columns contains any of the texts. */
function containsAnyTextSql(columns: readonly string[], ...texts: readonly string[]): string {
  const matchConditions = columns.flatMap((column) => texts.map((text) => `strpos(${column}::text, ${text}) > 0`));
  return `(${matchConditions.join(' OR ')})`;
}

function quotedText(text: string): string {
  return `'${text}'`;
}

type PoolOwner = Pick<OpenPostgres, 'pool'>;

/** The author of a character's message in a channel. */
export async function readCharacterMessage(
  { pool }: PoolOwner,
  { server, channel }: Place,
  message: string,
): Promise<CharacterMessage | undefined> {
  const { rows } = await pool.query<CharacterMessage>(
    'SELECT message, "user" FROM said WHERE server = $1 AND message = $2 AND channel = $3',
    [server, message, channel],
  );
  return rows[0];
}

/** What a user has said in a server, the newest first. */
export async function speechesOf({ pool }: PoolOwner, server: string, user: string): Promise<readonly SpeechRow[]> {
  const { rows } = await pool.query<SpeechRow>(
    'SELECT channel, message, at::float8 FROM said WHERE server = $1 AND "user" = $2 ORDER BY at DESC',
    [server, user],
  );
  return rows;
}

export async function noteSpeech(
  { pool }: PoolOwner,
  server: string,
  interaction: string,
  message: string,
): Promise<void> {
  await pool.query('UPDATE said SET message = $3 WHERE server = $1 AND interaction = $2', [
    server,
    interaction,
    message,
  ]);
}

export async function dropSpeech({ pool }: PoolOwner, server: string, message: string): Promise<void> {
  await pool.query('DELETE FROM said WHERE server = $1 AND message = $2', [server, message]);
}

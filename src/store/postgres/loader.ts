import { given } from '../../rules/core/given.ts';
import type { AnswerHistory } from '../../session/answer-times.ts';
import { defaultsChannel } from '../../session/defaults.ts';
import type { ChronicleLine, EncounterRecord } from '../../session/encounter-record.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { LoadableData, LoadedData, Need, Needs } from '../../session/loadable.ts';
import { answererIds } from '../deed-rows.ts';
import type { CombatantRow, ConditionRow, EncounterRow } from '../rows.ts';
import { combatantsOf, encounterOf, stateOf } from '../rows.ts';
import { parseRecordReference, readRecord } from '../scene-record.ts';
import type { Key, Place, SharedEncounter } from '../store.ts';
import type { Row } from '../write-shapes.ts';
import { charactersOf, charactersWithPortraitOf, lastCharactersOf } from './characters.ts';
import { jsonRowsSql } from './columns.ts';
import type { OpenPostgres } from './database.ts';
import {
  deedsOldestFirst,
  encountersOf,
  historyOf,
  newEncounterId,
  pastTurns,
  readFightsOfUser,
  readMissedDeeds,
  readRecentlyAddedCombatants,
} from './deeds.ts';
import { packEntriesWithPortrait } from './pack-portraits.ts';
import {
  encounterDefaultsOf,
  lastSystemOf,
  packKeepersOf,
  packRevisionOf,
  packSummariesOf,
  packsOf,
  peopleOf,
  personOf,
  savedEntriesOf,
  waitsOf,
} from './people.ts';
import { readCharacterMessage, readPersonalData, readPersonalDataSummary } from './personal.ts';
import { readDeedsInMessage } from './posts.ts';
import { toParameter } from './statements.ts';

/** What is being loaded, by the name of the need. */
type PromiseByNeed = { readonly [N in Need]?: Promise<LoadableData[N]> };

/** Loads everything that a handler needs, in parallel. */
export async function loadNeeds<N extends Need>(
  open: OpenPostgres,
  key: Key,
  state: EncounterState | undefined,
  needs: Needs<N>,
): Promise<LoadedData<N>> {
  const allNeeds: Partial<Needs> = needs;
  const { server, user } = key;
  const promiseByNeed: PromiseByNeed = {
    ...(allNeeds.newEncounter && { newEncounter: Promise.resolve(newEncounterId()) }),
    ...(allNeeds.characters && { characters: charactersOf(open, server, user) }),
    ...(allNeeds.saved && { saved: savedEntriesOf(open, server, user) }),
    ...(allNeeds.person && { person: personOf(open, server, user) }),
    ...(allNeeds.waits && { waits: waitsOf(open, server, user) }),
    ...(allNeeds.defaults && { defaults: encounterDefaultsOf(open, server, defaultsChannel(key)) }),
    ...(allNeeds.lastSystem && { lastSystem: lastSystemOf(open, server) }),
    ...(allNeeds.packSummaries && { packSummaries: packSummariesOf(open, server) }),
    ...(allNeeds.packs && { packs: packsOf(open, server) }),
    ...(allNeeds.packRevision && { packRevision: packRevisionOf(open, server, allNeeds.packRevision) }),
    ...(allNeeds.packPortraits && { packPortraits: packEntriesWithPortrait(open, server) }),
    ...(allNeeds.packKeepers && { packKeepers: packKeepersOf(open, server) }),
    ...(allNeeds.portraits && { portraits: charactersWithPortraitOf(open, server, user) }),
    ...(allNeeds.lastCharacters && { lastCharacters: lastCharactersOf(open, key, user) }),
    ...(allNeeds.addedLately && { addedLately: readRecentlyAddedCombatants(open, key) }),
    ...(allNeeds.asker !== undefined && { asker: askerOf(open, key, allNeeds.asker) }),
    ...(allNeeds.missed && { missed: readMissedDeeds(open, key, state) }),
    ...(allNeeds.history && state && { history: historyOf(open, server, state.id) }),
    ...(allNeeds.encounters !== undefined && { encounters: encountersOf(open, key, allNeeds.encounters) }),
    ...(allNeeds.record && { record: recordOf(open, key, allNeeds.record, state) }),
    ...(allNeeds.recordLanguage && { recordLanguage: recordLanguageOf(open, key, allNeeds.recordLanguage, state) }),
    ...(allNeeds.toldIn !== undefined && { toldIn: readDeedsInMessage(open, key, allNeeds.toldIn) }),
    ...(allNeeds.said !== undefined && { said: readCharacterMessage(open, key, allNeeds.said) }),
    ...(allNeeds.share && state && { share: shareTokenOf(open, server, state.id) }),
    ...(allNeeds.played !== undefined && { played: readFightsOfUser(open, key, allNeeds.played) }),
    ...(allNeeds.answering && { answering: answerHistoryOf(open, key, state) }),
    ...(allNeeds.extent && { extent: readPersonalDataSummary(open, server, user) }),
    ...(allNeeds.personalData && { personalData: readPersonalData(open, server, user) }),
  };
  const entries = await Promise.all(Object.entries(promiseByNeed).map(async ([need, value]) => [need, await value]));
  // Every need was loaded under its own name, so the result has all of them.
  return Object.fromEntries(entries) as LoadedData<N>;
}

async function answerHistoryOf(
  open: OpenPostgres,
  key: Key,
  state: EncounterState | undefined,
): Promise<AnswerHistory> {
  const [fights, { of }] = await Promise.all([
    pastTurns(open, key, state),
    peopleOf(open, key.server, answererIds(state)),
  ]);
  return { fights, people: of };
}

async function askerOf(open: OpenPostgres, key: Key, user: string): Promise<LoadableData['asker']> {
  const [characters, lastCharacters] = await Promise.all([
    charactersOf(open, key.server, user),
    lastCharactersOf(open, key, user),
  ]);
  return { characters, lastCharacters };
}

/** Finds an encounter by id or name. If several have the name, it finds the latest. */
const SELECT_ENCOUNTER = {
  name: 'record',
  text: `SELECT ${jsonRowsSql(
    'encounters',
    'WHERE server = $1 AND channel = $2 AND (id = $3 OR lower(name) = $4) ORDER BY id DESC LIMIT 1',
  )} AS encounters`,
};

const WHERE_ENCOUNTER = 'WHERE server = $1 AND encounter = $2';
const SELECT_OTHER_RECORD_PARTS = {
  name: 'record-rest',
  text: `
    SELECT ${jsonRowsSql('combatants', `${WHERE_ENCOUNTER} ORDER BY place`)} AS combatants,
      ${jsonRowsSql('conditions', `${WHERE_ENCOUNTER} ORDER BY place`)} AS conditions,
      ${jsonRowsSql('seeds', `${WHERE_ENCOUNTER} ORDER BY number`)} AS seeds,
      (SELECT lines FROM chronicles ${WHERE_ENCOUNTER}) AS chronicle`,
};

interface OtherRecordPartRows {
  readonly combatants: readonly CombatantRow[];
  readonly conditions: readonly ConditionRow[];
  readonly seeds: readonly Row<'seeds'>[];
  readonly chronicle: readonly ChronicleLine[] | null;
}

/** The whole record of one encounter of a channel. */
async function recordOf(
  open: OpenPostgres,
  key: Key,
  recordNeed: Needs['record'],
  state: EncounterState | undefined,
): Promise<EncounterRecord | undefined> {
  const requestedEncounter = await requestedEncounterOf(open, key, recordNeed, state);
  if (requestedEncounter === undefined) return undefined;
  return readRecord({
    find: () => findEncounter(open, key, requestedEncounter),
    deeds: ({ id }) => deedsOldestFirst(open.pool, key.server, id),
    rest: (row) => otherRecordPartsOf(open, key.server, row),
  });
}

/** The language of an encounter's messages. Undefined for English. */
async function recordLanguageOf(
  open: OpenPostgres,
  key: Key,
  recordNeed: Needs['recordLanguage'],
  state: EncounterState | undefined,
): Promise<string | undefined> {
  const requestedEncounter = await requestedEncounterOf(open, key, recordNeed, state);
  if (requestedEncounter === undefined) return undefined;
  if (requestedEncounter === state?.id) return state.pending?.language;
  return (await findEncounter(open, key, requestedEncounter))?.pending?.language;
}

async function requestedEncounterOf(
  open: OpenPostgres,
  key: Key,
  recordNeed: Needs['record'],
  state: EncounterState | undefined,
) {
  return 'toldIn' in recordNeed
    ? (await readDeedsInMessage(open, key, recordNeed.toldIn))?.encounter
    : (recordNeed.typed ?? state?.id);
}

async function findEncounter({ pool }: OpenPostgres, { server, channel }: Place, wantedEncounter: string | number) {
  const { id = null, name } = parseRecordReference(wantedEncounter);
  const { rows } = await pool.query<{ readonly encounters: readonly EncounterRow[] }>({
    ...SELECT_ENCOUNTER,
    values: [server, channel, id, toParameter(name)],
  });
  return rows[0]?.encounters[0];
}

async function otherRecordPartsOf({ pool }: OpenPostgres, server: string, row: EncounterRow) {
  const { rows } = await pool.query<OtherRecordPartRows>({ ...SELECT_OTHER_RECORD_PARTS, values: [server, row.id] });
  const [{ combatants, conditions, seeds, chronicle } = NO_ROWS] = rows;
  return {
    present: encounterOf(row, combatantsOf(row, combatants, conditions)),
    seeds,
    chronicle: chronicle ?? undefined,
  };
}

const NO_ROWS: OtherRecordPartRows = { combatants: [], conditions: [], seeds: [], chronicle: null };

const WHERE_CURRENT_ENCOUNTER = 'WHERE server = $1 AND encounter = (SELECT id FROM now)';

/**
 * Reads what a command needs of an encounter that isn't cached, and the earlier reply to the interaction if there is
 * one. This takes one round trip.
 */
const SELECT_CURRENT_ENCOUNTER = {
  name: 'present',
  text: `
    WITH now AS (SELECT id FROM encounters WHERE server = $1 AND channel = $2 AND current)
    SELECT (SELECT reply FROM replies WHERE server = $1 AND interaction = $3) AS repeat,
      ${jsonRowsSql('encounters', 'WHERE server = $1 AND id = (SELECT id FROM now)')} AS encounters,
      ${jsonRowsSql('combatants', `${WHERE_CURRENT_ENCOUNTER} ORDER BY place`)} AS combatants,
      ${jsonRowsSql('conditions', `${WHERE_CURRENT_ENCOUNTER} ORDER BY place`)} AS conditions,
      ${jsonRowsSql('seeds', `${WHERE_CURRENT_ENCOUNTER} ORDER BY number DESC LIMIT 1`)} AS seeds`,
};

interface CurrentEncounterRows {
  readonly repeat: string | null;
  readonly encounters: readonly EncounterRow[];
  readonly combatants: readonly CombatantRow[];
  readonly conditions: readonly ConditionRow[];
  readonly seeds: readonly Row<'seeds'>[];
}

/** The current encounter of a channel, or the earlier reply to the interaction. */
export async function readCurrentEncounter(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, channel, interaction }: Key,
): Promise<{ readonly repeat: string } | { readonly repeat?: undefined; readonly state: EncounterState | undefined }> {
  const { rows } = await pool.query<CurrentEncounterRows>({
    ...SELECT_CURRENT_ENCOUNTER,
    values: [server, channel, interaction],
  });
  const [firstRow] = rows;
  if (firstRow === undefined) throw new Error('A SELECT without a row');
  if (firstRow.repeat !== null) return { repeat: firstRow.repeat };
  const [row] = firstRow.encounters;
  if (!row) return { state: undefined };
  const [seed] = firstRow.seeds;
  if (!seed) throw new Error(`Encounter ${row.id} has no seed`);
  const { number, firstThrow, firstRoll, seed: secret } = seed;
  const combatants = combatantsOf(row, firstRow.combatants, firstRow.conditions);
  return { state: stateOf(row, { number, firstThrow, firstRoll, seed: secret }, combatants) };
}

/** The token under which an encounter is shared. Undefined if the encounter isn't shared. */
async function shareTokenOf({ pool }: OpenPostgres, server: string, encounter: number): Promise<string | undefined> {
  const { rows } = await pool.query<Pick<Row<'shares'>, 'token'>>(
    'SELECT token FROM shares WHERE server = $1 AND encounter = $2',
    [server, encounter],
  );
  return rows[0]?.token;
}

const WHERE_SHARED_ENCOUNTER = 'WHERE server = (SELECT server FROM now) AND encounter = (SELECT encounter FROM now)';

const SELECT_SHARED_ENCOUNTER = {
  name: 'shared',
  text: `
    WITH now AS (SELECT server, encounter FROM shares WHERE token = $1)
    SELECT ${jsonRowsSql('encounters', 'WHERE server = (SELECT server FROM now) AND id = (SELECT encounter FROM now)')} AS encounters,
      ${jsonRowsSql('combatants', `${WHERE_SHARED_ENCOUNTER} ORDER BY place`)} AS combatants,
      ${jsonRowsSql('conditions', `${WHERE_SHARED_ENCOUNTER} ORDER BY place`)} AS conditions`,
};

/** The encounter shared under a token. It is read from its rows, because another process might be running it. */
export async function sharedEncounter(
  { pool }: Pick<OpenPostgres, 'pool'>,
  token: string,
): Promise<SharedEncounter | undefined> {
  const { rows } = await pool.query<Pick<CurrentEncounterRows, 'encounters' | 'combatants' | 'conditions'>>({
    ...SELECT_SHARED_ENCOUNTER,
    values: [token],
  });
  const [row] = rows[0]?.encounters ?? [];
  return (
    row && {
      encounter: encounterOf(row, combatantsOf(row, rows[0]?.combatants ?? [], rows[0]?.conditions ?? [])),
      ...given({ language: row.pending?.language }),
    }
  );
}

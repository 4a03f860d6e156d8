import type { ChronicleLine } from '../../session/chronicle-line.ts';
import type { EncounterRecord } from '../../session/encounter-record.ts';
import type { EncounterState } from '../../session/encounter-state.ts';
import type { Needs } from '../../session/loadable.ts';
import { type EncounterRow, encounterOf } from '../encounter-row.ts';
import { type CombatantRow, type ConditionRow, combatantsOf } from '../rows.ts';
import { readRecord, wantedRecord } from '../scene-record.ts';
import type { Key, Place } from '../store.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRows } from './columns.ts';
import { oldestFirst } from './deeds.ts';
import type { OpenPostgres } from './open.ts';
import { toldIn } from './posts.ts';
import { bound } from './prepared.ts';

/** Of several encounters of one name the latest. */
const FIND = {
  name: 'record',
  text: `SELECT ${jsonRows(
    'encounters',
    'WHERE server = $1 AND channel = $2 AND (id = $3 OR lower(name) = $4) ORDER BY id DESC LIMIT 1',
  )} AS encounters`,
};

const OF_ENCOUNTER = 'WHERE server = $1 AND encounter = $2';
const REST = {
  name: 'record-rest',
  text: `
    SELECT ${jsonRows('combatants', `${OF_ENCOUNTER} ORDER BY place`)} AS combatants,
      ${jsonRows('conditions', `${OF_ENCOUNTER} ORDER BY place`)} AS conditions,
      ${jsonRows('seeds', `${OF_ENCOUNTER} ORDER BY number`)} AS seeds,
      (SELECT lines FROM chronicles ${OF_ENCOUNTER}) AS chronicle`,
};

interface Rest {
  readonly combatants: readonly CombatantRow[];
  readonly conditions: readonly ConditionRow[];
  readonly seeds: readonly Row<'seeds'>[];
  readonly chronicle: readonly ChronicleLine[] | null;
}

/** The whole record of one of a channel’s encounters. */
export async function recordOf(
  open: OpenPostgres,
  key: Key,
  which: Needs['record'],
  state: EncounterState | undefined,
): Promise<EncounterRecord | undefined> {
  const wanted = 'toldIn' in which ? (await toldIn(open, key, which.toldIn))?.encounter : (which.typed ?? state?.id);
  if (wanted === undefined) return undefined;
  return readRecord({
    find: () => find(open, key, wanted),
    deeds: ({ id }) => oldestFirst(open.pool, key.server, id),
    rest: (row) => restOf(open, key.server, row),
  });
}

async function find({ pool }: OpenPostgres, { server, channel }: Place, wanted: string | number) {
  const { id = null, name } = wantedRecord(wanted);
  const { rows } = await pool.query<{ readonly encounters: readonly EncounterRow[] }>({
    ...FIND,
    values: [server, channel, id, bound(name)],
  });
  return rows[0]?.encounters[0];
}

async function restOf({ pool }: OpenPostgres, server: string, row: EncounterRow) {
  const { rows } = await pool.query<Rest>({ ...REST, values: [server, row.id] });
  const [{ combatants, conditions, seeds, chronicle } = NOTHING] = rows;
  return {
    present: encounterOf(row, combatantsOf(row, combatants, conditions)),
    seeds,
    chronicle: chronicle ?? undefined,
  };
}

const NOTHING: Rest = { combatants: [], conditions: [], seeds: [], chronicle: null };

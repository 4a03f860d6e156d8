import type { EncounterState } from '../../session/encounter-state.ts';
import { type EncounterRow, stateOf } from '../encounter-row.ts';
import { type CombatantRow, type ConditionRow, combatantsOf } from '../rows.ts';
import type { Key } from '../store.ts';
import type { Row } from '../write-shapes.ts';
import { jsonRows } from './columns.ts';
import type { OpenPostgres } from './open.ts';

const OF_CURRENT = 'WHERE server = $1 AND encounter = (SELECT id FROM now)';

/** One trip for all that a command needs of an encounter that is not in the cache, the reply that it may have had too. */
const PRESENT = {
  name: 'present',
  text: `
    WITH now AS (SELECT id FROM encounters WHERE server = $1 AND channel = $2 AND current)
    SELECT (SELECT reply FROM replies WHERE server = $1 AND interaction = $3) AS repeat,
      ${jsonRows('encounters', 'WHERE server = $1 AND id = (SELECT id FROM now)')} AS encounters,
      ${jsonRows('combatants', `${OF_CURRENT} ORDER BY place`)} AS combatants,
      ${jsonRows('conditions', `${OF_CURRENT} ORDER BY place`)} AS conditions,
      ${jsonRows('seeds', `${OF_CURRENT} ORDER BY number DESC LIMIT 1`)} AS seeds`,
};

interface Present {
  readonly repeat: string | null;
  readonly encounters: readonly EncounterRow[];
  readonly combatants: readonly CombatantRow[];
  readonly conditions: readonly ConditionRow[];
  readonly seeds: readonly Row<'seeds'>[];
}

/** The encounter that a channel plays, as it stands; or the reply that the interaction has had. */
export async function readPresent(
  { pool }: Pick<OpenPostgres, 'pool'>,
  { server, channel, interaction }: Key,
): Promise<{ readonly repeat: string } | { readonly repeat?: undefined; readonly state: EncounterState | undefined }> {
  const { rows } = await pool.query<Present>({ ...PRESENT, values: [server, channel, interaction] });
  const [found] = rows;
  if (found === undefined) throw new Error('A SELECT without a row');
  if (found.repeat !== null) return { repeat: found.repeat };
  const [row] = found.encounters;
  if (!row) return { state: undefined };
  const [seed] = found.seeds;
  if (!seed) throw new Error(`Encounter ${row.id} has no seed`);
  const { number, firstThrow, firstRoll, seed: secret } = seed;
  const combatants = combatantsOf(row, found.combatants, found.conditions);
  return { state: stateOf(row, { number, firstThrow, firstRoll, seed: secret }, combatants) };
}

import { isDeepStrictEqual } from 'node:util';
import { apply } from '../../rules/core/apply.ts';
import type { Encounter } from '../../rules/core/encounter.ts';
import { type EncounterRow, encounterOf } from '../encounter-row.ts';
import { plainly } from '../replay.ts';
import { combatantsOf } from '../rows.ts';
import type { Table } from '../sqlite/drizzle.ts';
import { combatants, conditions, deeds, encounters } from '../sqlite/schema.ts';
import { moved, typed } from './moved-tables.ts';
import type { EncounterKey, Side } from './sides.ts';

/** The encounters that have not ended. Of the others what stands is read by nobody but who asks for it, as it was copied. */
export async function openEncounters(side: Side): Promise<readonly EncounterKey[]> {
  const open: EncounterKey[] = [];
  for await (const rows of side.rows(moved(encounters)))
    for (const row of rows) {
      const { server, id, endedAt } = typed(encounters, row);
      if (endedAt === null) open.push({ server, id });
    }
  return open;
}

/** An encounter whose present is not what its record comes to: its row. Undefined: it is. */
export async function unfolded(side: Side, key: EncounterKey): Promise<EncounterRow | undefined> {
  const [row] = await rowsOf(side, encounters, key);
  if (!row) throw new Error(`No encounter ${key.id}`);
  const record = await rowsOf(side, deeds, key);
  const events = record
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ kind, undoneBy, events: own }) => (kind === 'done' && undoneBy === null ? own : []));
  const after = events.reduce<Encounter>(apply, row.opening);
  return isDeepStrictEqual(plainly(after), plainly(await presentOf(side, row))) ? undefined : row;
}

/** The encounter of a row as its columns have it. */
async function presentOf(side: Side, row: EncounterRow): Promise<Encounter> {
  const borne = byPlace(await rowsOf(side, conditions, row));
  return encounterOf(row, combatantsOf(row, byPlace(await rowsOf(side, combatants, row)), borne));
}

async function rowsOf<T extends Table>(side: Side, table: T, key: EncounterKey): Promise<readonly T['$inferSelect'][]> {
  const found: T['$inferSelect'][] = [];
  for await (const rows of side.rows(moved(table), key)) found.push(...rows.map((row) => typed(table, row)));
  return found;
}

function byPlace<T extends { readonly place: number }>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((a, b) => a.place - b.place);
}

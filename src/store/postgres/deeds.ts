import type { DeedRow } from '../deed-rows.ts';
import { inPages, PAGE } from '../pages.ts';
import { jsonRows } from './columns.ts';
import type { OpenPostgres } from './open.ts';

/** Deeds that are read at a time by whoever reads back from the end: few are enough for most. */
const FEW = 40;

const OF_ENCOUNTER = 'WHERE server = $1 AND encounter = $2';
const AFTER = {
  name: 'deeds-after',
  text: `SELECT ${jsonRows('deeds', `${OF_ENCOUNTER} AND number > $3 ORDER BY number LIMIT ${PAGE}`)} AS deeds`,
};
const BEFORE = {
  name: 'deeds-before',
  text: `SELECT ${jsonRows('deeds', `${OF_ENCOUNTER} AND number < $3 ORDER BY number DESC LIMIT ${FEW}`)} AS deeds`,
};

/** What asks the database: its pool, or the connection of a transaction. */
export type Asks = Pick<OpenPostgres['pool'], 'query'>;

/** The deeds of an encounter in pages, what was undone too. */
export function oldestFirst(asks: Asks, server: string, encounter: number): AsyncIterable<readonly DeedRow[]> {
  return inPages<DeedRow>(PAGE, (last) => page(asks, AFTER, [server, encounter, last?.number ?? -1]));
}

/** The same from the end. */
export function latestFirst(asks: Asks, server: string, encounter: number): AsyncIterable<readonly DeedRow[]> {
  const end = Number.MAX_SAFE_INTEGER;
  return inPages<DeedRow>(FEW, (last) => page(asks, BEFORE, [server, encounter, last?.number ?? end]));
}

async function page(asks: Asks, statement: typeof AFTER, values: readonly unknown[]): Promise<readonly DeedRow[]> {
  const { rows } = await asks.query<{ readonly deeds: readonly DeedRow[] }>({ ...statement, values: [...values] });
  return rows[0]?.deeds ?? [];
}

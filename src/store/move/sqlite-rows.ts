import { setImmediate as nextTurn } from 'node:timers/promises';
import type SQLite from 'better-sqlite3';
import { unusable } from '../sqlite/admin-errors.ts';
import type { MovedTable, Row } from './moved-tables.ts';
import { pages } from './pages.ts';
import type { EncounterKey } from './sides.ts';

/** The rows of a table of a SQLite file, or those of one encounter. What SQLite says of the file is thrown as `StartupError`. */
export async function* sqliteRows(
  sqlite: SQLite.Database,
  table: MovedTable,
  of?: EncounterKey,
): AsyncIterable<readonly Row[]> {
  try {
    const statement = sqlite.prepare<unknown[], Row>(selectOf(table, of)).raw();
    for (const page of pages(statement.iterate(...(of ? [of.id] : [])))) {
      yield page;
      // Whoever stops it is heard between two pages.
      await nextTurn();
    }
  } catch (error) {
    throw unusable(sqlite.name, error);
  }
}

function selectOf({ name, columns, parent }: MovedTable, of: EncounterKey | undefined): string {
  const wanted = columns.map((column, at) => (parent && at === 0 ? 'parent.server' : `own."${column.name}"`));
  const joined = parent ? ` JOIN ${parent.table} parent ON parent.id = own.${parent.column}` : '';
  const where = of ? ` WHERE own.${name === 'encounters' ? 'id' : 'encounter'} = ?` : '';
  return `SELECT ${wanted.join(', ')} FROM ${name} own${joined}${where}`;
}

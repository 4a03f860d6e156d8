import type SQLite from 'better-sqlite3';
import { getTableColumns, getTableName, type Table } from './drizzle.ts';

/** Writes one row. */
export type Write<Row> = (row: Row) => void;

/** A column: its name in the database, and how its value is bound. */
interface Bound<Row> {
  readonly name: string;
  of(row: Row): unknown;
}

/**
 * Writes new rows of a table, by a statement that is prepared once: what every command writes. drizzle's own prepared
 * statements take several times as long to bind as SQLite takes to write.
 */
export function inserting<T extends Table>(sqlite: SQLite.Database, session: T): Write<T['$inferSelect']> {
  const columns = boundColumns(session);
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const statement = sqlite.prepare(
    `INSERT INTO ${quoted(getTableName(session))} (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  return (row) => {
    statement.run(columns.map((column) => column.of(row)));
  };
}

/** An UPDATE of rows by their `key`: all columns but the `unchanged` ones. */
export function updating<T extends Table>(
  sqlite: SQLite.Database,
  session: T,
  key: readonly (keyof T['$inferSelect'] & string)[],
  unchanged: readonly (keyof T['$inferSelect'] & string)[] = [],
): Write<T['$inferSelect']> {
  const set = boundColumns(session, (name) => !key.includes(name) && !unchanged.includes(name));
  const where = boundColumns(session, (name) => key.includes(name));
  const statement = sqlite.prepare(
    `UPDATE ${quoted(getTableName(session))} SET ${set.map(given).join(', ')} WHERE ${where.map(given).join(' AND ')}`,
  );
  const columns = [...set, ...where];
  return (row) => {
    statement.run(columns.map((column) => column.of(row)));
  };
}

function boundColumns<T extends Table>(
  session: T,
  which: (name: string) => boolean = () => true,
): readonly Bound<T['$inferSelect']>[] {
  return Object.entries(getTableColumns(session)).flatMap(([field, column]) =>
    which(field)
      ? [{ name: column.name, of: (row) => (row[field] === null ? null : column.mapToDriverValue(row[field])) }]
      : [],
  );
}

function given({ name }: { readonly name: string }): string {
  return `${quoted(name)} = ?`;
}

function quoted(name: string): string {
  return `"${name}"`;
}

import type SQLite from 'better-sqlite3';
import type { Event } from '../../rules/core/event.ts';
import { eventsJson } from '../../session/encounter-record.ts';
import { type RowWrite, tables, type WriteShape } from '../write-shapes.ts';
import { getTableColumns, getTableName } from './drizzle.ts';
import { ConflictError } from './errors.ts';

type RunStatement = (row: Readonly<Record<string, unknown>>) => number;

/**
 * Writes rows, with one prepared statement for each shape. Binding Drizzle's own prepared statements takes several
 * times as long as SQLite takes to write.
 */
export class ShapeWriter {
  readonly #sqlite: SQLite.Database;
  readonly #runs = new Map<WriteShape, RunStatement>();

  constructor(sqlite: SQLite.Database) {
    this.#sqlite = sqlite;
  }

  /** Throws `ConflictError` if a row that has to exist is missing. */
  write({ shape, row }: RowWrite): void {
    let runStatement = this.#runs.get(shape);
    if (!runStatement) {
      runStatement = this.#prepare(shape);
      this.#runs.set(shape, runStatement);
    }
    // A row has the fields that its shape names.
    const changedRowCount = runStatement(row as Readonly<Record<string, unknown>>);
    if (shape.expected && changedRowCount === 0) throw new ConflictError();
  }

  #prepare(shape: WriteShape): RunStatement {
    const columns = getTableColumns(tables[shape.table]);
    const quotedName = (field: string) => `"${columnOf(field).name}"`;
    const columnOf = (field: string) => {
      const column = Object.entries(columns).find(([each]) => each === field)?.[1];
      if (!column) throw new Error(`${shape.table} has no ${field}`);
      return column;
    };
    const { sql, fields } = statementFor(shape, quotedName, Object.keys(columns));
    const preparedStatement = this.#sqlite.prepare(sql);
    const valueReaders = fields.map((field) => {
      const column = columnOf(field);
      const isEventsField = shape.table === 'deeds' && field === 'events';
      return (row: Readonly<Record<string, unknown>>) => {
        const fieldValue = row[field] ?? null;
        if (fieldValue === null) return null;
        return isEventsField ? eventsJson(fieldValue as readonly Event[]) : column.mapToDriverValue(fieldValue);
      };
    });
    return (row) => preparedStatement.run(valueReaders.map((readValue) => readValue(row))).changes;
  }
}

/** The SQL of a shape's statement, and the fields of its parameters in order. */
function statementFor(
  { table, write, key, sets, raises = [], where, onlyOf }: WriteShape,
  quotedName: (field: string) => string,
  allFields: readonly string[],
): { readonly sql: string; readonly fields: readonly string[] } {
  const quotedTable = `"${getTableName(tables[table])}"`;
  const assignmentsOf = (fields: readonly string[]) => fields.map((field) => `${quotedName(field)} = ?`);
  const scopeFields = onlyOf === undefined ? [] : ['server', onlyOf];
  const whereColumns = where === undefined ? [] : [quotedName(where)];
  const noOtherRowCondition = `NOT EXISTS (SELECT 1 FROM ${quotedTable} WHERE ${[...assignmentsOf(scopeFields), ...whereColumns].join(' AND ')})`;
  const condition = [...assignmentsOf(key), ...(onlyOf === undefined ? whereColumns : [noOtherRowCondition])].join(
    ' AND ',
  );
  const [columns, values] = [allFields.map(quotedName).join(', '), allFields.map(() => '?').join(', ')];
  const insertClause = `INSERT INTO ${quotedTable} (${columns}) VALUES (${values})`;
  switch (write) {
    case 'insert':
      return { sql: insertClause, fields: allFields };
    case 'upsert': {
      const assignments = sets.map((field) => `${quotedName(field)} = excluded.${quotedName(field)}`).join(', ');
      const updateClause = `ON CONFLICT (${key.map(quotedName).join(', ')}) DO UPDATE SET ${assignments}`;
      if (onlyOf === undefined) return { sql: `${insertClause} ${updateClause}`, fields: allFields };
      const insertSelect = `INSERT INTO ${quotedTable} (${columns}) SELECT ${values} WHERE ${noOtherRowCondition}`;
      return { sql: `${insertSelect} ${updateClause}`, fields: [...allFields, ...scopeFields] };
    }
    case 'update': {
      const increments = raises.map((field) => `${quotedName(field)} = ${quotedName(field)} + 1`);
      const assignments = [...assignmentsOf(sets), ...increments].join(', ');
      return {
        sql: `UPDATE ${quotedTable} SET ${assignments} WHERE ${condition}`,
        fields: [...sets, ...key, ...scopeFields],
      };
    }
    case 'delete':
      return { sql: `DELETE FROM ${quotedTable} WHERE ${condition}`, fields: key };
    default:
      return write satisfies never;
  }
}

import type { Commit } from '../store.ts';
import type { RowWrite, Shape } from '../write-shapes.ts';
import { columnOf, columnsOf, nameOf, type SqlColumn } from './columns.ts';

/** A statement and its parameters. The name is that of its text: the server keeps it prepared. */
export interface CommitStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Rows that have to be there, by the column of the result that counts those which were. */
  readonly expected: Readonly<Record<string, number>>;
}

/**
 * A commit as one statement: one trip to the database, and one transaction. Everything hangs on its first part, the guard,
 * which finds no row where the interaction has been answered, or the encounter is not as it was loaded; then nothing is
 * written. The parts do not see each other’s rows, so that each row is written by one of them.
 */
export function commitStatement(commit: Commit, writes: readonly RowWrite[]): CommitStatement {
  const values = new Values();
  const server = values.add(commit.key.server, 'text');
  const guarded = guard(commit, writes, values, server);
  const parts = [`guard AS (${guarded.sql})`];
  const counts: string[] = ['EXISTS (SELECT FROM guard) AS done'];
  const expected: Record<string, number> = {};
  for (const [index, { shape, rows }] of groups(writes.filter((each) => each !== guarded.write)).entries()) {
    const part = `part${index}`;
    parts.push(`${part} AS (${partOf(shape, rows, values, server)}${shape.expected ? ' RETURNING 1' : ''})`);
    if (!shape.expected) continue;
    counts.push(`(SELECT count(*)::int FROM ${part}) AS ${part}`);
    expected[part] = rows.length;
  }
  return { text: `WITH ${parts.join(', ')} SELECT ${counts.join(', ')}`, values: values.all, expected };
}

/** The parameters of a statement, in order. */
class Values {
  readonly all: unknown[] = [];

  /** The parameter as SQL. */
  add(value: unknown, type: string): string {
    this.all.push(typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
    return `$${this.all.length}::${type}`;
  }
}

interface Group {
  readonly shape: Shape;
  readonly rows: object[];
}

/** Rows of one shape together, in the order in which the shapes come. */
function groups(writes: readonly RowWrite[]): readonly Group[] {
  const byShape = new Map<Shape, Group>();
  for (const { shape, row } of writes) {
    const group = byShape.get(shape);
    if (group) group.rows.push(row);
    else byShape.set(shape, { shape, rows: [row] });
  }
  return [...byShape.values()];
}

interface Guard {
  readonly sql: string;
  /** The row that it writes. */
  readonly write?: RowWrite | undefined;
}

/** What finds a row where all is as it was when the encounter was loaded, and writes the encounter’s own. */
function guard(commit: Commit, writes: readonly RowWrite[], values: Values, server: string): Guard {
  const { key, base, state, changes } = commit;
  const unanswered = `NOT EXISTS (SELECT FROM "replies" WHERE server = ${server} AND interaction = ${values.add(key.interaction, 'text')})`;
  if (changes.length === 0 && state === base) return { sql: `SELECT WHERE ${unanswered}` };
  const write = writes.find(
    ({ shape, row }) => shape.table === 'encounters' && 'id' in row && (!base || row.id === base.id),
  );
  if (!base) {
    if (write)
      return {
        sql: `${inserted(write.shape, [write.row], values, server, '')} WHERE ${unanswered} RETURNING 1`,
        write,
      };
    const playing = `SELECT FROM "encounters" WHERE server = ${server} AND channel = ${values.add(key.channel, 'text')} AND current`;
    return { sql: `SELECT WHERE ${unanswered} AND NOT EXISTS (${playing})` };
  }
  const unchanged = `t.server = ${server} AND t.id = ${values.add(base.id, 'bigint')} AND t.revision = ${values.add(base.revision, 'bigint')} AND t.current`;
  if (!write) return { sql: `SELECT FROM "encounters" t WHERE ${unchanged} AND ${unanswered} FOR UPDATE` };
  // Whoever saw to what was due in it has done so.
  const set = `${assigned(write.shape, (column) => values.add(fieldOf(write.row, column), column.type))}, claimed_until = NULL`;
  return { sql: `UPDATE "encounters" t SET ${set} WHERE ${unchanged} AND ${unanswered} RETURNING 1`, write };
}

function partOf(shape: Shape, rows: readonly object[], values: Values, server: string): string {
  const { table, write, key, sets } = shape;
  const name = nameOf(table);
  if (write === 'insert') return inserted(shape, rows, values, server, 'guard');
  const columns = key.filter((field) => field !== 'server').map((field) => columnOf(table, field));
  if (write === 'upsert') {
    const found = ['server', ...columns.map((column) => column.name)].join(', ');
    const set = sets.map((field) => `${columnOf(table, field).name} = excluded.${columnOf(table, field).name}`);
    return `${inserted(shape, rows, values, server, 'guard')} ON CONFLICT (${found}) DO UPDATE SET ${set.join(', ')}`;
  }
  const set = sets.map((field) => columnOf(table, field));
  const [source, of] = rowSource([...columns, ...(write === 'update' ? set : [])], rows, values);
  const from = ['guard', ...source].join(', ');
  const found = [`t.server = ${server}`, ...columns.map((column) => `t.${column.name} = ${of(column)}`)].join(' AND ');
  return write === 'delete'
    ? `DELETE FROM ${name} t USING ${from} WHERE ${found}`
    : `UPDATE ${name} t SET ${assigned(shape, of)} FROM ${from} WHERE ${found}`;
}

function assigned({ table, sets, raises = [] }: Shape, of: (column: SqlColumn) => string): string {
  const set = sets.map((field) => columnOf(table, field)).map((column) => `${column.name} = ${of(column)}`);
  const raised = raises.map((field) => columnOf(table, field).name).map((name) => `${name} = t.${name} + 1`);
  return [...set, ...raised].join(', ');
}

function inserted({ table }: Shape, rows: readonly object[], values: Values, server: string, guarded: string): string {
  const columns = columnsOf(table).filter(({ field }) => field !== 'server');
  const [source, of] = rowSource(columns, rows, values);
  const names = ['server', ...columns.map(({ name }) => name)].join(', ');
  const from = [...(guarded ? [guarded] : []), ...source].join(', ');
  return `INSERT INTO ${nameOf(table)} (${names}) SELECT ${[server, ...columns.map(of)].join(', ')}${from && ` FROM ${from}`}`;
}

/** Where the values of rows come from: of one row each is a parameter; several are one, as JSON. */
function rowSource(
  columns: readonly SqlColumn[],
  rows: readonly object[],
  values: Values,
): readonly [from: readonly string[], of: (column: SqlColumn) => string] {
  const [only] = rows;
  if (only && rows.length === 1) {
    const given = new Map(columns.map((column) => [column, values.add(fieldOf(only, column), column.type)]));
    return [[], (column) => given.get(column) ?? 'NULL'];
  }
  const listed = rows.map((row) => Object.fromEntries(columns.map((column) => [column.field, fieldOf(row, column)])));
  const typed = columns.map(({ field, type }) => `"${field}" ${type}`).join(', ');
  return [[`json_to_recordset(${values.add(listed, 'json')}) AS r(${typed})`], ({ field }) => `r."${field}"`];
}

function fieldOf(row: object, { field }: SqlColumn): unknown {
  return (row as Readonly<Record<string, unknown>>)[field] ?? null;
}

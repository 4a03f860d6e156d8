import type { RowWrite, Shape, TableName } from '../write-shapes.ts';
import { columnOf, columnsOf, nameOf, type SqlColumn } from './columns.ts';
import { bound, type Parameters } from './prepared.ts';

/** Rows of one shape, with a statement for one row or one for any number. */
export interface Group {
  readonly shape: Shape;
  readonly rows: object[];
}

/**
 * A commit has now one, now several rows of these. They have one statement: each that the database keeps prepared takes
 * 150 KB of its memory, in every connection.
 */
const ANY_NUMBER: readonly TableName[] = ['combatants', 'conditions', 'posts'];

function isList({ shape, rows }: Group): boolean {
  return rows.length > 1 || ANY_NUMBER.includes(shape.table);
}

/** Rows of one shape and one encounter together, in the order in which the shapes come. */
export function grouped(writes: readonly RowWrite[]): readonly Group[] {
  const groups: Group[] = [];
  for (const { shape, row } of writes) {
    const group = groups.find((each) => each.shape === shape && encounterOf(each.rows[0]) === encounterOf(row));
    if (group) group.rows.push(row);
    else groups.push({ shape, rows: [row] });
  }
  return groups;
}

function encounterOf(row: object | undefined): unknown {
  return row && 'encounter' in row ? row.encounter : undefined;
}

const ids = new Map<Shape, number>();

/** Tells groups apart that need another statement. */
export function signatureOf(groups: readonly Group[]): string {
  return groups.map((group) => `${idOf(group.shape)}${isList(group) ? 's' : ''}`).join(' ');
}

function idOf(shape: Shape): number {
  const id = ids.get(shape) ?? ids.size;
  ids.set(shape, id);
  return id;
}

/** What the statement of a group is made with. */
export interface Writing<Input> {
  readonly parameters: Parameters<Input>;
  /** The server, as SQL. */
  readonly server: string;
  /** Where the rows come from. */
  readonly rows: (input: Input) => readonly object[];
  /** What has to have a row, as SQL. Absent: nothing. */
  readonly guard?: string;
}

/** The SQL that writes the rows of a group. */
export function sqlOf<Input>(group: Group, writing: Writing<Input>): string {
  const { shape } = group;
  const { table, write, key, sets } = shape;
  const several = isList(group);
  const found = key.filter((field) => field !== 'server').map((field) => columnOf(table, field));
  if (write === 'insert' || write === 'upsert') {
    const inserted = insertion(shape, several, writing);
    if (write === 'insert') return inserted;
    const names = ['server', ...found.map(({ name }) => name)].join(', ');
    return `${inserted} ON CONFLICT (${names}) DO UPDATE SET ${assigned(shape, ({ name }) => `excluded.${name}`)}`;
  }
  const set = write === 'update' ? sets.map((field) => columnOf(table, field)) : [];
  const { from, of } = source([...found, ...set], several, writing);
  const where = [
    `t.server = ${writing.server}`,
    // Said once more of several, so that they are found by their key and not all of the server's are looked through.
    ...(several && key.includes('encounter') ? [`t.encounter = ${theirEncounter(writing)}`] : []),
    ...found.map((column) => `t.${column.name} = ${of(column)}`),
  ].join(' AND ');
  if (write === 'delete') return `DELETE FROM ${nameOf(table)} t${from && ` USING ${from}`} WHERE ${where}`;
  return `UPDATE ${nameOf(table)} t SET ${assigned(shape, of)}${from && ` FROM ${from}`} WHERE ${where}`;
}

function theirEncounter<Input>({ parameters, rows }: Writing<Input>): string {
  return parameters.add('bigint', (input) => encounterOf(rows(input)[0]));
}

/** The SQL that inserts rows. */
export function insertion<Input>({ table }: Pick<Shape, 'table'>, several: boolean, writing: Writing<Input>): string {
  const columns = columnsOf(table).filter(({ field }) => field !== 'server');
  const { from, of } = source(columns, several, writing);
  const names = ['server', ...columns.map(({ name }) => name)].join(', ');
  const values = [writing.server, ...columns.map(of)].join(', ');
  return `INSERT INTO ${nameOf(table)} (${names}) SELECT ${values}${from && ` FROM ${from}`}`;
}

/** What is set, of an UPDATE of a table called t. */
export function assigned({ table, sets, raises = [] }: Shape, of: (column: SqlColumn) => string): string {
  const set = sets.map((field) => columnOf(table, field)).map((column) => `${column.name} = ${of(column)}`);
  const raised = raises.map((field) => columnOf(table, field).name).map((name) => `${name} = t.${name} + 1`);
  return [...set, ...raised].join(', ');
}

/** Where the values of rows come from: of one row each is a parameter; a list of them is one, as JSON. */
function source<Input>(
  columns: readonly SqlColumn[],
  several: boolean,
  { parameters, rows, guard = '' }: Writing<Input>,
): { readonly from: string; readonly of: (column: SqlColumn) => string } {
  if (!several) {
    const given = new Map(
      columns.map((column) => [column, parameters.add(column.type, (input) => valueIn(rows(input)[0], column))]),
    );
    return { from: guard, of: (column) => given.get(column) ?? 'NULL' };
  }
  const listed = parameters.add('json', (input) => rows(input).map((row) => picked(row, columns)));
  const typed = columns.map(({ field, type }) => `"${field}" ${type === 'json' ? 'text' : type}`).join(', ');
  const recordset = `json_to_recordset(${listed}) AS r(${typed})`;
  const of = ({ field, type }: SqlColumn) => (type === 'json' ? `r."${field}"::json` : `r."${field}"`);
  return { from: guard ? `${guard}, ${recordset}` : recordset, of };
}

/** JSON within it is a text: PostgreSQL would undo the escapes in it, and refuse some. */
function picked(row: object, columns: readonly SqlColumn[]): object {
  return Object.fromEntries(columns.map((column) => [column.field, bound(valueIn(row, column))]));
}

/** The value of a column in a row. What a row does not have is NULL. */
export function valueIn(row: object | undefined, { field }: SqlColumn): unknown {
  return (row as Readonly<Record<string, unknown>> | undefined)?.[field];
}

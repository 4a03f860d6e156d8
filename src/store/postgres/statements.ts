import { createHash } from 'node:crypto';
import type { SheetChange } from '../../session/change.ts';
import type { Commit } from '../store.ts';
import type { RowWrite, TableName, WriteShape } from '../write-shapes.ts';
import { columnOf, columnsOf, quotedTableName, type SqlColumn } from './columns.ts';

/** A commit as a statement for the database. */
export interface CommitStatement extends PreparedStatement {
  /** How many rows each part of the statement has to find, by the result column that counts them. */
  readonly expected: ReadonlyMap<string, number>;
}

interface StatementInput {
  readonly commit: Commit;
  /** The encounter's own row. */
  readonly own: RowWrite | undefined;
  readonly groups: readonly RowGroup[];
  readonly sheets: readonly SheetChange[];
}

/** Everything a statement is built from except the rows. */
type StatementContext = Omit<GroupSource<StatementInput>, 'rows'>;

/**
 * Functions that make the statement for a commit, by the commit's signature: which kinds of rows it writes, without
 * their values. Normal play needs only a handful of signatures.
 */
const statementMakerBySignature = new Map<string, (input: StatementInput) => PreparedStatement>();

/**
 * A commit as one statement: one round trip and one transaction. Everything depends on its first part, the guard. The
 * guard finds no row if the interaction has been answered, or if the encounter has changed since it was loaded. Then
 * nothing is written. The parts don't see each other's rows, so each row is written by only one part. `sheets` are
 * changes to sheets, each for a different character. If a stored sheet differs from the encounter's, nothing is written
 * either, and the result has `otherwise` set.
 */
export function makeCommitStatement(
  commit: Commit,
  writes: readonly RowWrite[],
  sheets: readonly SheetChange[] = [],
): CommitStatement {
  const { base, state, changes } = commit;
  const encounterWrite = writes.find(
    ({ shape, row }) => shape.table === 'encounters' && 'id' in row && (!base || row.id === base.id),
  );
  const widenedEncounterWrite = encounterWrite && {
    ...encounterWrite,
    shape: withOftenWrittenFields(encounterWrite.shape),
  };
  const rowGroups = groupRows(writes.filter((each) => each !== encounterWrite));
  const commitKind = changes.length === 0 && state === base ? 'unchanged' : base ? 'played' : 'none played';
  const encounterSignature = widenedEncounterWrite
    ? signatureOf([{ shape: widenedEncounterWrite.shape, rows: [widenedEncounterWrite.row] }])
    : '';
  const signature = `${commitKind} | ${encounterSignature} | ${signatureOf(rowGroups)} | ${sheets.length}`;
  const input = { commit, own: widenedEncounterWrite, groups: rowGroups, sheets };
  let statement = statementMakerBySignature.get(signature);
  if (!statement) {
    statement = makeStatement(input, commitKind);
    statementMakerBySignature.set(signature, statement);
  }
  const expectedRowCounts = rowGroups.flatMap(({ shape, rows }, index) =>
    shape.expected ? [[partName(index), rows.length] as const] : [],
  );
  return { ...statement(input), expected: new Map(expectedRowCounts) };
}

/** Fields that most deeds change. They are always written together, so that fewer statements have to be prepared. */
const OFTEN_WRITTEN_FIELDS: readonly string[] = ['turnOrder', 'done', 'positions', 'own', 'posts', 'waiting', 'clock'];

const widenedShapeByShape = new Map<WriteShape, WriteShape>();

/**
 * Adds all often-written fields to the shape of an encounter's row, if the shape is an update that writes the revision.
 */
function withOftenWrittenFields(shape: WriteShape): WriteShape {
  if (shape.write !== 'update' || !shape.sets.includes('revision')) return shape;
  const cachedShape = widenedShapeByShape.get(shape);
  if (cachedShape) return cachedShape;
  const fieldsToSet = new Set([
    ...shape.sets.filter((field) => !OFTEN_WRITTEN_FIELDS.includes(field)),
    ...OFTEN_WRITTEN_FIELDS,
  ]);
  const equalShape = [...widenedShapeByShape.values()].find(
    (each) => each.sets.length === fieldsToSet.size && each.sets.every((field) => fieldsToSet.has(field)),
  );
  const newShape = equalShape ?? { ...shape, sets: [...fieldsToSet] };
  widenedShapeByShape.set(shape, newShape);
  return newShape;
}

type CommitKind = 'unchanged' | 'played' | 'none played';

function makeStatement(input: StatementInput, commitKind: CommitKind): (input: StatementInput) => PreparedStatement {
  const parameters = new Parameters<StatementInput>();
  const serverParameter = parameters.add('text', ({ commit }) => commit.key.server);
  const statementContext = { parameters, server: serverParameter };
  const sheetCheckNames = input.sheets.map((_, index) => `kept${index}`);
  const sheetConflicts = sheetCheckNames.map((name) => `EXISTS (SELECT FROM ${name} WHERE NOT same)`);
  const statementParts = [
    ...sheetCheckNames.map((name, index) => `${name} AS (${sheetCheckSql(index, statementContext)})`),
    `guard AS (${guardSql(input, commitKind, statementContext, sheetConflicts)})`,
    ...sheetCheckNames.map((name, index) => `changed_${name} AS (${sheetUpdateSql(index, statementContext)})`),
  ];
  const resultColumns = [
    'EXISTS (SELECT FROM guard) AS done',
    `${sheetConflicts.join(' OR ') || 'false'} AS otherwise`,
  ];
  for (const [index, group] of input.groups.entries()) {
    const sql = sqlOf(group, { ...statementContext, guard: 'guard', rows: ({ groups }) => groups[index]?.rows ?? [] });
    statementParts.push(`${partName(index)} AS (${sql}${group.shape.expected ? ' RETURNING 1' : ''})`);
    if (group.shape.expected)
      resultColumns.push(`(SELECT count(*)::int FROM ${partName(index)}) AS ${partName(index)}`);
  }
  return parameters.statement(`WITH ${statementParts.join(', ')} SELECT ${resultColumns.join(', ')}`);
}

/** SQL that checks whether a character's sheet is unchanged, and locks it until the commit ends. */
function sheetCheckSql(index: number, { parameters, server }: StatementContext): string {
  const id = parameters.add('text', ({ sheets }) => sheets[index]?.character);
  const sheetBefore = parameters.add('text', ({ sheets }) => JSON.stringify(sheets[index]?.before));
  return `SELECT sheet::text = ${sheetBefore} AS same FROM "characters" WHERE server = ${server} AND id = ${id} FOR UPDATE`;
}

function sheetUpdateSql(index: number, { parameters, server }: StatementContext): string {
  const id = parameters.add('text', ({ sheets }) => sheets[index]?.character);
  const sheetAfter = parameters.add('json', ({ sheets }) => sheets[index]?.after);
  const nowParameter = parameters.add('bigint', ({ commit }) => commit.now);
  return `UPDATE "characters" t SET sheet = ${sheetAfter}, changed_at = ${nowParameter} FROM guard WHERE t.server = ${server} AND t.id = ${id}`;
}

function partName(index: number): string {
  return `part${index}`;
}

/**
 * SQL that finds a row if nothing has changed since the encounter was loaded. It also writes the encounter's own row.
 */
function guardSql(
  { own }: StatementInput,
  commitKind: CommitKind,
  context: StatementContext,
  otherwise: readonly string[],
): string {
  const { parameters, server } = context;
  const interactionParameter = parameters.add('text', ({ commit }) => commit.key.interaction);
  const answeredCondition = `EXISTS (SELECT FROM "replies" WHERE server = ${server} AND interaction = ${interactionParameter})`;
  const unansweredCondition = [answeredCondition, ...otherwise].map((each) => `NOT ${each}`).join(' AND ');
  if (commitKind === 'unchanged') return `SELECT WHERE ${unansweredCondition}`;
  if (commitKind === 'none played') {
    if (own) {
      const insertStatement = insertSql(own.shape, false, {
        ...context,
        rows: (input) => (input.own ? [input.own.row] : []),
      });
      return `${insertStatement} WHERE ${unansweredCondition} RETURNING 1`;
    }
    const channelParameter = parameters.add('text', ({ commit }) => commit.key.channel);
    const currentEncounterQuery = `SELECT FROM "encounters" WHERE server = ${server} AND channel = ${channelParameter} AND current`;
    return `SELECT WHERE ${unansweredCondition} AND NOT EXISTS (${currentEncounterQuery})`;
  }
  const id = parameters.add('bigint', ({ commit }) => commit.base?.id);
  const revisionParameter = parameters.add('bigint', ({ commit }) => commit.base?.revision);
  const unchangedEncounterCondition = `t.server = ${server} AND t.id = ${id} AND t.revision = ${revisionParameter} AND t.current AND ${unansweredCondition}`;
  if (!own) return `SELECT FROM "encounters" t WHERE ${unchangedEncounterCondition} FOR UPDATE`;
  const set = setClause(own.shape, (column) => parameters.add(column.type, (input) => valueIn(input.own?.row, column)));
  // This commit ends the work of the process that claimed the due encounter, so the claim ends too.
  return `UPDATE "encounters" t SET ${set}, claimed_until = NULL WHERE ${unchangedEncounterCondition} RETURNING 1`;
}

/**
 * Statements that write rows without checking that the encounter hasn't changed. The caller's transaction has to lock
 * it.
 */
export function rowStatements(server: string, writes: readonly RowWrite[]): readonly PreparedStatement[] {
  return groupRows(writes).map((group) => {
    const parameters = new Parameters<RowGroup>();
    const serverParameter = parameters.add('text', () => server);
    return parameters.statement(sqlOf(group, { parameters, server: serverParameter, rows: ({ rows }) => rows }))(group);
  });
}

/** Rows of one shape, written by one statement. */
interface RowGroup {
  readonly shape: WriteShape;
  readonly rows: object[];
}

/**
 * Commits write varying numbers of rows to these tables, so they always use the statement for lists of rows. Each
 * prepared statement takes 150 KB of the database's memory per connection.
 */
const TABLES_WITH_VARYING_ROW_COUNT: readonly TableName[] = ['combatants', 'conditions', 'posts'];

function usesListStatement({ shape, rows }: RowGroup): boolean {
  return rows.length > 1 || TABLES_WITH_VARYING_ROW_COUNT.includes(shape.table);
}

/** Groups rows by shape and encounter, in the order in which the shapes first appear. */
function groupRows(writes: readonly RowWrite[]): readonly RowGroup[] {
  const rowGroups: RowGroup[] = [];
  for (const { shape, row } of writes) {
    const group = rowGroups.find((each) => each.shape === shape && encounterIdOf(each.rows[0]) === encounterIdOf(row));
    if (group) group.rows.push(row);
    else rowGroups.push({ shape, rows: [row] });
  }
  return rowGroups;
}

function encounterIdOf(row: object | undefined): unknown {
  return row && 'encounter' in row ? row.encounter : undefined;
}

const idByShape = new Map<WriteShape, number>();

/** A text that is the same for all groups that can share a statement. */
function signatureOf(groups: readonly RowGroup[]): string {
  return groups.map((group) => `${shapeIdOf(group.shape)}${usesListStatement(group) ? 's' : ''}`).join(' ');
}

function shapeIdOf(shape: WriteShape): number {
  const id = idByShape.get(shape) ?? idByShape.size;
  idByShape.set(shape, id);
  return id;
}

/** What the SQL that writes a group of rows is built from. */
interface GroupSource<Input> {
  readonly parameters: Parameters<Input>;
  /** The server, as SQL. */
  readonly server: string;
  /** Picks the rows from the input. */
  readonly rows: (input: Input) => readonly object[];
  /** SQL that has to find a row before anything is written. Undefined if nothing is checked first. */
  readonly guard?: string;
}

/** The SQL that writes a group of rows. */
function sqlOf<Input>(group: RowGroup, source: GroupSource<Input>): string {
  const { shape } = group;
  const { table, write, key, sets } = shape;
  const hasManyRows = usesListStatement(group);
  const keyColumns = key.filter((field) => field !== 'server').map((field) => columnOf(table, field));
  if (write === 'insert' || write === 'upsert') {
    const insertStatement = insertSql(shape, hasManyRows, source);
    if (write === 'insert') return insertStatement;
    const columnNames = ['server', ...keyColumns.map(({ name }) => name)].join(', ');
    const noOtherRowClause =
      shape.onlyOf === undefined ? '' : ` WHERE ${noOtherRowCondition(shape, shape.onlyOf, source)}`;
    const updateClause = setClause(shape, ({ name }) => `excluded.${name}`);
    return `${insertStatement}${noOtherRowClause} ON CONFLICT (${columnNames}) DO UPDATE SET ${updateClause}`;
  }
  const setColumns = write === 'update' ? sets.map((field) => columnOf(table, field)) : [];
  const { fromClause, valueSql } = valueSource([...keyColumns, ...setColumns], hasManyRows, source);
  const conditions = [
    `t.server = ${source.server}`,
    // For several rows, the condition on the encounter is repeated here, so that the index finds the rows by key
    // instead of scanning the whole server.
    ...(hasManyRows && key.includes('encounter') ? [`t.encounter = ${commonEncounterParameter(source)}`] : []),
    ...keyColumns.map((column) => `t.${column.name} = ${valueSql(column)}`),
    ...(shape.where === undefined || shape.onlyOf !== undefined ? [] : [`t.${columnOf(table, shape.where).name}`]),
    ...(shape.onlyOf === undefined ? [] : [noOtherRowCondition(shape, shape.onlyOf, source)]),
  ].join(' AND ');
  if (write === 'delete')
    return `DELETE FROM ${quotedTableName(table)} t${fromClause && ` USING ${fromClause}`} WHERE ${conditions}`;
  return `UPDATE ${quotedTableName(table)} t SET ${setClause(shape, valueSql)}${fromClause && ` FROM ${fromClause}`} WHERE ${conditions}`;
}

/**
 * SQL that is true if, among the other rows with the same value in the column `field`, none has a true value in the
 * column `where`. It works only for a statement that writes a single row.
 */
function noOtherRowCondition<Input>(
  { table, where }: WriteShape,
  field: string,
  { parameters, server, rows }: GroupSource<Input>,
): string {
  const column = columnOf(table, field);
  const valueParameter = parameters.add(column.type, (input) => valueIn(rows(input)[0], column));
  const whereCondition = where === undefined ? '' : ` AND ${columnOf(table, where).name}`;
  return `NOT EXISTS (SELECT FROM ${quotedTableName(table)} WHERE server = ${server} AND ${column.name} = ${valueParameter}${whereCondition})`;
}

function commonEncounterParameter<Input>({ parameters, rows }: GroupSource<Input>): string {
  return parameters.add('bigint', (input) => encounterIdOf(rows(input)[0]));
}

function insertSql<Input>(
  { table }: Pick<WriteShape, 'table'>,
  hasManyRows: boolean,
  source: GroupSource<Input>,
): string {
  const columns = columnsOf(table).filter(({ field }) => field !== 'server');
  const { fromClause, valueSql } = valueSource(columns, hasManyRows, source);
  const columnNames = ['server', ...columns.map(({ name }) => name)].join(', ');
  const values = [source.server, ...columns.map(valueSql)].join(', ');
  return `INSERT INTO ${quotedTableName(table)} (${columnNames}) SELECT ${values}${fromClause && ` FROM ${fromClause}`}`;
}

/** The SET clause for an UPDATE of a table with the alias `t`. */
function setClause({ table, sets, raises = [] }: WriteShape, columnValue: (column: SqlColumn) => string): string {
  const assignments = sets
    .map((field) => columnOf(table, field))
    .map((column) => `${column.name} = ${columnValue(column)}`);
  const increments = raises.map((field) => columnOf(table, field).name).map((name) => `${name} = t.${name} + 1`);
  return [...assignments, ...increments].join(', ');
}

/**
 * The SQL source of the values. For one row, each value is a parameter. Several rows are passed as one JSON parameter.
 */
function valueSource<Input>(
  columns: readonly SqlColumn[],
  hasManyRows: boolean,
  { parameters, rows, guard = '' }: GroupSource<Input>,
): { readonly fromClause: string; readonly valueSql: (column: SqlColumn) => string } {
  if (!hasManyRows) {
    const parameterByColumn = new Map(
      columns.map((column) => [column, parameters.add(column.type, (input) => valueIn(rows(input)[0], column))]),
    );
    return { fromClause: guard, valueSql: (column) => parameterByColumn.get(column) ?? 'NULL' };
  }
  const listParameter = parameters.add('json', (input) => rows(input).map((row) => pickFields(row, columns)));
  const columnDefinitions = columns
    .map(({ field, type }) => `"${field}" ${type === 'json' ? 'text' : type}`)
    .join(', ');
  const recordset = `json_to_recordset(${listParameter}) AS r(${columnDefinitions})`;
  const columnValue = ({ field, type }: SqlColumn) => (type === 'json' ? `r."${field}"::json` : `r."${field}"`);
  return { fromClause: guard ? `${guard}, ${recordset}` : recordset, valueSql: columnValue };
}

/**
 * The values of these columns in a row. Nested JSON is passed as text, because PostgreSQL would decode its escapes and
 * refuse some of them.
 */
function pickFields(row: object, columns: readonly SqlColumn[]): object {
  return Object.fromEntries(columns.map((column) => [column.field, toParameter(valueIn(row, column))]));
}

/** The value of a column in a row. Undefined if the row lacks the field. */
function valueIn(row: object | undefined, { field }: SqlColumn): unknown {
  return (row as Readonly<Record<string, unknown>> | undefined)?.[field];
}

/** A prepared statement for pg. The database keeps it under its name for each connection. */
interface PreparedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Reads a parameter's value from the input. */
type ValueReader<Input> = (input: Input) => unknown;

/** Collects the parameters of a statement and where their values come from. */
class Parameters<Input> {
  readonly #valueReaders: ValueReader<Input>[] = [];

  /** Adds a parameter and returns its SQL placeholder. */
  add(type: string, readValue: ValueReader<Input>): string {
    this.#valueReaders.push(readValue);
    return `$${this.#valueReaders.length}::${type}`;
  }

  /** The statement as a function of its input. Its name is the hash of its text. */
  statement(text: string): (input: Input) => PreparedStatement {
    const name = createHash('sha1').update(text).digest('base64');
    const valueReaders = this.#valueReaders;
    return (input) => ({ name, text, values: valueReaders.map((readValue) => toParameter(readValue(input))) });
  }
}

/** Converts a value to what pg expects: an object to JSON text, and undefined to NULL. */
export function toParameter(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
}

/**
 * Removes the characters that PostgreSQL can't store in text: NUL and lone surrogates. In JSON text, these characters
 * are escaped and can be stored.
 */
function storableText(text: string): string {
  const wellFormedText = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormedText.includes('\0') ? wellFormedText.replaceAll('\0', '\u{fffd}') : wellFormedText;
}

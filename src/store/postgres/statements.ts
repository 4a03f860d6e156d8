import type { SheetChange } from '../../session/sheet-changes.ts';
import type { Commit } from '../store.ts';
import type { RowWrite, Shape } from '../write-shapes.ts';
import { Parameters, type Prepared } from './prepared.ts';
import {
  assigned,
  type Group,
  grouped,
  insertion,
  signatureOf,
  sqlOf,
  valueIn,
  type Writing,
} from './row-statements.ts';

/** A commit as it is given to the database. */
export interface CommitStatement extends Prepared {
  /** How many rows have to be there, by the column of the result that counts those which were. */
  readonly expected: ReadonlyMap<string, number>;
}

interface Input {
  readonly commit: Commit;
  /** The encounter’s own row. */
  readonly own: RowWrite | undefined;
  readonly groups: readonly Group[];
  readonly sheets: readonly SheetChange[];
}

/** What a statement is made with, but the rows. */
type Making = Omit<Writing<Input>, 'rows'>;

/** By what makes them different: a handful for what is played. */
const statements = new Map<string, (input: Input) => Prepared>();

/**
 * A commit as one statement: one trip to the database, and one transaction. Everything hangs on its first part, the guard,
 * which finds no row where the interaction has been answered, or the encounter is not as it was loaded; then nothing is
 * written. The parts do not see each other’s rows, so that each row is written by one of them.
 *
 * `sheets` are changes of characters’ sheets, each of another. Where one is not kept as the encounter has it, nothing is written
 * either, and the result’s `otherwise` says so.
 */
export function commitStatement(
  commit: Commit,
  writes: readonly RowWrite[],
  sheets: readonly SheetChange[] = [],
): CommitStatement {
  const { base, state, changes } = commit;
  const found = writes.find(
    ({ shape, row }) => shape.table === 'encounters' && 'id' in row && (!base || row.id === base.id),
  );
  const own = found && { ...found, shape: widened(found.shape) };
  const groups = grouped(writes.filter((each) => each !== found));
  const how = changes.length === 0 && state === base ? 'unchanged' : base ? 'played' : 'none played';
  const ownSignature = own ? signatureOf([{ shape: own.shape, rows: [own.row] }]) : '';
  const signature = `${how} | ${ownSignature} | ${signatureOf(groups)} | ${sheets.length}`;
  const input = { commit, own, groups, sheets };
  let statement = statements.get(signature);
  if (!statement) {
    statement = make(input, how);
    statements.set(signature, statement);
  }
  const expected = groups.flatMap(({ shape, rows }, index) =>
    shape.expected ? [[partName(index), rows.length] as const] : [],
  );
  return { ...statement(input), expected: new Map(expected) };
}

/** What a deed mostly changes is written with each, so that there are few statements to be kept prepared. */
const OFTEN: readonly string[] = ['turnOrder', 'done', 'positions', 'own', 'posts', 'waiting', 'clock'];

const wide = new Map<Shape, Shape>();

/** The shape of an encounter’s row that also has what is written often, where it has any of it. */
function widened(shape: Shape): Shape {
  if (shape.write !== 'update' || !shape.sets.includes('revision')) return shape;
  const known = wide.get(shape);
  if (known) return known;
  const sets = new Set([...shape.sets.filter((field) => !OFTEN.includes(field)), ...OFTEN]);
  const same = [...wide.values()].find(
    (each) => each.sets.length === sets.size && each.sets.every((field) => sets.has(field)),
  );
  const made = same ?? { ...shape, sets: [...sets] };
  wide.set(shape, made);
  return made;
}

type How = 'unchanged' | 'played' | 'none played';

function make(input: Input, how: How): (input: Input) => Prepared {
  const parameters = new Parameters<Input>();
  const server = parameters.add('text', ({ commit }) => commit.key.server);
  const making = { parameters, server };
  const kept = input.sheets.map((_, index) => `kept${index}`);
  const otherwise = kept.map((name) => `EXISTS (SELECT FROM ${name} WHERE NOT same)`);
  const parts = [
    ...kept.map((name, index) => `${name} AS (${keptSheet(index, making)})`),
    `guard AS (${guard(input, how, making, otherwise)})`,
    ...kept.map((name, index) => `changed_${name} AS (${changedSheet(index, making)})`),
  ];
  const results = ['EXISTS (SELECT FROM guard) AS done', `${otherwise.join(' OR ') || 'false'} AS otherwise`];
  for (const [index, group] of input.groups.entries()) {
    const sql = sqlOf(group, { ...making, guard: 'guard', rows: ({ groups }) => groups[index]?.rows ?? [] });
    parts.push(`${partName(index)} AS (${sql}${group.shape.expected ? ' RETURNING 1' : ''})`);
    if (group.shape.expected) results.push(`(SELECT count(*)::int FROM ${partName(index)}) AS ${partName(index)}`);
  }
  return parameters.statement(`WITH ${parts.join(', ')} SELECT ${results.join(', ')}`);
}

/** Whether a character’s sheet is as it was before a change, and stays so until the commit is over. */
function keptSheet(index: number, { parameters, server }: Making): string {
  const id = parameters.add('text', ({ sheets }) => sheets[index]?.character);
  const before = parameters.add('text', ({ sheets }) => JSON.stringify(sheets[index]?.before));
  return `SELECT sheet::text = ${before} AS same FROM "characters" WHERE server = ${server} AND id = ${id} FOR UPDATE`;
}

function changedSheet(index: number, { parameters, server }: Making): string {
  const id = parameters.add('text', ({ sheets }) => sheets[index]?.character);
  const after = parameters.add('json', ({ sheets }) => sheets[index]?.after);
  const now = parameters.add('bigint', ({ commit }) => commit.now);
  return `UPDATE "characters" t SET sheet = ${after}, changed_at = ${now} FROM guard WHERE t.server = ${server} AND t.id = ${id}`;
}

function partName(index: number): string {
  return `part${index}`;
}

/** What finds a row where all is as it was when the encounter was loaded; it writes the encounter’s own. */
function guard({ own }: Input, how: How, making: Making, otherwise: readonly string[]): string {
  const { parameters, server } = making;
  const interaction = parameters.add('text', ({ commit }) => commit.key.interaction);
  const repeat = `EXISTS (SELECT FROM "replies" WHERE server = ${server} AND interaction = ${interaction})`;
  const unanswered = [repeat, ...otherwise].map((each) => `NOT ${each}`).join(' AND ');
  if (how === 'unchanged') return `SELECT WHERE ${unanswered}`;
  if (how === 'none played') {
    if (own) {
      const inserted = insertion(own.shape, false, { ...making, rows: (input) => (input.own ? [input.own.row] : []) });
      return `${inserted} WHERE ${unanswered} RETURNING 1`;
    }
    const channel = parameters.add('text', ({ commit }) => commit.key.channel);
    const playing = `SELECT FROM "encounters" WHERE server = ${server} AND channel = ${channel} AND current`;
    return `SELECT WHERE ${unanswered} AND NOT EXISTS (${playing})`;
  }
  const id = parameters.add('bigint', ({ commit }) => commit.base?.id);
  const revision = parameters.add('bigint', ({ commit }) => commit.base?.revision);
  const asLoaded = `t.server = ${server} AND t.id = ${id} AND t.revision = ${revision} AND t.current AND ${unanswered}`;
  if (!own) return `SELECT FROM "encounters" t WHERE ${asLoaded} FOR UPDATE`;
  const set = assigned(own.shape, (column) => parameters.add(column.type, (input) => valueIn(input.own?.row, column)));
  // Whoever has taken up what was due in it is done with it.
  return `UPDATE "encounters" t SET ${set}, claimed_until = NULL WHERE ${asLoaded} RETURNING 1`;
}

/** Rows that are written in a transaction of their own, whatever is there, as statements one after the other. */
export function rowStatements(server: string, writes: readonly RowWrite[]): readonly Prepared[] {
  return grouped(writes).map((group) => {
    const parameters = new Parameters<Group>();
    const written = parameters.add('text', () => server);
    return parameters.statement(sqlOf(group, { parameters, server: written, rows: ({ rows }) => rows }))(group);
  });
}

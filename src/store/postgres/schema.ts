// The PostgreSQL tables, and how they are derived from SQLite's.

import type { Standing } from '../../shards.ts';
import type { Column as SQLiteColumn, Table as SQLiteTable } from '../sqlite/drizzle.ts';
import { getTableColumns, getTableName } from '../sqlite/drizzle.ts';
import * as sqlite from '../sqlite/schema.ts';
import { keyFields } from '../write-shapes.ts';
import type { Column, ColumnBuilder, PgColumn, TableExtra, TableWithColumns } from './drizzle.ts';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from './drizzle.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The PostgreSQL tables: those of src/store/sqlite/schema.ts, where they are explained, and the ones that several
 * processes need. Indexes have the same names. An index that is used for one server at a time begins with the server.
 */
export const encounters = deriveTable(
  sqlite.encounters,
  ({ server, channel, dueAt, id }) => [
    uniqueIndex('one_current_encounter_a_channel').on(server, channel).where(sql`current`),
    index('encounters_of_a_channel').on(server, channel, id),
    index('encounters_due').on(dueAt).where(sql`due_at IS NOT NULL`),
    index('encounters_claimed').on(dueAt).where(sql`claimed_until IS NOT NULL`),
    // Unlike in SQLite, the clock and the pending messages aren't indexed. Each deed changes them, and a changed
    // indexed column rewrites the row in every index.
    index('encounters_of_a_server').on(server, id).where(sql`current`),
    // This index doesn't include the server, because a deleted channel's encounters are found by the channel alone.
    index('encounters_by_channel').on(channel),
    index('encounters_resealed').on(server).where(sql`current AND resealed IS NOT NULL`),
    index('encounters_open').on(server, id).where(sql`current AND phase <> 'ended'`),
  ],
  // Until this time, one process works on what is due in the encounter, and no other process takes the encounter.
  { claimedUntil: bigint('claimed_until', { mode: 'number' }) },
);

export const combatants = deriveTable(sqlite.combatants, ({ server, character }) => [
  index('combatants_of_a_character').on(server, character),
]);

export const conditions = deriveTable(sqlite.conditions);

export const deeds = deriveTable(sqlite.deeds, ({ server, user, encounter, number }) => [
  // The deed is compared as text, because the JSON operators fail for a deed with a character that PostgreSQL's texts
  // can't hold.
  index('deeds_that_add').on(server, user, encounter, number).where(sql`deed::text LIKE '{"type":"join"%'`),
]);

export const seeds = deriveTable(sqlite.seeds);

export const replies = deriveTable(sqlite.replies, ({ at }) => [index('replies_by_age').on(at)]);

export const posts = deriveTable(sqlite.posts, ({ server, encounter, message }) => [
  index('posts_to_show').on(server, encounter).where(sql`version IS DISTINCT FROM shown`),
  index('posts_by_message').on(server, message),
]);

export const chronicles = deriveTable(sqlite.chronicles);

export const characters = deriveTable(sqlite.characters, ({ server, user, lookup }) => [
  uniqueIndex('one_character_of_a_name').on(server, user, lookup),
]);

export const portraits = deriveTable(sqlite.portraits);

export const fieldImages = deriveTable(sqlite.fieldImages, ({ server, digest }) => [
  index('field_images_by_digest').on(server, digest),
]);

export const saved = deriveTable(sqlite.saved);

export const people = deriveTable(sqlite.people);

export const servers = deriveTable(sqlite.servers);

export const defaults = deriveTable(sqlite.defaults);

export const packs = deriveTable(sqlite.packs);

export const packPortraits = deriveTable(sqlite.packPortraits);

export const said = deriveTable(sqlite.said, ({ server, channel, user, message, at }) => [
  index('said_by_message').on(server, message),
  index('said_by_user').on(server, user),
  index('said_by_age').on(at),
  // This index doesn't include the server, because what was said in a deleted channel is found by the channel alone.
  index('said_by_channel').on(channel),
]);

// This index doesn't include the server, because the address of a shared encounter has only the token.
export const shares = deriveTable(sqlite.shares, ({ token }) => [uniqueIndex('shares_by_token').on(token)]);

/** The servers that the bot has left and the channels that were deleted, with the time when Fray noticed it. */
export const departures = pgTable('departures', {
  place: text('place').primaryKey(),
  at: bigint('at', { mode: 'number' }).notNull(),
});

// The tables below are for running several processes. Their times come from the database's clock.

/**
 * Which process holds which shard, out of `of` shards. An expired lease stays, because it says when a process last held
 * the shard.
 */
export const shards = pgTable(
  'shards',
  {
    of: integer('of').notNull(),
    shard: integer('shard').notNull(),
    owner: text('owner').notNull(),
    /** The process's host and PID, for an admin. */
    name: text('name').notNull(),
    standing: text('standing').$type<Standing>().notNull(),
    /** When the shard's lease was last renewed. */
    at: bigint('at', { mode: 'number' }).notNull(),
    expires: bigint('expires', { mode: 'number' }).notNull(),
    /** True if the process that is configured for the shard waits to get it back from another process. */
    wanted: boolean('wanted').notNull(),
  },
  ({ of, shard }) => [primaryKey({ columns: [of, shard] })],
);

/**
 * When the next connection to Discord may log in (identify). Discord divides the connections into buckets, and accepts
 * one login every five seconds in each bucket.
 */
export const identifies = pgTable('identifies', {
  bucket: integer('bucket').primaryKey(),
  next: bigint('next', { mode: 'number' }).notNull(),
});

/** Downtimes of a shard's servers. They count for those servers even if the number of shards changes later. */
export const downtimes = pgTable(
  'downtimes',
  {
    of: integer('of').notNull(),
    shard: integer('shard').notNull(),
    from: bigint('from', { mode: 'number' }).notNull(),
    until: bigint('until', { mode: 'number' }).notNull(),
  },
  ({ of, shard, from }) => [primaryKey({ columns: [of, shard, from] })],
);

/** Drizzle's description of the server column, which is a NOT NULL text column. */
interface ServerColumn {
  name: 'server';
  tableName: string;
  dataType: 'string';
  columnType: 'PgText';
  data: string;
  driverParam: string;
  notNull: true;
  hasDefault: false;
  isPrimaryKey: false;
  isAutoincrement: false;
  hasRuntimeDefault: false;
  enumValues: undefined;
}

/** The columns of a SQLite table as PostgreSQL columns, with the same names and values, plus a server column. */
type DerivedTable<T extends SQLiteTable> = TableWithColumns<{
  name: T['_']['name'];
  schema: undefined;
  dialect: 'pg';
  columns: {
    [Field in keyof T['_']['columns']]: PgColumn<T['_']['columns'][Field]['_']>;
  } & { server: PgColumn<ServerColumn> };
}>;

/**
 * Derives the PostgreSQL table from a SQLite one: the same columns with the server in front, so that both have the same
 * rows. The primary key begins with the server too, so that a server's rows are stored together. There are no foreign
 * keys, because with them, PostgreSQL would look up another row for each row that it writes. Related rows are written
 * in one commit, and checked when a database is moved.
 */
function deriveTable<T extends SQLiteTable>(
  table: T,
  indexes: (columns: DerivedTable<T>) => readonly TableExtra[] = () => [],
  extraColumns: Readonly<Record<string, ColumnBuilder>> = {},
): DerivedTable<T> {
  const name = getTableName(table);
  const fields = Object.entries(getTableColumns(table));
  const derivedTable = pgTable(
    name,
    {
      server: text('server').notNull(),
      ...Object.fromEntries(fields.map(([field, column]) => [field, columnBuilderOf(column)])),
      ...extraColumns,
    },
    (columns) => {
      const columnByField = columns as Readonly<Record<string, Column>>;
      const keyNames = new Set(['server', ...keyFields(table)]);
      const [firstColumn, ...otherColumns] = [...keyNames].flatMap((field) => columnByField[field] ?? []);
      if (!firstColumn) throw new Error(`No column of the key of ${name}`);
      return [
        primaryKey({ columns: [firstColumn, ...otherColumns] }),
        ...indexes(columns as unknown as DerivedTable<T>),
      ];
    },
  );
  // The loop above builds exactly these columns, which TypeScript can't infer.
  return derivedTable as unknown as DerivedTable<T>;
}

function columnBuilderOf(column: SQLiteColumn) {
  const plainColumn = columnTypeOf(column);
  const columnBuilder = column.notNull ? plainColumn.notNull() : plainColumn;
  // The default has the column's type, which only the SQLite table knows.
  return column.hasDefault ? columnBuilder.default(column.default as never) : columnBuilder;
}

/** Every number is a `bigint`, because a GM may type large numbers, and SQLite's integers have 64 bits. */
function columnTypeOf({ name, columnType }: SQLiteColumn) {
  switch (columnType) {
    case 'SQLiteText':
      return text(name);
    case 'SQLiteTextJson':
      // jsonb would sort the keys. The record is hashed in the order in which it was written.
      return json(name);
    case 'SQLiteInteger':
      return bigint(name, { mode: 'number' });
    case 'SQLiteBoolean':
      return boolean(name);
    case 'SQLiteBlobBuffer':
      return bytea(name);
    default:
      throw new Error(`No type for ${name}, ${columnType}`);
  }
}

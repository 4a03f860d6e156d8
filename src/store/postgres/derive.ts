import {
  getTableColumns,
  getTableName,
  type Column as SQLiteColumn,
  type Table as SQLiteTable,
} from '../sqlite/drizzle.ts';
import { keyFields } from '../write-shapes.ts';
import {
  bigint,
  boolean,
  type Column,
  type ColumnBuilder,
  customType,
  type Extra,
  json,
  type PgColumn,
  pgTable,
  primaryKey,
  type TableWithColumns,
  text,
} from './drizzle.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The config of a NOT NULL text column. */
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

/** The columns of a SQLite table as PostgreSQL columns, with the same names and values, plus the server. */
type Derived<T extends SQLiteTable> = TableWithColumns<{
  name: T['_']['name'];
  schema: undefined;
  dialect: 'pg';
  columns: {
    [Field in keyof T['_']['columns']]: PgColumn<T['_']['columns'][Field]['_']>;
  } & { server: PgColumn<ServerColumn> };
}>;

/**
 * The PostgreSQL table for a SQLite one: the same columns, so the rows are the same, with the server in front. The
 * primary key is the SQLite table's with the server first, so a server's rows are stored together, on one machine of a
 * distributed engine too. There are no foreign keys, because their checks would look up a row for each one written;
 * related rows are written in one commit, and checked when a database is moved.
 */
export function derived<T extends SQLiteTable>(
  table: T,
  indexes: (columns: Derived<T>) => readonly Extra[] = () => [],
  further: Readonly<Record<string, ColumnBuilder>> = {},
): Derived<T> {
  const name = getTableName(table);
  const fields = Object.entries(getTableColumns(table));
  const made = pgTable(
    name,
    {
      server: text('server').notNull(),
      ...Object.fromEntries(fields.map(([field, column]) => [field, builderOf(column)])),
      ...further,
    },
    (own) => {
      const of = own as Readonly<Record<string, Column>>;
      const keyed = new Set(['server', ...keyFields(table)]);
      const [first, ...rest] = [...keyed].flatMap((field) => of[field] ?? []);
      if (!first) throw new Error(`No column of the key of ${name}`);
      return [primaryKey({ columns: [first, ...rest] }), ...indexes(own as unknown as Derived<T>)];
    },
  );
  // The loop above builds exactly these columns, which TypeScript can't infer.
  return made as unknown as Derived<T>;
}

function builderOf(column: SQLiteColumn) {
  const bare = typed(column);
  const known = column.notNull ? bare.notNull() : bare;
  // The default has the column's own type, which only the SQLite table knows.
  return column.hasDefault ? known.default(column.default as never) : known;
}

/** Every number is a `bigint`, because SQLite has no smaller limit for what a GM may type. */
function typed({ name, columnType }: SQLiteColumn) {
  switch (columnType) {
    case 'SQLiteText':
      return text(name);
    case 'SQLiteTextJson':
      // Not jsonb, which would sort the keys: the record is hashed as it was written.
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

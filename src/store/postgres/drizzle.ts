// These modules are loaded with `require` instead of `import`. src/store/sqlite/drizzle.ts says why.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = require('drizzle-orm');
const pgCore: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');

export const { getTableColumns, getTableName, sql } = orm;
export const {
  bigint,
  boolean,
  customType,
  getTableConfig,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} = pgCore;
export type Table = import('drizzle-orm/pg-core').PgTable;
export type Column = import('drizzle-orm/pg-core').PgColumn;
export type ColumnBuilder = import('drizzle-orm/pg-core').PgColumnBuilderBase;
export type TableExtra = import('drizzle-orm/pg-core').PgTableExtraConfigValue;
export type PgColumn<T extends import('drizzle-orm/column').ColumnBaseConfig<ColumnDataType, string>> =
  import('drizzle-orm/pg-core').PgColumn<T>;
export type TableWithColumns<T extends import('drizzle-orm/pg-core').TableConfig> =
  import('drizzle-orm/pg-core').PgTableWithColumns<T>;
type ColumnDataType = import('drizzle-orm/column-builder').ColumnDataType;

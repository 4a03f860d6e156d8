import { type Column, getTableColumns, getTableConfig, type Table } from './drizzle.ts';

/** The fields of a table's rows that are its primary key, in order. */
export function keyFields(table: Table): readonly string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key: readonly Column[] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const fields = Object.entries(getTableColumns(table));
  return key.flatMap(({ name }) => fields.find(([, column]) => column.name === name)?.[0] ?? []);
}

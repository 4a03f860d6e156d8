import { expect, test } from 'vitest';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { getTableConfig } from '../../src/store/sqlite/drizzle.ts';
import * as schema from '../../src/store/sqlite/schema.ts';

test('the migrations make the tables that are described', () => {
  const { sqlite } = openDatabase(':memory:');
  for (const { name, columns } of Object.values(schema).map((table) => getTableConfig(table))) {
    const made = sqlite
      .prepare<[], { name: string; type: string }>(`SELECT name, lower(type) AS type FROM pragma_table_info('${name}')`)
      .all();
    const described = columns.map((column) => ({ name: column.name, type: column.getSQLType() }));
    expect(new Set(made), name).toEqual(new Set(described));
  }
  sqlite.close();
});

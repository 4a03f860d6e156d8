import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { getTableConfig } from '../../src/store/sqlite/drizzle.ts';
import { SELECT_WAITS_OF_USER } from '../../src/store/sqlite/people.ts';
import * as schema from '../../src/store/sqlite/schema.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { newFolder } from '../bot.ts';
import { openingEncounter } from '../embeds/random-fight.ts';
import { act, recordOf } from './act.ts';
import { describeStore } from './contract.ts';
import { makeEmptyFile } from './memory.ts';

const folder = newFolder();

describeStore('SQLite', async (data) => {
  const path = join(folder, `${data}.db`);
  if (!existsSync(path)) makeEmptyFile(path);
  return new SqliteStore(openDatabase(path));
});

test('a long record that is read during deeds and undos is of one moment', async () => {
  const database = openDatabase(join(folder, 'long.db'));
  database.sqlite.pragma('synchronous = OFF');
  const store = new SqliteStore(database);
  let interactionCount = 0;
  const newCaller = () => ({
    user: 'gm',
    name: 'gm',
    channel: 'c',
    server: 's',
    interaction: `l${interactionCount++}`,
    now: interactionCount,
  });
  await act(store, newCaller(), (session) => session.open(openingEncounter(tdgs)));
  await act(store, newCaller(), (session) => {
    for (let n = 0; n < 600; n++) session.do({ type: 'roll', dice: 'd6' });
    return 'rolled';
  });
  const reading = recordOf(store, newCaller());
  for (let n = 0; n < 3; n++) {
    await act(store, newCaller(), (session) => session.do({ type: 'gms', gms: ['gm', `gm${n}`] }).ok);
    await act(store, newCaller(), (session) => session.undo(1).ok);
  }
  expect(verifyRecord(await reading).wrong).toEqual([]);
  await store.close();
});

test('the waiting encounters of a server are found by their index, however many there are elsewhere', () => {
  const { sqlite } = openDatabase(':memory:');
  const plan = sqlite.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${SELECT_WAITS_OF_USER}`);
  expect(plan.all({ server: 's', user: 'u', player: 'p' }).map(({ detail }) => detail)).toEqual([
    'SEARCH encounters USING INDEX encounters_of_a_server (server=?)',
    'CORRELATED SCALAR SUBQUERY 1',
    'SEARCH combatants USING INDEX sqlite_autoindex_combatants_1 (encounter=?)',
  ]);
  sqlite.close();
});

test('the migrations create the tables that are described', () => {
  const { sqlite } = openDatabase(':memory:');
  for (const { name, columns } of Object.values(schema).map((table) => getTableConfig(table))) {
    const rows = sqlite
      .prepare<[], { name: string; type: string }>(`SELECT name, lower(type) AS type FROM pragma_table_info('${name}')`)
      .all();
    const columnTypes = columns.map((column) => ({ name: column.name, type: column.getSQLType() }));
    expect(new Set(rows), name).toEqual(new Set(columnTypes));
  }
  sqlite.close();
});

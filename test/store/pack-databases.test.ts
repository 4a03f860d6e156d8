import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { fullText } from '../../src/interaction/reply.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { newFolder } from '../bot.ts';
import { replyText, tap } from '../commands/private-message.ts';
import { PostedTable } from '../posts/posted-table.ts';

/** The first interaction number that the databases don't contain. */
const FIRST_UNUSED_INTERACTION = 1000;

/**
 * Databases with a running TDGS fight, and the record of that fight, which `/log export as:json` gave when the database
 * was stored. `before-packs` is from migration 0015. `with-packs` is from migration 0017: a pack is in use, GMs may
 * change packs, and Goblin 1 has a condition of the pack.
 */
function fixture(name: 'before-packs' | 'with-packs') {
  const readFixture = (ending: string) =>
    gunzipSync(readFileSync(new URL(`fixtures/${name}.${ending}.gz`, import.meta.url)));
  const path = join(newFolder(), 'fray.db');
  writeFileSync(path, readFixture('db'));
  const database = openDatabase(path);
  const postedTable = new PostedTable(database, FIRST_UNUSED_INTERACTION);
  table = postedTable;
  return { table: postedTable, open: database, record: readFixture('json').toString() };
}

let table: PostedTable | undefined;
afterEach(() => table?.close());

const rows = ({ sqlite }: OpenSqlite, sql: string) => sqlite.prepare(sql).all();

async function exportRecord(table: PostedTable): Promise<string> {
  const [file] = (await table.say('/log export as:json')).files ?? [];
  return file ? fullText(file) : '';
}

function problemsIn(text: string): readonly string[] {
  const recordResult = readExportedRecord(text);
  return recordResult.ok ? verifyRecord(recordResult.value).wrong : [JSON.stringify(recordResult.why)];
}

test('A record of format 2 from before there were packs is read, right, and exported unchanged', async () => {
  const { table, record } = fixture('before-packs');
  expect(JSON.parse(record).format).toBe('fray encounter 2');
  expect(problemsIn(record)).toEqual([]);
  expect(await exportRecord(table)).toBe(record);
});

test('A database from before there were packs takes a pack, its creatures and conditions, and GMs as keepers', async () => {
  const { table, open: file } = fixture('before-packs');
  expect(file.backup).toBeDefined();
  expect(file.sqlite.pragma('foreign_key_check')).toEqual([]);
  const before = (await table.state()).encounter;
  expect(before.combatants.map(({ name }) => name)).toEqual(['Kira', 'Goblin 1', 'Goblin 2']);
  expect(rows(file, 'SELECT form FROM conditions')).toEqual([{ form: null }]);
  table.managers = ['mira'];
  const pack = readFileSync('docs/packs/tdgs.json', 'utf8');
  await tap(table, 'mira', await table.upload('mira', '/pack add', pack), 'Use it');
  await table.say(
    '@mira /pack allow who:gms',
    '/add creature:"Mill Drudge"',
    '/condition add who:Kira condition:Waterlogged',
  );
  expect(rows(file, 'SELECT id, current FROM packs')).toEqual([{ id: 'the-drowned-mill', current: 1 }]);
  expect(rows(file, 'SELECT pack_keepers FROM servers')).toEqual([{ pack_keepers: 'gms' }]);
  expect((await table.state()).encounter.combatants.at(-1)?.name).toBe('Mill Drudge');
  await table.say('/encounter end');
  const text = await exportRecord(table);
  expect(JSON.parse(text).format).toBe('fray encounter 3');
  expect(problemsIn(text)).toEqual([]);
});

test('A database with packs keeps the pack, its keepers and a condition of the pack, and is played on', async () => {
  const { table, open: file, record } = fixture('with-packs');
  expect(await exportRecord(table)).toBe(record);
  expect(problemsIn(record)).toEqual([]);
  expect(rows(file, 'SELECT pack_keepers FROM servers')).toEqual([{ pack_keepers: 'gms' }]);
  const { encounter } = await table.state();
  const goblin = encounter.combatants.find(({ name }) => name === 'Goblin 1');
  expect(goblin?.conditions).toMatchObject([{ name: 'own: Waterlogged', form: { does: expect.anything() } }]);
  expect(replyText(await table.say('/pack list'))).toContain('revision 1');
  await table.say('/add creature:"Mill Drudge"', '/undo', '/condition remove who:"Goblin 1" condition:Waterlogged');
  for (let turns = 0; turns < 3; turns++) await table.say('/turn skip');
  await table.say('/encounter end');
  expect(problemsIn(await exportRecord(table))).toEqual([]);
});

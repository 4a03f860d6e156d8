import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands, components } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import type { Request } from '../../src/app/request.ts';
import { fullText, type Reply } from '../../src/interaction/reply.ts';
import { readMigrations } from '../../src/store/migration-files.ts';
import { MIGRATIONS_FOLDER, openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { readLine } from '../../src/terminal/line.ts';
import { replyText } from '../commands/private-message.ts';
import { buttonsOf, labelOf } from '../loopback/components.ts';
import { describePostgres, newDatabase } from './databases.ts';

/**
 * A database as it was after migration 0007, as SQL, and the record that `/log export as:json` gave then. Kira and two
 * goblins fight in TDGS. Goblin 1 is poisoned, and the last action is undone. Ana, who plays Kira, is away and has
 * another character.
 */
const fixture = (name: string) =>
  gunzipSync(readFileSync(new URL(`fixtures/before-packs.${name}.gz`, import.meta.url)));
const RECORD = fixture('json').toString();
/** The number of migrations in the old database. */
const MIGRATION_COUNT = 8;
const INTERACTION_COUNT = 100;

const log = { info() {}, error: (about: object) => expect.fail(JSON.stringify(about)) };

let client: Client;
let url: string;
let store: PostgresStore;
let host: Host;
let interactionCount = INTERACTION_COUNT;

async function rows(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await client.query<Readonly<Record<string, unknown>>>(sql)).rows;
}

beforeEach(async () => {
  url = await newDatabase();
  client = new Client(url);
  await client.connect();
  await client.query(fixture('sql').toString());
});
afterEach(async () => {
  await client.end();
  await store.close();
});

async function upgrade(): Promise<void> {
  store = new PostgresStore(await openPostgres(url, { log }));
  host = new Host(store, commands, components, log);
}

const callerOf = (user: string) => ({
  ...{ user, name: user, server: 'tavern', channel: 'here', keepsPosts: true, admin: user === 'mira' },
  interaction: `i${interactionCount++}`,
  now: 1e12 + interactionCount * 60_000,
});

type RequestWithoutCaller<R> = R extends unknown ? Omit<R, 'caller'> : never;

async function ask(request: RequestWithoutCaller<Request>, user: string): Promise<Reply> {
  return await host.handle({ ...request, caller: callerOf(user) } as Request);
}

async function say(...lines: readonly string[]): Promise<Reply> {
  let reply: Reply = {};
  for (const line of lines) {
    const parsed = readLine(line, commands);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.why}`);
    const { speaker = 'gwen', ...request } = parsed.value;
    reply = await ask(request, speaker);
  }
  return reply;
}

async function exportedRecord(): Promise<string> {
  const [file] = (await say('/log export as:json')).files ?? [];
  return file ? fullText(file) : '';
}

function problemsIn(text: string): readonly string[] {
  const recordResult = readExportedRecord(text);
  return recordResult.ok ? verifyRecord(recordResult.value).wrong : [JSON.stringify(recordResult.why)];
}

/** The columns of all tables: name, type, and whether a value is required. */
const COLUMNS = `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
  WHERE table_schema = 'public' ORDER BY 1, 2`;

describePostgres('A PostgreSQL database from before there were packs', () => {
  test('gets the tables of a new one, and keeps every row as it was', async () => {
    expect(await rows('SELECT hash FROM "__drizzle_migrations" ORDER BY created_at')).toEqual(
      readMigrations(MIGRATIONS_FOLDER)
        .slice(0, MIGRATION_COUNT)
        .map(({ hash }) => ({ hash })),
    );
    const tables = [
      'encounters',
      'combatants',
      'conditions',
      'deeds',
      'seeds',
      'posts',
      'replies',
      'characters',
      'people',
    ];
    const before = new Map<string, Awaited<ReturnType<typeof rows>>>();
    for (const table of tables) before.set(table, await rows(`SELECT * FROM "${table}" t ORDER BY t::text`));
    expect([...before].filter(([, found]) => found.length === 0)).toEqual([]);
    await upgrade();
    for (const [table, found] of before) {
      const columns = Object.keys(found[0] ?? {}).map((name) => `"${name}"`);
      const rowsAfter = await rows(`SELECT ${columns.join(', ')} FROM "${table}"`);
      expect(rowsAfter, table).toHaveLength(found.length);
      expect(rowsAfter, table).toEqual(expect.arrayContaining([...found]));
    }
    const otherDatabase = await newDatabase();
    await (await openPostgres(otherDatabase, { log })).close();
    const newClient = new Client(otherDatabase);
    await newClient.connect();
    expect(await rows(COLUMNS)).toEqual((await newClient.query(COLUMNS)).rows);
    await newClient.end();
  });

  test('gives the same record, right in all it says, and is played on with a pack, its conditions and its keepers', async () => {
    await upgrade();
    expect(JSON.parse(RECORD).format).toBe('fray encounter 2');
    expect(problemsIn(RECORD)).toEqual([]);
    expect(await exportedRecord()).toBe(RECORD);

    const file = readFileSync('docs/packs/tdgs.json', 'utf8');
    const upload = { command: 'pack', subcommand: 'add', answers: new Map([['file', file]]) };
    const { components: preview = [] } = await ask(upload, 'mira');
    const use = buttonsOf(preview).find((each) => labelOf(each) === 'Use it');
    if (!use || !('custom_id' in use)) throw new Error('The pack isn’t offered');
    await ask({ component: use.custom_id, chosen: [], fields: new Map() }, 'mira');
    await say(
      '@mira /pack allow who:gms',
      '/add creature:"Mill Drudge"',
      '/condition add who:Kira condition:Waterlogged',
      '/turn skip',
      '/turn skip',
      '/undo',
    );
    expect(await rows('SELECT id, current FROM packs')).toEqual([{ id: 'the-drowned-mill', current: true }]);
    expect(await rows('SELECT pack_keepers FROM servers')).toEqual([{ pack_keepers: 'gms' }]);
    expect(replyText(await say('/pack keep what:creature name:"Goblin 1"'))).toContain('**Goblin** is now in');
    expect(await rows('SELECT name FROM combatants ORDER BY place')).toMatchObject(
      ['Kira', 'Goblin 1', 'Goblin 2', 'Mill Drudge'].map((name) => ({ name })),
    );
    await say('/encounter end');
    const text = await exportedRecord();
    expect(JSON.parse(text).format).toBe('fray encounter 3');
    expect(problemsIn(text)).toEqual([]);
  });
});

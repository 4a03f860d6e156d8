import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { commands } from '../../commands/all.ts';
import { Host, type RequestOutcome } from '../../src/app/host.ts';
import type { Request } from '../../src/app/request.ts';
import type { Reply } from '../../src/interaction/reply.ts';
import type { Caller } from '../../src/session/caller.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { newFolder } from '../bot.ts';
import { encounterFromRecord, readOnly } from './act.ts';

let database: OpenSqlite;
let store: SqliteStore;
let host: Host;
let outcomes: RequestOutcome[];
let logLines: string[];
let number = 0;

/** Opens a new database and a host, and starts a fight. Returns the path of the database. */
async function startFight(): Promise<string> {
  const path = join(newFolder(), 'fray.db');
  database = openDatabase(path);
  store = new SqliteStore(database);
  outcomes = [];
  logLines = [];
  host = new Host(
    store,
    commands,
    [],
    { error: (_, message) => logLines.push(message) },
    {
      metrics: { recordCommand: (_, outcome) => outcomes.push(outcome) },
    },
  );
  await send('encounter start', { ruleset: 'tdgs' });
  await send('add', { creature: 'Goblin', count: 3 });
  return path;
}

afterEach(() => store.close());

const caller = (): Caller => ({
  user: '1',
  name: 'Gwen',
  channel: '2',
  server: '3',
  interaction: `${number++}`,
  now: Date.now(),
});

type Options = Readonly<Record<string, string | number>>;

function request(line: string, options: Options): Request {
  const [command = '', subcommand] = line.split(' ');
  const answers = new Map(Object.entries(options));
  return { command, ...(subcommand !== undefined && { subcommand }), answers, caller: caller() };
}

const send = (line: string, options: Options): Promise<Reply> => host.handle(request(line, options));

/** Sends several commands at the same time. */
function sendTogether(...lines: readonly (readonly [line: string, options: Options])[]): Promise<readonly Reply[]> {
  return Promise.all(lines.map(([line, options]) => host.handle(request(line, options))));
}

/** The rows of all fights in the file. Expects that the record gives the current state. */
async function contents(): Promise<unknown> {
  await readOnly(store, caller(), (session) => expect(encounterFromRecord(session)).toEqual(session.encounter));
  const tables = ['encounters', 'combatants', 'conditions', 'deeds'];
  return tables.map((table) => database.sqlite.prepare(`SELECT * FROM ${table}`).all());
}

describe('A full disk', () => {
  test('is told in plain words; nothing of the command has happened; with room again the fight goes on', async () => {
    await startFight();
    const pages = Number(database.sqlite.pragma('page_count', { simple: true }));
    database.sqlite.pragma(`max_page_count = ${pages + 1}`);
    let before = await contents();
    let reply = await send('roll', { dice: '20d6' });
    for (let sentCount = 0; !reply.whisper && sentCount < 200; sentCount++) {
      before = await contents();
      reply = await send('roll', { dice: '20d6' });
    }
    expect(reply).toEqual({ whisper: true, content: expect.stringContaining('I can’t write to my disk right now') });
    expect(outcomes.at(-1)).toBe('unwritten');
    expect(logLines).toEqual(['A command failed']);
    expect(await contents()).toEqual(before);
    // Reading still works.
    expect((await send('encounter status', {})).whisper).toBeUndefined();

    database.sqlite.pragma(`max_page_count = ${pages + 1000}`);
    expect((await send('roll', { dice: '20d6' })).whisper).toBeUndefined();
    expect(database.sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  });
});

describe('Several commands in the same instant', () => {
  test('are each answered, and counted once, as if they had come alone', async () => {
    await startFight();
    outcomes = [];
    const [roll, nonsense, add] = await sendTogether(
      ['roll', { dice: 'd20' }],
      ['dance', {}],
      ['add', { creature: 'Wyvern?' }],
    );
    expect(roll?.whisper).toBeUndefined();
    expect(nonsense).toEqual({ whisper: true, content: expect.stringContaining('don’t know that command') });
    expect(add?.whisper).toBe(true);
    expect(outcomes.toSorted()).toEqual(['shown', 'unknown', 'whispered']);
    expect(await sendTogether()).toEqual([]);
  });

  test('on a full disk: those that find room are done, and each user is told about their own', async () => {
    await startFight();
    await send('roll', { dice: '20d6' });
    database.sqlite.pragma(`max_page_count = ${Number(database.sqlite.pragma('page_count', { simple: true })) + 1}`);
    const count = database.sqlite
      .prepare<[], number>(`SELECT count(*) FROM deeds WHERE json_extract(deed, '$.dice') = '20d6'`)
      .pluck();
    const rolls = () => count.get() ?? 0;
    let before = rolls();
    let replies: readonly Reply[] = [await send('roll', { dice: 'd20' })];
    for (let sentCount = 0; replies.every(({ whisper }) => !whisper) && sentCount < 100; sentCount++) {
      before = rolls();
      replies = await sendTogether(...[1, 2, 3].map(() => ['roll', { dice: '20d6' }] as const));
    }
    const whispers = replies.map(({ whisper }) => whisper === true);
    expect(whispers).toContain(true);
    const writtenCount = whispers.filter((unwritten) => !unwritten).length;
    expect(rolls() - before).toBe(writtenCount);
    expect(outcomes.slice(-3)).toEqual(whispers.map((unwritten) => (unwritten ? 'unwritten' : 'shown')));
    await contents();
  });

  test('on a locked file: all are told within a second, and nothing has happened', async () => {
    const otherConnection = new SQLite(await startFight());
    otherConnection.exec('BEGIN EXCLUSIVE');
    const before = await contents();
    const startTime = performance.now();
    const replies = await sendTogether(...[1, 2, 3, 4, 5].map(() => ['add', { creature: 'Goblin' }] as const));
    expect(performance.now() - startTime).toBeLessThan(2000);
    for (const reply of replies) expect(reply.content).toContain('Something is blocking my database');
    expect(await contents()).toEqual(before);
    otherConnection.close();
  });
});

describe('Commands over the rate limit', () => {
  test('do nothing; but what has happened already is answered as before', async () => {
    await startFight();
    const slowHost = new Host(
      store,
      commands,
      [],
      { error: (_, message) => logLines.push(message) },
      { commandsPerSecond: 1 },
    );
    const firstRequest = request('roll', { dice: 'd20' });
    const answer = await slowHost.handle(firstRequest);
    const before = await contents();
    const hasty = await Promise.all(
      Array.from({ length: 12 }, () =>
        slowHost.handle({ ...request('roll', { dice: 'd20' }), caller: { ...caller(), now: firstRequest.caller.now } }),
      ),
    );
    expect(hasty.filter(({ whisper }) => !whisper)).toHaveLength(9);
    expect(hasty.at(-1)?.content).toContain('faster than I can follow');
    expect(await contents()).not.toEqual(before);
    const after = await contents();
    expect(await slowHost.handle(firstRequest)).toEqual(answer);
    expect(await contents()).toEqual(after);
    expect(logLines).toEqual([]);
  });
});

describe('A locked file', () => {
  test('is told within a second; nothing has happened; once it is unlocked the fight goes on', async () => {
    const otherConnection = new SQLite(await startFight());
    otherConnection.exec('BEGIN EXCLUSIVE');
    const before = await contents();
    const startTime = performance.now();
    const reply = await send('add', { creature: 'Goblin' });
    expect(performance.now() - startTime).toBeLessThan(2000);
    expect(reply).toEqual({ whisper: true, content: expect.stringContaining('Something is blocking my database') });
    expect(outcomes.at(-1)).toBe('unwritten');
    expect(await contents()).toEqual(before);
    otherConnection.exec('ROLLBACK');
    expect((await send('add', { creature: 'Goblin' })).whisper).toBeUndefined();
    otherConnection.close();
  });
});

describe('A file damaged while it is played on', () => {
  test('is told in plain words', async () => {
    const path = await startFight();
    database.sqlite.pragma('wal_checkpoint(TRUNCATE)');
    const root = database.sqlite.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'combatants'`).pluck().get();
    const fileDescriptor = openSync(path, 'r+');
    writeSync(fileDescriptor, Buffer.alloc(4096, 0xa5), 0, 4096, (Number(root) - 1) * 4096);
    closeSync(fileDescriptor);
    // This empties SQLite's cache, so that SQLite reads from the file.
    database.sqlite.pragma('shrink_memory');
    expect(await send('add', { creature: 'Goblin' })).toEqual({
      whisper: true,
      content: expect.stringContaining('My database is damaged'),
    });
    expect(outcomes.at(-1)).toBe('unwritten');
  });
});

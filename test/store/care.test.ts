import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tdgs } from '../../src/rules/tdgs/ruleset.ts';
import { storeCharacter } from '../../src/session/own-characters.ts';
import { backUp, restoreBackup } from '../../src/store/sqlite/backup.ts';
import { lockDatabase, openDatabase } from '../../src/store/sqlite/database.ts';
import type { OpenSqlite } from '../../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { RETENTION_AFTER_LEAVING_MS } from '../../src/store/store.ts';
import { newFolder } from '../bot.ts';
import { openingEncounter } from '../embeds/random-fight.ts';
import { act, recordOf } from './act.ts';
import { onBothStores, type TestStore } from './both-stores.ts';
import { FIGHT_LINES, playAt } from './play.ts';

const MAINTENANCE_INTERVAL_MS = 20;
const DAY = 24 * 60 * 60 * 1000;

let path: string;
let database: OpenSqlite;
let store: SqliteStore;
let logLines: string[];

const log = {
  info: (_: object, message: string) => logLines.push(message),
  error: (_: object, message: string) => logLines.push(message),
  fatal: (_: object, message: string) => logLines.push(message),
};
const caller = (server = 'terminal', channel = server) => ({
  user: 'gm',
  name: 'gm',
  channel,
  server,
  interaction: `i${Math.random()}`,
  now: Date.now(),
});

beforeEach(() => {
  path = join(newFolder(), 'fray.db');
  database = openDatabase(path);
  store = new SqliteStore(database);
  logLines = [];
});

afterEach(() => store.close());

async function waitUntil(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds() && tries < 200; tries++) await sleep(MAINTENANCE_INTERVAL_MS);
  expect(holds()).toBe(true);
}

const count = (table: string) => database.sqlite.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get();

describe('Files that are removed or replaced while Fray runs', () => {
  test.each([
    ['the database is moved away', () => renameSync(path, `${path}.moved`)],
    ['the write-ahead log is removed', () => rmSync(`${path}-wal`)],
  ])('are noticed when %s: Fray says so, and acknowledges nothing more', async (_, lose) => {
    await playAt(store, FIGHT_LINES);
    store.startMaintenance(log, MAINTENANCE_INTERVAL_MS);
    lose();
    await waitUntil(() => logLines.some((message) => message.includes('was removed or replaced')));
    await expect(store.check()).rejects.toMatchObject({ problem: 'gone' });
    expect(await playAt(store, ['/adjust who:Kira by:-1'])).toContain('was removed or replaced while I was running');
    expect(await playAt(store, ['/help'])).toContain('/encounter start');
  });
});

describe('When nothing happens', () => {
  test('the write-ahead log is written into the database', async () => {
    await playAt(store, FIGHT_LINES);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    store.startMaintenance(log, MAINTENANCE_INTERVAL_MS);
    await waitUntil(() => statSync(`${path}-wal`).size === 0);
    expect(readFileSync(path).includes('The old bridge')).toBe(true);
    expect(logLines).toEqual([]);
  });

  test('replies are removed after a day, even without traffic', async () => {
    await playAt(store, FIGHT_LINES);
    database.sqlite.prepare('UPDATE replies SET at = ?').run(Date.now() - DAY - 1000);
    await playAt(store, ['/adjust who:Kira by:-1']);
    store.startMaintenance(log, MAINTENANCE_INTERVAL_MS);
    const oldReplies = database.sqlite.prepare('SELECT count(*) FROM replies WHERE at < ?').pluck();
    await waitUntil(() => oldReplies.get(Date.now() - DAY) === 0);
    expect(count('replies')).toBeGreaterThan(0);
  });
});

onBothStores((emptyStore) => {
  let data: TestStore;
  beforeEach(async () => {
    data = await emptyStore();
  });

  describe('A server that the bot has left', () => {
    const LEFT_AT = 1_000_000;
    const play = (server: string) =>
      act(data.store, caller(server), (session) => {
        session.open(openingEncounter(tdgs));
        session.add({ type: 'person-changed', person: { hours: { zone: 'UTC' } } });
        const mapDefault = { map: 'bridge' };
        session.add({ type: 'default-changed', channel: '', what: 'map', to: mapDefault });
        session.add({ type: 'default-changed', channel: `${server}’s`, what: 'map', to: mapDefault });
        session.add({ type: 'said' });
        const pack = { id: 'bog', revision: 1, system: 'tdgs', title: 'The Bog', bytes: 2, by: 'gm', at: 1 };
        session.add({ type: 'pack-kept', pack: { ...pack, digest: 'f00d', current: true, file: '{}' } });
        const portrait = { type: 'png', bytes: Buffer.from([1]) } as const;
        session.add({ type: 'pack-portrait-changed', of: { pack: 'bog', entry: 'Bog Hag' }, portrait });
        session.add({ type: 'share-changed', encounter: session.version?.encounter ?? 0, token: server });
        storeCharacter(session, 'Kira', 'tdgs', tdgs.archetypes[0]?.sheet ?? {});
        return true;
      });
    const servers = async (table: string) =>
      (await data.sql(`SELECT server FROM ${table} ORDER BY server`)).map(({ server }) => server);

    test('is kept for 30 days, then removed whole; others stay', async () => {
      for (const server of ['left', 'stays', 'deleted-channel']) await play(server);
      await data.store.setServers(new Set(['stays', 'deleted-channel']), LEFT_AT);
      await data.store.setGone('deleted-channel', LEFT_AT - 1);
      expect(await data.removeOldData(LEFT_AT + RETENTION_AFTER_LEAVING_MS)).toBe(1);
      for (const table of ['encounters', 'said'])
        expect([table, await servers(table)]).toEqual([table, ['left', 'stays']]);
      expect(await data.removeOldData(LEFT_AT + RETENTION_AFTER_LEAVING_MS + 1)).toBe(1);
      for (const table of ['encounters', 'characters', 'people', 'said', 'packs', 'pack_portraits'])
        expect([table, await servers(table)]).toEqual([table, ['stays']]);
      expect(await data.sql('SELECT number FROM seeds')).toHaveLength(1);
      expect(await data.sql('SELECT token FROM shares')).toEqual([{ token: 'stays' }]);
      expect(await servers('defaults')).toEqual(['stays', 'stays']);
      expect(await data.removeOldData(LEFT_AT + 2 * RETENTION_AFTER_LEAVING_MS)).toBe(0);
    });

    test('a deleted channel’s defaults are removed with it, and no others', async () => {
      await play('stays');
      await data.store.setGone('stays’s', LEFT_AT);
      expect(await data.removeOldData(LEFT_AT + RETENTION_AFTER_LEAVING_MS + 1)).toBe(1);
      expect(await data.sql('SELECT channel FROM defaults')).toEqual([{ channel: '' }]);
    });

    test('and returned to loses nothing', async () => {
      for (const server of ['there again at a start', 'invited again']) await play(server);
      await data.store.setServers(new Set(), LEFT_AT);
      await data.store.setServers(new Set(['there again at a start']), LEFT_AT);
      await data.store.setBack('invited again');
      expect(await data.removeOldData(LEFT_AT + 2 * RETENTION_AFTER_LEAVING_MS)).toBe(0);
    });
  });
});

describe('A second process on the same database', () => {
  test('is refused at the start; when the first has ended it may start', () => {
    const firstLock = lockDatabase(path);
    expect(() => lockDatabase(path)).toThrow(`Another copy of Fray is using the database ${path}`);
    firstLock.release();
    lockDatabase(path).release();
  });
});

describe('After a restore', () => {
  test('every encounter is sealed anew, the old seed is shown, and its channel is told once', async () => {
    await playAt(store, FIGHT_LINES);
    const backup = backUp(path, undefined, new Date());
    const before = await recordOf(store, caller());
    await playAt(store, ['/attack target:Goblin as:Kira']);
    await store.close();
    restoreBackup(backup.path, path, new Date());
    database = openDatabase(path);
    store = new SqliteStore(database);
    const { seeds } = await recordOf(store, caller());
    expect(seeds).toHaveLength(before.seeds.length + 1);
    expect(seeds.map(({ seed }) => seed !== undefined)).toEqual([true, false]);
    const [resealed] = await store.resealed();
    expect(resealed).toEqual({
      server: 'terminal',
      channel: 'terminal',
      name: 'The old bridge',
      because: 'restore',
      commitment: seeds.at(-1)?.commitment,
    });
    await store.resealTold({ server: 'terminal', channel: 'terminal' });
    expect(await store.resealed()).toEqual([]);
    expect(existsSync(`${path}.restored`)).toBe(false);
    expect(await playAt(store, ['/turn skip'])).not.toContain('only you see this');
  });
});

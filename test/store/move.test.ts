import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Client, Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { StartupError } from '../../src/startup-error.ts';
import { leaseTimes } from '../../src/store/leases.ts';
import { moveDatabase } from '../../src/store/move/move.ts';
import { MOVED_TABLES, type MoveSource, type MoveTarget, type Row } from '../../src/store/move/moved-tables.ts';
import { postgresSource, postgresTarget } from '../../src/store/move/postgres.ts';
import { sqliteSource, sqliteTarget } from '../../src/store/move/sqlite.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { DOWNTIMES_OF_SERVER, PostgresLeases } from '../../src/store/postgres/leases.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { lockDatabase, openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { HOUR, MINUTE } from '../../src/time/zone.ts';
import { newFolder } from '../bot.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { TwoServers } from './two-servers.ts';

/** A database file with fights, as Fray left it when it stopped. */
let file: string;
/** How many interactions Fray had received before it stopped. */
let interactionCount: number;
/** The URL of a PostgreSQL database with the content of `file`. Tests copy the database. */
let filledUrl: string;
/** The URL of an empty PostgreSQL database. Every move to it in this file is refused or stopped. */
let emptyUrl: string;

const openStore = (path: string) => new SqliteStore(openDatabase(path));

const newPath = () => join(newFolder(), 'fray.db');

/** A copy of the file, for a test that changes it. */
function ownFile(): string {
  const path = newPath();
  copyFileSync(file, path);
  return path;
}

/** The reason for a refusal. */
async function refusal(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error('It was done');
}

/** All rows in the tables of heartbeats and downtimes, and in all tables that are moved. */
function rowsIn(path: string): unknown {
  const sqlite = new SQLite(path, { readonly: true });
  const tables = [...MOVED_TABLES.map(({ name }) => name), 'heartbeats', 'downtimes'];
  const rows = tables.map((name) => {
    const allRows = sqlite.prepare(`SELECT * FROM ${name}`).all();
    return [name, allRows.map((row) => JSON.stringify(row)).toSorted()];
  });
  sqlite.close();
  return rows;
}

async function query(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** How many rows a database has in the tables that are moved. */
async function rowsAt(url: string): Promise<number> {
  const counts = MOVED_TABLES.map(({ name }) => `(SELECT count(*) FROM ${name})`).join(' + ');
  return Number((await query(url, `SELECT ${counts} AS all`))[0]?.all);
}

describePostgres('A move', () => {
  beforeAll(async () => {
    file = newPath();
    const store = openStore(file);
    const table = new TwoServers(store);
    await table.play();
    interactionCount = table.sent;
    await store.beat(1000, 10);
    await store.beat(2000, 10);
    await store.beat(3000, 10);
    await store.close();
    const sqlite = new SQLite(file);
    sqlite.exec(`INSERT INTO chronicles (encounter, lines) VALUES (1, '[{"text": "of old"}]')`);
    sqlite.close();
    [filledUrl, emptyUrl] = [await newDatabase(), await newDatabase()];
    await moveDatabase(
      () => sqliteSource(file),
      () => postgresTarget(filledUrl),
    );
  });

  /** A copy of the filled database. */
  const ownDatabase = () => newDatabase(new URL(filledUrl).pathname.slice(1));

  test('there keeps everything that users can export, and the fights go on with the same dice', async () => {
    const openedDatabase = await openPostgres(await ownDatabase(), { log: { info() {}, error() {} } });
    const [source, target] = [openStore(ownFile()), new PostgresStore(openedDatabase)];
    const [before, after] = [new TwoServers(source, interactionCount), new TwoServers(target, interactionCount)];
    expect(await after.exports()).toEqual(await before.exports());
    expect(await after.playOn()).toEqual(await before.playOn());
    expect(await after.exports()).toEqual(await before.exports());
    await Promise.all([source.close(), target.close()]);
  });

  test('there and back keeps every row', async () => {
    const sqlitePath = newPath();
    const { rows, replayed } = await moveDatabase(
      async () => postgresSource(await ownDatabase()),
      () => sqliteTarget(sqlitePath),
    );
    expect(rowsIn(sqlitePath)).toEqual(rowsIn(file));
    expect([...rows].filter(([, count]) => count === 0)).toEqual([]);
    expect([rows.get('encounters'), replayed]).toEqual([9, 5]);
  });

  test('costs no one time: downtimes count on the other side, and so does the pause for the move', async () => {
    const [from, to, sqlitePath] = [newPath(), await newDatabase(), newPath()];
    const now = Date.now();
    const store = openStore(from);
    await store.beat(now - 2 * HOUR, MINUTE);
    await store.beat(now - HOUR, MINUTE);
    await store.close();
    await moveDatabase(
      () => sqliteSource(from),
      () => postgresTarget(to),
    );
    const openedDatabase = await openPostgres(to, { log: { info() {}, error() {} } });
    const leases = new PostgresLeases(openedDatabase.pool, leaseTimes(20));
    await leases.take({ of: 2, own: [0, 1] }, 'own');
    const pauses = [
      { from: now - 2 * HOUR, until: now - HOUR },
      { from: now - HOUR, until: expect.closeTo(now, -5) },
    ];
    for (const server of ['4194304', '8388608', ''])
      expect((await openedDatabase.pool.query(DOWNTIMES_OF_SERVER, [server])).rows).toEqual(pauses);
    await leases.release();
    await openedDatabase.close();
    await moveDatabase(
      () => postgresSource(to),
      () => sqliteTarget(sqlitePath),
    );
    const sqlite = new SQLite(sqlitePath, { readonly: true });
    expect(sqlite.prepare('SELECT * FROM downtimes ORDER BY 1').all()).toEqual(pauses);
    expect(sqlite.prepare('SELECT at FROM heartbeats').pluck().get()).toEqual(expect.closeTo(now, -5));
    sqlite.close();
  });

  test('that is stopped between two pages leaves both sides unchanged', async () => {
    const [from, to] = [ownFile(), emptyUrl];
    const stopping = new AbortController();
    const progress = (table: string) => table === 'deeds' && stopping.abort();
    const stop = (
      ...sides: readonly [() => MoveSource | Promise<MoveSource>, () => MoveTarget | Promise<MoveTarget>]
    ) => refusal(() => moveDatabase(...sides, { signal: stopping.signal, progress }));
    expect(
      await stop(
        () => sqliteSource(from),
        () => postgresTarget(to),
      ),
    ).toBe('The move was stopped. Neither database was changed.');
    expect(await rowsAt(to)).toBe(0);
    expect(rowsIn(from)).toEqual(rowsIn(file));
    const sqlitePath = newPath();
    expect(
      await stop(
        async () => postgresSource(await ownDatabase()),
        () => sqliteTarget(sqlitePath),
      ),
    ).toContain('stopped');
    expect(readdirSync(dirname(sqlitePath))).toEqual(['fray.db-lock']);
  });

  test('that would change a row, or leave one out, is not made', async () => {
    const newDatabaseUrl = emptyUrl;
    const moveThrough = (change: (rows: readonly Row[]) => readonly Row[]) => async (): Promise<MoveTarget> => {
      const target = await postgresTarget(newDatabaseUrl);
      return {
        name: target.name,
        rows: (table, of) => target.rows(table, of),
        insert: (table, rows) => target.insert(table, table.name === 'seeds' ? change(rows) : rows),
        keepPresence: (presence) => target.keepPresence(presence),
        commit: () => target.commit(),
        close: () => target.close(),
      };
    };
    const refusalAfter = (change: (rows: readonly Row[]) => readonly Row[]) =>
      refusal(() => moveDatabase(() => sqliteSource(file), moveThrough(change)));
    expect(await refusalAfter((rows) => rows.slice(1))).toMatch(
      /^The `seeds` table has 13 rows in .*fray\.db but 12 in 127/,
    );
    expect(await refusalAfter(([first = [], ...rows]) => [[...first.slice(0, -1), 1], ...rows])).toMatch(
      /^A row in the `seeds` table differs between .*fray\.db and 127.*\.$/,
    );
    expect(await rowsAt(newDatabaseUrl)).toBe(0);
  });

  test('of an encounter that doesn’t match its record is refused, and says where it is', async () => {
    const sourceFile = ownFile();
    const sqlite = new SQLite(sourceFile);
    sqlite.exec(`UPDATE combatants SET vitality = 'dead' WHERE encounter = 9 AND name = 'Bo'`);
    sqlite.close();
    const newDatabaseUrl = emptyUrl;
    expect(
      await refusal(() =>
        moveDatabase(
          () => sqliteSource(sourceFile),
          () => postgresTarget(newDatabaseUrl),
        ),
      ),
    ).toMatch(/^The encounter “The duel” in channel 800000000000000009 doesn’t match its record\. End it/);
    expect(await rowsAt(newDatabaseUrl)).toBe(0);
  });

  test('is refused while a Fray runs on either side', async () => {
    const [from, to] = [ownFile(), emptyUrl];
    const lock = lockDatabase(from);
    expect(
      await refusal(() =>
        moveDatabase(
          () => sqliteSource(from),
          () => postgresTarget(to),
        ),
      ),
    ).toMatch(/^Another copy of Fray is using the database/);
    lock.release();
    const usedDatabase = await ownDatabase();
    await query(usedDatabase, `UPDATE shards SET name = 'north (process 7)', expires = 9e15`);
    expect(
      await refusal(() =>
        moveDatabase(
          () => postgresSource(usedDatabase),
          () => sqliteTarget(newPath()),
        ),
      ),
    ).toMatch(/^north \(process 7\) is using the database 127.* First stop every Fray process that uses it/);
    await query(usedDatabase, 'TRUNCATE encounters');
    expect(
      await refusal(() =>
        moveDatabase(
          () => sqliteSource(from),
          () => postgresTarget(usedDatabase),
        ),
      ),
    ).toContain('north (process 7)');
  });

  test('keeps a Fray from starting on either side until it is done', async () => {
    const [file, url] = [ownFile(), emptyUrl];
    const pool = new Pool({ connectionString: url, lock_timeout: 50 });
    const takesShards = () => new PostgresLeases(pool, leaseTimes(20)).take({ of: 1, own: [0] }, 'own');
    const [source, target] = [sqliteSource(file), await postgresTarget(url)];
    expect(await refusal(() => lockDatabase(file))).toMatch(/^Another copy of Fray is using the database/);
    await expect(takesShards()).rejects.toMatchObject({ name: 'StoreError', problem: 'locked' });
    await Promise.all([source.close(), target.close()]);
    lockDatabase(file).release();
    expect((await takesShards()).taken).toEqual([0]);
    await query(url, 'DELETE FROM shards');
    await pool.end();
    const [postgres, to] = [await postgresSource(filledUrl), newPath()];
    const forth = sqliteTarget(to);
    expect(await refusal(() => lockDatabase(to))).toMatch(/^Another copy of Fray is using the database/);
    await Promise.all([postgres.close(), forth.close()]);
    lockDatabase(to).release();
  });

  test('needs a target that is new or empty', async () => {
    const [from, to] = [ownFile(), newPath()];
    writeFileSync(to, 'mine');
    expect(
      await refusal(() =>
        moveDatabase(
          () => postgresSource(filledUrl),
          () => sqliteTarget(to),
        ),
      ),
    ).toMatch(/^.* already exists\. Give the name of a new file/);
    expect(readFileSync(to, 'utf8')).toBe('mine');
    expect(
      await refusal(() =>
        moveDatabase(
          () => sqliteSource(from),
          () => postgresTarget(filledUrl),
        ),
      ),
    ).toMatch(/^The database .* isn’t empty: the `encounters` table has data in it\./);
    const otherDatabase = await newDatabase();
    await query(otherDatabase, 'CREATE TABLE invoices (id int)');
    expect(
      await refusal(() =>
        moveDatabase(
          () => sqliteSource(from),
          () => postgresTarget(otherDatabase),
        ),
      ),
    ).toMatch(/tables from another program/);
  });

  test('needs a source that is whole and of this version', async () => {
    const newDatabaseUrl = emptyUrl;
    const refusalOf = (path: string) =>
      refusal(() =>
        moveDatabase(
          () => sqliteSource(path),
          () => postgresTarget(newDatabaseUrl),
        ),
      );
    expect(await refusalOf(newPath())).toMatch(/^The database .* doesn’t exist\./);
    const damaged = ownFile();
    const bytes = readFileSync(damaged);
    bytes.fill(0xa5, 8192, 16384);
    writeFileSync(damaged, bytes);
    expect(await refusalOf(damaged)).toContain('damaged');
    const olderFile = ownFile();
    const sqlite = new SQLite(olderFile);
    sqlite.exec('DELETE FROM __drizzle_migrations WHERE id = (SELECT max(id) FROM __drizzle_migrations)');
    sqlite.close();
    expect(await refusalOf(olderFile)).toMatch(
      /is from an older version of Fray\. To update the database, start this version of Fray on it once/,
    );
    expect(await refusal(async () => postgresSource(await newDatabase()))).toMatch(
      /^The database .* has no Fray data\./,
    );
    const before = await ownDatabase();
    await query(
      before,
      'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)',
    );
    expect(await refusal(() => postgresSource(before))).toMatch(/is from an older version of Fray\./);
  });

  test('to a file is refused if two encounters have the same id, which is in their records and buttons', async () => {
    const sourceDatabase = await ownDatabase();
    await query(sourceDatabase, `UPDATE encounters SET id = 1 WHERE id = 4`);
    const targetPath = newPath();
    expect(
      await refusal(() =>
        moveDatabase(
          () => postgresSource(sourceDatabase),
          () => sqliteTarget(targetPath),
        ),
      ),
    ).toMatch(/^Two encounters have the id 1; one is “.*” in channel \d+ of server \d+\./);
    expect(existsSync(targetPath)).toBe(false);
  });

  test('to a file is refused for an orphaned row', async () => {
    const sourceDatabase = await ownDatabase();
    await query(sourceDatabase, 'DELETE FROM characters');
    expect(
      await refusal(() =>
        moveDatabase(
          () => postgresSource(sourceDatabase),
          () => sqliteTarget(newPath()),
        ),
      ),
    ).toMatch(/^A row in the `portraits` table has no parent in the `characters` table\./);
  });
});

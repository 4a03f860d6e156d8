import { cpSync, existsSync, openSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../../src/startup-error.ts';
import { APPLICATION_ID, lockDatabase, MIGRATIONS_FOLDER, openDatabase } from '../../src/store/sqlite/database.ts';
import { newFolder } from '../bot.ts';
import { fightDatabase, playInto } from './play.ts';

/** A path for a new database, in a new folder. */
const newPath = () => join(newFolder(), 'fray.db');

/** A folder with the migrations of this version and one more, as a later version would have. */
function laterVersion(sql: string): string {
  const folder = join(newFolder(), 'migrations');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const { when } = journal.entries.at(-1);
  journal.entries.push({ ...journal.entries[0], idx: journal.entries.length, when: when + 1000, tag: '9999_later' });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, '9999_later.sql'), sql);
  return folder;
}

/** Queries the file directly. */
function query(path: string, sql: string): unknown {
  const sqlite = new SQLite(path, { readonly: true });
  try {
    return sqlite.prepare(sql).pluck().get();
  } finally {
    sqlite.close();
  }
}

/** Changes the file directly, without Fray. */
function changeFile(path: string, sql: string): void {
  const sqlite = new SQLite(path);
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec(sql);
  sqlite.close();
}

/** The line that tells the admin why the file can't be opened. */
function refusal(path: string, migrations?: string): string {
  try {
    openDatabase(path, migrations).close();
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error('The file was opened');
}

const filesBeside = (path: string) => readdirSync(dirname(path)).filter((name) => name !== 'fray.db');
const migrationCount = () => Number(readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql')).length);

describe('Opening', () => {
  test('marks a new file as Fray’s, with the number of its migrations', () => {
    const path = newPath();
    openDatabase(path).close();
    expect(filesBeside(path)).toEqual([]);
    expect(query(path, 'PRAGMA application_id')).toBe(APPLICATION_ID);
    expect(query(path, 'PRAGMA user_version')).toBe(migrationCount());
  });

  test('opens a file that is up to date unchanged, without a copy', async () => {
    const path = await fightDatabase();
    const openedDatabase = openDatabase(path);
    expect(openedDatabase.backup).toBeUndefined();
    expect(openedDatabase.sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(openedDatabase.sqlite.pragma('synchronous', { simple: true })).toBe(2);
    openedDatabase.close();
    expect(filesBeside(path)).toEqual([]);
  });

  test('marks a file from before there was a mark', async () => {
    const path = await fightDatabase();
    changeFile(path, 'PRAGMA application_id = 0');
    openDatabase(path).close();
    expect(query(path, 'PRAGMA application_id')).toBe(APPLICATION_ID);
  });
});

describe('An update', () => {
  const laterMigration = `ALTER TABLE characters ADD motto text DEFAULT 'Onward' NOT NULL;--> statement-breakpoint
CREATE TABLE taverns (id text PRIMARY KEY NOT NULL);`;

  test('brings the tables up to date once, after copying the file', async () => {
    const path = await fightDatabase();
    const deeds = query(path, 'SELECT count(*) FROM deeds');
    const folder = laterVersion(laterMigration);
    const { backup = '', close } = openDatabase(path, folder);
    close();
    expect(backup).toMatch(/fray-before-update-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/);
    expect(dirname(backup)).toBe(dirname(path));
    expect(query(path, 'PRAGMA user_version')).toBe(migrationCount() + 1);
    expect(query(path, 'SELECT count(*) FROM deeds')).toBe(deeds);
    expect(query(path, 'SELECT count(*) FROM taverns')).toBe(0);
    expect(query(backup, 'PRAGMA user_version')).toBe(migrationCount());
    expect(query(backup, 'SELECT count(*) FROM deeds')).toBe(deeds);
    expect(statSync(backup).mode).toBe(statSync(path).mode);

    const reopened = openDatabase(path, folder);
    expect(reopened.backup).toBeUndefined();
    reopened.close();
    // The copy is as it was before the update, so the code from before the update can open it.
    openDatabase(backup).close();
  });

  test('from a version without shared tables leaves a fight as it was, and it goes on', async () => {
    const path = await fightDatabase();
    const ALL_COMBATANTS_SQL = 'SELECT json_group_array(json_array(id, name, hp, character)) FROM combatants';
    const before = query(path, ALL_COMBATANTS_SQL);
    changeFile(
      path,
      `DROP TABLE shares; ALTER TABLE encounters DROP COLUMN zones; ALTER TABLE encounters DROP COLUMN scene;
       ALTER TABLE combatants DROP COLUMN book;
       PRAGMA user_version = ${migrationCount() - 4};
       DELETE FROM __drizzle_migrations WHERE created_at IN
         (SELECT created_at FROM __drizzle_migrations ORDER BY created_at DESC LIMIT 4)`,
    );
    openDatabase(path).close();
    expect(query(path, ALL_COMBATANTS_SQL)).toBe(before);
    expect(query(path, `SELECT count(*) FROM sqlite_schema WHERE name = 'shares'`)).toBe(1);
    expect(await playInto(path, ['/add creature:Wolf', '/encounter status'])).toContain('Wolf');
  });

  test('that fails leaves the file unchanged, with the copy beside it', async () => {
    const path = await fightDatabase();
    const before = query(path, 'SELECT count(*) FROM deeds');
    const brokenMigration = laterVersion(
      `DROP TABLE characters;--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);`,
    );
    expect(() => openDatabase(path, brokenMigration)).toThrow('nowhere');
    expect(query(path, 'PRAGMA user_version')).toBe(migrationCount());
    expect(query(path, 'SELECT count(*) FROM characters')).toBe(0);
    expect(query(path, 'SELECT count(*) FROM deeds')).toBe(before);
    expect(filesBeside(path).some((name) => name.startsWith('fray-before-update-'))).toBe(true);
  });

  test('that would leave orphaned rows is not done', async () => {
    const path = await fightDatabase();
    expect(() => openDatabase(path, laterVersion('DELETE FROM encounters;'))).toThrow(
      /rows without what they belong to/,
    );
    expect(query(path, 'SELECT count(*) FROM encounters')).toBe(1);
  });

  test('can’t be reversed: a file from a newer version is refused, and not touched', () => {
    const path = newPath();
    openDatabase(path, laterVersion(laterMigration)).close();
    const before = readFileSync(path);
    expect(refusal(path)).toBe(
      `The database ${path} is from a newer version of Fray (migration ${migrationCount() + 1}; this version has ${migrationCount()}). Update Fray, or restore a backup from before the update.`,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('of a file from a version that was never released is refused', () => {
    const path = newPath();
    openDatabase(path).close();
    changeFile(path, `UPDATE __drizzle_migrations SET hash = 'other', created_at = 1`);
    expect(refusal(path)).toContain('an unreleased version');
  });
});

describe('Damage is named at start:', () => {
  test('a page that holds nonsense', async () => {
    const path = await fightDatabase();
    // The test damages the root page of the table of deeds. Opening the file doesn't read that page, so opening alone
    // wouldn't show the damage.
    const rootPage = Number(query(path, `SELECT rootpage FROM sqlite_schema WHERE name = 'deeds'`));
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(2048, 0xa5), 0, 2048, (rootPage - 1) * 4096);
    expect(refusal(path)).toMatch(/is damaged|a damaged one/);
    expect(refusal(path)).toContain('npm run restore');
  });

  test('a missing table', () => {
    const path = newPath();
    openDatabase(path).close();
    changeFile(path, 'DROP TABLE replies');
    expect(refusal(path)).toContain('is damaged (the `replies` table is missing)');
  });

  test('a missing unique index', () => {
    const path = newPath();
    openDatabase(path).close();
    changeFile(path, 'DROP INDEX one_current_encounter_a_channel');
    expect(refusal(path)).toContain(
      'is damaged (the `one_current_encounter_a_channel` index on the `encounters` table is missing)',
    );
  });

  test('a missing column', () => {
    const path = newPath();
    openDatabase(path).close();
    changeFile(path, 'ALTER TABLE characters DROP COLUMN sheet');
    expect(refusal(path)).toContain('is damaged (the `sheet` column of the `characters` table is missing)');
  });

  test('orphaned rows', async () => {
    const path = await fightDatabase();
    changeFile(path, 'DELETE FROM encounters');
    expect(refusal(path)).toMatch(/is damaged \(a row in the `\w+` table has no parent in the `encounters` table\)/);
  });

  test('a truncated file', async () => {
    const path = await fightDatabase();
    writeFileSync(path, readFileSync(path).subarray(0, 8192));
    expect(refusal(path)).toMatch(/damaged/);
  });

  test('a file that is no database', () => {
    const path = newPath();
    writeFileSync(path, 'Dear diary, today we fought at the old bridge.\n'.repeat(50));
    expect(refusal(path)).toContain('isn’t a database, or it’s damaged');
  });

  test('the database of another program, which is not touched', () => {
    const path = newPath();
    changeFile(path, 'CREATE TABLE recipes (name text)');
    const before = readFileSync(path);
    expect(refusal(path)).toBe(`${path} belongs to another program. Set DATABASE_PATH to another file.`);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(existsSync(`${path}-wal`)).toBe(false);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('The lock on a database is held until it is released, even if nothing refers to it anymore', async () => {
  const path = join(newFolder(), 'fray.db');
  const lock = () => lockDatabase(path).release;
  const release = lock();
  expect(lock).toThrow('Another copy of Fray is using');
  release();
  lockDatabase(path);
  for (let collections = 0; collections < 2; collections++) {
    collectGarbage();
    await nextTurn();
  }
  expect(lock).toThrow('Another copy of Fray is using');
});

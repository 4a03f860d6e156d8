import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../../src/startup-error.ts';
import { backUp, restoreBackup } from '../../src/store/sqlite/backup.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { newFolder, run } from '../bot.ts';
import { FIGHT_LINES, fightDatabase, playAt, playInto } from './play.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

function deeds(path: string): number {
  const sqlite = new SQLite(path, { readonly: true });
  const count = sqlite.prepare<[], number>('SELECT count(*) FROM deeds').pluck().get();
  sqlite.close();
  return count ?? -1;
}

function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error('It was done');
}

/** Overwrites the root page of the table of deeds with a constant byte. */
function damage(path: string): void {
  const sqlite = new SQLite(path);
  const page = sqlite.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'deeds'").pluck().get();
  const size = sqlite.pragma('page_size', { simple: true });
  sqlite.close();
  if (typeof page !== 'number' || typeof size !== 'number') throw new Error('No table of deeds');
  const bytes = readFileSync(path);
  bytes.fill(0xa5, (page - 1) * size, page * size);
  writeFileSync(path, bytes);
}

describe('A backup', () => {
  test('is a whole copy under a dated name, taken while Fray plays on', async () => {
    const path = join(newFolder(), 'fray.db');
    const store = new SqliteStore(openDatabase(path));
    await playAt(store, FIGHT_LINES);
    const backup = backUp(path, undefined, NOW);
    expect(backup.path).toBe(join(dirname(path), 'fray-backup-2026-11-21T09-30-00Z.db'));
    expect(backup).toMatchObject({ fights: 1, deeds: deeds(path), bytes: statSync(backup.path).size });
    // The fight goes on, but the copy stays as it was.
    await playAt(store, ['/turn skip']);
    expect(deeds(path)).toBe(backup.deeds + 1);
    expect(deeds(backup.path)).toBe(backup.deeds);
    await store.close();
    expect(readdirSync(dirname(path)).toSorted()).toEqual([basename(backup.path), 'fray.db']);
    expect(await playInto(backup.path, ['/encounter status'])).toContain('The old bridge');
  });

  test('takes a name or a folder, and never replaces another file', async () => {
    const path = await fightDatabase();
    const folder = newFolder();
    expect(backUp(path, join(folder, 'monday.db'), NOW).path).toBe(join(folder, 'monday.db'));
    expect(backUp(path, folder, NOW).path).toBe(join(folder, 'fray-backup-2026-11-21T09-30-00Z.db'));
    expect(refusal(() => backUp(path, join(folder, 'monday.db'), NOW))).toMatch(
      /monday\.db already exists\. Give the backup another name\.$/,
    );
    expect(refusal(() => backUp(path, join(folder, 'none', 'x.db'), NOW))).toContain('doesn’t exist');
    expect(refusal(() => backUp(join(folder, 'none.db'), undefined, NOW))).toMatch(/^The database .* doesn’t exist\./);
  });

  test('of a damaged database is refused, and leaves no file', async () => {
    const path = await fightDatabase();
    damage(path);
    expect(refusal(() => backUp(path, undefined, NOW))).toMatch(/damaged/);
    expect(readdirSync(dirname(path)).filter((name) => name.includes('backup'))).toEqual([]);
  });
});

describe('Restoring', () => {
  test('replaces the database with a backup, and keeps both', async () => {
    const path = await fightDatabase();
    const result = backUp(path, undefined, NOW);
    await playInto(path, ['/turn skip']);
    const { backup, replaced = '' } = restoreBackup(result.path, path, NOW);
    expect(backup.deeds).toBe(result.deeds);
    expect(basename(replaced)).toBe('fray-replaced-2026-11-21T09-30-00Z.db');
    expect(deeds(path)).toBe(result.deeds);
    expect(deeds(replaced)).toBe(result.deeds + 1);
    expect(deeds(result.path)).toBe(result.deeds);
    expect(await playInto(path, ['/encounter status'])).toContain('The old bridge');
  });

  test('on a new machine has nothing to replace', async () => {
    const backup = backUp(await fightDatabase(), undefined, NOW);
    const path = join(newFolder(), 'fray.db');
    expect(restoreBackup(backup.path, path, NOW).replaced).toBeUndefined();
    expect(deeds(path)).toBe(backup.deeds);
    expect(readdirSync(dirname(path))).toEqual(['fray.db']);
  });

  test('a copy that is damaged, no database, another program’s or from a newer version is refused; nothing changes', async () => {
    const path = await fightDatabase();
    const before = readFileSync(path);
    const backup = backUp(path, undefined, NOW);
    const badCopy = (name: string, damageCopy: (copy: string) => void) => {
      const copy = join(dirname(path), name);
      copyFileSync(backup.path, copy);
      damageCopy(copy);
      return refusal(() => restoreBackup(copy, path, NOW));
    };
    const sql = (text: string) => (copy: string) => {
      const sqlite = new SQLite(copy);
      sqlite.exec(text);
      sqlite.close();
    };
    expect(badCopy('damaged.db', damage)).toMatch(/damaged/);
    expect(badCopy('text.db', (copy) => writeFileSync(copy, 'Dear diary,\n'.repeat(200)))).toContain(
      'isn’t a database',
    );
    expect(badCopy('empty.db', (copy) => writeFileSync(copy, ''))).toContain('isn’t a Fray database');
    expect(badCopy('other.db', sql('PRAGMA application_id = 5'))).toContain('isn’t a Fray database');
    const laterMigration = `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`;
    expect(badCopy('newer.db', sql(laterMigration))).toContain('is from a newer version of Fray');
    expect(refusal(() => restoreBackup(join(dirname(path), 'none.db'), path, NOW))).toMatch(
      /^The file .* doesn’t exist\./,
    );
    expect(refusal(() => restoreBackup(path, path, NOW))).toContain('the database itself');
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(existsSync(`${path}.restored`)).toBe(false);
  });

  test.each([
    ['a table', 'DROP TABLE deeds', 'is damaged: the `deeds` table is missing'],
    [
      'a column',
      'ALTER TABLE encounters DROP COLUMN pace',
      'is damaged: the `pace` column of the `encounters` table is missing',
    ],
    [
      'an index',
      'DROP INDEX encounters_due',
      'is damaged: the `encounters_due` index on the `encounters` table is missing',
    ],
    [
      'its list of migrations',
      'ALTER TABLE __drizzle_migrations DROP COLUMN hash',
      'is damaged (no such column: hash)',
    ],
    [
      'a phase that is one',
      `UPDATE encounters SET phase = 'lunch'`,
      'is damaged (a row in the `encounters` table has an invalid value in the `phase` column: “lunch”)',
    ],
    [
      'JSON',
      `UPDATE deeds SET events = '[{'`,
      'is damaged (a row in the `deeds` table has an unreadable value in the `events` column)',
    ],
    [
      'a list',
      `UPDATE encounters SET gms = '7'`,
      'is damaged (a row in the `encounters` table has an unreadable value in the `gms` column)',
    ],
    [
      'trust in its triggers',
      `CREATE TRIGGER cheat AFTER UPDATE ON encounters BEGIN UPDATE combatants SET hp = 999; END`,
      'can’t be used (the `cheat` trigger isn’t one of Fray’s)',
    ],
    [
      'a table, in an older version',
      `DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations); ALTER TABLE combatants DROP COLUMN book; DROP TABLE posts`,
      'is damaged: the `posts` table is missing',
    ],
    [
      'what its next migration needs',
      `DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)`,
      'can’t be updated (duplicate column name: book)',
    ],
  ])('a copy without %s is refused in a line before anything is replaced', async (_, sql, words) => {
    const path = await fightDatabase();
    const backup = backUp(path, undefined, NOW);
    const sqlite = new SQLite(backup.path);
    sqlite.exec(sql);
    sqlite.close();
    const before = readFileSync(path);
    const files = readdirSync(dirname(path));
    expect(refusal(() => restoreBackup(backup.path, path, NOW))).toContain(words);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(dirname(path))).toEqual(files);
  });

  test('a copy of version 0.1 is checked as it will be after its update, and stays unchanged until then', async () => {
    const folder = newFolder();
    const oldPath = join(folder, 'old.db');
    writeFileSync(oldPath, gunzipSync(readFileSync(join(import.meta.dirname, '../versions/kept/0.1.0/fray.db.gz'))));
    const path = join(folder, 'fray.db');
    const { backup } = restoreBackup(oldPath, path, NOW);
    expect(backup.current).toBe(false);
    const version = (file: string) => {
      const sqlite = new SQLite(file, { readonly: true });
      const migrationCount = sqlite.prepare<[], number>('SELECT count(*) FROM __drizzle_migrations').pluck().get();
      sqlite.close();
      return migrationCount;
    };
    expect(version(path)).toBe(version(oldPath));
    expect(await playInto(path, ['/encounter status'])).not.toBe('');
  });

  test('is refused while a running Fray has the database open, even idle', async () => {
    const path = await fightDatabase();
    const backup = backUp(path, undefined, NOW);
    const openStore = new SqliteStore(openDatabase(path));
    expect(refusal(() => restoreBackup(backup.path, path, NOW))).toBe(
      `The database ${path} is in use. Stop Fray first, then restore.`,
    );
    await openStore.close();
    expect(deeds(path)).toBe(backup.deeds);

    // A file that only another process has open is in use, too.
    const script = `new (require('better-sqlite3'))(process.argv[1]).prepare('select 1 from deeds').get(); console.log('open'); setInterval(() => {}, 1000)`;
    const otherProcess = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(otherProcess.stdout, 'data');
    expect(refusal(() => restoreBackup(backup.path, path, NOW))).toContain('is in use');
    otherProcess.kill();
    await once(otherProcess, 'exit');
    expect(restoreBackup(backup.path, path, NOW).replaced).toBeDefined();
  });

  test('also replaces a damaged database, and keeps it for repair', async () => {
    const path = await fightDatabase();
    const backup = backUp(path, undefined, NOW);
    writeFileSync(path, readFileSync(path).fill(0x5a, 0, 4096));
    const spoilt = readFileSync(path);
    const { replaced = '' } = restoreBackup(backup.path, path, NOW);
    expect(readFileSync(replaced).equals(spoilt)).toBe(true);
    expect(deeds(path)).toBe(backup.deeds);
  });
});

describe('npm run backup and npm run restore', () => {
  test('say in a line what they did, with exit code 0', async () => {
    const path = await fightDatabase();
    const folder = newFolder();
    mkdirSync(join(folder, 'safe'));
    const env = { DATABASE_PATH: path, INIT_CWD: folder };
    const backup = await run(['src/terminal/database.ts', 'backup', 'safe/monday.db'], { env });
    expect(backup.out).toMatch(
      /^Backed up to .*safe\/monday\.db: 1 fight, \d+ actions and 0 characters in [\d.]+ [kM]B\. The copy was checked and is complete\.\n$/,
    );
    expect(backup).toMatchObject({ err: '', code: 0 });
    const restored = await run(['src/terminal/database.ts', 'restore', 'safe/monday.db'], { env });
    expect(restored.out).toMatch(
      /^Restored .*fray\.db from .*monday\.db: 1 fight.*\nThe old database is now .*replaced.*\n$/,
    );
    expect(restored).toMatchObject({ err: '', code: 0 });
  });
});

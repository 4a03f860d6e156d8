import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { moveDatabase } from '../../src/store/move/move.ts';
import { postgresSource, postgresTarget } from '../../src/store/move/postgres.ts';
import { sqliteSource, sqliteTarget } from '../../src/store/move/sqlite.ts';
import { resealDatabase } from '../../src/store/postgres/admin.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { verifyRecord } from '../../src/store/verify.ts';
import { BACKUP_COMMAND, RESTORE_COMMAND } from '../../src/terminal/program.ts';
import { newFolder, run } from '../bot.ts';
import { recordOf } from '../store/act.ts';
import { playAt, playInto } from '../store/play.ts';
import { asAdmin, describePostgres, newDatabase } from './databases.ts';
import { skippedTitle } from './skipped.ts';

const CALLER = { user: 'gm', name: 'gm', channel: 'terminal', server: 'terminal', interaction: '-', now: 0 };

/** Why PostgreSQL's tools can't be used. Undefined if they can. The embedded server comes without them. */
async function missingToolsReason(): Promise<string | undefined> {
  const [dump, restore] = ['pg_dump', 'pg_restore'].map((tool) => spawnSync(tool, ['--version'], { encoding: 'utf8' }));
  const version = /\d+/.exec(dump?.status === 0 && restore?.status === 0 ? dump.stdout : '')?.[0];
  if (version === undefined) return 'There is no pg_dump and pg_restore.';
  const { rows } = await asAdmin((admin) => admin.query<{ server_version: string }>('SHOW server_version'));
  const server = Number.parseInt(rows[0]?.server_version ?? '', 10);
  return Number(version) < server ? `pg_dump is of version ${version}, the server of ${server}.` : undefined;
}

/** Moves a database into a file. Resolves with the file's path. */
async function intoFile(url: string, path = join(newFolder(), 'fray.db')) {
  const { rows } = await moveDatabase(
    () => postgresSource(url),
    () => sqliteTarget(path),
  );
  return { path, rows };
}

// Without a server, all tests in this file are skipped.
const skipReason = await missingToolsReason().catch(() => undefined);
const testTools = (title: string, run: () => Promise<void>) =>
  skipReason === undefined ? test(title, run) : test.skip(skippedTitle(title, skipReason), run);

describePostgres('A PostgreSQL database', () => {
  let filledUrl: string;

  beforeAll(async () => {
    const file = join(newFolder(), 'fray.db');
    await playInto(file);
    filledUrl = await newDatabase();
    await moveDatabase(
      () => sqliteSource(file),
      () => postgresTarget(filledUrl),
    );
  });

  const newCopy = () => newDatabase(new URL(filledUrl).pathname.slice(1));

  test('that was restored has its dice sealed anew: no roll is known, and every one still checks out', async () => {
    const url = await newCopy();
    expect(await resealDatabase(url, 5)).toBe(1);
    const store = new SqliteStore(openDatabase((await intoFile(url)).path));
    const before = await recordOf(store, CALLER);
    const [resealed] = await store.resealed();
    expect(resealed).toMatchObject({ because: 'restore', name: 'The old bridge' });
    expect(before.seeds.map(({ seed }) => seed !== undefined)).toEqual([true, false]);
    expect(before.seeds.at(-1)?.commitment).toBe(resealed?.commitment);
    await playAt(store, ['/roll dice:2d6', '@ana /attack target:Goblin as:Kira', '/encounter end']);
    const after = await recordOf(store, { ...CALLER, interaction: '--' });
    expect(after.seeds.map(({ seed }) => seed !== undefined)).toEqual([true, true, false]);
    expect(verifyRecord(after).wrong).toEqual([]);
    await store.close();
  });

  test('is not backed up by Fray, which says how to', async () => {
    const { err, code } = await run(['src/terminal/database.ts', 'backup'], { env: { DATABASE_URL: filledUrl } });
    expect(err).toContain(`No backup was made: your settings use PostgreSQL`);
    expect(err).toContain(`\n  ${BACKUP_COMMAND}\n`);
    expect(code).toBe(1);
  });

  testTools('is the same after the commands that Fray names', async () => {
    const folder = newFolder();
    const runShell = (command: string, url: string) =>
      spawnSync(command, { shell: true, cwd: folder, env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' });
    expect(runShell(BACKUP_COMMAND, filledUrl)).toMatchObject({ status: 0, stderr: '' });
    const restoredDatabase = await newDatabase();
    expect(runShell(RESTORE_COMMAND, restoredDatabase)).toMatchObject({ status: 0, stderr: '' });
    expect((await intoFile(restoredDatabase)).rows).toEqual((await intoFile(filledUrl)).rows);
  });
});

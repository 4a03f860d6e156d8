import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { faultText, readDiceOfOldestFormat, readExportedRecord } from '../../src/store/record-file.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { verifyDice, verifyRecord } from '../../src/store/verify.ts';
import { loadSystems, unloadSystems } from '../../src/systems/load.ts';
import { newFolder } from '../bot.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { recordOf } from '../store/act.ts';
import { keepPostgres, keepVersion, POSTGRES_FILE, restorePostgres } from './keep.ts';
import { codeOwnersFor, notesOf, withRelease } from './release.ts';

await loadSystems();
afterAll(unloadSystems);

const KEPT_FOLDER = new URL('kept/', import.meta.url).pathname;
const unpacked = (file: string) => gunzipSync(readFileSync(file));

const currentFolder = join(newFolder(), 'now');
await keepVersion(currentFolder);

/** Checks the record of every channel's current encounter. */
async function expectRightRecords(store: Store, channels: readonly string[]): Promise<void> {
  expect(channels.length).toBeGreaterThan(0);
  for (const channel of channels) {
    const caller = {
      user: 'gwen',
      name: 'Gwen',
      channel,
      server: 'tavern',
      interaction: `new-${channel}`,
      now: 2e12,
    };
    expect(verifyRecord(await recordOf(store, caller)).wrong, channel).toEqual([]);
  }
}

/** The folders with what each version wrote, and with what this version writes. */
const versions = [
  ...readdirSync(KEPT_FOLDER).map((version) => [version, join(KEPT_FOLDER, version)] as const),
  ['now', currentFolder] as const,
];

describe.each(versions)('What version %s wrote', (_, folder) => {
  const records = readdirSync(folder).filter((file) => file.endsWith('.json.gz'));

  test('comes forward: the database is updated, and every fight’s record is right', async () => {
    const path = join(newFolder(), 'fray.db');
    writeFileSync(path, unpacked(join(folder, 'fray.db.gz')));
    const open = openDatabase(path);
    const { sqlite } = open;
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    const store = new SqliteStore(open);
    const channels = sqlite.prepare<[], string>('SELECT DISTINCT channel FROM encounters').pluck().all();
    await expectRightRecords(store, channels);
    await store.close();
  });

  test.runIf(records.length > 0)('comes forward: every exported record is read and right', () => {
    for (const file of records) {
      const text = unpacked(join(folder, file)).toString();
      // Version 0.1 recorded no hashes, and its rules have changed since.
      if (folder.endsWith('/0.1.0')) {
        const oldest = readDiceOfOldestFormat(text);
        if (!oldest?.ok) throw new Error(`${file}: ${JSON.stringify(oldest)}`);
        const { wrong, right, open } = verifyDice(oldest.value);
        expect(wrong, file).toEqual([]);
        // There are two checks: of the seed and of the dice. As long as an encounter isn't over, neither can be made,
        // so both are open.
        expect(file === 'open.json.gz' ? open : right, file).toHaveLength(2);
        continue;
      }
      const result = readExportedRecord(text);
      if (!result.ok) throw new Error(`${file}: ${JSON.stringify(result.why)}`);
      expect(verifyRecord(result.value).wrong, file).toEqual([]);
    }
  });
});

test('A changed die in a record of version 0.1 is found, and only its dice can be read', () => {
  const text = unpacked(join(KEPT_FOLDER, '0.1.0', 'tdgs.json.gz')).toString();
  const changed = text.replace(/"face": (\d+)/u, (_, face) => `"face": ${3 - Number(face)}`);
  const oldest = readDiceOfOldestFormat(changed);
  if (!oldest?.ok) throw new Error(JSON.stringify(oldest));
  expect(verifyDice(oldest.value).wrong).toEqual([expect.stringMatching(/^Roll 0 \(d2\) .*: the record has/)]);
  const whole = readExportedRecord(text);
  expect(!whole.ok && faultText(whole.why)).toContain('only check its dice');
  expect(readDiceOfOldestFormat('{"format":"fray scene 1"}')).toMatchObject({ ok: false, why: { type: 'unfit' } });
});

describePostgres('What each version since 1.0 wrote in PostgreSQL', () => {
  test('comes forward: the database is updated, and every fight’s record is right', async () => {
    await keepPostgres(currentFolder, await newDatabase());
    for (const [, folder] of versions) {
      // Version 0.1 had only SQLite.
      if (!existsSync(join(folder, POSTGRES_FILE))) continue;
      const url = await newDatabase();
      await restorePostgres(folder, url);
      const open = await openPostgres(url, { log: { info() {}, error() {} } });
      const { rows } = await open.pool.query<{ channel: string }>('SELECT DISTINCT channel FROM encounters');
      const store = new PostgresStore(open);
      await expectRightRecords(
        store,
        rows.map(({ channel }) => channel),
      );
      await store.close();
    }
  });
});

describe('The changelog of a release', () => {
  const log = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A map.\n\n## 0.1.0\n\n- The first.\n';

  test('gets the version, the date and a new empty section', () => {
    expect(withRelease(log, '1.0.0', '2026-12-01')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-12-01)\n\n### Added\n\n- A map.\n\n## 0.1.0\n\n- The first.\n',
    );
  });

  test('is refused if nothing has changed', () => {
    expect(() => withRelease('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- The first.\n', '1.0.0', '')).toThrow(
      'nothing',
    );
  });

  test('has a part for each version, with or without the tag’s v', () => {
    expect(notesOf(log, 'v0.1.0')).toBe('- The first.\n');
    expect(() => notesOf(log, '9.0.0')).toThrow('no version 9.0.0');
  });
});

test('The code owner is the account or organization of the repository on GitHub', () => {
  for (const remote of [
    'https://github.com/the-guild/fray.git\n',
    'git@github.com:the-guild/fray.git\n',
    'ssh://git@github.com/the-guild/fray\n',
  ])
    expect(codeOwnersFor(remote), remote).toContain('\n* @the-guild\n');
  for (const remote of ['', '/srv/fray.git', 'https://git.example/the-guild/fray.git', 'https://github.com/../fray'])
    expect(codeOwnersFor(remote), remote).toBeUndefined();
});

test('npm run release refuses an older version', () => {
  const folder = newFolder();
  cpSync('package.json', join(folder, 'package.json'));
  const program = [new URL('release.ts', import.meta.url).pathname, '0.0.9', '--in', folder];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The version must come after \d/)]);
});

import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../bot.ts';
import { POSTGRES_FILE } from './keep.ts';

test('npm run release prepares a version in a clean checkout, and refuses an older one or a dirty checkout', () => {
  const folder = newFolder();
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md']) cpSync(file, join(folder, file));
  git('init', '-q');
  git('remote', 'add', 'origin', 'https://github.com/the-guild/fray.git');
  git('add', '.');
  git('commit', '-qm', 'Begin');
  const release = (version: string) =>
    spawnSync(process.execPath, [new URL('release.ts', import.meta.url).pathname, version, '--in', folder], {
      encoding: 'utf8',
    });
  expect(release('0.1.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('after 0.1.0') });
  const prepared = release('7.0.0');
  expect(prepared).toMatchObject({ status: 0, stderr: '' });
  expect(prepared.stdout).toContain('git tag -a v7.0.0');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(JSON.parse(read('package.json')).version).toBe('7.0.0');
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual(['7.0.0', '7.0.0']);
  expect(read('CHANGELOG.md')).toMatch(/## Unreleased\n\n## 7\.0\.0 \(\d{4}-\d\d-\d\d\)\n/);
  const kept = readdirSync(join(folder, 'test/versions/kept/7.0.0'));
  expect(kept).toEqual(expect.arrayContaining(['fray.db.gz', POSTGRES_FILE, 'tdgs.json.gz']));
  expect(read('.github/CODEOWNERS')).toContain('* @the-guild\n');
  expect(release('8.0.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('Commit') });
});

import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../bot.ts';
import { theBog } from './the-bog.ts';

const check = (...files: readonly string[]) =>
  spawnSync(process.execPath, ['src/terminal/check-pack.ts', ...files], { encoding: 'utf8' });

function fileOf(pack: object): string {
  const file = join(newFolder(), 'pack.json');
  writeFileSync(file, JSON.stringify(pack));
  return file;
}

test('Everything wrong with a pack is told with its place', () => {
  const hag = { name: 'Bog Hag', like: 'Goblin', sheet: { CON: 101, REF: 'quick' } };
  const { status, stdout, stderr } = check(fileOf({ ...theBog, creatures: [hag], settings: 1 }));
  expect(status).toBe(1);
  expect((stdout + stderr).trim().split('\n')).toEqual([
    'settings: there’s no such field',
    'creatures › 1 (Bog Hag) › sheet › CON: must be a whole number from 0 to 100',
    'creatures › 1 (Bog Hag) › sheet › REF: must be a whole number from 0 to 100',
  ]);
});

test('A pack is counted, and every built-in pack and every example fits, in one run', () => {
  const files = [...globSync(['packs/*.json', 'docs/packs/*.json']).toSorted(), fileOf(theBog)];
  const { status, stdout, stderr } = check(...files);
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => line.split(':')[0])).toEqual(files);
  expect(files).toHaveLength(9);
  expect(lines.at(-1)).toContain('revision 3: 3 creatures, 1 character, 1 map, 1 prepared scene and 1 sheet entry.');
  expect(stdout).toContain('packs/tdgs.json: Tactical Dice Game System (TDGS), revision 1: 25 creatures, 4 characters');
});

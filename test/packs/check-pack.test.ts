import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../bot.ts';
import { theBog } from './the-bog.ts';

function check(text: string) {
  const file = join(newFolder(), 'pack.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/terminal/check-pack.ts', file], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('A pack is counted, or everything wrong with it is told with its place', { timeout: 60_000 }, () => {
  expect(check(JSON.stringify(theBog))).toEqual({
    status: 0,
    output: expect.stringContaining('revision 3: 3 creatures, 1 character, 1 map, 1 scene and 1 sheet entry.\n'),
  });
  const hag = { name: 'Bog Hag', like: 'Goblin', sheet: { CON: 101, REF: 'quick' } };
  const { status, output } = check(JSON.stringify({ ...theBog, creatures: [hag], settings: 1 }));
  expect(status).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'settings: there’s no such field',
    'creatures › 1 › sheet › CON: must be a whole number from 0 to 100',
    'creatures › 1 › sheet › REF: must be a whole number from 0 to 100',
  ]);
});

test('Every built-in pack and every example fits, in one run', { timeout: 60_000 }, () => {
  const files = globSync(['packs/*.json', 'docs/packs/*.json']).toSorted();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/terminal/check-pack.ts', ...files], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => line.split(':')[0])).toEqual(files);
  expect(files).toHaveLength(8);
  expect(stdout).toContain('packs/tdgs.json: Tactical Dice Game System (TDGS), revision 1: 25 creatures, 4 characters');
});

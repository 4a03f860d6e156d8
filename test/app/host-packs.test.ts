import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHostPacks } from '../../src/app/host-packs.ts';
import { StartupError } from '../../src/startup-error.ts';
import { newFolder } from '../bot.ts';

const PACK = { format: 'fray-pack', version: 1, system: 'tdgs', id: 'bog', revision: 1, title: 'The Bog' };

function readFolder(folder: string) {
  const logLines: object[] = [];
  const log = { info: () => undefined, error: (about: object) => logLines.push(about) };
  return { packs: readHostPacks(folder, log), logged: logLines };
}

test('The host’s folder is read by file name; a file that doesn’t fit is logged with its places and left out', () => {
  const folder = newFolder();
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
  write('b.json', PACK);
  write('a.json', { ...PACK, id: 'hill', title: 'The Hill' });
  write('c.json', { ...PACK, creatures: [{ name: 'Hag', like: 'Goblin', sheet: { CON: 999 } }] });
  writeFileSync(join(folder, 'notes.txt'), 'no pack');
  const { packs, logged } = readFolder(folder);
  expect(packs.map(({ title, host, current }) => [title, host, current])).toEqual([
    ['The Hill', true, true],
    ['The Bog', true, true],
  ]);
  expect(packs[1]?.file).toBe(readFileSync(join(folder, 'b.json'), 'utf8'));
  expect(logged).toEqual([{ file: join(folder, 'c.json'), problems: [expect.stringContaining('CON')] }]);
});

test('A folder that is missing stops the start', () => {
  expect(() => readFolder('/nowhere/packs')).toThrow(StartupError);
});

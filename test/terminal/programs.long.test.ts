// Tests that need their own process, to set its language or its user or to check its exit status.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { expectRefusal } from './refused-start.ts';

test('The terminal table speaks the language that LANG asks for', async () => {
  const { out } = await run(['src/start.js'], {
    env: { DATABASE_PATH: join(newFolder(), 'fray.db'), LANG: 'fr_FR.UTF-8', LC_ALL: '', LC_MESSAGES: '' },
    input: '/turn end\n/encounter start ruleset:tdgs\n/add creature:Gobelin\n',
  });
  expect(out).toContain('Il n’y a pas de rencontre dans ce salon. Un MJ peut en lancer une');
  expect(out).toContain('Gobelin 40/40 PV');
  expect(out).not.toContain('encounter in this channel');
});

// Root can write to any file, so the test runs as another user, if that user can read the checkout.
const uid = process.getuid?.() === 0 ? 65534 : undefined;
const canTest = uid === undefined || spawnSync(process.execPath, ['src/startup-error.ts'], { uid }).status === 0;
test.skipIf(!canTest)('A start with a read-only file is refused', async () => {
  const folder = newFolder();
  const file = join(folder, 'fray.db');
  await run(['src/start.js'], { env: { DATABASE_PATH: file } });
  chmodSync(file, 0o444);
  chmodSync(folder, 0o555);
  await expectRefusal(file, 'is read-only', uid);
});

// This is slow on a busy machine, because its threads have a low priority.
test('npm run odds works in threads, and exits with 0', async () => {
  const file = join(newFolder(), 'program.json');
  const scene = { format: 'fray-scene', version: 1, system: 'tdgs', players: ['Kira'], enemies: ['Goblin'] };
  writeFileSync(file, JSON.stringify(scene));
  const { out, err, code } = await run(['src/terminal/odds.ts', file, '--only', 'acts']);
  expect([err, code]).toEqual(['', 0]);
  expect(out).toMatch(/^Kira {2,}Attack Goblin/m);
}, 60_000);

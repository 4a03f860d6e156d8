import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from '../bot.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { playInto } from '../store/play.ts';

const PROGRAM = 'src/terminal/move.ts';

describePostgres('npm run move', () => {
  test('says what it does and what to set then, and never the password', async () => {
    const [from, to] = [join(newFolder(), 'fray.db'), new URL(await newDatabase())];
    await playInto(from);
    const { out, err, code } = await run([PROGRAM, '--to', to.href], { env: { DATABASE_PATH: from } });
    expect([err, code]).toEqual(['', 0]);
    expect(out.split('\n')).toEqual([
      `Moving from ${from} to ${to.host}${to.pathname}.`,
      'encounters: 1',
      'combatants: 3',
      expect.stringMatching(/^deeds: \d+$/),
      'people: 2',
      'seeds: 1',
      'servers: 1',
      expect.stringMatching(
        /^Moved \d+ rows and compared each one\. Open encounters checked against their records: 1\.$/,
      ),
      'Change your settings (.env):',
      '  DATABASE_URL=<the address you gave after --to>',
      'Then start Fray.',
      expect.stringContaining(`${from} wasn’t changed. Don’t start Fray with it again`),
      '',
    ]);
    expect(out).not.toContain(`:${to.password}@`);
  });
});

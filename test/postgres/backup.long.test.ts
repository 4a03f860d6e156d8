import { expect, test } from 'vitest';
import { RESTORE_COMMAND } from '../../src/terminal/program.ts';
import { run } from '../bot.ts';
import { describePostgres, newDatabase } from './databases.ts';

describePostgres('A PostgreSQL database', () => {
  test('is not restored by Fray, which says how to', async () => {
    const env = { DATABASE_URL: await newDatabase() };
    const { err, code } = await run(['src/terminal/database.ts', 'restore', 'fray.dump'], { env });
    expect(err).toContain(`\n  ${RESTORE_COMMAND}\n  npm run reseal\n`);
    expect(code).toBe(1);
  });
});

test('npm run reseal seals nothing in a SQLite file, and says why', async () => {
  const { err, code } = await run(['src/terminal/database.ts', 'reseal'], { env: { DATABASE_PATH: 'none.db' } });
  expect(err).toBe(
    'Nothing was sealed: your settings use a SQLite file. `npm run restore` seals its new dice for you.\n',
  );
  expect(code).toBe(1);
});

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { StartupError } from '../../src/startup-error.ts';
import { MIGRATIONS_FOLDER, openPostgres } from '../../src/store/postgres/database.ts';
import { getTableConfig } from '../../src/store/postgres/drizzle.ts';
import * as schema from '../../src/store/postgres/schema.ts';
import { newFolder } from '../bot.ts';
import { asAdmin, describePostgres, newDatabase } from './databases.ts';

const log = { info() {}, error() {} };

/** For each column of a database: its table, name and type, and whether a value is required. */
async function columns(url: string): Promise<readonly string[]> {
  const foundColumns = await rows(
    url,
    `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable) AS line FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name NOT LIKE '\\_\\_%'`,
  );
  return foundColumns.map(({ line }) => String(line)).toSorted();
}

function schemaColumns(): readonly string[] {
  return Object.values(schema)
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns: all }) =>
      all.map((column) => `${name} ${column.name} ${column.getSQLType()} ${column.notNull ? 'NO' : 'YES'}`),
    )
    .toSorted();
}

async function rows(url: string, sql: string) {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function refusal(url: string, migrations = MIGRATIONS_FOLDER): Promise<string> {
  const error: unknown = await openPostgres(url, { log, migrations }).then(
    (open) => open.close(),
    (reason) => reason,
  );
  return error instanceof StartupError ? error.message : `not refused: ${error}`;
}

describePostgres('a PostgreSQL database', () => {
  test('has the tables that are described, whichever of two processes creates them', async () => {
    const url = await newDatabase();
    const stores = await Promise.all([openPostgres(url, { log }), openPostgres(url, { log })]);
    for (const openStore of stores) await openStore.close();
    expect(await columns(url)).toEqual(schemaColumns());
  });

  test('of a newer version is refused and stays unchanged', async () => {
    const url = await newDatabase();
    const newerFolder = join(newFolder(), 'migrations');
    cpSync(MIGRATIONS_FOLDER, newerFolder, { recursive: true });
    mkdirSync(join(newerFolder, 'meta'), { recursive: true });
    const journal = { entries: [{ tag: 'later', when: 9_999_999_999_999 }] };
    writeFileSync(join(newerFolder, 'meta', '_journal.json'), JSON.stringify(journal));
    writeFileSync(join(newerFolder, 'later.sql'), 'CREATE TABLE later (id bigint)');
    await (await openPostgres(url, { log, migrations: newerFolder })).close();
    expect(await refusal(url)).toMatch(/is from a newer version of Fray .* Update Fray, or restore a backup/);
    expect(await columns(url)).toEqual(['later id bigint YES']);
  });

  test('of another program is refused and stays unchanged', async () => {
    const url = await newDatabase();
    await rows(url, 'CREATE TABLE deeds (number int)');
    expect(await refusal(url)).toMatch(/has tables from another program or/);
    expect(await columns(url)).toEqual(['deeds number integer YES']);
  });

  test('of another encoding is refused: it can’t store what players write', async () => {
    const url = new URL(await newDatabase());
    url.pathname += '_latin1';
    const name = url.pathname.slice(1);
    await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`));
    expect(await refusal(url.href)).toMatch(/uses LATIN1 encoding\. Create a database with UTF8/);
  });

  test('keeps none of the steps when one of them fails', async () => {
    const url = await newDatabase();
    const brokenFolder = join(newFolder(), 'migrations');
    cpSync(MIGRATIONS_FOLDER, brokenFolder, { recursive: true });
    const journal = {
      entries: [
        { tag: '0000_opening', when: 1 },
        { tag: 'broken', when: 2 },
      ],
    };
    writeFileSync(join(brokenFolder, 'meta', '_journal.json'), JSON.stringify(journal));
    writeFileSync(join(brokenFolder, 'broken.sql'), 'ALTER TABLE dragons ADD COLUMN hp bigint');
    await expect(openPostgres(url, { log, migrations: brokenFolder })).rejects.toThrow(/dragons/);
    expect(await columns(url)).toEqual([]);
  });

  test('that doesn’t exist, or refuses the user, is named without the password', async () => {
    const url = new URL(await newDatabase());
    const unreachableUrl = new URL(url);
    unreachableUrl.pathname = '/nowhere';
    expect(await refusal(unreachableUrl.href)).toMatch(/^The database 127\.0\.0\.1:\d+\/nowhere doesn’t exist\./);
    url.password = 'wrong-one';
    expect(await refusal(url.href)).toMatch(/rejected the login\. Check the user and password/);
    expect(await refusal(url.href)).not.toContain('wrong-one');
    url.search = '?sslmode=verify-full';
    expect(await refusal(url.href)).toMatch(/can’t be trusted: The server does not support SSL connections\. Check/);
  });
});

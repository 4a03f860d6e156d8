import { Client } from 'pg';
import { expect, test } from 'vitest';
import { describePostgres, newDatabase } from './databases.ts';

describePostgres('the PostgreSQL of the tests', () => {
  test('gives each test a database of its own, or a copy of one', async () => {
    const firstDatabase = await newDatabase();
    await rows(firstDatabase, 'CREATE TABLE deeds (number int); INSERT INTO deeds VALUES (7)');
    const copy = await newDatabase(new URL(firstDatabase).pathname.slice(1));
    expect(await rows(copy, 'SELECT number FROM deeds')).toEqual([{ number: 7 }]);
    expect(await rows(await newDatabase(), `SELECT to_regclass('deeds') AS deeds`)).toEqual([{ deeds: null }]);
  });
});

async function rows(url: string, sql: string): Promise<unknown> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

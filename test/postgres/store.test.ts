import { openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { describeStore } from '../store/contract.ts';
import { describePostgres, newDatabase } from './databases.ts';

const log = { info() {}, error() {} };

describePostgres('a store', () => {
  const urls = new Map<string, Promise<string>>();
  let template: Promise<string> | undefined;

  /** A database with Fray’s tables, made once and copied. */
  async function fresh(): Promise<string> {
    template ??= newDatabase().then(async (url) => {
      await (await openPostgres(url, { log })).close();
      return new URL(url).pathname.slice(1);
    });
    return newDatabase(await template);
  }

  describeStore('PostgreSQL', async (data) => {
    const url = urls.get(data) ?? fresh();
    urls.set(data, url);
    return new PostgresStore(await openPostgres(await url, { log, connections: 2 }));
  });
});

import { onPostgres, type TestStore } from '../store/both-stores.ts';
import { describeStore } from '../store/contract.ts';

onPostgres((empty) => {
  let opened: { readonly data: string; readonly of: TestStore } | undefined;

  describeStore('PostgreSQL', async (data) => {
    if (opened?.data !== data) opened = { data, of: await empty() };
    return opened.of.reopened();
  });
});

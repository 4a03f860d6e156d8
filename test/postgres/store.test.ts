import { onPostgres, type TestStore } from '../store/both-stores.ts';
import { describeStore } from '../store/contract.ts';

onPostgres((empty) => {
  let openedStore: { readonly data: string; readonly of: TestStore } | undefined;

  describeStore('PostgreSQL', async (data) => {
    if (openedStore?.data !== data) openedStore = { data, of: await empty() };
    return openedStore.of.reopened();
  });
});

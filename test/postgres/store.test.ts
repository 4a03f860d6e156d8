import { onPostgres, type TestStore } from '../store/both-stores.ts';
import { describeStore } from '../store/contract.ts';

onPostgres((emptyStore) => {
  let openedStore: { readonly data: string; readonly of: TestStore } | undefined;

  describeStore('PostgreSQL', async (data) => {
    if (openedStore?.data !== data) openedStore = { data, of: await emptyStore() };
    return openedStore.of.reopened();
  });
});

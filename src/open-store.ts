import type { Configuration } from './configuration.ts';
import { type Leases, leaseTimes } from './store/leases.ts';
import { lockDatabase, openDatabase } from './store/sqlite/database.ts';
import { SqliteStore } from './store/sqlite/store.ts';
import type { Store, StoreLog } from './store/store.ts';

/** The store, and how several processes agree on shards. */
interface OpenStore {
  readonly store: Store;
  /** Undefined if only this process uses the store. */
  readonly leases?: Leases;
}

/**
 * Opens PostgreSQL if it is set, otherwise the file. Throws `StartupError` if it can't be used; waits for a PostgreSQL
 * that can't be reached, until the signal is aborted.
 */
export async function openStore(settings: Configuration, log: StoreLog, signal: AbortSignal): Promise<OpenStore> {
  const { databaseUrl, database, leaseSeconds } = settings;
  if (databaseUrl === undefined) return { store: openFile(database, log) };
  // Loaded only when used.
  const [{ openPostgres }, { PostgresStore }, { PostgresLeases }] = await Promise.all([
    import('./store/postgres/database.ts'),
    import('./store/postgres/store.ts'),
    import('./store/postgres/leases.ts'),
  ]);
  const open = await openPostgres(databaseUrl, { log, signal });
  const store = new PostgresStore(open);
  store.startCare(log);
  return { store, leases: new PostgresLeases(open.pool, leaseTimes(leaseSeconds)) };
}

function openFile(path: string, log: StoreLog): Store {
  // Held until the process ends.
  lockDatabase(path);
  const open = openDatabase(path);
  if (open.backup !== undefined)
    log.info({ backup: open.backup }, 'Updated the database. This backup is from before the update');
  const store = new SqliteStore(open);
  store.startCare(log);
  return store;
}

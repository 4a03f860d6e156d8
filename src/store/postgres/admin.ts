import { Pool, type PoolClient } from 'pg';
import { commitmentOf, newSeed } from '../../session/sealed-dice.ts';
import { codeOf, StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import { readMigrations } from '../migration-files.ts';
import { addressWithoutPassword, MIGRATIONS_FOLDER, migrate, neededMigrations } from './database.ts';
import { startupErrorFor } from './errors.ts';

/** How long connecting may take. */
const CONNECT_TIMEOUT_MS = 10_000;

/** The only connection of an admin's program. Its statements have no time limit. */
export interface AdminConnection {
  readonly client: PoolClient;
  /** The database's address, without a password. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Connects once, and doesn't wait for a database that can't be reached. With `make`, creates or migrates the tables.
 * Otherwise, the tables have to match this version. Throws `StartupError` if the database can't be reached, refuses the
 * user, or isn't Fray's.
 */
export async function connectAdmin(url: string, { make = false } = {}): Promise<AdminConnection> {
  const address = addressWithoutPassword(url);
  const pool = new Pool({
    connectionString: url,
    application_name: 'fray admin',
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // If the connection is lost, the next statement fails with a clear error.
  pool.on('error', () => {});
  let client: PoolClient | undefined;
  const close = async () => {
    client?.release(true);
    await pool.end();
  };
  try {
    if (make) await migrate(pool, readMigrations(MIGRATIONS_FOLDER), address);
    client = await pool.connect();
    client.on('error', () => {});
    if (!make) await refuseEmptyOrOlderDatabase(client, address);
    return { client, address, close };
  } catch (error) {
    await close();
    throw startupErrorFor(address, error);
  }
}

async function refuseEmptyOrOlderDatabase(client: PoolClient, address: string): Promise<void> {
  const migrations = readMigrations(MIGRATIONS_FOLDER);
  await client.query('BEGIN');
  const neededSteps = await neededMigrations(client, migrations, address);
  await client.query('ROLLBACK');
  if (neededSteps.length === migrations.length) throw new StartupError(t('admin-no-data', { called: address }));
  if (neededSteps.length > 0) throw new StartupError(t('admin-database-older', { called: address }));
}

/** How long to wait for a process that is renewing its leases. */
const LOCK_TIMEOUT = '5s';

/**
 * Keeps bots off the database until the connection's transaction ends: no process can take a shard. Throws
 * `StartupError` if a process already has one.
 */
export async function lockOutBots({ client, address }: AdminConnection): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  try {
    await client.query('LOCK TABLE shards IN EXCLUSIVE MODE');
  } catch (error) {
    if (codeOf(error) === '55P03') throw botStillRunningError(address);
    throw error;
  }
  const { rows } = await client.query<{ readonly name: string }>(
    'SELECT name FROM shards WHERE expires > extract(epoch FROM clock_timestamp()) * 1000 ORDER BY shard LIMIT 1',
  );
  if (rows[0]) throw botStillRunningError(address, rows[0].name);
}

function botStillRunningError(address: string, processName?: string): StartupError {
  return new StartupError(
    processName === undefined
      ? t('admin-database-used-by-another', { called: address })
      : t('admin-database-used', { process: processName, called: address }),
    { temporary: true },
  );
}

/** How many encounters one statement gives a new seed. */
const RESEALS_PER_STATEMENT = 500;

/** An encounter's server and id, and the number of the secret seed that its dice come from now. */
interface SealedEncounter {
  readonly server: string;
  readonly id: number;
  readonly number: number;
}

/**
 * Gives the dice of every current encounter a new secret seed, after a backup was restored with PostgreSQL's own tools.
 * Returns the number of these encounters. Throws `StartupError` and changes nothing if the database can't be reached,
 * isn't from this version, or is in use by a running Fray. `resealAllEncounters` in src/store/sqlite/backup.ts says why
 * the dice need a new seed.
 */
export async function resealDatabase(url: string, now: number): Promise<number> {
  const connection = await connectAdmin(url);
  const { client, address, close } = connection;
  try {
    await client.query('BEGIN');
    await lockOutBots(connection);
    const { rows } = await client.query<SealedEncounter>(SELECT_CURRENT_ENCOUNTERS);
    for (let startIndex = 0; startIndex < rows.length; startIndex += RESEALS_PER_STATEMENT)
      await resealEncounters(connection, rows.slice(startIndex, startIndex + RESEALS_PER_STATEMENT), now);
    await client.query('COMMIT');
    return rows.length;
  } catch (error) {
    throw startupErrorFor(address, error);
  } finally {
    await close();
  }
}

const SELECT_CURRENT_ENCOUNTERS = `
  SELECT e.server, e.id::float8 AS id, max(s.number)::float8 AS number
  FROM encounters e JOIN seeds s ON s.server = e.server AND s.encounter = e.id WHERE e.current GROUP BY e.server, e.id`;

async function resealEncounters(
  { client }: AdminConnection,
  encounters: readonly SealedEncounter[],
  now: number,
): Promise<void> {
  const seeds = encounters.map(() => newSeed());
  await client.query(RESEAL_ENCOUNTERS, [
    encounters.map(({ server }) => server),
    encounters.map(({ id }) => id),
    encounters.map(({ number }) => number),
    seeds,
    seeds.map(commitmentOf),
    now,
  ]);
}

/**
 * Reveals the old seed, which rolls no more dice. The next die is rolled with the new seed. A deed that waits for an
 * answer is dropped.
 */
const RESEAL_ENCOUNTERS = `
  WITH sealed AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
      AS sealed (server, id, number, seed, commitment)
  ), shown AS (
    UPDATE seeds s SET shown_at = coalesce(s.shown_at, $6)
    FROM sealed WHERE s.server = sealed.server AND s.encounter = sealed.id AND s.number = sealed.number
  ), begun AS (
    INSERT INTO seeds (server, encounter, number, first_throw, first_roll, seed)
    SELECT e.server, e.id, sealed.number + 1, e.throws, e.rolls, sealed.seed
    FROM sealed JOIN encounters e ON e.server = sealed.server AND e.id = sealed.id
  )
  UPDATE encounters e SET resealed = sealed.commitment, resealed_because = 'restore', waiting = NULL, revision = e.revision + 1
  FROM sealed WHERE e.server = sealed.server AND e.id = sealed.id`;

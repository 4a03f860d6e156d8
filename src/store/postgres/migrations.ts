import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { type Migration, stepsFrom, TAKEN, type Taken } from '../migration-files.ts';

/** One process at a time changes the tables: the others wait for this lock, whose number is Fray’s own. */
const LOCK = 0x46726179;

/**
 * Brings the tables up to date, all or none. Throws `StartupError` where they are another program’s, or have taken a step
 * that this version does not know: there is no way back. Then nothing has been changed.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[], called: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Another process may be at it for longer than a commit waits for a row.
    await client.query(`SET LOCAL lock_timeout = 0`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const step of await lacking(client, migrations, called)) {
      for (const statement of step.statements) await client.query(statement);
      await client.query(`INSERT INTO ${TAKEN} (hash, created_at) VALUES ($1, $2)`, [step.hash, step.when]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Whatever it was in the middle of ends with the connection.
    client.release(true);
    throw error;
  }
}

/**
 * The steps that a database has still to take; an empty one all. Throws `StartupError` where its tables are another
 * program’s or of a newer version.
 */
export async function lacking(
  client: PoolClient,
  migrations: readonly Migration[],
  called: string,
): Promise<readonly Migration[]> {
  const { rows: tables } = await client.query<{ readonly name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const names = tables.map(({ name }) => name);
  if (names.length > 0 && !names.includes(TAKEN)) throw another(called);
  await refuseEncoding(client, called);
  await client.query(`CREATE TABLE IF NOT EXISTS ${TAKEN} (hash text PRIMARY KEY, created_at bigint NOT NULL)`);
  const { rows } = await client.query<{ readonly hash: string; readonly when: string }>(
    `SELECT hash, created_at AS "when" FROM ${TAKEN} ORDER BY created_at`,
  );
  const taken = rows.map(({ hash, when }): Taken => ({ hash, when: Number(when) }));
  const steps = stepsFrom(taken, migrations);
  if (steps === 'newer')
    throw new StartupError(
      `The database ${called} is from a newer version of Fray (step ${taken.length} of its tables; this version knows ${migrations.length}). Update Fray, or restore a backup from before the update.`,
    );
  if (steps === 'unknown') throw another(called);
  return steps;
}

/** What players write is any Unicode. */
async function refuseEncoding(client: PoolClient, called: string): Promise<void> {
  const { rows } = await client.query<{ readonly server_encoding: string }>('SHOW server_encoding');
  const [{ server_encoding: encoding } = { server_encoding: '' }] = rows;
  if (encoding !== 'UTF8')
    throw new StartupError(
      `The database ${called} keeps text as ${encoding}. Make one that keeps it as UTF8 (createdb --encoding=UTF8 --template=template0), and set DATABASE_URL to it.`,
    );
}

function another(called: string): StartupError {
  return new StartupError(
    `The database ${called} has tables of another program, or of a version of Fray that was never released. Make an empty database, and set DATABASE_URL to it.`,
  );
}

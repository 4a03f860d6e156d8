import { StartupError } from '../../startup-error.ts';
import type { AdminConnection } from './admin-connection.ts';
import { codeOf } from './errors.ts';

/** How long to wait for a process that is just renewing its leases. */
const LOCK_TIMEOUT = '5s';

/**
 * Keeps bots off the database until the connection’s transaction ends: none can take a shard. Throws `StartupError` where one
 * has some.
 */
export async function holdAlone({ client, called }: AdminConnection): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  try {
    await client.query('LOCK TABLE shards IN EXCLUSIVE MODE');
  } catch (error) {
    if (codeOf(error) === '55P03') throw running(called, 'Another process');
    throw error;
  }
  const { rows } = await client.query<{ readonly name: string }>(
    'SELECT name FROM shards WHERE expires > extract(epoch FROM clock_timestamp()) * 1000 ORDER BY shard LIMIT 1',
  );
  if (rows[0]) throw running(called, rows[0].name);
}

function running(called: string, who: string): StartupError {
  return new StartupError(
    `${who} runs on the database ${called}. Stop every Fray on it first; one that was killed is forgotten after 20 seconds.`,
    { temporary: true },
  );
}

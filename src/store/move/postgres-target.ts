import { StartupError } from '../../startup-error.ts';
import { type AdminConnection, connectAdmin } from '../postgres/admin-connection.ts';
import { unusable } from '../postgres/admin-errors.ts';
import { isAway } from '../postgres/errors.ts';
import { holdAlone } from '../postgres/hold.ts';
import { MOVED, type MovedTable, type Row } from './moved-tables.ts';
import { insertRows, postgresRows } from './postgres.ts';
import type { EncounterKey, Presence, Target } from './sides.ts';

/**
 * An empty PostgreSQL database to move to, in one transaction; its tables are made first if there are none. Throws
 * `StartupError` where it cannot be reached, is another program’s or of a newer version, has something of Fray’s already, or
 * a Fray runs on it.
 */
export async function postgresTarget(url: string): Promise<Target> {
  const connection = await connectAdmin(url, { make: true });
  const { client, called } = connection;
  try {
    await client.query('BEGIN');
    await holdAlone(connection);
    for (const { name } of MOVED) {
      const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
      if (rowCount !== 0)
        throw new StartupError(
          `The database ${called} is not empty: it has ${name}. Make a new one (createdb), and name that.`,
        );
    }
    return new PostgresTarget(connection);
  } catch (error) {
    await connection.close();
    throw unusable(called, error);
  }
}

class PostgresTarget implements Target {
  readonly name: string;
  readonly #connection: AdminConnection;

  constructor(connection: AdminConnection) {
    this.name = connection.called;
    this.#connection = connection;
  }

  rows(table: MovedTable, of?: EncounterKey) {
    return postgresRows(this.#connection, table, of);
  }

  async insert(table: MovedTable, rows: readonly Row[]): Promise<void> {
    await insertRows(this.#connection, table, rows);
  }

  /** As of the only shard of one: whose servers have another shard later had this one before. */
  async keepPresence({ at, downtimes }: Presence): Promise<void> {
    const { client } = this.#connection;
    // Left by a start on the empty database: nobody’s time ran there.
    await client.query('DELETE FROM shards');
    await client.query('DELETE FROM downtimes');
    if (at !== undefined)
      await client.query(
        `INSERT INTO shards ("of", shard, owner, name, standing, at, expires, wanted) VALUES (1, 0, '', '', 'own', $1, 0, false)`,
        [at],
      );
    for (const { from, until } of downtimes)
      await client.query('INSERT INTO downtimes ("of", shard, "from", until) VALUES (1, 0, $1, $2)', [from, until]);
  }

  async commit(): Promise<void> {
    const { client, called } = this.#connection;
    try {
      await client.query('COMMIT');
    } catch (error) {
      if (isAway(error)) throw unknownOutcome(called);
      throw unusable(called, error);
    }
    // What it knows of tables that were empty would let it read all of them, until it looks by itself.
    await client.query('ANALYZE').catch(() => undefined);
  }

  /** What was not committed ends with the connection. */
  async close(): Promise<void> {
    await this.#connection.close();
  }
}

function unknownOutcome(called: string): StartupError {
  return new StartupError(
    `The connection to ${called} was lost in the last moment, so either all of it is there or nothing. Move again: if the database is not empty then, all of it is there.`,
  );
}

import { Client } from 'pg';
import { type OpenPostgres, openPostgres } from '../src/store/postgres/database.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { BenchHost, type Gm } from './bench-host.ts';

/** A bench host with a PostgreSQL database. */
export class PostgresHost extends BenchHost {
  readonly #url: string;
  readonly #open: OpenPostgres;

  private constructor(url: string, open: OpenPostgres, gm?: Gm) {
    super(new PostgresStore(open), gm);
    this.#url = url;
    this.#open = open;
  }

  /** Creates a database with this name on a server and opens a host with it. */
  static async of(server: string, database: string, gm?: Gm): Promise<PostgresHost> {
    return PostgresHost.over(await newDatabase(server, database), gm);
  }

  /** Opens a host with an existing database. */
  static async over(url: string, gm?: Gm): Promise<PostgresHost> {
    return new PostgresHost(url, await openPostgres(url, { log: { info() {}, error() {} } }), gm);
  }

  /** The size of the database on the disk, in bytes. */
  size(): Promise<number> {
    return this.#figure('SELECT pg_database_size(current_database())::float8 AS figure');
  }

  /** The size without the replies that are kept for a day. */
  sizeWithoutReplies(): Promise<number> {
    return this.#figure(
      "SELECT (pg_database_size(current_database()) - pg_total_relation_size('replies'))::float8 AS figure",
    );
  }

  /** The position in the write-ahead log: how many bytes have been written to it. */
  logPosition(): Promise<number> {
    return this.#figure("SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS figure");
  }

  /** Copies the first encounter to new channels until the database has this many encounters. */
  async fill(encounters: number): Promise<void> {
    // The store's own connection would time out.
    await withClient(this.#url, async (client) => {
      const columns = async (table: string, except: readonly string[]) => {
        const { rows } = await client.query<{ name: string }>(
          'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
          [table],
        );
        return rows
          .filter(({ name }) => !except.includes(name))
          .map(({ name }) => `"${name}"`)
          .join(', ');
      };
      const { rows } = await client.query<{ id: string }>('SELECT id FROM encounters LIMIT 1');
      const id = rows[0]?.id ?? '';
      const copyNumbersSql = `generate_series(2, ${encounters}) AS i`;
      const otherColumns = await columns('encounters', ['id', 'channel']);
      await client.query(
        `INSERT INTO encounters (id, channel, ${otherColumns}) SELECT i, 'copy-' || i, ${otherColumns} FROM ${copyNumbersSql}, encounters WHERE id = ${id}`,
      );
      for (const table of ['combatants', 'deeds', 'seeds']) {
        const keptColumns = await columns(table, ['encounter']);
        await client.query(
          `INSERT INTO ${table} (encounter, ${keptColumns}) SELECT i, ${keptColumns} FROM ${copyNumbersSql}, ${table} WHERE encounter = ${id}`,
        );
      }
      await client.query('VACUUM ANALYZE');
      await client.query('CHECKPOINT');
    });
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  async #figure(question: string): Promise<number> {
    const { rows } = await this.#open.pool.query<{ figure: number }>(question);
    return rows[0]?.figure ?? 0;
  }
}

/** Creates a database on a server and returns its URL. */
export async function newDatabase(server: string, name: string): Promise<string> {
  await withClient(`${server}/postgres`, (client) => client.query(`CREATE DATABASE ${name}`));
  return `${server}/${name}`;
}

async function withClient(url: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await act(client);
  await client.end();
}

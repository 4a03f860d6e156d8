import { statSync } from 'node:fs';
import { openDatabase } from '../src/store/sqlite/database.ts';
import type { OpenSqlite } from '../src/store/sqlite/drizzle.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { BenchHost, type Gm } from './bench-host.ts';

/** A bench host with a database file. */
export class SqliteHost extends BenchHost {
  readonly open: OpenSqlite;
  readonly #path: string;

  constructor(path: string, gm?: Gm) {
    const openFile = openDatabase(path);
    super(new SqliteStore(openFile), gm);
    this.open = openFile;
    this.#path = path;
  }

  /** The size of the database on the disk in bytes, after the write-ahead log was emptied. */
  async size(): Promise<number> {
    this.open.sqlite.pragma('wal_checkpoint(TRUNCATE)');
    return statSync(this.#path).size;
  }

  /** Copies the first encounter to new channels until the file has this many encounters. */
  async fill(encounters: number): Promise<void> {
    const { sqlite } = this.open;
    const columns = (table: string, except: readonly string[]) =>
      sqlite
        .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
        .pluck()
        .all(table)
        .filter((column) => !except.includes(column))
        .map((column) => `"${column}"`)
        .join(', ');
    const copyNumbersSql = `WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${encounters})`;
    sqlite.pragma('synchronous = OFF');
    sqlite.pragma('foreign_keys = OFF');
    sqlite.exec('BEGIN');
    const otherColumns = columns('encounters', ['id', 'channel']);
    sqlite.exec(
      `${copyNumbersSql} INSERT INTO encounters (id, channel, ${otherColumns}) SELECT i, 'copy-' || i, ${otherColumns} FROM n, encounters WHERE id = 1`,
    );
    for (const table of ['combatants', 'deeds', 'seeds']) {
      const keptColumns = columns(table, ['encounter']);
      sqlite.exec(
        `${copyNumbersSql} INSERT INTO ${table} (encounter, ${keptColumns}) SELECT i, ${keptColumns} FROM n CROSS JOIN ${table} WHERE encounter = 1`,
      );
    }
    sqlite.exec('COMMIT');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
  }

  async close(): Promise<void> {
    await this.store.close();
  }
}

import type { Pool } from 'pg';
import type { Database } from './drizzle.ts';

/** An open PostgreSQL database, its tables as this version has them. */
export interface OpenPostgres {
  readonly pool: Pool;
  /** drizzle over the pool: for what is asked rarely. */
  readonly db: Database;
  /** Where it is, without a password: for logs. */
  readonly called: string;
  close(): Promise<void>;
}

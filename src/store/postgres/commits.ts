import type { PoolClient } from 'pg';
import { type RowWrites, rowWrites } from '../row-writes.ts';
import type { Commit, Committed, Key } from '../store.ts';
import { type CommitStatement, commitStatement } from './commit-statement.ts';
import { isConflict } from './errors.ts';
import type { OpenPostgres } from './open.ts';
import { writeOther } from './other-changes.ts';

const REPLY = 'SELECT reply FROM replies WHERE server = $1 AND interaction = $2';

/** Writes commits. */
export class Commits {
  readonly #open: OpenPostgres;

  constructor(open: OpenPostgres) {
    this.#open = open;
  }

  async write(commit: Commit): Promise<Committed> {
    const { writes, others } = rowWrites(commit);
    const statement = commitStatement(commit, writes);
    try {
      const alone = others.length === 0 && statement.expected.size === 0;
      if (await (alone ? this.#one(statement) : this.#several(statement, commit, others))) return 'committed';
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    return this.#instead(commit.key);
  }

  /** Why a commit was not to be: the interaction has been committed before, or something else has been. */
  async #instead({ server, interaction }: Key): Promise<Committed> {
    const reply = { name: 'reply', text: REPLY, values: [server, interaction] };
    const { rows } = await this.#open.pool.query<{ readonly reply: string }>(reply);
    const [found] = rows;
    return found ? { repeat: found.reply } : 'conflict';
  }

  async #one(statement: CommitStatement): Promise<boolean> {
    const { rows } = await this.#open.pool.query<{ readonly done: boolean }>(statement);
    return rows[0]?.done === true;
  }

  /** A transaction, for what depends on what is kept. */
  #several(statement: CommitStatement, commit: Commit, others: RowWrites['others']): Promise<boolean> {
    return inTransaction(this.#open, async (client) => {
      const { rows } = await client.query<Readonly<Record<string, unknown>>>(statement);
      const found = rows[0] ?? {};
      const isMissing = [...statement.expected].some(([part, count]) => found[part] !== count);
      if (found.done !== true || isMissing) return false;
      for (const other of others) await writeOther(client, other, commit);
      return true;
    });
  }
}

/** Runs statements in one transaction. It is taken back where they say that it is not to be, or something is thrown. */
async function inTransaction(
  { pool }: Pick<OpenPostgres, 'pool'>,
  run: (client: PoolClient) => Promise<boolean>,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const done = await run(client);
    await client.query(done ? 'COMMIT' : 'ROLLBACK');
    client.release();
    return done;
  } catch (error) {
    // Whatever it was in the middle of ends with the connection.
    client.release(true);
    throw error;
  }
}

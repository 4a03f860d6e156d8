import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { rowWrites } from '../row-writes.ts';
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
    const alone = others.length === 0 && Object.keys(statement.expected).length === 0;
    try {
      if (alone ? await this.#one(statement) : await this.#several(statement, commit, others)) return 'committed';
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    return this.#instead(commit.key);
  }

  /** Why a commit was not to be: it has been committed before, or something else has. */
  async #instead({ server, interaction }: Key): Promise<Committed> {
    const { rows } = await this.#open.pool.query<{ readonly reply: string }>({
      name: 'reply',
      text: REPLY,
      values: [server, interaction],
    });
    const [found] = rows;
    return found ? { repeat: found.reply } : 'conflict';
  }

  async #one(statement: CommitStatement): Promise<boolean> {
    const { rows } = await this.#open.pool.query<{ readonly done: boolean }>(prepared(statement));
    return rows[0]?.done === true;
  }

  /** A transaction, for what depends on what is kept. Whether it was to be. */
  async #several(
    statement: CommitStatement,
    commit: Commit,
    others: ReturnType<typeof rowWrites>['others'],
  ): Promise<boolean> {
    return inTransaction(this.#open, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(prepared(statement));
      const [found] = rows;
      const missing = Object.entries(statement.expected).some(([part, count]) => found?.[part] !== count);
      if (found?.done !== true || missing) return false;
      for (const other of others) await writeOther(client, other, commit);
      return true;
    });
  }
}

/** Runs statements in one transaction. It is taken back where they are not to be, or something is thrown. */
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

function prepared({ text, values }: CommitStatement) {
  return { name: createHash('sha1').update(text).digest('base64'), text, values: [...values] };
}

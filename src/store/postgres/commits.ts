import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { SheetChange } from '../../session/change.ts';
import { type DependentChange, encounterIdOf, rowWrites } from '../row-writes.ts';
import { type Commit, type CommitResult, type Key, StoreError } from '../store.ts';
import type { RowWrite } from '../write-shapes.ts';
import { addFieldImage, changePortrait, changeSheet } from './characters.ts';
import type { OpenPostgres } from './database.ts';
import { asStoreError, isConflict, isUnreachable } from './errors.ts';
import { changePackPortrait, copyPackPortrait, removePackPortraits } from './pack-portraits.ts';
import { makeWaitsDue } from './people.ts';
import { deleteUser } from './personal.ts';
import { type CommitStatement, makeCommitStatement } from './statements.ts';

const SELECT_REPLY = 'SELECT reply FROM replies WHERE server = $1 AND interaction = $2';

/** How long a commit is retried after its connection was lost. Discord waits for three seconds. */
const RETRY_PERIOD_MS = 2_500;
const RETRY_PAUSE_MS = 50;
/** How long to wait for the database to answer, because a connection may be lost without notice. */
const ANSWER_TIMEOUT_MS = 5_000;

/** The connection was lost during a commit, so no one knows whether the commit was written. */
class ConnectionLostError extends Error {}

export class CommitWriter {
  readonly #open: OpenPostgres;

  constructor(open: OpenPostgres) {
    this.#open = open;
  }

  /**
   * Writes a commit, and retries it if the connection was lost. The stored reply shows whether an earlier attempt was
   * written. Rejects with 'unsure' if the database can't be reached anymore and the outcome stays unknown.
   */
  async write(commit: Commit): Promise<CommitResult> {
    const deadline = performance.now() + RETRY_PERIOD_MS;
    for (let isConnectionLost = false; ; ) {
      try {
        const commitResult = await this.#try(commit);
        const isOwnReply = isConnectionLost && typeof commitResult === 'object' && commitResult.repeat === commit.reply;
        return isOwnReply ? 'committed' : commitResult;
      } catch (error) {
        isConnectionLost ||= error instanceof ConnectionLostError;
        const isErrorTemporary =
          error instanceof ConnectionLostError ||
          isUnreachable(error) ||
          (isConnectionLost && asStoreError(error) instanceof StoreError);
        if (!isErrorTemporary) throw error;
        if (performance.now() > deadline) throw new StoreError(isConnectionLost ? 'unsure' : 'away', error);
        await sleep(RETRY_PAUSE_MS);
      }
    }
  }

  async #try(commit: Commit): Promise<CommitResult> {
    const { writes, dependentChanges } = rowWrites(commit);
    const sheetChanges = sheetChangesForStatement(writes, dependentChanges);
    try {
      if (sheetChanges) {
        const statementResult = await this.#withConnection(true, (client) =>
          runStatement(client, makeCommitStatement(commit, writes, sheetChanges)),
        );
        if (statementResult === 'committed') return 'committed';
        if (statementResult === 'conflict') return await this.#whyNotCommitted(commit.key);
      }
      const statement = makeCommitStatement(commit, writes);
      const isSingleStatement = dependentChanges.length === 0 && statement.expected.size === 0;
      const commitResult = await this.#withConnection(isSingleStatement, (client) =>
        isSingleStatement
          ? runStatement(client, statement)
          : runTransaction(client, statement, commit, dependentChanges),
      );
      if (commitResult === 'committed') return 'committed';
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    return this.#whyNotCommitted(commit.key);
  }

  /** Why nothing was committed: the interaction was committed before, or the loaded data was out of date. */
  async #whyNotCommitted({ server, interaction }: Key): Promise<CommitResult> {
    const replyQuery = { name: 'reply', text: SELECT_REPLY, values: [server, interaction] };
    const { rows } = await this.#open.pool.query<{ readonly reply: string }>(replyQuery);
    const [row] = rows;
    return row ? { repeat: row.reply } : 'conflict';
  }

  async #withConnection(
    isSingleStatement: boolean,
    run: (client: PoolClient) => Promise<StatementResult>,
  ): Promise<StatementResult> {
    const client = await this.#open.pool.connect();
    try {
      const result = await run(client);
      client.release();
      return result;
    } catch (error) {
      const isConnectionLost = isUnreachable(error);
      // Closing the connection ends a transaction that was still open.
      client.release(isConnectionLost || !isSingleStatement);
      throw isConnectionLost ? new ConnectionLostError('The connection was lost', { cause: error }) : error;
    }
  }
}

/** The result of a statement. `otherwise` means that the stored sheet differs from the encounter's sheet. */
type StatementResult = 'committed' | 'conflict' | 'otherwise';

/**
 * The sheet changes that can be part of the commit's own statement. Each has to be for a different character, and no
 * other change may depend on stored data. Undefined if the commit needs a transaction.
 */
function sheetChangesForStatement(
  writes: readonly RowWrite[],
  dependentChanges: readonly DependentChange[],
): readonly SheetChange[] | undefined {
  const sheetChanges = dependentChanges.flatMap((each) => (each.type === 'sheet-changed' ? [each.change] : []));
  const changedCharacterIds = new Set(sheetChanges.map(({ character }) => character));
  const areSeparateSheetChanges =
    sheetChanges.length > 0 &&
    sheetChanges.length === dependentChanges.length &&
    changedCharacterIds.size === sheetChanges.length;
  const areAllWritesSimple = writes.every(({ shape }) => shape.table !== 'characters' && !shape.expected);
  return areSeparateSheetChanges && areAllWritesSimple ? sheetChanges : undefined;
}

async function runStatement(client: PoolClient, statement: CommitStatement): Promise<StatementResult> {
  const { rows } = await client.query<{ readonly done: boolean; readonly otherwise: boolean }>({
    ...statement,
    ...QUERY_OPTIONS,
  });
  if (rows[0]?.done) return 'committed';
  return rows[0]?.otherwise ? 'otherwise' : 'conflict';
}

/** Writes a commit with changes that depend on stored data, in a transaction. It is rolled back on a conflict. */
async function runTransaction(
  client: PoolClient,
  statement: CommitStatement,
  commit: Commit,
  dependentChanges: readonly DependentChange[],
): Promise<StatementResult> {
  await client.query('BEGIN');
  // Takes an advisory lock, because two concurrent first revisions of a pack share no row to lock.
  for (const change of commit.changes)
    if ((change.type === 'pack-kept' || change.type === 'pack-in-use') && change.first) {
      const packId = change.type === 'pack-kept' ? change.pack.id : change.id;
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${commit.key.server} ${packId}`]);
    }
  const { rows } = await client.query<Readonly<Record<string, unknown>>>(statement);
  const row = rows[0] ?? {};
  const isRowCountWrong = [...statement.expected].some(([part, count]) => row[part] !== count);
  const isCommitDone = row.done === true && !isRowCountWrong;
  if (isCommitDone) for (const change of dependentChanges) await writeDependentChange(client, change, commit);
  await client.query(isCommitDone ? 'COMMIT' : 'ROLLBACK');
  return isCommitDone ? 'committed' : 'conflict';
}

/** pg supports this option, but its types don't list it. */
const QUERY_OPTIONS: object = { query_timeout: ANSWER_TIMEOUT_MS };

/** Writes a change that depends on stored data. It runs in the commit's transaction, after the rows. */
async function writeDependentChange(
  client: PoolClient,
  change: DependentChange,
  { key, state, now }: Commit,
): Promise<void> {
  switch (change.type) {
    case 'sheet-changed':
      return changeSheet(client, key.server, change.change, now);
    case 'portrait-changed':
      return changePortrait(client, key.server, change.character, change.portrait);
    case 'pack-portrait-changed':
      return changePackPortrait(client, { server: key.server, user: key.user, at: now }, change.of, change.portrait);
    case 'pack-portrait-copied':
      return copyPackPortrait(client, key.server, change.of, change.to);
    case 'pack-portraits-removed':
      return removePackPortraits(client, key.server, change.pack);
    case 'field-image-added':
      return addFieldImage(
        client,
        { server: key.server, encounter: encounterIdOf({ state }), user: key.user, at: now },
        change.image,
      );
    case 'person-changed':
      return makeWaitsDue(client, key.server, key.user);
    case 'user-deleted':
      return deleteUser(client, key.server, key.user);
    default:
      return change satisfies never;
  }
}

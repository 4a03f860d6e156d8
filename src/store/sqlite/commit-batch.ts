import { setImmediate as nextTurn } from 'node:timers/promises';
import type SQLite from 'better-sqlite3';
import { type DependentChange, encounterIdOf, rowWrites } from '../row-writes.ts';
import { type Commit, type CommitResult, type ShownPost, StoreError } from '../store.ts';
import type { OpenSqlite } from './drizzle.ts';
import { asStoreError, isConflict } from './errors.ts';
import { beginDeletion, deleteUser, type StartedDeletion } from './personal.ts';
import { ShapeWriter } from './shape-writer.ts';
import type { Tables } from './tables.ts';

/** The maximum number of commits in one transaction, so that the first one doesn't wait long for the others. */
const MAX_BATCH_COMMITS = 25;

/** How long a commit waits for another program that writes to the file. Discord waits for three seconds. */
export const LOCK_TIMEOUT_MS = 750;

interface PendingCommit {
  readonly commit: Commit;
  resolve(committed: CommitResult): void;
  reject(error: unknown): void;
}

type CommitOutcome = { readonly committed: CommitResult } | { readonly error: unknown };

/**
 * Groups the commits made in the same turn of the event loop, so that they share one transaction and one wait for the
 * disk. Each commit has its own savepoint.
 */
export class CommitBatch {
  readonly #sqlite: SQLite.Database;
  /** Writes a commit in a transaction of its own, or in a savepoint within one. */
  readonly #writeCommit: SQLite.Transaction<(commit: Commit) => CommitResult>;
  readonly #pending: PendingCommit[] = [];
  #waitsForLock = true;

  /** `write` writes one commit within a transaction. If it throws, only this commit is rolled back. */
  constructor(sqlite: SQLite.Database, write: (commit: Commit) => CommitResult) {
    this.#sqlite = sqlite;
    this.#writeCommit = sqlite.transaction(write);
  }

  /** Resolves when the commit is on the disk. Rejects if it can't be written. */
  add(commit: Commit): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ commit, resolve, reject });
      // A full batch is written immediately, because the garbage collector copies waiting commits again and again.
      if (this.#pending.length === MAX_BATCH_COMMITS) this.flush();
      else if (this.#pending.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Writes all pending commits. */
  flush(): void {
    const batch = this.#pending.splice(0);
    if (batch.length === 0) return;
    const outcomes = this.#writeTogether(batch.map(({ commit }) => commit));
    this.#waitForLock(!outcomes.some((outcome) => 'error' in outcome && isLocked(outcome.error)));
    for (const [index, outcome] of outcomes.entries()) {
      if ('error' in outcome) batch[index]?.reject(outcome.error);
      else batch[index]?.resolve(outcome.committed);
    }
  }

  /** Only one commit waits for another program's lock. While the file stays locked, later commits fail immediately. */
  #waitForLock(shouldWait: boolean): void {
    if (shouldWait === this.#waitsForLock) return;
    this.#waitsForLock = shouldWait;
    this.#sqlite.pragma(`busy_timeout = ${shouldWait ? LOCK_TIMEOUT_MS : 0}`);
  }

  /** Writes several commits together. If that fails, writes each of them alone, so that the good ones are written. */
  #writeTogether(commits: readonly Commit[]): readonly CommitOutcome[] {
    if (commits.length > 1)
      try {
        return this.#sqlite.transaction(() => commits.map((commit) => this.#writeInTransaction(commit))).immediate();
      } catch (error) {
        if (isLocked(asStoreError(error))) this.#waitForLock(false);
      }
    return commits.map((commit) => this.#writeAlone(commit));
  }

  #writeInTransaction(commit: Commit): CommitOutcome {
    let outcome: CommitOutcome;
    try {
      outcome = { committed: this.#writeCommit(commit) };
    } catch (error) {
      outcome = commitOutcomeOf(error);
    }
    // If the disk fails, SQLite may have ended the transaction that all these commits share.
    if (!this.#sqlite.inTransaction) throw new Error('The transaction of several commits has ended early');
    return outcome;
  }

  #writeAlone(commit: Commit): CommitOutcome {
    try {
      return { committed: this.#writeCommit.immediate(commit) };
    } catch (error) {
      return commitOutcomeOf(error);
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof StoreError && error.problem === 'locked';
}

function commitOutcomeOf(error: unknown): CommitOutcome {
  return isConflict(error) ? { committed: 'conflict' } : { error: asStoreError(error) };
}

/** Writes commits. The caller begins the transaction, and rolls it back on an error. */
export class CommitWriter {
  readonly #tables: Tables;
  readonly #reply;
  readonly #shapes: ShapeWriter;
  readonly #deletionTables;
  /** The deletions that were prepared, by interaction. */
  readonly #preparedDeletions = new Map<string, StartedDeletion>();

  constructor(open: OpenSqlite, tables: Tables) {
    this.#tables = tables;
    this.#reply = open.sqlite.prepare<[string], string>('SELECT reply FROM replies WHERE interaction = ?').pluck();
    this.#shapes = new ShapeWriter(open.sqlite);
    this.#deletionTables = { db: open.db, rows: tables.rows, shapes: this.#shapes };
  }

  /** The earlier reply to an interaction. */
  replyTo(interaction: string): string | undefined {
    return this.#reply.get(interaction);
  }

  /**
   * Returns 'conflict' if the encounter has changed since it was loaded. Throws `ConflictError` if a row that the commit
   * depends on has changed.
   */
  write(commit: Commit): CommitResult {
    const { key, base, state, changes } = commit;
    const earlierReply = this.replyTo(key.interaction);
    if (earlierReply !== undefined) return { repeat: earlierReply };
    const hasChanged = changes.length > 0 || state !== base;
    if (hasChanged && !this.#tables.rows.isCurrent(key.channel, base)) return 'conflict';
    const { writes, dependentChanges } = rowWrites(commit);
    for (const rowWrite of writes) this.#shapes.write(rowWrite);
    for (const change of dependentChanges) this.#writeDependentChange(change, commit);
    return 'committed';
  }

  #preparedDeletion({ interaction }: Commit['key']): StartedDeletion {
    const deletion = this.#preparedDeletions.get(interaction);
    if (!deletion) throw new Error('A deletion that was not prepared');
    return deletion;
  }

  /**
   * Removes the user from past encounters, one at a time, before the deletion is committed. Other work can run in
   * between.
   */
  async prepareDeletion({ key }: Commit): Promise<void> {
    this.#preparedDeletions.set(key.interaction, await beginDeletion(this.#deletionTables, key.server, key.user));
  }

  /** Drops a prepared deletion after its commit was written or given up. */
  dropDeletion({ key }: Commit): void {
    this.#preparedDeletions.delete(key.interaction);
  }

  #writeDependentChange(change: DependentChange, { key, state, now }: Commit): void {
    const { characters, packs, fieldImages, dueTimes } = this.#tables;
    switch (change.type) {
      case 'portrait-changed':
        characters.changePortrait(change.character, change.portrait);
        break;
      case 'pack-portrait-changed':
        packs.changePortrait({ server: key.server, user: key.user, at: now }, change.of, change.portrait);
        break;
      case 'pack-portrait-copied':
        packs.copyPortrait(key.server, change.of, change.to);
        break;
      case 'pack-portraits-removed':
        packs.removePortraits(key.server, change.pack);
        break;
      case 'field-image-added':
        fieldImages.add({ encounter: encounterIdOf({ state }), user: key.user, at: now }, change.image);
        break;
      case 'sheet-changed':
        characters.changeSheet(change.change, now);
        break;
      case 'person-changed':
        dueTimes.makeWaitsDue(key.server, key.user);
        break;
      case 'user-deleted':
        deleteUser(this.#deletionTables, key.server, key.user, this.#preparedDeletion(key));
        dueTimes.makeAllWaitsDue(key.server);
        break;
      default:
        change satisfies never;
    }
  }
}

/**
 * Groups the notes about which versions of messages Discord shows, so that notes made in the same turn of the event
 * loop share a transaction.
 */
export class ShownPostBatch {
  readonly #write: (notes: readonly ShownPost[]) => void;
  readonly #pending: ShownPost[] = [];
  #written: Promise<void> | undefined;

  /** `write` writes several notes in one transaction. */
  constructor(write: (notes: readonly ShownPost[]) => void) {
    this.#write = write;
  }

  /** Resolves when the note is written. Rejects if it can't be. */
  add(note: ShownPost): Promise<void> {
    this.#pending.push(note);
    this.#written ??= nextTurn().then(() => this.flush());
    return this.#written;
  }

  /** Writes all notes that aren't written yet. A note says which version of a message Discord shows. */
  flush(): void {
    this.#written = undefined;
    const shownPosts = this.#pending.splice(0);
    if (shownPosts.length > 0) this.#write(shownPosts);
  }
}

import { StoreError, type StoreProblem } from '../store.ts';

/** What SQLite says of a file that cannot be read or written, as `StoreError`. Anything else is returned as it is: a bug. */
export function asStoreError(error: unknown): unknown {
  const problem = problemOf(error);
  return problem === undefined ? error : new StoreError(problem, error);
}

function problemOf(error: unknown): StoreProblem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'locked';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged';
  return /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(code) ? 'full' : undefined;
}

/** Runs something on the database; what SQLite says of the file is thrown as `StoreError`. */
export function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** Thrown where a row is not as it was loaded; takes back what its commit has written so far. */
export class Conflict extends Error {}

/** Whether a commit failed as it was based on what is no longer so. Another commit may have used the same unique key. */
export function isConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Conflict || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

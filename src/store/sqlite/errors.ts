import { codeOf, StartupError } from '../../startup-error.ts';
import { t } from '../../text/t.ts';
import { StoreError, type StoreProblem } from '../store.ts';

/**
 * A SQLite error about a file that can't be read or written, as `StoreError`. Any other error is a bug and is returned
 * unchanged.
 */
export function asStoreError(error: unknown): unknown {
  const problem = problemOf(error);
  return problem === undefined ? error : new StoreError(problem, error);
}

function problemOf(error: unknown): StoreProblem | undefined {
  const code = codeOf(error);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'locked';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged';
  return /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(code) ? 'full' : undefined;
}

/** Calls `read`. SQLite's errors are thrown as `StoreError`. */
export function withStoreErrors<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** Thrown if a row has changed since it was loaded. The commit is then rolled back. */
export class ConflictError extends Error {}

/**
 * True if a commit failed because it was based on outdated data, or because another commit has used the same unique
 * key.
 */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return (
    error instanceof ConflictError || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/**
 * An error of SQLite or the file system as a `StartupError` for the admin. Any other error is a bug and is returned
 * unchanged.
 */
export function startupErrorFor(path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code.startsWith('SQLITE_READONLY') || code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartupError(t('admin-read-only', { path }));
  if (code.startsWith('SQLITE_CANTOPEN')) return new StartupError(t('admin-cannot-open', { path }));
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return new StartupError(t('admin-no-sqlite', { path }));
  if (code === 'SQLITE_ERROR' && error instanceof Error && /^no such (table|column)|has no column/.test(error.message))
    return new StartupError(t('admin-file-damaged', { called: path, why: error.message }));
  if (code.startsWith('SQLITE_BUSY'))
    return new StartupError(t('admin-locked', { path }), {
      temporary: true,
    });
  if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR') || code === 'ENOSPC' || code === 'EDQUOT')
    return new StartupError(t('admin-disk', { path }), { temporary: true });
  return error;
}

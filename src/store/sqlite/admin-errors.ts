import { StartupError } from '../../startup-error.ts';

/** An error of SQLite or the file system as a `StartupError` for the admin. Any other error is returned as it is: a bug. */
export function unusable(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_READONLY') || code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartupError(
      `The database ${path} can only be read. Give this user the right to write it and its folder.`,
    );
  if (code.startsWith('SQLITE_CANTOPEN'))
    return new StartupError(`The database ${path} cannot be opened. Check its folder's rights, or set DATABASE_PATH.`);
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return new StartupError(
      `${path} is no database, or a damaged one. Put a backup in its place with npm run restore, or set DATABASE_PATH.`,
    );
  if (code === 'SQLITE_ERROR' && error instanceof Error && /^no such (table|column)|has no column/.test(error.message))
    return new StartupError(`${path} is damaged (${error.message}).`);
  if (code.startsWith('SQLITE_BUSY'))
    return new StartupError(`The database ${path} is locked by another program. Is Fray running already?`, {
      temporary: true,
    });
  if (code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR') || code === 'ENOSPC' || code === 'EDQUOT')
    return new StartupError(`The database ${path} cannot be written: the disk is full or fails.`, { temporary: true });
  return error;
}

import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { StartupError } from '../../startup-error.ts';
import { readMigrations } from '../migration-files.ts';
import { unusable } from './admin-errors.ts';
import { copyTo, datedName } from './copy.ts';
import { MIGRATIONS } from './database.ts';
import { damage, missing, ownerOf } from './integrity.ts';
import { lacking } from './migrations.ts';

/** A checked copy of a database, and how much is in it. */
export interface Backup {
  readonly path: string;
  readonly bytes: number;
  readonly fights: number;
  readonly deeds: number;
  readonly characters: number;
  /** Its tables are those of this version. */
  readonly current: boolean;
}

/**
 * Copies a database while Fray may be playing, as it stands at one moment, and checks the copy whole. `target` is the
 * copy's name, or a folder for it; without one it is kept beside the database under a dated name. Throws `StartupError`
 * where there is no database, something has the copy's name already, or the database is damaged: then there is no copy.
 */
export function backUp(database: string, target: string | undefined, now: Date): Backup {
  if (!existsSync(database)) throw new StartupError(`There is no database ${database}. Set DATABASE_PATH.`);
  const path = targetOf(database, target, now);
  let found: Backup | undefined;
  using(database, { fileMustExist: true }, (sqlite) =>
    copyTo(sqlite, path, (partial) => {
      found = checked(partial, `the copy of ${database}`);
    }),
  );
  if (!found) throw new Error('A copy was made and not checked');
  return { ...found, path };
}

/**
 * Looks at a copy whole: Fray's, not damaged, not from a newer version. Throws `StartupError` where it is not fit to play
 * from, and says why; there it is called `called`.
 */
export function checked(path: string, called: string = path): Backup {
  if (!existsSync(path)) throw new StartupError(`There is no file ${path}.`);
  if (!statSync(path).isFile()) throw new StartupError(`${path} is no file.`);
  return using(path, { readonly: true, fileMustExist: true }, (sqlite) => {
    if (ownerOf(sqlite) !== 'fray') throw new StartupError(`${called} is no database of Fray’s.`);
    const found = damage(sqlite, 'whole');
    if (found !== undefined) throw new StartupError(`${called} is damaged (${found}).`);
    const steps = lacking(sqlite, readMigrations(MIGRATIONS), called);
    const [lost] = steps.length === 0 ? missing(sqlite) : [];
    if (lost !== undefined) throw new StartupError(`${called} is damaged (${lost} is missing).`);
    const count = (table: string) => sqlite.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    return {
      path,
      bytes: statSync(path).size,
      fights: count('encounters'),
      deeds: count('deeds'),
      characters: count('characters'),
      current: steps.length === 0,
    };
  });
}

/** Does something with a file and closes it. What SQLite says of the file is told as `StartupError`. */
export function using<T>(path: string, options: SQLite.Options, use: (sqlite: SQLite.Database) => T): T {
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = new SQLite(path, options);
    return use(sqlite);
  } catch (error) {
    throw unusable(path, error);
  } finally {
    sqlite?.close();
  }
}

function targetOf(database: string, target: string | undefined, now: Date): string {
  const dated = datedName(database, 'backup', now);
  if (target === undefined) return dated;
  const path = resolve(target);
  const folder = existsSync(path) && statSync(path).isDirectory();
  const named = folder ? join(path, basename(dated)) : path;
  if (existsSync(named)) throw new StartupError(`There is a file ${named} already. Give the backup another name.`);
  if (!existsSync(resolve(named, '..')))
    throw new StartupError(`The folder of ${named} does not exist. Make it first.`);
  return named;
}

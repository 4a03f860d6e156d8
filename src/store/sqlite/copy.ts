import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import type SQLite from 'better-sqlite3';
import { codeOf } from '../../startup-error.ts';
import { startupErrorFor } from './errors.ts';

/** An unused dated name next to a database, such as "fray-before-update-2026-11-21T09-30-00Z.db". */
export function datedPathOf(database: string, what: string, now: Date): string {
  const { dir, name, ext } = parse(resolve(database));
  const dateText = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  for (let number = 1; ; number++) {
    const path = join(dir, `${name}-${what}-${dateText}${number === 1 ? '' : `-${number}`}${ext || '.db'}`);
    if (!existsSync(path)) return path;
  }
}

/**
 * Copies a snapshot of an open database to a new file, even while others write. `check` may throw if the copy is bad.
 * The file gets its name only when it is complete on disk and checked. It has the same read permissions as the
 * database.
 */
export function copyDatabase(sqlite: SQLite.Database, target: string, check?: (partialPath: string) => void): void {
  const partialPath = `${target}.partial`;
  rmSync(partialPath, { force: true });
  try {
    sqlite.prepare('VACUUM INTO ?').run(partialPath);
    if (!sqlite.memory) chmodSync(partialPath, statSync(sqlite.name).mode & 0o777);
    check?.(partialPath);
    flushToDisk(partialPath);
    renameSync(partialPath, target);
    flushToDisk(dirname(resolve(target)));
  } catch (error) {
    // A damaged database is reported as damage. Any other error is about the copy.
    throw /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error)) ? error : startupErrorFor(target, error);
  } finally {
    rmSync(partialPath, { force: true });
  }
}

/** Flushes a file, or the entries of a folder, to the disk. */
export function flushToDisk(path: string): void {
  const isFolder = statSync(path).isDirectory();
  // On Windows, a folder can't be opened, so it can't be flushed. That isn't needed: Windows writes file names at once.
  if (isFolder && process.platform === 'win32') return;
  // Windows flushes a file only if it is open for writing.
  const fileDescriptor = openSync(path, isFolder ? 'r' : 'r+');
  fsyncSync(fileDescriptor);
  closeSync(fileDescriptor);
}

import { type Stats, statSync } from 'node:fs';
import type SQLite from 'better-sqlite3';

/** Notices that the files of an open database were removed or replaced: what is written to them then is lost. */
export class FileWatch {
  readonly #files: readonly { readonly path: string; readonly opened: Stats | undefined }[];

  constructor({ name, memory }: Pick<SQLite.Database, 'name' | 'memory'>) {
    const paths = memory ? [] : [name, `${name}-wal`];
    this.#files = paths.map((path) => ({ path, opened: statSync(path, { throwIfNoEntry: false }) }));
  }

  /** The first file that is not the one that was opened. Absent: all are. */
  get lost(): string | undefined {
    return this.#files.find(({ path, opened }) => opened && !isSame(opened, statSync(path, { throwIfNoEntry: false })))
      ?.path;
  }
}

function isSame(opened: Stats, now: Stats | undefined): boolean {
  return now?.ino === opened.ino && now.dev === opened.dev;
}

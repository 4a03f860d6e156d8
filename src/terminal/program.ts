import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { codeOf, StartupError } from '../startup-error.ts';
import { readScene } from '../store/record-file.ts';
import type { Backup } from '../store/sqlite/backup.ts';

/**
 * Runs a small program for admins with its arguments. Exit code 0: done. 1: it failed, and one line says why. 2: wrong
 * usage, and the line that `run` returned shows the right one.
 */
export async function program(
  failed: string,
  run: (words: readonly string[]) => string | undefined | Promise<string | undefined>,
): Promise<void> {
  try {
    const usage = await run(process.argv.slice(2));
    if (usage === undefined) return;
    console.error(usage);
    process.exitCode = 2;
  } catch (error) {
    console.error(error instanceof StartupError ? `${failed}: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** What is in a copy, in short: "3 fights, 120 actions and 4 characters in 1.2 MB". */
export function inventory({ fights, deeds, characters, bytes }: Backup): string {
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${count(fights, 'fight')}, ${count(deeds, 'action')} and ${count(characters, 'character')} in ${size}`;
}

/** "3 fights", "1 action". */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** A file's text without control characters, which could command a terminal. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/** The record in a file of `/log export as:json`, compressed or not. Throws in one line if it isn't one. */
export function readRecord(name: string): EncounterRecord {
  const record = readScene(textIn(name));
  if (!record.ok)
    throw new StartupError(
      `Can’t use ${name}: ${printable(record.why)}. Export a record with \`/log export as:json\`.`,
    );
  return record.value;
}

/** The text of a file, compressed or not. Throws in one line if it can't be read. */
export function textIn(name: string): string {
  try {
    // npm runs this in the checkout's folder, but a path is relative to where the caller is.
    const bytes = readFileSync(resolve(process.env.INIT_CWD ?? '.', name));
    // A large record comes compressed.
    return (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    const code = codeOf(error);
    const why = code === 'ENOENT' ? 'there’s no such file' : code === 'EISDIR' ? 'it’s a folder' : code || 'no access';
    throw new StartupError(`Can’t read ${name}: ${why}.`);
  }
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * How a PostgreSQL database is backed up and restored: by its own tools, which know about everything else in it. A test
 * runs these commands.
 */
export const BACKUP = 'pg_dump --format=custom --no-owner --file=fray.dump "$DATABASE_URL"';
export const RESTORE = 'pg_restore --no-owner --single-transaction --dbname="$DATABASE_URL" fray.dump';

/** What `npm run backup` says for PostgreSQL. */
export function backUpByTools(): StartupError {
  return new StartupError(
    `your settings use PostgreSQL (DATABASE_URL). Back it up with its own tools; Fray can keep running:\n  ${BACKUP}\nUse tools of the server’s version or newer. docs/scaling-out.md has more.`,
  );
}

/** What `npm run restore` says for PostgreSQL. */
export function restoreByTools(): StartupError {
  return new StartupError(
    `your settings use PostgreSQL (DATABASE_URL). Restore it with its own tools. Stop every Fray, create a new database (createdb), set DATABASE_URL to it, and run:
  ${RESTORE}
  npm run reseal
The last command seals new dice, because some people already know what the old ones would roll next. Then start Fray.`,
  );
}

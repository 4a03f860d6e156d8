import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { environment, terminalLocale } from '../configuration.ts';
import type { Result } from '../rules/core/refusal.ts';
import type { EncounterRecord } from '../session/encounter-record.ts';
import { codeOf, StartupError } from '../startup-error.ts';
import {
  type FileFault,
  faultText,
  type RecordedDice,
  readDiceOfOldestFormat,
  readExportedRecord,
} from '../store/record-file.ts';
import type { Backup } from '../store/sqlite/backup.ts';
import { loadSystems } from '../systems/load.ts';
import { nearestLanguage, setDefaultLanguage } from '../text/languages.ts';
import { t } from '../text/t.ts';

/**
 * Runs a small program for admins with its arguments. Exit code 0: done. 1: it failed, and one line says why. 2: wrong
 * usage, and the line that `run` returned shows the right usage.
 */
export async function runProgram(
  failureText: () => string,
  run: (args: readonly string[]) => string | undefined | Promise<string | undefined>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    setDefaultLanguage(nearestLanguage(terminalLocale(environment())));
    for (const each of await loadSystems(environment().SYSTEMS?.trim() || undefined))
      console.error(toPrintable(t('systems-left-out', { ...each })));
    const usageText = await run(args);
    if (usageText === undefined) return;
    console.error(usageText);
    process.exitCode = 2;
  } catch (error) {
    console.error(
      error instanceof StartupError ? t('program-failed', { failed: failureText(), why: error.message }) : error,
    );
    process.exitCode = 1;
  }
}

/** A summary of a backup: "3 fights, 120 actions and 4 characters in 1.2 MB". */
export function backupSummary({ fights, deeds, characters, bytes }: Backup): string {
  const sizeText =
    bytes < 100_000
      ? t('program-kilobytes', { size: Math.ceil(bytes / 1000) })
      : t('program-megabytes', { size: (bytes / 1_000_000).toFixed(1) });
  return t('program-inventory', {
    fights: t('program-fights', { count: fights }),
    actions: t('program-actions', { count: deeds }),
    characters: t('program-characters', { count: characters }),
    size: sizeText,
  });
}

/** Replaces control characters with spaces, because they could change how a terminal works. */
export function toPrintable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/**
 * The record in a file of `/log export as:json`, compressed or not. Throws a `StartupError` with one line if the file
 * isn't a record.
 */
export function readRecord(name: string): EncounterRecord {
  return valueOrThrow(name, readExportedRecord(readTextFile(name)));
}

/** The dice of a record that version 0.1 exported. Undefined if a later version exported the file. */
export function readDiceFileOfOldestFormat(name: string): RecordedDice | undefined {
  const diceResult = readDiceOfOldestFormat(readTextFile(name));
  return diceResult && valueOrThrow(name, diceResult);
}

function valueOrThrow<T>(name: string, result: Result<T, FileFault>): T {
  if (!result.ok) throw new StartupError(t('program-cannot-use', { name, why: toPrintable(faultText(result.why)) }));
  return result.value;
}

/** The text of a file, compressed or not. Throws a `StartupError` with one line if it can't be read. */
export function readTextFile(name: string): string {
  try {
    // npm runs this in the folder of the checkout, but typed paths are relative to the folder in which npm was started.
    const fileBytes = readFileSync(resolve(process.env.INIT_CWD ?? '.', name));
    // A large record is exported with compression.
    return (isGzip(fileBytes) ? gunzipSync(fileBytes) : fileBytes).toString('utf8');
  } catch (error) {
    const errorCode = codeOf(error);
    const why =
      errorCode === 'ENOENT'
        ? t('program-no-file')
        : errorCode === 'EISDIR'
          ? t('program-a-folder')
          : errorCode || t('program-no-access');
    throw new StartupError(t('program-cannot-read', { name, why }));
  }
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * How a PostgreSQL database is backed up and restored with PostgreSQL's own tools. These also copy any data of other
 * programs in the database. A test runs these commands.
 */
export const BACKUP_COMMAND = 'pg_dump --format=custom --no-owner --file=fray.dump "$DATABASE_URL"';
export const RESTORE_COMMAND = 'pg_restore --no-owner --single-transaction --dbname="$DATABASE_URL" fray.dump';

/** What `npm run backup` says for PostgreSQL. */
export function pgDumpNeededError(): StartupError {
  return new StartupError(t('program-backup-by-tools', { command: BACKUP_COMMAND }));
}

/** What `npm run restore` says for PostgreSQL. */
export function pgRestoreNeededError(): StartupError {
  return new StartupError(t('program-restore-by-tools', { command: RESTORE_COMMAND }));
}

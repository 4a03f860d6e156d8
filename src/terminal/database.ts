import { resolve } from 'node:path';
import { configurationOf, environment } from '../configuration.ts';
import { StartupError } from '../startup-error.ts';
import { resealDatabase } from '../store/postgres/admin.ts';
import { backUp, restoreBackup } from '../store/sqlite/backup.ts';
import { t } from '../text/t.ts';
import { backupSummary, pgDumpNeededError, pgRestoreNeededError, runProgram } from './program.ts';

// `node src/terminal/database.ts backup|restore|reseal`: copies or replaces the database that the settings name, or
// gives its encounters new secret seeds for their dice.
const [task, ...taskArguments] = process.argv.slice(2);
if (task === 'restore') await runProgram(() => t('restore-failed'), runRestore, taskArguments);
else if (task === 'reseal') await runProgram(() => t('reseal-failed'), runReseal, taskArguments);
else await runProgram(() => t('backup-failed'), runBackup, taskArguments);

/**
 * `npm run backup [-- target]`: copies the database's file, even while Fray is running, and checks the copy. For a
 * PostgreSQL database, it only prints the commands of PostgreSQL's own tools that make a backup.
 */
function runBackup([target, ...extraArguments]: readonly string[]): string | undefined {
  if (task !== 'backup' || extraArguments.length > 0) return t('backup-usage');
  const { database, databaseUrl } = configurationOf(environment());
  if (databaseUrl !== undefined) throw pgDumpNeededError();
  const backup = backUp(database, target === undefined ? undefined : pathFromCallersFolder(target), new Date());
  console.log(t('backup-done', { path: backup.path, content: backupSummary(backup) }));
  return undefined;
}

/**
 * `npm run restore -- file`: puts a backup in the database's place, after checking it. Fray must not be running. For a
 * PostgreSQL database, it only prints the commands of PostgreSQL's own tools that restore a backup.
 */
function runRestore([file, ...extraArguments]: readonly string[]): string | undefined {
  if (file === undefined || extraArguments.length > 0) return t('restore-usage');
  const { database, databaseUrl } = configurationOf(environment());
  if (databaseUrl !== undefined) throw pgRestoreNeededError();
  const { backup, replaced } = restoreBackup(pathFromCallersFolder(file), database, new Date());
  console.log(t('restore-done', { database, backup: backup.path, content: backupSummary(backup) }));
  if (replaced !== undefined) console.log(t('restore-replaced', { replaced }));
  return undefined;
}

/**
 * `npm run reseal`: gives all fights new secret seeds for their dice, after a PostgreSQL database was restored with its
 * own tools. No Fray process may use the database at the same time.
 */
async function runReseal(extraArguments: readonly string[]): Promise<string | undefined> {
  if (extraArguments.length > 0) return t('reseal-usage');
  const { databaseUrl } = configurationOf(environment());
  if (databaseUrl === undefined) throw new StartupError(t('reseal-sqlite'));
  const resealedCount = await resealDatabase(databaseUrl, Date.now());
  console.log(t('reseal-done', { count: resealedCount }));
  return undefined;
}

/** npm runs this in the folder of the checkout, but typed paths are relative to the folder in which npm was started. */
function pathFromCallersFolder(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

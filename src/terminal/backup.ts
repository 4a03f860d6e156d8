import { resolve } from 'node:path';
import { configurationOf, environment } from '../configuration.ts';
import { backUp } from '../store/sqlite/backup.ts';
import { t } from '../text/t.ts';
import { backUpByTools, inventory, program } from './program.ts';

/**
 * `npm run backup [-- target]`: copies the file even while Fray is running, and checks the copy. For PostgreSQL it
 * prints the commands.
 */
await program(t('backup-failed'), ([target, ...more]) => {
  if (more.length > 0) return t('backup-usage');
  const { database, databaseUrl } = configurationOf(environment());
  if (databaseUrl !== undefined) throw backUpByTools();
  // npm runs this in the folder of the checkout, but paths are relative to the admin's folder.
  const path = target === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', target);
  const backup = backUp(database, path, new Date());
  console.log(t('backup-done', { path: backup.path, content: inventory(backup) }));
  return undefined;
});

import { resolve } from 'node:path';
import { configurationOf, environment } from '../configuration.ts';
import { restore } from '../store/sqlite/backup.ts';
import { t } from '../text/t.ts';
import { inventory, program, restoreByTools } from './program.ts';

/**
 * `npm run restore -- file`: puts a backup in the database's place, after checking it. Fray must not be running. For
 * PostgreSQL it prints the commands.
 */
await program(t('restore-failed'), ([file, ...more]) => {
  if (file === undefined || more.length > 0) return t('restore-usage');
  const { database, databaseUrl } = configurationOf(environment());
  if (databaseUrl !== undefined) throw restoreByTools();
  const { backup, replaced } = restore(resolve(process.env.INIT_CWD ?? '.', file), database, new Date());
  console.log(t('restore-done', { database, backup: backup.path, content: inventory(backup) }));
  if (replaced !== undefined) console.log(t('restore-replaced', { replaced }));
  return undefined;
});

import { resolve } from 'node:path';
import { configurationOf, environment } from '../configuration.ts';
import { restore } from '../store/sqlite/backup.ts';
import { inventory, program, restoreByTools } from './program.ts';

/** `npm run restore -- file`: puts a backup in the database's place, after checking it. Fray must not be running. Of PostgreSQL it says how. */
await program('Nothing was restored', ([file, ...more]) => {
  if (file === undefined || more.length > 0) return 'Usage: npm run restore -- FILE';
  const { database, databaseUrl } = configurationOf(environment());
  if (databaseUrl !== undefined) throw restoreByTools();
  const { backup, replaced } = restore(resolve(process.env.INIT_CWD ?? '.', file), database, new Date());
  console.log(`Restored ${database} from ${backup.path}: ${inventory(backup)}.`);
  if (replaced !== undefined) console.log(`The old database is now ${replaced}.`);
  return undefined;
});

import { configurationOf, environment } from '../configuration.ts';
import { StartupError } from '../startup-error.ts';
import { resealDatabase } from '../store/postgres/admin.ts';
import { count, program } from './program.ts';

/**
 * `npm run reseal`: seals the dice of the fights anew, after a PostgreSQL database was restored by its own tools. No Fray may
 * be running on it.
 */
await program('Nothing was sealed', async (words) => {
  if (words.length > 0) return 'Usage: npm run reseal';
  const { databaseUrl } = configurationOf(environment());
  if (databaseUrl === undefined)
    throw new StartupError('your settings use a SQLite file. npm run restore seals its new dice for you.');
  const sealed = await resealDatabase(databaseUrl, Date.now());
  console.log(`New dice are sealed for ${count(sealed, 'fight')}. Fray tells their channels when it starts.`);
  return undefined;
});

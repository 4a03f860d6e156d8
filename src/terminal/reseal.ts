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
    throw new StartupError('the settings name a file, whose dice npm run restore seals anew itself.');
  const sealed = await resealDatabase(databaseUrl, Date.now());
  console.log(`The dice of ${count(sealed, 'fight')} are sealed anew. Their channels are told when Fray starts.`);
  return undefined;
});

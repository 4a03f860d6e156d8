import { configurationOf, environment } from '../configuration.ts';
import { StartupError } from '../startup-error.ts';
import { resealDatabase } from '../store/postgres/admin.ts';
import { t } from '../text/t.ts';
import { program } from './program.ts';

/**
 * `npm run reseal`: seals the dice of all fights again, after a PostgreSQL database was restored with its own tools. No
 * Fray may be running on it.
 */
await program(t('reseal-failed'), async (words) => {
  if (words.length > 0) return t('reseal-usage');
  const { databaseUrl } = configurationOf(environment());
  if (databaseUrl === undefined) throw new StartupError(t('reseal-sqlite'));
  const resealedCount = await resealDatabase(databaseUrl, Date.now());
  console.log(t('reseal-done', { count: resealedCount }));
  return undefined;
});

import { StartupError } from '../startup-error.ts';

/**
 * How a PostgreSQL database is backed up and restored: by its own tools, which know of whatever else is done to it. A test
 * runs these commands.
 */
export const BACKUP = 'pg_dump --format=custom --no-owner --file=fray.dump "$DATABASE_URL"';
export const RESTORE = 'pg_restore --no-owner --single-transaction --dbname="$DATABASE_URL" fray.dump';

/** What `npm run backup` says where the settings name PostgreSQL. */
export function backUpByTools(): StartupError {
  return new StartupError(
    `the settings name PostgreSQL (DATABASE_URL), which is backed up by its own tools, also while Fray plays:\n  ${BACKUP}\nTheir version must be the server’s, or newer. docs/scaling-out.md has more.`,
  );
}

/** What `npm run restore` says there. */
export function restoreByTools(): StartupError {
  return new StartupError(
    `the settings name PostgreSQL (DATABASE_URL), which is restored by its own tools. Stop every Fray, make a new database (createdb), set DATABASE_URL to it, and then:
  ${RESTORE}
  npm run reseal
The last seals the dice of the fights anew: whoever saw what came after the backup knows what the old ones would throw next. Then start Fray.`,
  );
}

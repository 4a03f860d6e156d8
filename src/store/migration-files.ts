import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A schema migration, as drizzle-kit wrote it. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /** Identifies the migration in the database: the SHA-256 of its SQL. */
  readonly hash: string;
  readonly when: number;
}

/** A migration that was applied to a database. */
export type AppliedMigration = Pick<Migration, 'hash' | 'when'>;

/** The table of applied migrations. Drizzle's own tools use it too. */
export const MIGRATIONS_TABLE = '__drizzle_migrations';

/** The migrations that drizzle-kit has written to a folder, oldest first. */
export function readMigrations(folder: string): readonly Migration[] {
  const journal: { readonly entries: readonly { readonly tag: string; readonly when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag, when }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    return { name: tag, statements: sql.split('--> statement-breakpoint'), hash, when };
  });
}

/**
 * The migrations that a database still needs. If the database has a migration that this version doesn't know, returns
 * the reason: `newer` if the database is from a newer version, or `unknown` if the migration was never released.
 */
export function missingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] | 'newer' | 'unknown' {
  const unknownMigration = applied.find(({ hash }, step) => migrations[step]?.hash !== hash);
  if (!unknownMigration) return migrations.slice(applied.length);
  return unknownMigration.when > (migrations.at(-1)?.when ?? 0) ? 'newer' : 'unknown';
}

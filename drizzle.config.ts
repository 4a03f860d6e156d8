import { defineConfig } from 'drizzle-kit';

/** The database for which drizzle-kit writes a migration: SQLite, or PostgreSQL with `DIALECT=postgresql`. */
export default process.env.DIALECT === 'postgresql'
  ? defineConfig({
      dialect: 'postgresql',
      schema: './src/store/postgres/schema.ts',
      out: './migrations/postgres',
    })
  : defineConfig({ dialect: 'sqlite', schema: './src/store/sqlite/schema.ts', out: './migrations' });

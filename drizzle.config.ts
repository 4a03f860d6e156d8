import { defineConfig } from 'drizzle-kit';

/** Uses SQLite's schema, which PostgreSQL's is derived from; `DIALECT=postgresql` selects PostgreSQL's. */
export default process.env.DIALECT === 'postgresql'
  ? defineConfig({
      dialect: 'postgresql',
      schema: './src/store/postgres/schema.ts',
      out: './migrations/postgres',
    })
  : defineConfig({ dialect: 'sqlite', schema: './src/store/sqlite/schema.ts', out: './migrations' });

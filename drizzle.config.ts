import { defineConfig } from 'drizzle-kit';

/** SQLite's description, from which PostgreSQL's is derived. Which of the two: `DIALECT=postgresql`, or none. */
export default process.env.DIALECT === 'postgresql'
  ? defineConfig({
      dialect: 'postgresql',
      schema: './src/store/postgres/schema.ts',
      out: './migrations/postgres',
    })
  : defineConfig({ dialect: 'sqlite', schema: './src/store/sqlite/schema.ts', out: './migrations' });

// Writes the databases and the records that every later version must be able to read.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { fullText } from '../../src/interaction/reply.ts';
import { rulesNamed, systemIds } from '../../src/rules/systems.ts';
import { readMigrations } from '../../src/store/migration-files.ts';
import { moveDatabase } from '../../src/store/move/move.ts';
import { MOVED_TABLES } from '../../src/store/move/moved-tables.ts';
import { postgresTarget } from '../../src/store/move/postgres.ts';
import { sqliteSource } from '../../src/store/move/sqlite.ts';
import { MIGRATIONS_FOLDER, openPostgres } from '../../src/store/postgres/database.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { newFolder } from '../bot.ts';
import { PostedTable } from '../posts/posted-table.ts';

/**
 * Plays a few turns in each loaded system and ends all fights but the last. Writes the database and the records into a
 * folder, compressed: `fray.db.gz`, `tdgs.json.gz` …
 */
export async function keepVersion(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = join(newFolder(), 'fray.db');
  const table = new PostedTable(openDatabase(path));
  for (const [index, id] of systemIds().entries()) {
    if (index > 0) await table.say('/encounter end');
    writeFileSync(join(folder, `${id}.json.gz`), gzipSync(await recordOfFight(table, id)));
  }
  await table.close();
  writeFileSync(join(folder, 'fray.db.gz'), gzipSync(readFileSync(path)));
}

/** Plays a premade character's turns against two creatures on autopilot, with an undo. Returns the exported record. */
async function recordOfFight(table: PostedTable, id: string): Promise<string> {
  const archetypes = rulesNamed(id)?.archetypes ?? [];
  const character = archetypes.find(({ kind }) => kind === 'character');
  const creature = archetypes.find(({ kind }) => kind !== 'character');
  if (!character || !creature) throw new Error(`${id} has no premade character or no creature`);
  await table.say(
    `/encounter start ruleset:${id} name:"The old bridge (${id})"`,
    `@ana /join character:"${character.name}"`,
    `/add creature:"${creature.name}" count:2`,
    '/gm auto style:fierce',
    '/initiative',
    '/turn end',
    '/turn end',
    '/undo',
    '/turn end',
  );
  const [file] = (await table.say('/log export as:json')).files ?? [];
  if (!file) throw new Error(`${id} has no record`);
  return fullText(file);
}

/** The rows of a PostgreSQL database as JSON, by table, and how many migrations its tables have had. */
interface KeptPostgres {
  readonly migrations: number;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** The name of the file with the rows in PostgreSQL. */
export const POSTGRES_FILE = 'postgres.json.gz';

/** Moves the database in a folder to an empty PostgreSQL database, and writes its rows into the folder. */
export async function keepPostgres(folder: string, url: string): Promise<void> {
  const path = join(newFolder(), 'fray.db');
  writeFileSync(path, gunzipSync(readFileSync(join(folder, 'fray.db.gz'))));
  await moveDatabase(
    () => sqliteSource(path),
    () => postgresTarget(url),
  );
  const tables: Record<string, readonly string[]> = {};
  await withClient(url, async (client) => {
    for (const { name } of MOVED_TABLES) {
      const sql = `SELECT row_to_json(each)::text AS row FROM "${name}" AS each`;
      tables[name] = (await client.query<{ row: string }>(sql)).rows.map(({ row }) => row);
    }
  });
  const kept: KeptPostgres = { migrations: readMigrations(MIGRATIONS_FOLDER).length, tables };
  writeFileSync(join(folder, POSTGRES_FILE), gzipSync(JSON.stringify(kept)));
}

/**
 * Fills an empty PostgreSQL database with the rows in a folder. First it runs only those migrations that existed when
 * the rows were written.
 */
export async function restorePostgres(folder: string, url: string): Promise<void> {
  const kept: KeptPostgres = JSON.parse(gunzipSync(readFileSync(join(folder, POSTGRES_FILE))).toString());
  const migrations = newFolder();
  cpSync(MIGRATIONS_FOLDER, migrations, { recursive: true });
  const journalPath = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'));
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, kept.migrations) }));
  const open = await openPostgres(url, { migrations, log: { info() {}, error() {} } });
  await open.close();
  await withClient(url, async (client) => {
    for (const [name, rows] of Object.entries(kept.tables))
      for (const row of rows)
        await client.query(`INSERT INTO "${name}" SELECT * FROM json_populate_record(NULL::"${name}", $1)`, [row]);
  });
}

async function withClient(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await act(client);
  await client.end();
}

/**
 * Measures what each thing costs on this machine and writes `bench/costs.json`, which `bench/scaling.ts` uses to
 * simulate days. PostgreSQL runs on this machine too, and waits for the disk.
 *
 *     node bench/costs.ts
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { PostgresServer } from '../test/postgres/server.ts';
import { costsAtRest } from './costs/at-rest.ts';
import { ByteCounter } from './costs/byte-counter.ts';
import { exportCpuMsPerAttack, ownCpuMs, uncachedEncounterCosts } from './costs/inside.ts';
import { growthPerTap, rateLimitedRequestCount } from './costs/played.ts';
import { PostgresCpu } from './costs/postgres-cpu.ts';
import { newDatabase, PostgresHost } from './postgres-host.ts';
import { npmStart, Process } from './process.ts';
import type { Costs } from './scaling/costs.ts';
import { SqliteHost } from './sqlite-host.ts';

/**
 * The number of encounters in a process's cache, as in `src/store/sqlite/store.ts` and `src/store/postgres/store.ts`.
 */
const CACHED_ENCOUNTERS = { sqlite: 250, postgres: 1_000 };
const NO_LIMIT = { COMMANDS_PER_SECOND: '0' };

const folder = mkdtempSync(join(tmpdir(), 'fray-costs-'));
const server = await PostgresServer.start({ durable: true });
const database = await PostgresCpu.of(`${server.url}/postgres`);

async function costsOnSqlite() {
  const path = join(folder, 'bot.db');
  const bot = await Process.of(npmStart(), { ...NO_LIMIT, DATABASE_PATH: path });
  await bot.start();
  const { tap, disk, log, requests } = await growthPerTap(bot, {
    tap: () => bot.cpu,
    disk: () => sizeOf(path),
    log: () => bot.io.written,
    requests: () => rateLimitedRequestCount(bot),
  });
  await bot.close();
  const host = new SqliteHost(join(folder, 'inside.db'));
  const { encounter, more } = await uncachedEncounterCosts(host, CACHED_ENCOUNTERS.sqlite, { cpu: ownCpuMs });
  const exportedTap = await exportCpuMsPerAttack(host);
  await host.close();
  const costs = {
    tap,
    database: 0,
    cold: more.cpu,
    coldDatabase: 0,
    cached: CACHED_ENCOUNTERS.sqlite,
    disk,
    log,
    network: 0,
  };
  return { costs, requests, encounter, exportedTap };
}

async function costsOnPostgres() {
  const url = await newDatabase(server.url, 'bot');
  const byteCounter = await ByteCounter.of(url);
  const bot = await Process.of(npmStart(), { ...NO_LIMIT, DATABASE_URL: byteCounter.url });
  await bot.start();
  const databaseHost = await PostgresHost.over(url);
  const { tap, db, disk, log, network, io } = await growthPerTap(bot, {
    tap: () => bot.cpu,
    db: () => database.milliseconds,
    disk: () => databaseHost.sizeWithoutReplies(),
    log: () => databaseHost.logPosition(),
    network: () => byteCounter.bytes,
    io: () => bot.io.transferred,
  });
  await databaseHost.close();
  await bot.close();
  byteCounter.close();
  const host = await PostgresHost.of(server.url, 'inside');
  const { more } = await uncachedEncounterCosts(host, CACHED_ENCOUNTERS.postgres, {
    cpu: ownCpuMs,
    database: () => database.milliseconds,
  });
  await host.close();
  const costs = {
    tap,
    database: db,
    cold: more.cpu,
    coldDatabase: more.database,
    cached: CACHED_ENCOUNTERS.postgres,
    disk,
    log,
    network,
  };
  return { costs, discordBytes: io - network };
}

/** The size of a database file in bytes, without the replies that are kept for a day. */
function sizeOf(path: string): number {
  const sqlite = new SQLite(path, { readonly: true });
  const size = sqlite
    .prepare<[], number>("SELECT sum(pgsize) FROM dbstat WHERE name NOT LIKE '%replies%'")
    .pluck()
    .get();
  sqlite.close();
  return size ?? 0;
}

const { start, memory, arrival, change } = await costsAtRest();
const sqlite = await costsOnSqlite();
const postgres = await costsOnPostgres();
const todayText = new Date().toISOString().slice(0, 10);
const costs: Costs = {
  measured: `${todayText}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`,
  sqlite: sqlite.costs,
  postgres: postgres.costs,
  requests: sqlite.requests,
  discordBytes: postgres.discordBytes,
  exportedTap: sqlite.exportedTap,
  arrival,
  change,
  memory: { ...memory, encounter: sqlite.encounter },
  start,
};
const roundNumber = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);
writeFileSync(new URL('costs.json', import.meta.url), `${JSON.stringify(costs, roundNumber, 2)}\n`);
console.log(JSON.stringify(costs, roundNumber, 2));
await server.stop();
rmSync(folder, { recursive: true });

/**
 * Measures what an attack costs with each store, from the host to the disk: `node bench/stores.ts [attacks]`.
 * PostgreSQL runs on this machine, and waits for the disk as SQLite does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '../test/postgres/server.ts';
import { Fight } from './bench-host.ts';
import { judge, markdownTable, median, quantile, runCount, shortNumber } from './figures.ts';
import { PostgresHost } from './postgres-host.ts';
import { SqliteHost } from './sqlite-host.ts';

const ATTACK_COUNT = Number(process.argv[2] ?? runCount(2_000, 600));
/** The number of attacks in a row with one store. */
const ATTACKS_PER_SLICE = 20;
const FIGHT_COUNT = 50;
const ROUND_COUNT = 10;

const folder = mkdtempSync(join(tmpdir(), 'fray-stores-'));
const server = await PostgresServer.start({ durable: true });

const hosts = {
  SQLite: new SqliteHost(join(folder, 'fray.db')),
  PostgreSQL: await PostgresHost.of(server.url, 'stores'),
};

interface StoreMeasurement {
  readonly alone: Fight;
  readonly together: readonly Fight[];
  /** The CPU time of this process, in milliseconds. */
  cpu: number;
  seconds: number;
}

const measurements = new Map<string, StoreMeasurement>();
for (const [name, host] of Object.entries(hosts)) {
  const singleFight = await Fight.of(host, 'alone');
  const fights = await Promise.all(Array.from({ length: FIGHT_COUNT }, (_, index) => Fight.of(host, `fight-${index}`)));
  for (let index = 0; index < 200; index++) await singleFight.attack();
  await Promise.all(fights.map((fight) => fight.attack()));
  singleFight.milliseconds.length = 0;
  measurements.set(name, { alone: singleFight, together: fights, cpu: 0, seconds: 0 });
}

for (let attackCount = 0; attackCount < ATTACK_COUNT; attackCount += ATTACKS_PER_SLICE)
  for (const each of measurements.values()) {
    const cpuBefore = process.cpuUsage();
    for (let index = 0; index < ATTACKS_PER_SLICE; index++) await each.alone.attack();
    const { user, system } = process.cpuUsage(cpuBefore);
    each.cpu += (user + system) / 1000;
  }
for (let round = 0; round < ROUND_COUNT; round++)
  for (const each of measurements.values()) {
    const start = performance.now();
    await Promise.all(each.together.map((fight) => fight.attack()));
    each.seconds += (performance.now() - start) / 1000;
  }

const attackTimes = (name: string) => measurements.get(name)?.alone.milliseconds ?? [];
const ratio = median(attackTimes('PostgreSQL')) / median(attackTimes('SQLite'));
const [, verdict] = judge('an attack on PostgreSQL ÷ on SQLite', ratio, { most: 1.7, unit: '×' });
const rows = [...measurements].map(([name, { alone, cpu, seconds }]) => [
  name,
  shortNumber(median(alone.milliseconds)),
  shortNumber(quantile(alone.milliseconds, 0.99)),
  ...(name === 'SQLite' ? ['', ''] : [`${ratio.toFixed(2)} ×`, verdict]),
  shortNumber((cpu / alone.milliseconds.length) * 1000),
  shortNumber((FIGHT_COUNT * ROUND_COUNT) / seconds),
]);
console.log(
  markdownTable(
    [
      '`/attack` from the host to the disk',
      'p50 alone, ms',
      'p99, ms',
      'ratio of p50',
      '≤ 1.7 ×',
      'CPU of the bot, µs',
      `attacks a second, in ${FIGHT_COUNT} fights`,
    ],
    rows,
  ),
);

for (const host of Object.values(hosts)) await host.close();
await server.stop();
rmSync(folder, { recursive: true });

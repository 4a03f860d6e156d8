/**
 * Measures what a command costs from the host to the disk, on SQLite and on PostgreSQL. Both run on the same machine
 * and are measured in turn. The figures show whether a command costs more among many fights or in a long one, and how
 * many bytes it leaves on the disk.
 *
 * node bench/growth.ts [encounters] [events]
 *
 * The large stores are filled with copies of one fight in other channels, and removed afterwards. 100,000 encounters
 * with 5,000,000 events take some gigabytes in the folder for temporary files. PostgreSQL's store, which takes longer
 * to fill, gets a tenth of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoPostgres, PostgresServer } from '../test/postgres/server.ts';
import { type BenchHost, Fight } from './bench-host.ts';
import { judge, markdownTable, median, quantile, runCount, shortNumber } from './figures.ts';
import { PostgresHost } from './postgres-host.ts';
import { SqliteHost } from './sqlite-host.ts';

const ENCOUNTER_COUNT = Number(process.argv[2] ?? runCount(100_000, 20_000));
const EVENT_COUNT = Number(process.argv[3] ?? ENCOUNTER_COUNT * 50);
const LONG_FIGHT_EVENTS = 5_000;
const COMMAND_COUNT = runCount(2_000, 400);
const ATTACKS_PER_SLICE = 20;
/** The number of attacks after which the growth of a store is measured. */
const ATTACKS_FOR_GROWTH = 500;

/** A store that can be filled with copies of its first fight, and whose size is known. */
interface GrowingHost extends BenchHost {
  size(): Promise<number>;
  fill(encounters: number): Promise<void>;
  close(): Promise<void>;
}

type Hosts = readonly [small: GrowingHost, large: GrowingHost];

/** The measurements of one kind of store. */
class MeasuredStore {
  readonly name: string;
  readonly encounters: number;
  readonly hosts: Hosts;
  readonly fights: readonly Fight[];

  private constructor(name: string, encounters: number, hosts: Hosts, fights: readonly Fight[]) {
    this.name = name;
    this.encounters = encounters;
    this.hosts = hosts;
    this.fights = fights;
  }

  /** Opens the hosts with three fights: one in a new store, one in a store with many encounters, and a long one. */
  static async of(name: string, encounters: number, hosts: Hosts): Promise<MeasuredStore> {
    const [small, large] = hosts;
    const firstFight = await Fight.of(large, 'first');
    await firstFight.grow(Math.round(EVENT_COUNT / ENCOUNTER_COUNT));
    await large.fill(encounters);
    const fights = [await Fight.of(small, 'new'), await Fight.of(large, 'new'), await Fight.of(small, 'long')];
    await fights[2]?.grow(LONG_FIGHT_EVENTS);
    return new MeasuredStore(name, encounters, hosts, fights);
  }

  async attack(times: number): Promise<void> {
    for (const fight of this.fights) for (let attackIndex = 0; attackIndex < times; attackIndex++) await fight.attack();
  }

  /** The number of bytes that an attack adds on the disk. */
  async growth(): Promise<number> {
    const [small] = this.hosts;
    const sizeBefore = await small.size();
    for (let attackIndex = 0; attackIndex < ATTACKS_FOR_GROWTH; attackIndex++) await this.fights[0]?.attack();
    return ((await small.size()) - sizeBefore) / ATTACKS_FOR_GROWTH;
  }

  async close(): Promise<void> {
    for (const host of this.hosts) await host.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fray-growth-'));
const newSqliteHost = (name: string) => new SqliteHost(join(folder, name));
const stores = [
  await MeasuredStore.of('SQLite', ENCOUNTER_COUNT, [newSqliteHost('small.db'), newSqliteHost('large.db')]),
];
const server = await PostgresServer.start({ durable: true }).catch((error) => {
  if (!(error instanceof NoPostgres)) throw error;
  console.log(`No PostgreSQL can be started here (${error.message}), so it has no column.\n`);
});
if (server) {
  const hosts = [await PostgresHost.of(server.url, 'small'), await PostgresHost.of(server.url, 'large')] as const;
  stores.push(await MeasuredStore.of('PostgreSQL', ENCOUNTER_COUNT / 10, hosts));
}

for (const store of stores) await store.attack(100);
for (const { fights } of stores) for (const { milliseconds } of fights) milliseconds.length = 0;
for (let attackCount = 0; attackCount < COMMAND_COUNT; attackCount += ATTACKS_PER_SLICE)
  for (const store of stores) await store.attack(ATTACKS_PER_SLICE);

const [sqlite, postgres] = stores;
const eventsText = shortNumber(EVENT_COUNT / ENCOUNTER_COUNT);
const sizeText = async ({ encounters, hosts }: MeasuredStore) =>
  `${shortNumber(encounters)}, ${((await hosts[1].size()) / 2 ** 30).toFixed(2)} GB`;
const p50 = (fight: Fight | undefined) => median(fight?.milliseconds ?? []);
const rows = [
  'in a new fight in an empty store',
  `in a new fight among many, of ${eventsText} events each (${(await Promise.all(stores.map(sizeText))).join('; ')})`,
  `in a fight of ${shortNumber(LONG_FIGHT_EVENTS)} events`,
].map((what, row) => {
  const columns = stores.flatMap(({ fights }) => [
    shortNumber(p50(fights[row])),
    shortNumber(quantile(fights[row]?.milliseconds ?? [], 0.99)),
    `${(p50(fights[row]) / p50(fights[0])).toFixed(2)} ×`,
  ]);
  const ratio = postgres ? [`${(p50(postgres.fights[row]) / p50(sqlite?.fights[row])).toFixed(2)} ×`] : [];
  return [what, ...columns, ...ratio];
});
for (const { name, encounters, fights } of stores)
  for (const [row, where] of [
    [1, `among ${shortNumber(encounters)} fights`],
    [2, `in a fight of ${shortNumber(LONG_FIGHT_EVENTS)} events`],
  ] as const)
    judge(`an attack ${where} ÷ in a new fight, on ${name}`, p50(fights[row]) / p50(fights[0]), {
      most: 1.2,
      unit: '×',
    });
const columns = stores.flatMap(({ name }) => [`${name}: p50, ms`, 'p99, ms', 'of an empty one (goal ≤ 1.2 ×)']);
console.log(
  markdownTable(
    ['`/attack`, from the host to the disk', ...columns, ...(postgres ? ['PostgreSQL ÷ SQLite (goal ≤ 1.7 ×)'] : [])],
    rows,
  ),
);
const growthTexts = await Promise.all(
  stores.map(async (store) => `${store.name} ${shortNumber(await store.growth())}`),
);
console.log(`\nBytes on the disk for each attack, what may be forgotten after a day too: ${growthTexts.join(', ')}.`);
for (const store of stores) await store.close();
await server?.stop();
rmSync(folder, { recursive: true });

/**
 * Shows what a bot in many servers needs, and what breaks first. It simulates days with the measured costs of
 * `bench/costs.json`, the assumptions of `bench/scaling/assumptions.ts` and Discord's limits. docs/scaling.md has its
 * tables. It takes half a minute.
 *
 * node bench/scaling.ts [seed]
 */
import { markdownTable, shortNumber } from './figures.ts';
import { MACHINE_SIZES } from './scaling/assumptions.ts';
import { readCosts, type StoreCosts } from './scaling/costs.ts';
import { type Day, day } from './scaling/day.ts';
import { REQUESTS_PER_SECOND } from './scaling/discord.ts';
import { Fleet, LAYOUTS, type Layout, SQLITE_LAYOUT } from './scaling/layouts.ts';
import { LIMITS, type Limit, usedShare } from './scaling/limits.ts';

const SERVER_COUNTS = [10_000, 100_000, 1_000_000];
/** The range of server counts in which the limits are searched. */
const [MIN_SERVERS, MAX_SERVERS] = [1_000, 1_024_000];
/** How precise the result is, as a factor. */
const PRECISION = 1.05;

const seed = Number(process.argv[2] ?? 1);
const costs = readCosts();

interface SimulatedDay {
  readonly fleet: Fleet;
  readonly day: Day;
}

/** The simulated days of a layout, by the number of servers. Each day is simulated only once. */
class Days {
  readonly #layout: Layout;
  readonly #played = new Map<number, SimulatedDay>();

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  of(servers: number): SimulatedDay {
    const fleet = new Fleet(this.#layout, servers);
    const result = this.#played.get(servers) ?? { fleet, day: day(fleet, costs, seed) };
    this.#played.set(servers, result);
    return result;
  }

  /**
   * The number of servers at which a limit starts to break. The search doubles the number until the limit breaks,
   * because some limits are raised for large bots.
   */
  breaksAt(limit: Limit): number | undefined {
    const isLimitBroken = (servers: number) => {
      const { fleet, day } = this.of(servers);
      return usedShare(limit, fleet, day, costs) > 1;
    };
    let tooManyServers = MIN_SERVERS;
    while (!isLimitBroken(tooManyServers)) {
      tooManyServers *= 2;
      if (tooManyServers > MAX_SERVERS) return undefined;
    }
    let fewEnoughServers = tooManyServers / 2;
    while (tooManyServers / fewEnoughServers > PRECISION) {
      const middle = Math.round(Math.sqrt(fewEnoughServers * tooManyServers));
      if (isLimitBroken(middle)) tooManyServers = middle;
      else fewEnoughServers = middle;
    }
    return tooManyServers;
  }
}

const days = LAYOUTS.map((layout) => ({ layout, days: new Days(layout) }));

/** A table of what one tap costs in CPU time, disk and network, for each store. */
function costsByPlace(): string {
  const { sqlite, postgres } = costs;
  const row = (name: string, of: (store: StoreCosts) => number) => [
    name,
    shortNumber(of(sqlite)),
    shortNumber(of(postgres)),
  ];
  return markdownTable(
    ['a tap', 'SQLite', 'PostgreSQL'],
    [
      row('CPU of the bot, ms', ({ tap }) => tap),
      row('CPU of the database, ms', ({ database }) => database),
      row('more CPU of the bot if the encounter is not in the cache, ms', ({ cold }) => cold),
      row('more CPU of the database in that case, ms', ({ coldDatabase }) => coldDatabase),
      row('written to the write-ahead log (SQLite: and to the file), kB', ({ log }) => log / 1_000),
      row('left on the disk, kB', ({ disk }) => disk / 1_000),
      row('between bot and database, kB', ({ network }) => network / 1_000),
      row('to and from Discord, kB', () => costs.discordBytes / 1_000),
      row('requests to Discord, besides answers', () => costs.requests),
    ],
  );
}

/**
 * A table of what each process and each database can carry: how many taps per second if it does nothing else, and how
 * many servers cause that many in the busiest minute.
 */
function capacityTable(): string {
  const servers = 100_000;
  const perServer = day(new Fleet(SQLITE_LAYOUT, servers), costs, seed).busiest.taps / servers;
  const row = (name: string, taps: number) => [name, shortNumber(taps), twoDigits(taps / perServer)];
  return markdownTable(
    ['part', 'taps a second', 'servers'],
    [
      row(`Discord’s ${REQUESTS_PER_SECOND} requests a second`, REQUESTS_PER_SECOND / costs.requests),
      row('process with SQLite, one core', 1_000 / costs.sqlite.tap),
      row('process with PostgreSQL, one core', 1_000 / costs.postgres.tap),
      row(
        `PostgreSQL on ${MACHINE_SIZES.databaseCores} cores`,
        (1_000 * MACHINE_SIZES.databaseCores) / costs.postgres.database,
      ),
    ],
  );
}

/** A table of what each size needs, in the layout with the highest capacity. */
function needsTable(): string {
  const largest = days.at(-1)?.days;
  const largestDays = largest ? SERVER_COUNTS.map((servers) => largest.of(servers)) : [];
  const store = costs.postgres;
  const rows: readonly (readonly [string, (played: SimulatedDay) => number])[] = [
    ['shards', ({ fleet }) => fleet.shards],
    ['processes', ({ fleet }) => fleet.processes],
    ['PostgreSQL databases', ({ fleet }) => fleet.databases],
    ['taps a day', ({ day }) => day.taps],
    ['taps a second, in the busiest minute', ({ day }) => day.busiest.taps],
    ['taps without an answer that day', ({ day }) => day.unanswered],
    ['requests a second to Discord, besides answers', ({ day }) => day.busiest.requests],
    ['cores for all processes together', ({ day }) => (day.busiest.taps * store.tap) / 1_000],
    ['cores for all databases together', ({ day }) => (day.busiest.taps * store.database) / 1_000],
    ['memory of all processes, GB', ({ fleet, day }) => (memoryMb(fleet, day) * fleet.processes) / 1_024],
    ['written to the write-ahead log, MB a second', ({ day }) => (day.busiest.taps * store.log) / 2 ** 20],
    ['between bots and databases, MB a second', ({ day }) => (day.busiest.taps * store.network) / 2 ** 20],
    ['to and from Discord, MB a second', ({ day }) => (day.busiest.taps * costs.discordBytes) / 2 ** 20],
    ['disk after a year, GB', ({ day }) => (day.taps * 365 * store.disk) / 2 ** 30],
    ['starting the whole bot, minutes', ({ fleet, day }) => limitNamed('start').is(fleet, day, costs)],
  ];
  return markdownTable(
    ['servers', ...SERVER_COUNTS.map(wholeNumber)],
    rows.map(([name, of]) => [name, ...largestDays.map((played) => formattedNumber(of(played)))]),
  );
}

function limitNamed(part: string): Limit {
  const matchingLimit = LIMITS.find(({ name }) => name.includes(part));
  if (!matchingLimit) throw new Error(`There is no limit of ${part}`);
  return matchingLimit;
}

function memoryMb(fleet: Fleet, played: Day): number {
  return limitNamed('memory').is(fleet, played, costs);
}

/** A table of the number of servers at which each limit starts to break, for each layout. */
function breaksTable(): string {
  const rows = days.map(({ layout, days: of }) => {
    const breakingSizes = LIMITS.map((each) => of.breaksAt(each));
    const firstBreak = Math.min(...breakingSizes.map((each) => each ?? Number.POSITIVE_INFINITY));
    return [
      layout.name,
      ...breakingSizes.map((each) =>
        each === undefined ? '–' : each === firstBreak ? `**${twoDigits(each)}**` : twoDigits(each),
      ),
    ];
  });
  return markdownTable(['the number of servers at which it breaks', ...LIMITS.map(({ name }) => name)], rows);
}

function wholeNumber(figure: number): string {
  return Math.round(figure).toLocaleString('en-US');
}

function formattedNumber(figure: number): string {
  return Number.isInteger(figure) ? wholeNumber(figure) : shortNumber(figure);
}

/** A number with two digits. */
function twoDigits(figure: number): string {
  return wholeNumber(Number(figure.toPrecision(2)));
}

console.log(`Costs: ${costs.measured}. Seed ${seed}.\n`);
console.log(`${costsByPlace()}\n`);
console.log(`${capacityTable()}\n`);
console.log(needsTable());
console.log(`\n${breaksTable()}`);

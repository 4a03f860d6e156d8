/**
 * Whether a command costs more in a file with many fights, or in a long fight; and what it leaves on the disk.
 *
 *     node bench/growth.ts [encounters] [events]
 *
 * The large file is filled by copying one fight, under other channels, and removed afterwards: 100,000 encounters with
 * 5,000,000 events take some gigabytes in the folder for temporary files.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Den, Fight } from './den.ts';
import { median, quantile, short, table } from './figures.ts';

const ENCOUNTERS = Number(process.argv[2] ?? 100_000);
const EVENTS = Number(process.argv[3] ?? 5_000_000);
const LONG_FIGHT = 5_000;
const COMMANDS = 2_000;
const SLICE = 20;

const folder = mkdtempSync(join(tmpdir(), 'fray-growth-'));

/** Fills a file with copies of its first fight. */
function fill({ open: { sqlite } }: Den): void {
  const columns = (name: string, but: readonly string[]) =>
    sqlite
      .prepare<[], { name: string }>(`pragma table_info(${name})`)
      .all()
      .map((column) => `"${column.name}"`)
      .filter((column) => !but.includes(column))
      .join(', ');
  const copies = (most: number) => `with recursive n(i) as (select 2 union all select i + 1 from n where i < ${most})`;
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec('begin');
  const rows = columns('encounters', ['"id"', '"channel"']);
  sqlite.exec(
    `${copies(ENCOUNTERS)} insert into encounters (id, channel, ${rows}) select i, 'copy-' || i, ${rows} from n, encounters where id = 1`,
  );
  for (const name of ['combatants', 'deeds', 'seeds']) {
    const kept = columns(name, ['"encounter"']);
    sqlite.exec(
      `${copies(ENCOUNTERS)} insert into ${name} (encounter, ${kept}) select i, ${kept} from n cross join ${name} where encounter = 1`,
    );
  }
  sqlite.exec('commit');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
}

const [small, large] = [new Den(join(folder, 'small.db')), new Den(join(folder, 'large.db'))];
const first = await Fight.of(large, 'first');
await first.grow(Math.round(EVENTS / ENCOUNTERS));
const filling = performance.now();
fill(large);
const filled = ((performance.now() - filling) / 1000).toFixed(0);

const fights = {
  empty: await Fight.of(small, 'new'),
  full: await Fight.of(large, 'new'),
  long: await Fight.of(small, 'long'),
};
await fights.long.grow(LONG_FIGHT);
for (const fight of Object.values(fights)) for (let n = 0; n < 100; n++) await fight.attack();
for (const fight of Object.values(fights)) fight.milliseconds.length = 0;
for (let done = 0; done < COMMANDS; done += SLICE)
  for (const fight of Object.values(fights)) for (let n = 0; n < SLICE; n++) await fight.attack();

const before = small.size;
const counted = fights.empty.milliseconds.length;
for (let n = 0; n < 500; n++) await fights.empty.attack();
const bytes = (small.size - before) / (fights.empty.milliseconds.length - counted);

const figures = (fight: Fight) => [short(median(fight.milliseconds)), short(quantile(fight.milliseconds, 0.99))];
const ratio = (fight: Fight) => `${(median(fight.milliseconds) / median(fights.empty.milliseconds)).toFixed(2)} ×`;
const size = `${short(ENCOUNTERS)} encounters, ${short(EVENTS)} events, ${(large.size / 2 ** 30).toFixed(2)} GB`;
console.log(
  table(
    ['`/attack`, from the host to the disk', 'p50, ms', 'p99, ms', 'ratio of p50', 'goal'],
    [
      ['in a new fight in an empty file', ...figures(fights.empty), '', ''],
      [`in a new fight in a file of ${size}`, ...figures(fights.full), ratio(fights.full), '≤ 1.2 ×'],
      [`in a fight of ${short(LONG_FIGHT)} events`, ...figures(fights.long), ratio(fights.long), '≤ 1.2 ×'],
    ],
  ),
);
console.log(
  `\nBytes on the disk for each attack, what may be forgotten after a day too: ${short(bytes)}. The large file was filled in ${filled} s.`,
);
small.open.close();
large.open.close();
rmSync(folder, { recursive: true });

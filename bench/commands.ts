/**
 * What a command costs, by a tap under the message of a turn, beside a bot that does nothing: in turns, so that both meet the same noise.
 *
 *     node bench/commands.ts
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Disk } from './disk.ts';
import { median, quantile, short, table } from './figures.ts';
import { Process } from './process.ts';
import { Ring } from './ring.ts';

const STARTS = 5;
/** More would only wait for the fifty requests a second that Discord takes of a bot: each turn is posted. */
const CHANNELS = 50;
const ALONE = 400;
const SLICE = 100;
const VOLLEYS = 10;
const COMMANDS = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'fray-bench-'));
const database = join(folder, 'fray.db');

/** One of the two bots, and what was measured of it. */
class Side {
  readonly bot: Process;
  readonly rings: readonly Ring[];
  readonly starts: number[] = [];
  readonly alone: number[] = [];
  readonly aloneLater: number[] = [];
  readonly crowd: number[] = [];
  readonly perSecond: number[] = [];
  atRest = 0;
  afterwards = 0;
  cpu = 0;
  commands = 0;

  constructor(bot: Process, fights: boolean) {
    this.bot = bot;
    const guild = bot.loopback.guild({ name: 'The tavern' });
    this.rings = Array.from({ length: CHANNELS }, (_, n) => new Ring(guild, `ring-${n}`, fights));
  }

  /** Attacks in one channel, one after the other; how long each took is added to `times`. */
  async inTurn(count: number, times: number[]): Promise<void> {
    const [ring] = this.rings;
    for (let done = 0; ring && done < count; ) {
      await Ring.ready(this.bot.loopback, [ring]);
      const took = await ring.attack();
      if (took === undefined) continue;
      times.push(took);
      done++;
    }
  }

  /** An attack in each of the channels, all in the same instant. */
  async volley(keep: boolean): Promise<void> {
    await Ring.ready(this.bot.loopback, this.rings);
    const [cpu, from] = [this.bot.cpu, performance.now()];
    const took = await Promise.all(this.rings.map((ring) => ring.attack()));
    const seconds = (performance.now() - from) / 1000;
    if (!keep) return;
    this.perSecond.push(CHANNELS / seconds);
    this.crowd.push(...took.filter((each) => each !== undefined));
    this.cpu += this.bot.cpu - cpu;
    this.commands += CHANNELS;
  }
}

/** What `npm start` tells Node to run. */
function npmStart(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return String(scripts.start).split(' ').slice(1);
}

const sides = {
  fray: new Side(await Process.of(npmStart(), { DATABASE_PATH: database, COMMANDS_PER_SECOND: '0' }), true),
  nothing: new Side(await Process.of(['bench/do-nothing.ts']), false),
};
const both = [sides.fray, sides.nothing];

for (let start = 0; start < STARTS; start++)
  for (const side of both) {
    if (start > 0) await side.bot.stop();
    side.starts.push(await side.bot.start());
  }
await sleep(3000);
for (const side of both) side.atRest = side.bot.memory;

for (const side of both) await side.inTurn(50, []);
const disk = new Disk(folder);
for (let done = 0; done < ALONE; done += SLICE) {
  for (const side of both) await side.inTurn(SLICE, side.alone);
  disk.wait(SLICE / 5);
}
for (let volley = -2; volley < VOLLEYS; volley++) for (const side of both) await side.volley(volley >= 0);
for (const side of both)
  for (let sent = ALONE + VOLLEYS * CHANNELS; sent < COMMANDS; sent += CHANNELS) await side.volley(true);
await sleep(1000);
for (const side of both) side.afterwards = side.bot.memory;
for (let done = 0; done < ALONE; done += SLICE) for (const side of both) await side.inTurn(SLICE, side.aloneLater);
for (const side of both) await side.bot.close();
disk.close();
rmSync(folder, { recursive: true });

const { fray, nothing } = sides;
const rows: readonly (readonly [string, (side: Side) => number, string])[] = [
  ['an attack alone, p50, ms', ({ alone }) => median(alone), '≤ 1.5 ×'],
  ['an attack alone, p99, ms', ({ alone }) => quantile(alone, 0.99), ''],
  [`an attack alone, after ${short(COMMANDS)} commands, p50, ms`, ({ aloneLater }) => median(aloneLater), '≤ 1.5 ×'],
  [`an attack in ${CHANNELS} channels at once, p50, ms`, ({ crowd }) => median(crowd), ''],
  [`an attack in ${CHANNELS} channels at once, p99, ms`, ({ crowd }) => quantile(crowd, 0.99), ''],
  ['commands a second', ({ perSecond }) => median(perSecond), '≥ 0.7 ×'],
  ['CPU a command, ms', ({ cpu, commands }) => cpu / commands, ''],
  ['memory at rest, MB', ({ atRest }) => atRest, '≤ 1.3 ×'],
  [`memory after ${short(COMMANDS)} commands, MB`, ({ afterwards }) => afterwards, ''],
  ['start to READY, ms', ({ starts }) => median(starts), '≤ 1.5 ×'],
];
console.log(
  table(
    ['', 'Fray', 'does nothing', 'ratio', 'goal'],
    rows.map(([name, of, goal]) => [
      name,
      short(of(fray)),
      short(of(nothing)),
      `${(of(fray) / of(nothing)).toFixed(2)} ×`,
      goal,
    ]),
  ),
);

const least = median(nothing.aloneLater) + disk.milliseconds;
console.log(
  `\nOne wait for the disk took ${short(disk.milliseconds)} ms at the median: a bot that does nothing but wait for it once would answer alone, later, in ${short(least)} ms, ${(least / median(nothing.aloneLater)).toFixed(2)} ×.`,
);

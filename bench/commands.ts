/**
 * Measures what a command costs, as a tap under a turn's message, on SQLite and on PostgreSQL. Fray is compared
 * with two simple bots. One sends as many messages as Fray, but saves nothing. The other sends and saves as many bytes
 * as Fray. All bots are measured in turn, so that a busy machine slows all of them down equally.
 *
 * node bench/commands.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NoPostgres, PostgresServer } from '../test/postgres/server.ts';
import { Disk } from './disk.ts';
import { FightChannel } from './fight-channel.ts';
import { judge, type Limit, markdownTable, mean, median, quantile, runCount, shortNumber } from './figures.ts';
import { newDatabase } from './postgres-host.ts';
import { npmStart, Process } from './process.ts';

const START_COUNT = runCount(5, 3);
/** The number of channels. Each turn's message is a request, and Discord allows a bot only fifty requests a second. */
const CHANNEL_COUNT = 50;
const LONE_ATTACK_COUNT = runCount(200, 100);
const ATTACKS_PER_SLICE = 50;
const MEASURED_VOLLEYS = 6;
const COMMAND_COUNT = 600;
const SINGLE_ATTACK_COUNT = runCount(6, 2);
/** How long the bot is idle before a single attack. */
const IDLE_TIME_MS = 3_000;
/**
 * How long a bot must send nothing before many simultaneous attacks count as done. Their messages wait for the rate
 * limit.
 */
const QUIET_TIME_MS = 1_100;
/** How long a bot must send nothing before a single attack counts as done. */
const QUIET_TIME_AFTER_ONE_MS = 12;

const folder = mkdtempSync(join(tmpdir(), 'fray-bench-'));
const database = join(folder, 'fray.db');

/** A bot and its measurements. */
class MeasuredBot {
  readonly name: string;
  readonly bot: Process;
  readonly channels: readonly FightChannel[];
  readonly starts: number[] = [];
  readonly alone: number[] = [];
  readonly aloneLater: number[] = [];
  readonly crowdTimes: number[] = [];
  readonly perSecond: number[] = [];
  readonly cpu: number[] = [];
  readonly cpuOfSingle: number[] = [];
  atRest = 0;
  afterwards = 0;

  constructor(name: string, bot: Process, fights: boolean) {
    this.name = name;
    this.bot = bot;
    const guild = bot.loopback.guild({ name: 'The tavern' });
    this.channels = Array.from(
      { length: CHANNEL_COUNT },
      (_, index) => new FightChannel(guild, `channel-${index}`, fights),
    );
  }

  /**
   * Makes attacks in one channel. Each one waits until the bot has finished what the previous one caused, such as the
   * next turn's message. Otherwise that work would count toward the next attack. Adds the attacks' times to `times`.
   */
  async attackInTurn(count: number, times: number[]): Promise<void> {
    for (let attackCount = 0; attackCount < count; ) {
      await FightChannel.ready(this.bot.loopback, this.channels.slice(0, 1));
      await this.bot.loopback.quiet(QUIET_TIME_AFTER_ONE_MS);
      const duration = await this.channels[0]?.attack();
      if (duration === undefined) continue;
      times.push(duration);
      attackCount++;
    }
  }

  /**
   * Makes an attack in each channel, all at the same time. The cost includes posting the next turns. The measurements
   * only count if `keep` is true.
   */
  async attackInAll(keep: boolean): Promise<void> {
    await FightChannel.ready(this.bot.loopback, this.channels);
    const [cpu, from] = [this.bot.cpu, performance.now()];
    const durations = await Promise.all(this.channels.map((channel) => channel.attack()));
    const seconds = (performance.now() - from) / 1000;
    await this.bot.loopback.quiet(QUIET_TIME_MS);
    if (!keep) return;
    this.perSecond.push(CHANNEL_COUNT / seconds);
    this.crowdTimes.push(...durations.filter((each) => each !== undefined));
    this.cpu.push((this.bot.cpu - cpu) / CHANNEL_COUNT);
  }

  /**
   * Makes an attack in one channel. Calling the returned function adds the CPU time since the attack began, so that a
   * later update of the encounter's card (its pinned overview) counts too.
   */
  async attackOnce(): Promise<() => void> {
    const cpu = this.bot.cpu;
    const duration = await this.channels[0]?.attack();
    return () => {
      if (duration !== undefined) this.cpuOfSingle.push(this.bot.cpu - cpu);
    };
  }
}

const server = await PostgresServer.start({ durable: true }).catch((error) => {
  if (!(error instanceof NoPostgres)) throw error;
  console.log(`No PostgreSQL can be started here (${error.message}), so it has no column.\n`);
});
const newFrayBot = async (name: string, env: NodeJS.ProcessEnv) =>
  new MeasuredBot(name, await Process.of(npmStart(), { ...env, COMMANDS_PER_SECOND: '0' }), true);
const sqlite = await newFrayBot('Fray', { DATABASE_PATH: database });
const postgres = server && (await newFrayBot('on PostgreSQL', { DATABASE_URL: await newDatabase(server.url, 'bot') }));
const newPlainBot = async (name: string, env: NodeJS.ProcessEnv) =>
  new MeasuredBot(name, await Process.of(['bench/do-nothing.ts'], env), false);
const postingBot = await newPlainBot('only posts', { POSTS: '1' });
const savingBot = await newPlainBot('sends and saves the same', { POSTS: '1', COMMITS: join(folder, 'plain.db') });
const bots = [sqlite, ...(postgres ? [postgres] : []), postingBot, savingBot];

for (let start = 0; start < START_COUNT; start++)
  for (const measured of bots) {
    if (start > 0) await measured.bot.stop();
    measured.starts.push(await measured.bot.start());
  }
// Ten seconds after connecting, Fray collects its garbage (see src/discord/bot.ts).
await sleep(13_000);
for (const measured of bots) measured.atRest = measured.bot.memory;

for (const measured of bots) await measured.attackInTurn(50, []);
const disk = new Disk(folder);
for (let attackCount = 0; attackCount < LONE_ATTACK_COUNT; attackCount += ATTACKS_PER_SLICE) {
  for (const measured of bots) await measured.attackInTurn(ATTACKS_PER_SLICE, measured.alone);
  disk.wait(ATTACKS_PER_SLICE / 5);
}
for (let volley = -2; volley < MEASURED_VOLLEYS; volley++)
  for (const measured of bots) await measured.attackInAll(volley >= 0);
for (const measured of bots)
  for (
    let attackTotal = LONE_ATTACK_COUNT + MEASURED_VOLLEYS * CHANNEL_COUNT;
    attackTotal < COMMAND_COUNT;
    attackTotal += CHANNEL_COUNT
  )
    await measured.attackInAll(true);
await sleep(1000);
for (const measured of bots) measured.afterwards = measured.bot.memory;
for (let attackCount = 0; attackCount < LONE_ATTACK_COUNT; attackCount += ATTACKS_PER_SLICE)
  for (const measured of bots) await measured.attackInTurn(ATTACKS_PER_SLICE, measured.aloneLater);
await sleep(IDLE_TIME_MS);
for (let attackIndex = 0; attackIndex < SINGLE_ATTACK_COUNT; attackIndex++) {
  for (const measured of bots) await FightChannel.ready(measured.bot.loopback, measured.channels.slice(0, 1));
  const noteTimes: (() => void)[] = [];
  for (const measured of bots) noteTimes.push(await measured.attackOnce());
  await sleep(IDLE_TIME_MS);
  for (const noteTime of noteTimes) noteTime();
}
for (const measured of bots) await measured.bot.close();
await server?.stop();
disk.close();
rmSync(folder, { recursive: true });

/**
 * The rows of the table: a label, a function that returns a bot's figure, and Fray's goal. The goal is a multiple of
 * the figure of the bot that only posts.
 */
const rows: readonly (readonly [string, (measured: MeasuredBot) => number, Limit?])[] = [
  ['an attack alone, p50, ms', ({ alone }) => median(alone), { most: 2.5 }],
  ['an attack alone, p99, ms', ({ alone }) => quantile(alone, 0.99)],
  [
    `an attack alone, after ${shortNumber(COMMAND_COUNT)} commands, p50, ms`,
    ({ aloneLater }) => median(aloneLater),
    { most: 2.5 },
  ],
  [`an attack in ${CHANNEL_COUNT} channels at once, p50, ms`, ({ crowdTimes }) => median(crowdTimes)],
  [`an attack in ${CHANNEL_COUNT} channels at once, p99, ms`, ({ crowdTimes }) => quantile(crowdTimes, 0.99)],
  ['commands a second', ({ perSecond }) => median(perSecond), { least: 0.5 }],
  ['CPU per command, ms', ({ cpu }) => median(cpu), { most: 1.7 }],
  ['CPU of a single attack after three idle seconds, ms', ({ cpuOfSingle }) => mean(cpuOfSingle)],
  ['memory at rest, MB', ({ atRest }) => atRest, { most: 1.2 }],
  [`memory after ${shortNumber(COMMAND_COUNT)} commands, MB`, ({ afterwards }) => afterwards],
  ['start to READY, ms', ({ starts }) => median(starts), { most: 1.5 }],
];

console.log(
  markdownTable(
    [
      '',
      ...bots.map(({ name }) => name),
      'Fray ÷ only posts',
      'goal',
      '',
      'sends and saves the same ÷ only posts',
      ...(postgres ? ['PostgreSQL ÷ SQLite'] : []),
    ],
    rows.map(([name, of, goal]) => {
      const ratio = of(sqlite) / of(postingBot);
      const ratioText = `${ratio.toFixed(2)} ×`;
      const stores = postgres ? [`${(of(postgres) / of(sqlite)).toFixed(2)} ×`] : [];
      const plainBotRatioText = `${(of(savingBot) / of(postingBot)).toFixed(2)} ×`;
      return [
        name,
        ...bots.map((measured) => shortNumber(of(measured))),
        ratioText,
        ...(goal
          ? judge(
              `${name.replace(/, ms$|, MB$/, '')} ÷ a bot that only posts (one that sends and saves the same as Fray: ${plainBotRatioText})`,
              ratio,
              {
                ...goal,
                unit: '×',
              },
            )
          : ['', '']),
        plainBotRatioText,
        ...stores,
      ];
    }),
  ),
);

console.log(`\nOne wait for the disk took ${shortNumber(disk.milliseconds)} ms at the median.`);

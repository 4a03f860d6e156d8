/**
 * Whether one user's requests delay others: twenty exports of a large encounter at once, half of them as text and half
 * as the whole record, beside free rolls in other channels.
 *
 *     node bench/heavy.ts [events]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Interaction } from '../test/loopback/interaction.ts';
import { Fight } from './bench-host.ts';
import { median, quantile, short, table } from './figures.ts';
import { npmStart, Process } from './process.ts';
import { SqliteHost } from './sqlite-host.ts';

const EVENTS = Number(process.argv[2] ?? 10_000);
const EXPORTS = 20;
/** Channels with free rolls meanwhile, each with one every this many milliseconds. */
const CHANNELS = 10;
const PAUSE = 100;
const LONGEST = 500;
const MOST_MEMORY = 400;

const folder = mkdtempSync(join(tmpdir(), 'fray-heavy-'));
const database = join(folder, 'fray.db');
const bot = await Process.of(npmStart(), { DATABASE_PATH: database });
const guild = bot.loopback.guild({ name: 'The tavern' });
const scene = guild.channel('scene');
const gm = guild.join('Gwen');

const host = new SqliteHost(database, { user: gm.id, server: guild.id });
host.open.sqlite.pragma('synchronous = OFF');
const fight = await Fight.of(host, scene.id);
while ((await fight.events()) < EVENTS) await fight.attack();
await fight.end();
await host.close();

const readers = Array.from({ length: EXPORTS }, (_, n) => guild.join(`Reader ${n}`));
const rollers = Array.from({ length: CHANNELS }, (_, n) => ({
  channel: guild.channel(`other-${n}`),
  user: guild.join(`Roller ${n}`),
}));

/** Rolls in every other channel until it is told to stop; returns how many milliseconds each answer took. */
async function roll(isOver: () => boolean): Promise<readonly number[]> {
  const took: number[] = [];
  const each = async ({ channel, user }: (typeof rollers)[number]) => {
    while (!isOver()) {
      took.push((await user.slash(channel, '/roll', { dice: 'd20' }, { within: 60_000 })).milliseconds);
      await sleep(PAUSE);
    }
  };
  await Promise.all(rollers.map(each));
  return took;
}

const hasFile = ({ original, followUps }: Interaction) =>
  [original, ...followUps].some((message) => (message?.attachments.length ?? 0) > 0);

await bot.start();
const until = performance.now() + 3_000;
const alone = await roll(() => performance.now() > until);

let done = 0;
const from = performance.now();
const rolling = roll(() => done === EXPORTS);
const asked = readers.map((reader, n) =>
  reader.slash(scene, '/log export', { as: n % 2 === 0 ? 'markdown' : 'json' }, { within: 60_000 }),
);
for (const { interaction } of await Promise.all(asked))
  await interaction.bell.until(
    () => hasFile(interaction),
    600_000,
    () => `${interaction.title} has brought no file`,
  );
const seconds = (performance.now() - from) / 1000;
done = EXPORTS;
const beside = await rolling;
const peak = bot.memoryPeak;
await bot.close();
rmSync(folder, { recursive: true });

const figures = (milliseconds: readonly number[]) =>
  [median(milliseconds), quantile(milliseconds, 0.99), Math.max(...milliseconds)].map(short);
const met = (is: boolean) => (is ? 'met' : '**missed**');
console.log(
  table(
    ['`/roll` in another channel', 'p50, ms', 'p99, ms', 'longest, ms', 'goal', ''],
    [
      ['while no one exports', ...figures(alone), '', ''],
      [
        `while ${EXPORTS} users export an encounter of ${short(EVENTS)} events`,
        ...figures(beside),
        `≤ ${LONGEST}`,
        met(Math.max(...beside) <= LONGEST),
      ],
    ],
  ),
);
console.log(
  `\nAll ${EXPORTS} had their file after ${short(seconds)} s. Most memory: ${short(peak)} MB (goal ≤ ${MOST_MEMORY}: ${met(peak <= MOST_MEMORY)}).`,
);

/**
 * Measures how long a backlog of due turns takes over a loopback of Discord with a round trip of 100 ms, and how long a
 * player in another channel then waits for an answer.
 *
 *     node bench/backlog.ts [encounters]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { Bot } from '../test/bot.ts';
import { startLoopback } from '../test/loopback/loopback.ts';
import { DueFights } from '../test/soak/due-fights.ts';
import { markdownTable, median, shortNumber } from './figures.ts';

const ENCOUNTER_COUNT = Number(process.argv[2] ?? 700);
/** How long Discord takes for a request. */
const ROUND_TRIP_MS = 100;
/** How often another player sends a command. */
const COMMAND_PAUSE_MS = 400;

const loopback = await startLoopback();
const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bea'] });
const [gm, ana, bea] = [guild.member('Gwen'), guild.member('Ana'), guild.member('Bea')];
const otherChannel = guild.channel('elsewhere');
const bot = new Bot(loopback);

const fights = await DueFights.in(bot.database);
const end = Date.now();
for (let index = 0; index < ENCOUNTER_COUNT; index++) {
  const channel = guild.channel(`fight-${index}`);
  await fights.open({ channel: channel.id, server: guild.id, gm: gm.id, player: ana.id }, end);
}
await fights.close();
const sqlite = new SQLite(bot.database);
// Marks all messages as shown, so that there is nothing to catch up at the start.
sqlite.exec('UPDATE posts SET shown = version');

loopback.fail({ path: /^\/(channels|interactions|webhooks)\//, delay: ROUND_TRIP_MS, times: Number.POSITIVE_INFINITY });
await bot.start();
const start = performance.now();
const due = sqlite.prepare<[number], number>('SELECT count(*) FROM encounters WHERE current AND due_at <= ?').pluck();
const unshownPostCount = sqlite
  .prepare<[], number>("SELECT count(*) FROM posts WHERE kind <> 'card' AND version IS NOT shown")
  .pluck();
const waits: number[] = [];
while ((due.get(Date.now()) ?? 0) + (unshownPostCount.get() ?? 0) > 0) {
  waits.push((await bea.slash(otherChannel, '/roll', { dice: 'd6' })).milliseconds);
  await sleep(COMMAND_PAUSE_MS);
}
const seconds = (performance.now() - start) / 1000;
sqlite.close();
await bot.stop();
await loopback.stop();

console.log(
  markdownTable(
    [`${ENCOUNTER_COUNT} encounters that are due`, ''],
    [
      ['all have happened and are shown, s', shortNumber(seconds)],
      ['requests to Discord', String(loopback.requests.length)],
      ['an answer elsewhere meanwhile, ms: median', shortNumber(median(waits))],
      ['the longest', shortNumber(Math.max(...waits))],
    ],
  ),
);

/**
 * Measures whether one user's requests delay others: twenty simultaneous exports of a large encounter, half of them as
 * text and half as the whole record, during free rolls in other channels.
 *
 *     node bench/heavy.ts [events]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interaction } from '../test/loopback/interaction.ts';
import { Fight } from './bench-host.ts';
import { judge, shortNumber } from './figures.ts';
import { npmStart, Process } from './process.ts';
import { prepareRolls, rollTable } from './rolls.ts';
import { SqliteHost } from './sqlite-host.ts';

const EVENT_COUNT = Number(process.argv[2] ?? 10_000);
const EXPORT_COUNT = 20;
/** Goals: the longest answer to others in milliseconds, and the maximum memory in megabytes. */
const [MAX_ANSWER_TIME, MAX_MEMORY] = [500, 400];

const folder = mkdtempSync(join(tmpdir(), 'fray-heavy-'));
const database = join(folder, 'fray.db');
const bot = await Process.of(npmStart(), { DATABASE_PATH: database });
const guild = bot.loopback.guild({ name: 'The tavern' });
const exportChannel = guild.channel('scene');
const gm = guild.join('Gwen');

const host = new SqliteHost(database, { user: gm.id, server: guild.id });
host.open.sqlite.pragma('synchronous = OFF');
const fight = await Fight.of(host, exportChannel.id);
while ((await fight.events()) < EVENT_COUNT) await fight.attack();
await fight.end();
await host.close();

const readers = Array.from({ length: EXPORT_COUNT }, (_, index) => guild.join(`Reader ${index}`));
const rollDuring = prepareRolls(guild);

const hasFile = ({ original, followUps }: Interaction) =>
  [original, ...followUps].some((message) => (message?.attachments.length ?? 0) > 0);

await bot.start();
let seconds = 0;
const rollTimes = await rollDuring(async () => {
  const start = performance.now();
  const requests = readers.map((reader, index) =>
    reader.slash(exportChannel, '/log export', { as: index % 2 === 0 ? 'markdown' : 'json' }, { within: 600_000 }),
  );
  for (const { interaction } of await Promise.all(requests))
    await interaction.bell.until(
      () => hasFile(interaction),
      600_000,
      () => `${interaction.title} has brought no file`,
    );
  seconds = (performance.now() - start) / 1000;
});
const memoryPeak = bot.memoryPeak;
await bot.close();
rmSync(folder, { recursive: true });

const busyLabel = `while ${EXPORT_COUNT} users export an encounter of ${shortNumber(EVENT_COUNT)} events`;
console.log(
  rollTable(rollTimes, { quiet: 'while no one exports', busy: busyLabel, goal: MAX_ANSWER_TIME, worst: 'longest' }),
);
const [goal, verdict] = judge('memory during 20 exports', memoryPeak, { most: MAX_MEMORY, unit: 'MB' });
console.log(
  `\nAll ${EXPORT_COUNT} had their file after ${shortNumber(seconds)} s. Most memory: ${shortNumber(memoryPeak)} MB (goal ${goal}: ${verdict}).`,
);

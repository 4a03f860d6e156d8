/**
 * Measures how long the largest content packs take to read, and whether their upload delays others: in other channels,
 * users roll freely while packs of 256 KiB come one after the other.
 *
 *     node bench/packs.ts [uploads]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../src/interaction/settings.ts';
import { packInSteps, readPack } from '../src/packs/read.ts';
import { MAX_UPLOAD_BYTES } from '../src/rules/core/json.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import type { Interaction } from '../test/loopback/interaction.ts';
import { textOf } from '../test/loopback/message-text.ts';
import { judge, markdownTable, median, runCount, shortNumber } from './figures.ts';
import { npmStart, Process } from './process.ts';
import { prepareRolls, rollTable } from './rolls.ts';

const UPLOAD_COUNT = Number(process.argv[2] ?? runCount(20, 8));
/**
 * The goals. 99% of answers to other users must come within `MAX_ANSWER_TIME_MS`. Each step of reading a pack must take
 * at most `STEP_GOAL`.
 */
const MAX_ANSWER_TIME_MS = 500;
const STEP_GOAL = { most: 10, unit: 'ms' };

/** A pack with the maximum number of entries of each kind, filled with text up to the size limit. */
function largestPack(system: string, revision: number, id = `large-${system}`): string {
  const archetypes = rulesNamed(system)?.archetypes ?? [];
  const entriesOf = <T>(count: number, entry: (n: number) => T) =>
    Array.from({ length: count }, (_, index) => entry(index));
  const wholeSheet = (n: number) => archetypes[n % archetypes.length]?.sheet ?? {};
  const brief = 'Old, patient and hungry. '.repeat(3);
  const pack = {
    format: 'fray-pack',
    version: 1,
    system,
    id,
    revision,
    title: 'A large pack',
    creatures: entriesOf(60, (n) => ({ name: `Creature ${n}`, brief, sheet: wholeSheet(n) })),
    characters: entriesOf(60, (n) => ({
      name: `Character ${n}`,
      brief,
      like: `Creature ${n % 60}`,
      sheet: wholeSheet(n + 1),
    })),
    maps: entriesOf(20, (n) => ({
      name: `Map ${n}`,
      rows: entriesOf(26, () => '.'.repeat(26)),
      heights: entriesOf(26, () => '0'.repeat(26)),
    })),
    scenes: entriesOf(30, (n) => ({
      name: `Scene ${n}`,
      map: `Map ${n % 20}`,
      creatures: entriesOf(30, (each) => ({
        creature: `Creature ${(n + each) % 60}`,
        count: 2,
        hidden: each % 2 === 0,
        at: [square(each)],
      })),
      say: 'The door is open.',
      note: 'They know your names.',
    })),
  };
  // Fills the pack with text up to the limit.
  for (const scene of pack.scenes)
    for (const text of ['say', 'note'] as const) {
      const remainingBytes = MAX_UPLOAD_BYTES - JSON.stringify(pack).length;
      if (remainingBytes > 100) scene[text] = 'The door is open. '.repeat(78).slice(0, remainingBytes).trim();
    }
  return JSON.stringify(pack);
}

function square(n: number): string {
  return `${String.fromCharCode(65 + (n % 26))}${1 + Math.floor(n / 26)}`;
}

/** A pack as large as the one by `largestPack`, with a mistake in every entry. */
function faultyPack(system: string): string {
  return largestPack(system, 1)
    .replaceAll('"creature":"Creature', '"creature":"Kreature')
    .replaceAll('"like":"C', '"like":"K');
}

/** How many milliseconds reading a pack takes, and how many its longest step takes. */
function readingTimes(text: string): { readonly all: number; readonly step: number } {
  const steps = packInSteps(text, readSettings);
  const stepTimes: number[] = [];
  let isOver = false;
  while (!isOver) {
    const start = performance.now();
    isOver = steps.next().done ?? false;
    stepTimes.push(performance.now() - start);
  }
  return { all: stepTimes.reduce((sum, each) => sum + each, 0), step: Math.max(...stepTimes) };
}

const rows = BUILT_IN_IDS.flatMap((system) =>
  [['that fits', largestPack(system, 1)] as const, ['with a fault in every entry', faultyPack(system)] as const].map(
    ([what, text]) => {
      const readings = Array.from({ length: 15 }, () => readingTimes(text));
      const result = readPack(text, readSettings);
      if (what === 'that fits' && 'problems' in result) throw new Error(JSON.stringify(result.problems.slice(0, 5)));
      return [
        `${system}, ${shortNumber(text.length / 1024)} KiB ${what}`,
        shortNumber(median(readings.map(({ all }) => all))),
        // Each pack is read several times. The shortest of the longest steps counts, because other work interrupted the
        // longer ones.
        shortNumber(Math.min(...readings.map(({ step }) => step))),
      ];
    },
  ),
);
console.log(markdownTable(['Reading a pack', 'p50, ms', 'its longest step, ms'], rows));
const longestStep = Math.max(...rows.map(([, , step]) => Number(step)));
const stepGoal = judge('the longest step of reading a pack', longestStep, STEP_GOAL).join(': ');
console.log(`\nThe goal for a step is ${stepGoal}, because others are answered only between them.\n`);

const folder = mkdtempSync(join(tmpdir(), 'fray-packs-'));
const bot = await Process.of(npmStart(), { DATABASE_PATH: join(folder, 'fray.db') });
const guild = bot.loopback.guild({ name: 'The tavern' });
const uploadChannel = guild.channel('office');
const manager = guild.join({ name: 'Gwen', permissions: ['ManageGuild'] });
const rollDuring = prepareRolls(guild);

/** True if the preview has arrived. */
const isAnswered = ({ original }: Interaction) => original !== undefined && textOf(original).includes('A large pack');

// The files are made before the measurement. This process also measures the answer times, and making files meanwhile
// would lengthen those.
const files = Array.from({ length: UPLOAD_COUNT }, (_, n) => {
  const content = largestPack(BUILT_IN_IDS[n % BUILT_IN_IDS.length] ?? 'tdgs', n + 1);
  return { name: 'large.json', content, contentType: 'application/json' };
});
await bot.start();
const uploads: number[] = [];
const rollTimes = await rollDuring(async () => {
  for (const file of files) {
    const start = performance.now();
    const { interaction } = await manager.slash(uploadChannel, '/pack add', { file }, { within: 60_000 });
    await interaction.bell.until(
      () => isAnswered(interaction),
      60_000,
      () => 'An upload has no answer',
    );
    uploads.push(performance.now() - start);
  }
});
await bot.close();
rmSync(folder, { recursive: true });

const busyLabel = `while ${UPLOAD_COUNT} packs of 256 KiB are uploaded`;
console.log(
  rollTable(rollTimes, { quiet: 'while no one uploads', busy: busyLabel, goal: MAX_ANSWER_TIME_MS, worst: 'p99' }),
);
console.log(
  `\nAn upload took ${shortNumber(median(uploads))} ms, the longest ${shortNumber(Math.max(...uploads))} ms.`,
);

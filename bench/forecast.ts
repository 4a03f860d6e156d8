/**
 * Measures what a forecast costs: how many whole fights one core plays per second; how long a fight of four against
 * four takes on two threads until the chance of winning is precise enough; and whether a `/roll` in another channel has
 * to wait for it.
 *
 * node bench/forecast.ts
 *
 * The threads run the bundle, as with `npm start`. The fights are even, four characters against the same four, because
 * those take a forecast longest.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { OddsThreads } from '../src/app/odds/odds-threads.ts';
import '../src/build.js';
import { bundleFolder } from '../src/bundle.js';
import { playOut } from '../src/odds/play-out.ts';
import type { ForecastWork } from '../src/odds/work.ts';
import { ENEMIES, type Encounter, PLAYERS } from '../src/rules/core/encounter.ts';
import type { Ruleset } from '../src/rules/core/ruleset.ts';
import { BUILT_IN_IDS, rulesNamed } from '../src/rules/systems.ts';
import { openingEncounter, premadeCombatant } from '../test/embeds/random-fight.ts';
import { judge, markdownTable, median, quantile, runCount, shortNumber } from './figures.ts';
import { npmStart, Process } from './process.ts';

/** How long fights are counted on one core. A warm-up of the same length comes first. */
const COUNTING_TIME_MS = runCount(3_000, 500);
const GOALS = [
  { aim: 0.05, most: 1 },
  { aim: 0.02, most: 10 },
] as const;
/** How long no forecast is made. The first forecast after this pause must be fast, too. */
const PAUSE_MS = runCount(60_000, 1_000);
const AFTER_PAUSE_GOAL = { most: 1, unit: 's' };
/** With a forecast running, a `/roll` may take at most this many times its usual p95. */
const MAX_SLOWDOWN = 2;
const ROLL_COUNT = 200;
const ROLL_PAUSE_MS = 25;

function evenFight(rules: Ruleset): Encounter {
  const start = openingEncounter(rules);
  const characters = rules.archetypes.filter(({ kind }) => kind === 'character');
  const combatants = [PLAYERS, ENEMIES].flatMap((side) =>
    [0, 1, 2, 3].map((nth) => {
      const name = characters[nth % characters.length]?.name ?? '';
      return premadeCombatant(rules, name, start, { name: `${name} ${side} ${nth}`, side });
    }),
  );
  return { ...start, combatants };
}

function rulesetNamed(id: string): Ruleset {
  const rules = rulesNamed(id);
  if (!rules) throw new Error(`No system ${id}`);
  return rules;
}

/** The number of whole fights per second of CPU time. */
function fightsPerSecond(rules: Ruleset): number {
  const encounter = evenFight(rules);
  let seed = 0;
  const playFor = (milliseconds: number) => {
    const [from, before] = [process.cpuUsage(), seed];
    const cpuSeconds = () => {
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1000;
    };
    while (cpuSeconds() < milliseconds) playOut(rules, encounter, seed++);
    return ((seed - before) / cpuSeconds()) * 1000;
  };
  playFor(COUNTING_TIME_MS);
  return playFor(COUNTING_TIME_MS);
}

/** How long it took until the chance of winning was precise enough, and how many fights that needed. */
async function timeToPrecision(
  threads: OddsThreads,
  work: ForecastWork,
): Promise<readonly [milliseconds: number, fights: number]> {
  const start = performance.now();
  const { forecast } = await threads.run('bench', work, () => undefined);
  return [performance.now() - start, forecast.fights];
}

const threads = new OddsThreads(2, pathToFileURL(join(bundleFolder(), 'odds-worker.js')));
const rows: string[][] = [];
for (const id of BUILT_IN_IDS) {
  const rules = rulesetNamed(id);
  const work = { type: 'forecast', encounter: evenFight(rules), side: PLAYERS, seed: 1 } as const;
  const fightRate = fightsPerSecond(rules);
  const [cold] = await timeToPrecision(threads, { ...work, aim: 0.05 });
  const cells = [shortNumber(cold / 1000)];
  for (const { aim, most } of GOALS) {
    const [milliseconds, fights] = await timeToPrecision(threads, { ...work, aim });
    const [, verdict] = judge(`a forecast to ± ${aim * 100}%, ${id}`, milliseconds / 1000, { most, unit: 's' });
    cells.push(shortNumber(milliseconds / 1000), shortNumber(fights), verdict);
  }
  rows.push([id, shortNumber(fightRate), ...cells]);
}
await sleep(PAUSE_MS);
for (const row of rows) {
  const [id = ''] = row;
  const work = { type: 'forecast', encounter: evenFight(rulesetNamed(id)), side: PLAYERS, seed: 2, aim: 0.05 } as const;
  const [milliseconds] = await timeToPrecision(threads, work);
  const [, verdict] = judge(
    `a forecast to ± 5% after a minute without one, ${id}`,
    milliseconds / 1000,
    AFTER_PAUSE_GOAL,
  );
  row.push(shortNumber(milliseconds / 1000), verdict);
}
await threads.close();
console.log(
  markdownTable(
    [
      '4 against 4, even',
      'fights a second, one core',
      '± 5 % with new threads, s',
      '± 5 %, s',
      'fights',
      '≤ 1 s',
      '± 2 %, s',
      'fights',
      '≤ 10 s',
      '± 5 % after a minute, s',
      '≤ 1 s',
    ],
    rows,
  ),
);

const folder = mkdtempSync(join(tmpdir(), 'fray-forecast-'));
const bot = await Process.of(npmStart(), { DATABASE_PATH: join(folder, 'fray.db') });
const guild = bot.loopback.guild({ name: 'The tavern' });
const [field, other] = [guild.channel('field'), guild.channel('other')];
const [gm, roller] = [guild.join('Gwen'), guild.join('Roland')];
await bot.start();
await gm.slash(field, '/encounter start', { ruleset: 'tdgs' });
await gm.slash(field, '/add', { creature: 'Soldier', count: 4 });
await gm.slash(field, '/add', { creature: 'Soldier', count: 4, side: PLAYERS });

async function timeRolls(): Promise<readonly number[]> {
  const milliseconds: number[] = [];
  while (milliseconds.length < ROLL_COUNT) {
    milliseconds.push((await roller.slash(other, '/roll', { dice: 'd20' }, { within: 60_000 })).milliseconds);
    await sleep(ROLL_PAUSE_MS);
  }
  return milliseconds;
}

await timeRolls();
const usualTimes = await timeRolls();
await gm.slash(field, '/gm forecast', {}, { within: 60_000 });
const timesDuringForecast = await timeRolls();
await bot.close();
rmSync(folder, { recursive: true });

const figures = (milliseconds: readonly number[]) =>
  [median(milliseconds), quantile(milliseconds, 0.95)].map(shortNumber);
const ratio = quantile(timesDuringForecast, 0.95) / quantile(usualTimes, 0.95);
console.log(
  `\n${markdownTable(
    ['`/roll` in another channel', 'p50, ms', 'p95, ms', 'ratio', 'goal', ''],
    [
      ['while no one forecasts', ...figures(usualTimes), '', '', ''],
      [
        'during a forecast',
        ...figures(timesDuringForecast),
        `${ratio.toFixed(2)} ×`,
        ...judge('a roll’s p95 during a forecast ÷ usual', ratio, { most: MAX_SLOWDOWN, unit: '×' }),
      ],
    ],
  )}`,
);

/**
 * Runs all measurements one after the other and prints Markdown: `npm run bench`. They take about six minutes. Run them
 * on an idle machine. On a busy one, only the ratios are reliable.
 *
 * `npm run bench -- goals` measures less, and prints one table of all goals.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GoalRow, markdownTable } from './figures.ts';
import { npmStart } from './process.ts';

/** The flags of `npm start`, which matter for memory and threads. */
const FLAGS = npmStart().filter((word) => word.startsWith('--'));

const BENCHMARKS = [
  ['A command, compared with a bot that only posts', 'bench/commands.ts'],
  ['The rules alone', 'bench/rules.ts', '--single-threaded-gc'],
  ['An attack with each store', 'bench/stores.ts'],
  ['Growth', 'bench/growth.ts'],
  ['Fights that wait', 'bench/waiting.ts'],
  ['Other commands during large exports', 'bench/heavy.ts'],
  ['Other commands while large packs are read', 'bench/packs.ts'],
  ['Five languages', 'bench/languages.ts'],
  ['Odds', 'bench/odds.ts', '--single-threaded-gc'],
  ['Forecasts', 'bench/forecast.ts', ...FLAGS],
  ['Fair fights', 'bench/balance.ts', ...FLAGS],
  ['Pictures', 'bench/pictures.ts', ...FLAGS],
  ['Dice notation', 'bench/notation.ts'],
] as const;
/** The only benchmark without a goal. */
const SCRIPT_WITHOUT_GOAL = 'bench/waiting.ts';

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`);
if (process.argv[2] === 'goals') showGoals();
else
  for (const [title, script, ...flags] of BENCHMARKS) {
    console.log(`\n## ${title}\n`);
    const { status } = spawnSync(process.execPath, [...flags, script], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }

/** Runs the benchmarks that have goals, and prints only how each goal was met. */
function showGoals(): void {
  const folder = mkdtempSync(join(tmpdir(), 'fray-goals-'));
  const file = join(folder, 'goals');
  for (const [title, script, ...flags] of BENCHMARKS) {
    if (script === SCRIPT_WITHOUT_GOAL) continue;
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [...flags, script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, GOALS: file },
    });
    console.error(`${title}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
    if (status === 0) continue;
    console.error(`${script} failed`);
    process.exitCode = 1;
  }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true });
  console.log(
    `\n${markdownTable(
      ['', 'goal', 'measured', ''],
      lines.map((line): GoalRow => JSON.parse(line)),
    )}`,
  );
}

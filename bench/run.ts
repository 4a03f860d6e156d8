/**
 * Runs all measurements one after the other and prints Markdown: `npm run bench`. They take about two minutes. Run them
 * on an idle machine. On a busy one, only the ratios are reliable.
 */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { npmStart } from './process.ts';

/** The flags of `npm start`, which matter for memory and threads. */
const FLAGS = npmStart().filter((word) => word.startsWith('--'));

const BENCHMARKS = [
  ['A command, compared with a bot that does nothing', 'bench/commands.ts'],
  ['The rules alone', 'bench/rules.ts', '--single-threaded-gc'],
  ['An attack with each store', 'bench/stores.ts'],
  ['Growth', 'bench/growth.ts'],
  ['Fights that wait', 'bench/waiting.ts'],
  ['What one asks for beside the others', 'bench/heavy.ts'],
  ['Content packs', 'bench/packs.ts'],
  ['Five languages', 'bench/languages.ts'],
  ['Odds', 'bench/odds.ts', '--single-threaded-gc'],
  ['Forecasts', 'bench/forecast.ts', ...FLAGS],
  ['Fair fights', 'bench/balance.ts', ...FLAGS],
  ['Pictures', 'bench/pictures.ts', ...FLAGS],
  ['Dice notation', 'bench/notation.ts'],
] as const;

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`);
for (const [title, script, ...flags] of BENCHMARKS) {
  console.log(`\n## ${title}\n`);
  const { status } = spawnSync(process.execPath, [...flags, script], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

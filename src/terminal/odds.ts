import { setImmediate } from 'node:timers/promises';
import { OddsThreads } from '../app/odds/odds-threads.ts';
import { EMPTY_RESULT } from '../odds/work.ts';
import { t } from '../text/t.ts';
import { printOdds } from './odds/run.ts';
import { runProgram } from './program.ts';

const SHELL_USER = 'shell';
/** The exit code that shells use after Ctrl-C. */
const INTERRUPTED_EXIT_CODE = 130;

/**
 * `npm run odds -- FILE`: the odds of every action in a scene, and who wins it. Ctrl-C prints the results so far. Exit
 * code 0: done. 1: a file has mistakes, and a line for each says where. 2: wrong usage. 130: stopped.
 */
const threads = new OddsThreads();
let isStopped = false;
// A second Ctrl-C ends the program immediately.
process.once('SIGINT', () => {
  isStopped = true;
  process.exitCode = INTERRUPTED_EXIT_CODE;
  threads.stop(SHELL_USER);
});
await runProgram(
  () => t('odds-failed'),
  (words) =>
    printOdds(
      words,
      async (work) =>
        isStopped ? EMPTY_RESULT : threads.run(SHELL_USER, work, ({ forecast }) => showProgress(forecast.fights)),
      (text) => {
        showProgress();
        console.log(text);
      },
      // Lets the program notice Ctrl-C between two fights.
      async () => {
        await setImmediate();
        return !isStopped;
      },
    ),
);
await threads.close();

/** Shows the progress on one line of an interactive terminal. */
function showProgress(fights = 0): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${fights > 0 ? t('odds-progress', { fights }) : ''}`);
}

import { setImmediate } from 'node:timers/promises';
import { OddsThreads } from '../app/odds/odds-threads.ts';
import { NOTHING_YET } from '../odds/work.ts';
import { printOdds } from './odds/run.ts';
import { program } from './program.ts';

const ME = 'shell';
/** As a shell counts what was interrupted. */
const INTERRUPTED = 130;

/**
 * `npm run odds -- FILE`: the odds of every act in a scene, and who wins it. Ctrl-C prints what is known so far. Exit code 0:
 * done; 1: a file is wrong, and a line for each place says how; 2: it was called wrongly; 130: it was stopped.
 */
const threads = new OddsThreads();
let isStopped = false;
// Once it was told to stop, the next Ctrl-C ends it at once.
process.once('SIGINT', () => {
  isStopped = true;
  process.exitCode = INTERRUPTED;
  threads.stop(ME);
});
await program('Couldn’t work out the odds', (words) =>
  printOdds(
    words,
    async (work) => (isStopped ? NOTHING_YET : threads.run(ME, work, ({ forecast }) => tell(forecast.fights))),
    (text) => {
      tell();
      console.log(text);
    },
    // Ctrl-C is heard of between two fights.
    async () => {
      await setImmediate();
      return !isStopped;
    },
  ),
);
await threads.close();

/** How far it is, on one line of a terminal that is looked at. */
function tell(fights = 0): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${fights > 0 ? `${fights} fights…` : ''}`);
}

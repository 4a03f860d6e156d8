// Measures free rolls in other channels, to show whether something else delays them.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Guild } from '../test/loopback/guild.ts';
import { judge, markdownTable, median, quantile, shortNumber } from './figures.ts';

/** The number of channels with free rolls. */
const CHANNEL_COUNT = 10;
/** The pause between two rolls in a channel. */
const ROLL_PAUSE_MS = 100;
/** How long the users roll while nothing else happens. */
const UNDISTURBED_TIME_MS = 3_000;

/** How many milliseconds each answer took, with nothing else happening and with other work running. */
interface AnswerTimes {
  readonly alone: readonly number[];
  readonly beside: readonly number[];
}

/**
 * Makes the channels and their users, before the bot starts. The returned function rolls in all of them, first alone and
 * then while `work` runs.
 */
export function prepareRolls(guild: Guild): (work: () => Promise<void>) => Promise<AnswerTimes> {
  const channelsWithUsers = Array.from({ length: CHANNEL_COUNT }, (_, index) => ({
    channel: guild.channel(`other-${index}`),
    user: guild.join(`Roller ${index}`),
  }));

  async function roll(isOver: () => boolean): Promise<readonly number[]> {
    const durations: number[] = [];
    const rollUntilOver = async ({ channel, user }: (typeof channelsWithUsers)[number]) => {
      while (!isOver()) {
        durations.push((await user.slash(channel, '/roll', { dice: 'd20' }, { within: 60_000 })).milliseconds);
        await sleep(ROLL_PAUSE_MS);
      }
    };
    await Promise.all(channelsWithUsers.map(rollUntilOver));
    return durations;
  }

  return async (work) => {
    const deadline = performance.now() + UNDISTURBED_TIME_MS;
    const alone = await roll(() => performance.now() > deadline);
    let isDone = false;
    const rollPromise = roll(() => isDone);
    await work();
    isDone = true;
    return { alone, beside: await rollPromise };
  };
}

/** Both measurements of answer times as a table, labeled with `quiet` and `busy`. `worst` is the figure that has a goal. */
export function rollTable(
  { alone, beside }: AnswerTimes,
  { quiet, busy, goal, worst }: { quiet: string; busy: string; goal: number; worst: 'p99' | 'longest' },
): string {
  const [p99, longest] = [quantile(beside, 0.99), Math.max(...beside)];
  const figure = worst === 'p99' ? p99 : longest;
  const measured = worst === 'p99' ? 'a roll’s p99' : 'the longest roll';
  const [most, verdict] = judge(`${measured} ${busy}`, figure, { most: goal, unit: 'ms' });
  const figures = (took: readonly number[]) => [median(took), quantile(took, 0.99), Math.max(...took)].map(shortNumber);
  return markdownTable(
    ['`/roll` in another channel', 'p50, ms', 'p99, ms', 'longest, ms', 'goal', ''],
    [
      [quiet, ...figures(alone), '', ''],
      [busy, ...figures(beside), `${worst} ${most}`, verdict],
    ],
  );
}

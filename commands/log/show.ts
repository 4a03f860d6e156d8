import { command } from '../../src/interaction/command.ts';
import { readingLog } from '../../src/interaction/log-pages.ts';
import { optional, text, whole } from '../../src/interaction/option.ts';
import { scenes } from '../../src/interaction/past-encounters.ts';

export const show = command({
  name: 'show',
  description: 'What has happened, round by round',
  options: {
    round: optional(whole('Which round, 0 for what came before the first; the latest, unless you say', 0, 10_000)),
    page: optional(whole('Which page of it', 1, 1000)),
    scene: optional(text('An earlier scene of this channel', scenes)),
  },
  run: ({ round, page, scene }, table) =>
    readingLog(table, scene, { ...(round !== undefined && { round }), ...(page !== undefined && { page }) }),
});

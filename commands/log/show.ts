import { command } from '../../src/interaction/command.ts';
import { logReply } from '../../src/interaction/log-pages.ts';
import { integer, optional } from '../../src/interaction/option.ts';
import { pastEncounter } from '../../src/interaction/options/encounters.ts';

export const showLog = command({
  name: 'show',
  description: 'What has happened, round by round',
  options: {
    round: optional(integer('Which round, 0 for what came before the first; the latest, unless you say', 0, 10_000)),
    page: optional(integer('Which page of it', 1, 1000)),
    scene: pastEncounter('An earlier scene of this channel'),
  },
  run: ({ scene, ...wanted }, { caller }) => logReply(scene, wanted, caller.user),
});

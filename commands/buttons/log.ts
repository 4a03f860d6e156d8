import { component, numberArg } from '../../src/interaction/component.ts';
import { logReply } from '../../src/interaction/log-pages.ts';
import { recordNeeds } from '../../src/interaction/past-encounters.ts';

/** Back and forth in the log of a scene. */
export const log = component({
  action: 'log',
  needs: ({ args: [scene] }) => recordNeeds(scene),
  run({ args: [scene, round, page] }, session) {
    const at = { round: Math.max(0, numberArg(round)), page: Math.max(1, numberArg(page)) };
    return logReply(session, scene, { ...at, update: true });
  },
});

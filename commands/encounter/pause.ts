import { command } from '../../src/interaction/command.ts';
import { show } from '../../src/interaction/reply.ts';
import { restRow } from '../../src/interaction/rest-buttons.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { gm as words } from '../../src/text/spoken.ts';

export const pause = command({
  name: 'pause',
  description: 'Stop the rounds without ending the scene, for a rest; /initiative begins them again (GM)',
  requires: gm,
  options: {},
  run: (_, session) =>
    map(session.do({ type: 'stop-rounds' }), () =>
      show({ description: words.paused }, { components: restRow(session) }),
    ),
});

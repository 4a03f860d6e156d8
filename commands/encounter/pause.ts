import { command, refusalReply } from '../../src/interaction/command.ts';
import { show } from '../../src/interaction/reply.ts';
import { asGm } from '../../src/session/authorize.ts';

export const pause = command({
  name: 'pause',
  description: 'Stop the rounds without ending the scene, for a rest; /initiative begins them again (GM)',
  options: {},
  run(_, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);

    const done = session.do({ type: 'stop-rounds' });
    if (!done.ok) return refusalReply(done.why, session);
    return show({ description: 'The rounds stop. Rest with `/rest`; the GM begins them again with `/initiative`.' });
  },
});

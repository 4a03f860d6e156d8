import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { asGm } from '../src/session/authorize.ts';

export const initiative = command({
  name: 'initiative',
  description: 'Make the order and begin the rounds (GM)',
  options: {},
  run(_, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    return deedReply(session, session.do({ type: 'initiative' }));
  },
});

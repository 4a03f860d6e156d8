import { command, refusalReply } from '../../src/interaction/command.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { optional, text } from '../../src/interaction/option.ts';
import { mine } from '../../src/interaction/suggestions.ts';
import { actor, running } from '../../src/session/authorize.ts';

export const end = command({
  name: 'end',
  description: 'Be done with your turn',
  options: { as: optional(text('Whose turn ends, if you play several', mine)) },
  run({ as }, session) {
    const encounter = running(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const who = actor(session, as);
    if (!who.ok) return refusalReply(who.why, session);
    return deedReply(session, session.do({ type: 'end-turn', subject: who.value.id }));
  },
});

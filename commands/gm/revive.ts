import { command, refusalReply } from '../../src/interaction/command.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { text } from '../../src/interaction/option.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { asGm, findCombatant } from '../../src/session/authorize.ts';

export const revive = command({
  name: 'revive',
  description: 'Bring somebody back who is down or dead (GM)',
  options: { who: text('Who', everybody) },
  run({ who }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const meant = findCombatant(encounter.value, who);
    if (!meant.ok) return refusalReply(meant.why, session);
    return deedReply(session, session.do({ type: 'revive', subject: meant.value.id }));
  },
});

import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { optional, text } from '../src/interaction/option.ts';
import { mine, rests } from '../src/interaction/suggestions.ts';
import { actor } from '../src/session/authorize.ts';

export const rest = command({
  name: 'rest',
  description: 'Rest and recover, while no rounds run',
  options: {
    kind: text('How long: short, long, or as your rules have it', rests),
    as: optional(text('Who rests, if you play several', mine)),
  },
  run({ kind, as }, session) {
    const by = actor(session, as);
    if (!by.ok) return refusalReply(by.why, session);
    const intent = { action: 'rest', actor: by.value.id, manner: kind };
    return deedReply(session, session.do({ type: 'intent', intent }));
  },
});

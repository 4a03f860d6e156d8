import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { optional, text } from '../src/interaction/option.ts';
import { mannersOf, mine } from '../src/interaction/suggestions.ts';
import { actor } from '../src/session/authorize.ts';

export const defend = command({
  name: 'defend',
  description: 'Take guard, or say how you will defend yourself',
  options: {
    how: optional(text('How: what your rules and abilities offer', mannersOf('defend'))),
    as: optional(text('Who defends, if you play several', mine)),
    say: optional(text('What your character says or does, in your words', undefined, 300)),
  },
  run({ how, as, say }, session) {
    const by = actor(session, as);
    if (!by.ok) return refusalReply(by.why, session);
    const intent = {
      action: 'defend',
      actor: by.value.id,
      ...(how !== undefined && { manner: how }),
      ...(say !== undefined && { words: say }),
    };
    return deedReply(session, session.do({ type: 'intent', intent }));
  },
});

import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { optional, text } from '../src/interaction/option.ts';
import { mine, orderAnswers, orders } from '../src/interaction/suggestions.ts';
import { near } from '../src/rules/core/refusal.ts';
import { actor, running } from '../src/session/authorize.ts';

export const order = command({
  name: 'order',
  description: 'Give a standing answer, so that the fight need not wait for you',
  options: {
    about: text('What it is about', orders),
    answer: text('What you do each time; “ask” to be asked', orderAnswers),
    as: optional(text('For whom, if you play several', mine)),
  },
  run({ about, answer, as }, session) {
    const encounter = running(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const who = actor(session, as);
    if (!who.ok) return refusalReply(who.why, session);

    const known = Object.keys(session.rules.standingOrders);
    const entry = Object.hasOwn(session.rules.standingOrders, about) ? session.rules.standingOrders[about] : undefined;
    if (!entry) {
      const like = near(about, known);
      return refusalReply(
        { type: 'no-such', what: 'standing order', typed: about, known, ...(like && { near: like }) },
        session,
      );
    }
    return deedReply(session, session.do({ type: 'standing-order', subject: who.value.id, about, answer }));
  },
});

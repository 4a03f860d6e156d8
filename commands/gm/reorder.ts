import { reordered } from '../../src/embeds/turn-order.ts';
import { command } from '../../src/interaction/command.ts';
import { oneOf, optional } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { outcomeReply } from '../../src/posts/deed-reply.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { moveQuestion, reorderTo } from './about-menus.ts';

export const reorder = command({
  name: 'reorder',
  description: 'Change someone’s place in the turn order. On their own turn, they wait (GM)',
  requires: gm,
  options: {
    who: combatant('Who moves'),
    before: optional(combatant('They act right before this one. Leave it out to act last')),
    sure: optional(oneOf('Move them even if someone loses a turn', ['yes'])),
  },
  run({ who, before, sure }, session) {
    const deed = reorderTo(who, before);
    const question = sure ? undefined : moveQuestion(session, deed);
    if (question) return question;
    return map(session.do(deed), (outcome) => {
      const said = reordered(session.rules, outcome.before, outcome.after, deed);
      const reply = outcomeReply(session, outcome);
      return reply.posted ? whisper(said) : { ...reply, content: said };
    });
  },
});

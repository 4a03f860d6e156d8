import { status } from '../../src/embeds/status.ts';
import { reordered } from '../../src/embeds/turn-order.ts';
import { command } from '../../src/interaction/command.ts';
import { optional } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { show } from '../../src/interaction/reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';

export const reorder = command({
  name: 'reorder',
  description: 'Change somebody’s place in the turn order (GM)',
  requires: gm,
  options: {
    who: combatant('Who moves'),
    before: optional(combatant('Right before whom; nobody: to the end')),
  },
  run: ({ who, before }, session) =>
    map(session.do({ type: 'reorder', subject: who.id, ...given({ before: before?.id }) }), (done) => {
      const note = reordered(done.before, done.after, who.id);
      return { ...show(status(done.after)), ...(note !== '' && { content: note }) };
    }),
});

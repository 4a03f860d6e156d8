import { command } from '../../src/interaction/command.ts';
import { actors } from '../../src/interaction/options/combatants.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { no } from '../../src/rules/core/result.ts';
import { running } from '../../src/session/authorize.ts';

export const end = command({
  name: 'end',
  description: 'Be done with your turn',
  requires: running,
  options: { as: actors('Whose turn ends, if you play several: names with commas, or all') },
  run({ as: [first, ...others] }, session) {
    if (!first) return no({ type: 'nobody-of-yours' });
    return play(session, {
      type: 'end-turn',
      subject: first.id,
      ...(others.length > 0 && { others: others.map(({ id }) => id) }),
    });
  },
});

import { command } from '../../src/interaction/command.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { activeCondition, combatant } from '../../src/interaction/options/combatants.ts';
import { gm } from '../../src/session/authorize.ts';

export const remove = command({
  name: 'remove',
  description: 'Take a condition off somebody (GM)',
  requires: gm,
  options: {
    who: combatant('Off whom'),
    condition: activeCondition('Which', 'who'),
  },
  run: ({ who, condition }, session) => play(session, { type: 'cure', subject: who.id, key: condition.key }),
});

import { command } from '../../src/interaction/command.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { gm } from '../../src/session/authorize.ts';

export const remove = command({
  name: 'remove',
  description: 'Take somebody out of the fight altogether (GM)',
  requires: gm,
  options: { who: combatant('Who') },
  run: ({ who }, session) => play(session, { type: 'remove', subject: who.id }),
});

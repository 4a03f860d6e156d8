import { command, optional } from '../src/interaction/command.ts';
import { actor, intentOf, offered, say } from '../src/interaction/options/combatants.ts';
import { play } from '../src/posts/deed-reply.ts';
import { anyEncounter } from '../src/session/session.ts';

export const defend = command({
  name: 'defend',
  description: 'Take guard, or say how you will defend yourself',
  requires: anyEncounter,
  options: {
    how: optional(offered('How: what your rules and abilities offer', 'manners', 'defend')),
    as: actor('Who defends, if you play several'),
    say,
  },
  run: ({ how, ...said }, session) => play(session, intentOf('defend', { ...said, manner: how })),
});

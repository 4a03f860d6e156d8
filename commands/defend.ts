import { command, optional } from '../src/interaction/command.ts';
import { actor, intentOf, offered, say } from '../src/interaction/options/combatants.ts';
import { play } from '../src/posts/deed-reply.ts';
import { anyEncounter } from '../src/session/session.ts';

export const defend = command({
  name: 'defend',
  requires: anyEncounter,
  options: {
    how: optional(offered('manners', 'defend')),
    as: actor(),
    say,
  },
  run: ({ how, ...said }, session) => play(session, intentOf('defend', { ...said, manner: how })),
});

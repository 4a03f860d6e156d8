import { command } from '../../src/interaction/command.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { gm } from '../../src/session/authorize.ts';

export const revive = command({
  name: 'revive',
  description: 'Bring somebody back who is down or dead (GM)',
  requires: gm,
  options: { who: combatant('Who') },
  run: ({ who }, session) => play(session, { type: 'revive', subject: who.id }),
});

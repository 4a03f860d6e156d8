import { command } from '../../src/interaction/command.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { gm } from '../../src/session/authorize.ts';

export const hide = command({
  name: 'hide',
  description: 'Let a creature go out of sight, as it is, until you reveal it (GM)',
  requires: gm,
  options: { who: combatant('Which creature') },
  run: ({ who }, session) => play(session, { type: 'hide', subject: who.id }),
});

import { command } from '../src/interaction/command.ts';
import { play } from '../src/interaction/deed-reply.ts';
import { gm } from '../src/session/authorize.ts';

export const initiative = command({
  name: 'initiative',
  description: 'Make the order and begin the rounds (GM)',
  requires: gm,
  options: {},
  run: (_, session) => play(session, { type: 'initiative' }),
});

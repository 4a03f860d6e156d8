import { command } from '../src/interaction/command.ts';
import { play } from '../src/interaction/deed-reply.ts';
import { withWarning } from '../src/interaction/odds/warning.ts';
import { map } from '../src/rules/core/result.ts';
import { gm } from '../src/session/authorize.ts';

export const initiative = command({
  name: 'initiative',
  description: 'Make the order and begin the rounds (GM)',
  requires: gm,
  options: {},
  run: (_, session) => map(play(session, { type: 'initiative' }), (reply) => withWarning(session, reply)),
});

import { command } from '../src/interaction/command.ts';
import { play } from '../src/posts/deed-reply.ts';
import { map } from '../src/rules/core/refusal.ts';
import { gm } from '../src/session/session.ts';
import { withWarning } from './uneven.ts';

export const initiative = command({
  name: 'initiative',
  requires: gm,
  options: {},
  run: (_, session) => map(play(session, { type: 'initiative' }), (reply) => withWarning(session, reply)),
});

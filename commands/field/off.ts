import { command } from '../../src/interaction/command.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { gm } from '../../src/session/authorize.ts';

export const off = command({
  name: 'off',
  description: 'Take the field away: how people stand is said in words again (GM)',
  requires: gm,
  options: {},
  run: (_, session) => play(session, { type: 'field' }),
});

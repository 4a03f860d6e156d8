import { command } from '../../src/interaction/command.ts';
import { unseen } from '../../src/interaction/options/unseen.ts';
import { play } from '../../src/posts/deed-reply.ts';
import { gm } from '../../src/session/authorize.ts';

export const reveal = command({
  name: 'reveal',
  description: 'Let somebody who waits unseen come into the fight (GM)',
  requires: gm,
  options: { who: unseen('Who waits unseen, or all') },
  run: ({ who }, session) => play(session, { type: 'reveal', subjects: who.map(({ id }) => id) }),
});

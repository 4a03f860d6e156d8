import { command } from '../../src/interaction/command.ts';
import { play } from '../../src/interaction/deed-reply.ts';
import { actor } from '../../src/interaction/options/combatants.ts';
import { running } from '../../src/session/authorize.ts';

export const end = command({
  name: 'end',
  description: 'Be done with your turn',
  requires: running,
  options: { as: actor('Whose turn ends, if you play several') },
  run: ({ as }, session) => play(session, { type: 'end-turn', subject: as.id }),
});

import { command } from '../src/interaction/command.ts';
import { play } from '../src/interaction/deed-reply.ts';
import { text } from '../src/interaction/option.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import { intentOf } from '../src/interaction/options/intent.ts';
import { anyEncounter } from '../src/session/authorize.ts';

export const rest = command({
  name: 'rest',
  description: 'Rest and recover, while no rounds run',
  requires: anyEncounter,
  options: {
    kind: text('How long: short, long, or as your rules have it', (session) =>
      session.encounter ? session.rules.rests : [],
    ),
    as: actor('Who rests, if you play several'),
  },
  run: ({ kind, as }, session) => play(session, intentOf('rest', { as, manner: kind })),
});

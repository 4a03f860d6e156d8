import { command } from '../src/interaction/command.ts';
import { oneOf, optional, text } from '../src/interaction/option.ts';
import { actor } from '../src/interaction/options/combatants.ts';
import { intentOf } from '../src/interaction/options/intent.ts';
import { restTogether } from '../src/interaction/resting.ts';
import { play } from '../src/posts/deed-reply.ts';
import { ok } from '../src/rules/core/result.ts';
import { actor as actorOf, anyEncounter } from '../src/session/authorize.ts';

export const rest = command({
  name: 'rest',
  description: 'Rest and recover, while no rounds run',
  requires: anyEncounter,
  options: {
    kind: text('How long: short, long, or as your rules have it', (session) =>
      session.encounter ? session.rules.rests : [],
    ),
    as: optional(actor('Who rests, if you play several')),
    who: optional(oneOf('Everybody at once: the whole party for the GM, all of yours for you', ['all'])),
  },
  run({ kind, as, who }, session) {
    if (who === 'all') return restTogether(session, kind);
    const resting = as ? ok(as) : actorOf(session, undefined);
    return resting.ok ? play(session, intentOf('rest', { as: resting.value, manner: kind })) : resting;
  },
});

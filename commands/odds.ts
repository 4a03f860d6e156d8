import { command } from '../src/interaction/command.ts';
import { integer, optional, withDefault } from '../src/interaction/option.ts';
import { actor, offered, targets } from '../src/interaction/options/combatants.ts';
import { ok } from '../src/rules/core/result.ts';
import { running } from '../src/session/authorize.ts';
import { actOddsReply } from './odds/odds.ts';

export const odds = command({
  name: 'odds',
  description: 'How likely what you can do is to hit, to harm and to bring down; only you see it',
  requires: running,
  options: {
    target: optional(targets('Against whom: any foe, unless you say', 'attack')),
    with: optional(offered('With what: a weapon, a spell', 'tools', 'attack')),
    manner: optional(offered('How, where the rules have a choice', 'manners', 'attack')),
    amount: optional(integer('Points you stake on it: stress, magica', 0, 50)),
    seed: withDefault(integer('The same seed throws the same, where there are too many ways to count', 1, 9999), () =>
      ok(1),
    ),
    as: actor('Who acts, if you play several'),
  },
  run: ({ target, with: tool, manner, amount, seed, as }, session) =>
    actOddsReply(session, as, { targets: target, tool, manner, amount, seed }),
});

import { command } from '../src/interaction/command.ts';
import { play } from '../src/interaction/deed-reply.ts';
import { boolean, integer, optional } from '../src/interaction/option.ts';
import { actor, offered, targets } from '../src/interaction/options/combatants.ts';
import { intentOf, say } from '../src/interaction/options/intent.ts';
import { action } from '../src/interaction/options/rules.ts';
import { running } from '../src/session/authorize.ts';

export const act = command({
  name: 'act',
  description: 'Do anything else that your rules allow now',
  requires: running,
  options: {
    action: action('What you do'),
    target: optional(targets('To whom; several with commas')),
    with: optional(offered('With what: a weapon, an item, a skill', 'tools')),
    how: optional(offered('How, where there is a choice', 'manners')),
    amount: optional(integer('How many points, squares or the like', 0, 1000)),
    range: optional(offered('How far off', 'ranges')),
    behind: boolean('From behind'),
    as: actor('Who acts, if you play several'),
    say,
  },
  run: ({ action, target, with: tool, how, ...said }, session) =>
    play(session, intentOf(action.name, { ...said, targets: target, tool, manner: how })),
});

import { command } from '../../src/interaction/command.ts';
import { boolean, integer, optional } from '../../src/interaction/option.ts';
import { actorOrPanel, intentOf, offered, say, targets } from '../../src/interaction/options/combatants.ts';
import { action } from '../../src/interaction/options/rules.ts';
import { play } from '../../src/posts/deed-reply.ts';
import type { Combatant } from '../../src/rules/core/encounter.ts';
import { running } from '../../src/session/authorize.ts';
import { tile } from '../move/move.ts';
import { savedRow } from '../saved.ts';
import { actsPanel, moreOf } from './panel.ts';

export const act = command({
  name: 'act',
  description: 'Do anything else your rules allow now; without options, pick from a panel',
  requires: running,
  needs: { saved: true },
  options: {
    action: optional(action('What you do; leave it out to pick from a panel')),
    target: optional(targets('To whom; several with commas')),
    with: optional(offered('With what: a weapon, an item, a skill', 'tools')),
    how: optional(offered('How, where there is a choice', 'manners')),
    amount: optional(integer('How many points, squares or the like', 0, 1000)),
    range: optional(offered('How far off', 'ranges')),
    to: optional(tile('Which tile, where there is a field: D7')),
    behind: boolean('From behind'),
    as: actorOrPanel('Who acts, if you play several'),
    say,
  },
  run({ action, target, with: tool, how, as, ...said }, session) {
    if (action && as) return play(session, intentOf(action.name, { ...said, as, targets: target, tool, manner: how }));
    const first = (actor: Combatant) => savedRow(session, actor);
    return as ? actsPanel(session, { actor: as, saying: '', first: first(as) }) : moreOf(session, first);
  },
});

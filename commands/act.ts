import { possibleActions } from '../src/embeds/possible-actions.ts';
import { command } from '../src/interaction/command.ts';
import { play } from '../src/interaction/deed-reply.ts';
import { boolean, integer, optional } from '../src/interaction/option.ts';
import { actor, offered, targets } from '../src/interaction/options/combatants.ts';
import { intentOf, say } from '../src/interaction/options/intent.ts';
import { action } from '../src/interaction/options/rules.ts';
import { tile } from '../src/interaction/options/tiles.ts';
import { whisper } from '../src/interaction/reply.ts';
import { choices } from '../src/rules/core/play.ts';
import { isGm, running } from '../src/session/authorize.ts';
import { briefOf } from '../src/text/reference.ts';
import { referenceOf } from '../src/text/spoken.ts';

export const act = command({
  name: 'act',
  description: 'Do anything else that your rules allow now',
  requires: running,
  options: {
    action: optional(action('What you do; without it there is a list')),
    target: optional(targets('To whom; several with commas')),
    with: optional(offered('With what: a weapon, an item, a skill', 'tools')),
    how: optional(offered('How, where there is a choice', 'manners')),
    amount: optional(integer('How many points, squares or the like', 0, 1000)),
    range: optional(offered('How far off', 'ranges')),
    to: optional(tile('Which tile, where there is a field: D7')),
    behind: boolean('From behind'),
    as: actor('Who acts, if you play several'),
    say,
  },
  run({ action, target, with: tool, how, ...said }, session) {
    if (action) return play(session, intentOf(action.name, { ...said, targets: target, tool, manner: how }));
    const { rules, encounter } = session;
    const mayDo = choices(rules, encounter, said.as.id).filter(
      (each) => !rules.actions[each.action]?.gm || isGm(session),
    );
    return whisper(
      possibleActions(
        said.as.name,
        mayDo.map((each) => ({
          ...each,
          brief: briefOf(referenceOf(rules.id), 'actions', each.action),
        })),
      ),
    );
  },
});

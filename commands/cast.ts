import { boolean, command, integer, optional, text } from '../src/interaction/command.ts';
import { actor, intentOf, offered, say, stakes, targets } from '../src/interaction/options/combatants.ts';
import { play } from '../src/posts/deed-reply.ts';
import { given } from '../src/rules/core/given.ts';
import { choices } from '../src/rules/core/play.ts';
import { no } from '../src/rules/core/refusal.ts';
import { actionOf } from '../src/rules/core/ruleset.ts';
import { running } from '../src/session/session.ts';
import { tile } from './move/move.ts';

export const cast = command({
  name: 'cast',
  requires: running,
  options: {
    spell: offered('tools', 'cast'),
    target: optional(targets('cast')),
    extra: optional(integer(0, 50, stakes({ action: 'cast', tool: 'spell', manner: 'how' }))),
    how: optional(offered('manners', 'cast')),
    range: optional(offered('ranges', 'cast')),
    cover: optional(text()),
    to: optional(tile('cast')),
    behind: boolean(),
    as: actor(),
    say,
  },
  run({ spell, target, extra, how, ...said }, session) {
    const { rules, encounter } = session;
    if (!actionOf(rules, 'cast')) {
      const takes = choices(rules, encounter, said.as.id).find(({ offers: { tools = [] } }) =>
        tools.some((tool) => tool.toLowerCase() === spell.toLowerCase()),
      );
      return no({ type: 'nothing-cast', ruleset: rules.title, tool: spell, ...given({ instead: takes?.action }) });
    }
    return play(session, intentOf('cast', { ...said, targets: target, tool: spell, amount: extra, manner: how }));
  },
});

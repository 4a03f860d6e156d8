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
  description: 'Cast a spell or use another power',
  requires: running,
  options: {
    spell: offered('What you cast', 'tools', 'cast'),
    target: optional(targets('At whom; several with commas; nobody: yourself or as the spell has it', 'cast')),
    extra: optional(integer('Points beyond its cost', 0, 50, stakes({ action: 'cast', tool: 'spell', manner: 'how' }))),
    how: optional(offered('How, where there is a choice', 'manners', 'cast')),
    range: optional(offered('How far off', 'ranges', 'cast')),
    cover: optional(text('The target’s cover: none, partial, half, good, full')),
    to: optional(tile('At which tile, where there is a field: D7', 'cast')),
    behind: boolean('From behind'),
    as: actor('Who casts, if you play several'),
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

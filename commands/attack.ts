import { boolean, command, integer, optional, text } from '../src/interaction/command.ts';
import { actor, intentOf, offered, say, stakes, targets } from '../src/interaction/options/combatants.ts';
import { play } from '../src/posts/deed-reply.ts';
import { running } from '../src/session/session.ts';

export const attack = command({
  name: 'attack',
  requires: running,
  options: {
    target: targets('attack'),
    weapon: optional(offered('tools', 'attack')),
    as: actor(),
    style: optional(offered('manners', 'attack')),
    range: optional(offered('ranges', 'attack')),
    cover: optional(text()),
    flanked: optional(text()),
    behind: boolean(),
    high_ground: boolean(),
    stress: optional(integer(0, 50, stakes({ action: 'attack', tool: 'weapon', manner: 'style' }))),
    say,
  },
  run: ({ target, weapon, style, stress, high_ground, ...said }, session) =>
    play(
      session,
      intentOf('attack', {
        ...said,
        targets: target,
        tool: weapon,
        manner: style,
        amount: stress,
        highGround: high_ground,
      }),
    ),
});

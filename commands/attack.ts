import { boolean, command, integer, optional, text } from '../src/interaction/command.ts';
import { actor, intentOf, offered, say, stakes, targets } from '../src/interaction/options/combatants.ts';
import { play } from '../src/posts/deed-reply.ts';
import { running } from '../src/session/session.ts';

export const attack = command({
  name: 'attack',
  description: 'Strike at somebody',
  requires: running,
  options: {
    target: targets('Whom you strike', 'attack'),
    weapon: optional(offered('What you strike with: the weapon in use, unless you say', 'tools', 'attack')),
    as: actor('Who strikes, if you play several'),
    style: optional(offered('How you strike, where the rules have a choice', 'manners', 'attack')),
    range: optional(offered('How far off the target is', 'ranges', 'attack')),
    cover: optional(text('The target’s cover: none, partial, half, good, full')),
    flanked: optional(text('Whether the target is flanked, surrounded or overwhelmed')),
    behind: boolean('You strike from behind'),
    high_ground: boolean('You stand higher'),
    stress: optional(
      integer(
        'Points you stake on it: stress, magica',
        0,
        50,
        stakes({ action: 'attack', tool: 'weapon', manner: 'style' }),
      ),
    ),
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

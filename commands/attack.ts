import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { boolean, integer, optional, text } from '../src/interaction/option.ts';
import { situation } from '../src/interaction/situation.ts';
import { mannersOf, mine, rangesOf, targetsOf, toolsOf } from '../src/interaction/suggestions.ts';
import { actor, findCombatants, running } from '../src/session/authorize.ts';

export const attack = command({
  name: 'attack',
  description: 'Strike at somebody',
  options: {
    target: text('Whom you strike', targetsOf('attack')),
    weapon: optional(text('What you strike with: the weapon in use, unless you say', toolsOf('attack'))),
    as: optional(text('Who strikes, if you play several', mine)),
    style: optional(text('How you strike, where the rules have a choice', mannersOf('attack'))),
    range: optional(text('How far off the target is', rangesOf('attack'))),
    cover: optional(text('The target’s cover: none, partial, half, good, full')),
    flanked: optional(text('Whether the target is flanked, surrounded or overwhelmed')),
    behind: optional(boolean('You strike from behind')),
    high_ground: optional(boolean('You stand higher')),
    stress: optional(integer('Points you stake on it: stress, magica', 0, 50)),
    say: optional(text('What your character says or does, in your words', undefined, 300)),
  },
  run({ target, weapon, as, style, stress, say, ...where }, session) {
    const encounter = running(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const by = actor(session, as);
    if (!by.ok) return refusalReply(by.why, session);
    const at = findCombatants(encounter.value, target);
    if (!at.ok) return refusalReply(at.why, session);

    const intent = {
      action: 'attack',
      actor: by.value.id,
      targets: at.value.map(({ id }) => id),
      ...(weapon !== undefined && { tool: weapon }),
      ...(style !== undefined && { manner: style }),
      ...(stress !== undefined && { amount: stress }),
      ...(say !== undefined && { words: say }),
      situation: situation(where),
    };
    return deedReply(session, session.do({ type: 'intent', intent }));
  },
});

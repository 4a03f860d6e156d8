import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { boolean, integer, optional, text } from '../src/interaction/option.ts';
import { situation } from '../src/interaction/situation.ts';
import { mannersOf, mine, rangesOf, targetsOf, toolsOf } from '../src/interaction/suggestions.ts';
import { actor, findCombatants, running } from '../src/session/authorize.ts';

export const cast = command({
  name: 'cast',
  description: 'Cast a spell or use another power',
  options: {
    spell: text('What you cast', toolsOf('cast')),
    target: optional(
      text('At whom; several with commas; nobody: yourself or as the spell has it', targetsOf('cast'), 300),
    ),
    extra: optional(integer('Points beyond its cost', 0, 50)),
    how: optional(text('How, where there is a choice', mannersOf('cast'))),
    range: optional(text('How far off', rangesOf('cast'))),
    cover: optional(text('The target’s cover: none, partial, half, good, full')),
    behind: optional(boolean('From behind')),
    as: optional(text('Who casts, if you play several', mine)),
    say: optional(text('What your character says or does, in your words', undefined, 300)),
  },
  run({ spell, target, extra, how, as, say, ...where }, session) {
    const encounter = running(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const by = actor(session, as);
    if (!by.ok) return refusalReply(by.why, session);
    const at = target === undefined ? undefined : findCombatants(encounter.value, target);
    if (at && !at.ok) return refusalReply(at.why, session);

    const intent = {
      action: 'cast',
      actor: by.value.id,
      tool: spell,
      ...(at && { targets: at.value.map(({ id }) => id) }),
      ...(extra !== undefined && { amount: extra }),
      ...(how !== undefined && { manner: how }),
      ...(say !== undefined && { words: say }),
      situation: situation(where),
    };
    return deedReply(session, session.do({ type: 'intent', intent }));
  },
});

import { command, refusalReply } from '../src/interaction/command.ts';
import { deedReply } from '../src/interaction/deed-reply.ts';
import { boolean, integer, optional, text } from '../src/interaction/option.ts';
import { situation } from '../src/interaction/situation.ts';
import { acts, mannersOf, mine, rangesOf, targetsOf, toolsOf } from '../src/interaction/suggestions.ts';
import { near } from '../src/rules/core/refusal.ts';
import { actor, findCombatants, isGm, running } from '../src/session/authorize.ts';

export const act = command({
  name: 'act',
  description: 'Do anything else that your rules allow now',
  options: {
    action: text('What you do', acts),
    target: optional(text('To whom; several with commas', targetsOf(undefined), 300)),
    with: optional(text('With what: a weapon, an item, a skill', toolsOf(undefined))),
    how: optional(text('How, where there is a choice', mannersOf(undefined))),
    amount: optional(integer('How many points, squares or the like', 0, 1000)),
    range: optional(text('How far off', rangesOf(undefined))),
    behind: optional(boolean('From behind')),
    as: optional(text('Who acts, if you play several', mine)),
    say: optional(text('What your character says or does, in your words', undefined, 300)),
  },
  run({ action, target, with: tool, how, amount, range, behind, as, say }, session) {
    const encounter = running(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const by = actor(session, as);
    if (!by.ok) return refusalReply(by.why, session);
    const at = target === undefined ? undefined : findCombatants(encounter.value, target);
    if (at && !at.ok) return refusalReply(at.why, session);

    const key = action.toLowerCase();
    const entry = Object.hasOwn(session.rules.actions, key) ? session.rules.actions[key] : undefined;
    if (!entry) {
      const known = Object.keys(session.rules.actions);
      const like = near(key, known);
      return refusalReply(
        { type: 'no-such', what: 'action', typed: action, known, ...(like && { near: like }) },
        session,
      );
    }
    if (entry.gm && !isGm(session)) return refusalReply({ type: 'not-the-gm', gms: encounter.value.gms }, session);
    const intent = {
      action: key,
      actor: by.value.id,
      ...(at && { targets: at.value.map(({ id }) => id) }),
      ...(tool !== undefined && { tool: tool }),
      ...(how !== undefined && { manner: how }),
      ...(amount !== undefined && { amount }),
      ...(say !== undefined && { words: say }),
      situation: situation({ range, behind }),
    };
    return deedReply(session, session.do({ type: 'intent', intent }));
  },
});

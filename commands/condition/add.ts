import { command, refusalReply } from '../../src/interaction/command.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { integer, optional, text } from '../../src/interaction/option.ts';
import { conditions, everybody } from '../../src/interaction/suggestions.ts';
import { near } from '../../src/rules/core/refusal.ts';
import { asGm, findCombatant } from '../../src/session/authorize.ts';

export const add = command({
  name: 'add',
  description: 'Put a condition on somebody (GM)',
  options: {
    who: text('On whom', everybody),
    condition: text('Which', conditions),
    rounds: optional(integer('For how many rounds, if not as the rules have it', 1, 100)),
    value: optional(integer('How much, where there is a how much', 0, 1000)),
    source: optional(text('Who causes it', everybody)),
    note: optional(text('A word on it: “viper venom”')),
  },
  run({ who, condition: typed, rounds, value, source: by, note }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const bearer = findCombatant(encounter.value, who);
    if (!bearer.ok) return refusalReply(bearer.why, session);
    const source = by === undefined ? undefined : findCombatant(encounter.value, by);
    if (source && !source.ok) return refusalReply(source.why, session);

    const known = Object.keys(session.rules.conditions);
    const condition = known.find((name) => name.toLowerCase() === typed.toLowerCase());
    if (condition === undefined) {
      const like = near(typed, known);
      return refusalReply({ type: 'no-such', what: 'condition', typed, known, ...(like && { near: like }) }, session);
    }
    const affliction = {
      condition,
      ...(rounds !== undefined && { rounds }),
      ...(value !== undefined && { value }),
      ...(source && { source: source.value.id }),
      ...(note !== undefined && { note }),
    };
    return deedReply(session, session.do({ type: 'afflict', subject: bearer.value.id, affliction }));
  },
});

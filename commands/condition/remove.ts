import { command, refusalReply } from '../../src/interaction/command.ts';
import { deedReply } from '../../src/interaction/deed-reply.ts';
import { text } from '../../src/interaction/option.ts';
import { conditionsOf as conditionSuggestions, everybody } from '../../src/interaction/suggestions.ts';
import { near } from '../../src/rules/core/refusal.ts';
import { conditionsOf } from '../../src/rules/core/ruleset.ts';
import { asGm, findCombatant } from '../../src/session/authorize.ts';

export const remove = command({
  name: 'remove',
  description: 'Take a condition off somebody (GM)',
  options: {
    who: text('Off whom', everybody),
    condition: text('Which', conditionSuggestions),
  },
  run({ who, condition: typed }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const bearer = findCombatant(encounter.value, who);
    if (!bearer.ok) return refusalReply(bearer.why, session);

    const wanted = typed.toLowerCase();
    const { id } = bearer.value;
    const conditions = conditionsOf(session.rules, bearer.value);
    const borne =
      conditions.find(({ key }) => key.toLowerCase() === wanted) ??
      conditions.find((each) => each.name.toLowerCase() === wanted);
    if (!borne) {
      const known = conditions.map(({ key }) => key);
      const like = near(typed, known);
      return refusalReply({ type: 'no-such', what: 'condition', typed, known, ...(like && { near: like }) }, session);
    }
    return deedReply(session, session.do({ type: 'cure', subject: id, key: borne.key }));
  },
});

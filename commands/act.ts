import { command, refuse } from '../src/interaction/command.ts';
import { outcome } from '../src/interaction/deed-reply.ts';
import { flag, optional, text, whole } from '../src/interaction/option.ts';
import { situation } from '../src/interaction/situation.ts';
import { acts, mannersOf, mine, rangesOf, targetsOf, toolsOf } from '../src/interaction/suggestions.ts';
import { near } from '../src/rules/core/refusal.ts';
import { actor, allNamed, isGm, running } from '../src/session/authorize.ts';

export const act = command({
  name: 'act',
  description: 'Do anything else that your rules allow now',
  options: {
    action: text('What you do', acts),
    target: optional(text('To whom; several with commas', targetsOf(undefined), 300)),
    with: optional(text('With what: a weapon, an item, a skill', toolsOf(undefined))),
    how: optional(text('How, where there is a choice', mannersOf(undefined))),
    amount: optional(whole('How many points, squares or the like', 0, 1000)),
    range: optional(text('How far off', rangesOf(undefined))),
    behind: optional(flag('From behind')),
    as: optional(text('Who acts, if you play several', mine)),
    say: optional(text('What your character says or does, in your words', undefined, 300)),
  },
  run({ action, target, with: tool, how, amount, range, behind, as, say }, table) {
    const encounter = running(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const by = actor(table, as);
    if (!by.ok) return refuse(by.why, table);
    const at = target === undefined ? undefined : allNamed(encounter.value, target);
    if (at && !at.ok) return refuse(at.why, table);

    const key = action.toLowerCase();
    const entry = Object.hasOwn(table.rules.actions, key) ? table.rules.actions[key] : undefined;
    if (!entry) {
      const known = Object.keys(table.rules.actions);
      const like = near(key, known);
      return refuse({ type: 'no-such', what: 'action', typed: action, known, ...(like && { near: like }) }, table);
    }
    if (entry.gm && !isGm(table)) return refuse({ type: 'not-the-gm', gms: encounter.value.gms }, table);
    const intent = {
      action: key,
      by: by.value.id,
      ...(at && { at: at.value.map(({ id }) => id) }),
      ...(tool !== undefined && { with: tool }),
      ...(how !== undefined && { how }),
      ...(amount !== undefined && { amount }),
      ...(say !== undefined && { words: say }),
      situation: situation({ range, behind }),
    };
    return outcome(table, table.do(`${by.value.name}: ${entry.title}`, { type: 'intent', intent }));
  },
});

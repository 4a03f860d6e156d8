import { command, refuse } from '../src/interaction/command.ts';
import { outcome } from '../src/interaction/deed-reply.ts';
import { optional, text } from '../src/interaction/option.ts';
import { mine, orderAnswers, orders } from '../src/interaction/suggestions.ts';
import { near } from '../src/rules/core/refusal.ts';
import { actor, running } from '../src/session/authorize.ts';

export const order = command({
  name: 'order',
  description: 'Give a standing answer, so that the fight need not wait for you',
  options: {
    about: text('What it is about', orders),
    answer: text('What you do each time; “ask” to be asked', orderAnswers),
    as: optional(text('For whom, if you play several', mine)),
  },
  run({ about, answer, as }, table) {
    const encounter = running(table);
    if (!encounter.ok) return refuse(encounter.why, table);
    const who = actor(table, as);
    if (!who.ok) return refuse(who.why, table);

    const known = Object.keys(table.rules.orders);
    const entry = Object.hasOwn(table.rules.orders, about) ? table.rules.orders[about] : undefined;
    if (!entry) {
      const like = near(about, known);
      return refuse(
        { type: 'no-such', what: 'standing order', typed: about, known, ...(like && { near: like }) },
        table,
      );
    }
    const title = `${who.value.name}’s standing order: ${about} ${answer}`;
    return outcome(table, table.do(title, { type: 'order', who: who.value.id, about, answer }));
  },
});

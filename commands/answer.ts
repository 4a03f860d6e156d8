import { command, refuse } from '../src/discord/command.ts';
import { text } from '../src/discord/option.ts';
import { combatant } from '../src/rules/core/encounter.ts';
import { near } from '../src/rules/core/refusal.ts';
import { outcome } from '../src/table/outcome.ts';
import { isGm } from '../src/table/who.ts';

export const answer = command({
  name: 'answer',
  description: 'Answer the question that the fight waits for',
  options: {
    answer: text('What you decide', ({ waiting }) => waiting?.question.offers ?? [], 200),
  },
  run({ answer: given }, table) {
    const { encounter, waiting, caller } = table;
    if (!encounter) return refuse({ type: 'no-encounter' }, table);
    if (!waiting) return refuse({ type: 'no-question' }, table);
    const { of, offers } = waiting.question;
    const { name, controller } = combatant(encounter, of);
    if (controller !== caller.user && !isGm(table)) return refuse({ type: 'not-yours', name }, table);

    const chosen = offers.length === 0 ? given : offers.find((offer) => offer.toLowerCase() === given.toLowerCase());
    if (chosen === undefined) {
      const like = near(given, offers);
      return refuse(
        { type: 'no-such', what: 'answer', typed: given, known: offers, ...(like && { near: like }) },
        table,
      );
    }
    return outcome(table, table.answer(chosen));
  },
});

import { rule } from '../src/embeds/rule.ts';
import { command, refusalReply } from '../src/interaction/command.ts';
import { optional, text } from '../src/interaction/option.ts';
import { whisper } from '../src/interaction/reply.ts';
import { entries, termSuggestions } from '../src/interaction/rulebook.ts';
import { rulesets } from '../src/interaction/suggestions.ts';
import { near } from '../src/rules/core/refusal.ts';
import { rulesNamed, SYSTEM_IDS } from '../src/rules/systems.ts';

export const rules = command({
  name: 'rules',
  description: 'Look up an action, a condition, a weapon or a term, with its source',
  options: {
    term: text('What you want to know', termSuggestions),
    ruleset: optional(text('By which rules; those of this channel’s fight, unless you say', rulesets)),
  },
  run({ term, ruleset }, session) {
    const typed = ruleset ?? session.encounter?.system ?? '';
    const book = rulesNamed(typed.toLowerCase());
    if (!book && ruleset === undefined)
      return refusalReply({ type: 'missing', what: 'ruleset', known: SYSTEM_IDS }, session);
    if (!book) return refusalReply({ type: 'no-such-ruleset', typed, known: SYSTEM_IDS }, session);

    const all = entries(book);
    const found = all.filter(({ name }) => name.toLowerCase() === term.trim().toLowerCase());
    if (found.length > 0) return whisper(rule(found, book));
    const names = all.map(({ name }) => name);
    const like = near(term, names);
    const known = names.filter((name) => name.toLowerCase().includes(term.trim().toLowerCase())).slice(0, 12);
    return refusalReply(
      { type: 'no-such', what: `entry in ${book.title} called`, typed: term, known, ...(like && { near: like }) },
      session,
    );
  },
});

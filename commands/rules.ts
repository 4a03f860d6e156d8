import { rule } from '../src/embeds/rule.ts';
import { command } from '../src/interaction/command.ts';
import { optional, text } from '../src/interaction/option.ts';
import { ruleset } from '../src/interaction/options/rules.ts';
import { whisper } from '../src/interaction/reply.ts';
import { booksFor, lookUp, termSuggestions } from '../src/interaction/rulebook.ts';
import { suggestion } from '../src/rules/core/choose.ts';
import { no } from '../src/rules/core/result.ts';

/** Most names that are offered where none is meant. */
const MOST_KNOWN = 12;

export const rules = command({
  name: 'rules',
  description: 'Look up an action, a condition, a weapon or a term, with its source',
  options: {
    term: text('What you want to know', termSuggestions),
    ruleset: optional(ruleset('By which rules; those of this channel’s fight, else all, unless you say')),
  },
  run({ term, ruleset }, session) {
    const books = booksFor(session, ruleset);
    const { found, alike, names } = lookUp(session, books, term);
    if (found.length > 0) return whisper(found.map(({ entries, rules }) => rule(entries, rules)));
    const [only] = books;
    const what = only && books.length === 1 ? `entry in ${only.title} called` : 'entry called';
    const known = alike.slice(0, MOST_KNOWN);
    return no({ type: 'no-such', what, typed: term, ...suggestion(term, names), known });
  },
});

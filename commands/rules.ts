import { rule } from '../src/embeds/rule.ts';
import { command } from '../src/interaction/command.ts';
import { text } from '../src/interaction/option.ts';
import { rulesetHere } from '../src/interaction/options/rules.ts';
import { whisper } from '../src/interaction/reply.ts';
import { asSetIn, entries, entriesNamed, termSuggestions } from '../src/interaction/rulebook.ts';
import { given } from '../src/rules/core/given.ts';
import { near } from '../src/rules/core/refusal.ts';
import { no } from '../src/rules/core/result.ts';

export const rules = command({
  name: 'rules',
  description: 'Look up an action, a condition, a weapon or a term, with its source',
  options: {
    term: text('What you want to know', termSuggestions),
    ruleset: rulesetHere('By which rules; those of this channel’s fight, unless you say'),
  },
  run({ term, ruleset }, { encounter }) {
    const all = entries(ruleset);
    const wanted = term.trim().toLowerCase();
    const found = entriesNamed(all, term).map((entry) => asSetIn(entry, encounter, ruleset));
    if (found.length > 0) return whisper(rule(found, ruleset));
    const names = [...new Set(all.map(({ name }) => name))];
    const known = names.filter((name) => name.toLowerCase().includes(wanted)).slice(0, 12);
    const what = `entry in ${ruleset.title} called`;
    return no({ type: 'no-such', what, typed: term, known, ...given({ near: near(term, names) }) });
  },
});

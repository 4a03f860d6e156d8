import { command } from '../src/interaction/command.ts';
import { optional, text } from '../src/interaction/option.ts';
import { ruleset } from '../src/interaction/options/rules.ts';
import { ruleReply } from '../src/interaction/rule-reply.ts';
import { termSuggestions } from '../src/interaction/rulebook.ts';

export const rules = command({
  name: 'rules',
  description: 'Look up an action, a condition, a weapon or a term, with its source',
  options: {
    term: text('What you want to know', termSuggestions),
    ruleset: optional(ruleset('By which rules; those of this channel’s fight, else all, unless you say')),
  },
  run: ({ term, ruleset }, session) => ruleReply(session, ruleset, term),
});

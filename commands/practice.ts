import { command } from '../src/interaction/command.ts';
import { optional } from '../src/interaction/option.ts';
import { ruleset } from '../src/interaction/options/rules.ts';
import { practiceBegun, practiceChoice } from '../src/interaction/practice.ts';

export const practice = command({
  name: 'practice',
  description: 'Learn to play in two minutes: a fight against a straw man, just for you',
  options: { system: optional(ruleset('By which rules; you are asked, unless you say')) },
  run: ({ system }, session) => (system ? practiceBegun(system, session) : practiceChoice(session)),
});

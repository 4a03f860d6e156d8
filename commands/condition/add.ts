import { command } from '../../src/interaction/command.ts';
import { integer, oneOf, optional, text } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { condition } from '../../src/interaction/options/rules.ts';
import { play, playQuietly } from '../../src/posts/deed-reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { UNTILS } from '../../src/rules/core/intent.ts';
import { no } from '../../src/rules/core/result.ts';
import { detailOf } from '../../src/rules/core/secrecy.ts';
import { gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';

export const add = command({
  name: 'add',
  description: 'Put a condition on somebody (GM)',
  requires: gm,
  options: {
    who: combatant('On whom'),
    condition: condition('Which'),
    rounds: optional(integer('For how many rounds, if not as the rules have it', 1, 100)),
    until: optional(oneOf('How long, if not for some rounds', UNTILS)),
    value: optional(integer('How much, where there is a how much', 0, 1000)),
    source: optional(combatant('Who causes it')),
    note: optional(text('A word on it: “viper venom”')),
  },
  run({ who, condition, source, ...more }, session) {
    if (more.rounds !== undefined && more.until !== undefined)
      return no({ type: 'missing', what: 'of the two: rounds or until', known: ['rounds', 'until'] });
    const affliction = { condition, ...given({ ...more, source: source?.id }) };
    const deed = { type: 'afflict', subject: who.id, affliction } as const;
    if (detailOf(who, session.encounter) !== 'hidden') return play(session, deed);
    return playQuietly(session, deed, `**${plain(who.name)}**: ${condition}.`);
  },
});

import { command } from '../../src/interaction/command.ts';
import { activeCondition, combatant } from '../../src/interaction/options/combatants.ts';
import { play, playQuietly } from '../../src/posts/deed-reply.ts';
import { detailOf } from '../../src/rules/core/secrecy.ts';
import { gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';

export const remove = command({
  name: 'remove',
  description: 'Take a condition off somebody (GM)',
  requires: gm,
  options: {
    who: combatant('Off whom'),
    condition: activeCondition('Which', 'who'),
  },
  run({ who, condition }, session) {
    const deed = { type: 'cure', subject: who.id, key: condition.key } as const;
    if (detailOf(who, session.encounter) !== 'hidden') return play(session, deed);
    return playQuietly(session, deed, `**${plain(who.name)}**: no longer ${condition.name}.`);
  },
});

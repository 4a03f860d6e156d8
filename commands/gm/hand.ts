import { command, refusalReply } from '../../src/interaction/command.ts';
import { optional, text, user } from '../../src/interaction/option.ts';
import { show } from '../../src/interaction/reply.ts';
import { everybody } from '../../src/interaction/suggestions.ts';
import { asGm, findCombatant } from '../../src/session/authorize.ts';
import { mention, plain } from '../../src/text/markdown.ts';

export const hand = command({
  name: 'hand',
  description: 'Give somebody into another player’s hands, or take them into yours (GM)',
  options: {
    who: text('Who is handed over', everybody),
    to: optional(user('To whom; nobody: to the GM')),
  },
  run({ who, to }, session) {
    const encounter = asGm(session);
    if (!encounter.ok) return refusalReply(encounter.why, session);
    const meant = findCombatant(encounter.value, who);
    if (!meant.ok) return refusalReply(meant.why, session);

    const { id, name } = meant.value;
    const done = session.do({
      type: 'hand-over',
      subject: id,
      ...(to !== undefined && { to }),
    });
    if (!done.ok) return refusalReply(done.why, session);
    const embed = {
      description: `**${plain(name)}** is played by ${to === undefined ? 'the GM' : mention(to)} from now on.`,
    };
    // A mention in an embed calls nobody; the one who plays from now on must know.
    return to === undefined ? show(embed) : show(embed, { content: `${mention(to)}: yours to play.`, ping: [to] });
  },
});

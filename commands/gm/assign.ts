import { command } from '../../src/interaction/command.ts';
import { optional, user } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { show } from '../../src/interaction/reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';
import { gm as words } from '../../src/text/spoken.ts';

export const assign = command({
  name: 'assign',
  description: 'Let a player play somebody, or take them over yourself (GM)',
  requires: gm,
  options: {
    who: combatant('Who is played by another from now on'),
    to: optional(user('By whom; nobody: by the GM')),
  },
  run: ({ who, to }, session) =>
    map(session.do({ type: 'hand-over', subject: who.id, ...given({ to }) }), () => {
      const embed = { description: words.handed(plain(who.name), to) };
      // A mention in an embed pings nobody; the one who plays from now on must know.
      return to === undefined ? show(embed) : show(embed, { content: words.yoursNow(to), ping: [to] });
    }),
});

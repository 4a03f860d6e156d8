import { command } from '../../src/interaction/command.ts';
import { handOut } from '../../src/interaction/gm/hand-out.ts';
import { optional, text, user } from '../../src/interaction/option.ts';
import { combatant } from '../../src/interaction/options/combatants.ts';
import { show } from '../../src/interaction/reply.ts';
import { combatant as now } from '../../src/rules/core/encounter.ts';
import { map } from '../../src/rules/core/result.ts';
import { gm } from '../../src/session/authorize.ts';
import { plain } from '../../src/text/markdown.ts';
import { gm as gmWords, hands } from '../../src/text/spoken.ts';

export const assign = command({
  name: 'assign',
  description: 'Let a player play somebody, or take them over yourself (GM)',
  requires: gm,
  needs: { person: true },
  options: {
    who: combatant('Who is played by another from now on'),
    to: optional(user('By whom; nobody: by the GM')),
    until: optional(text('For a time: Friday, 3 days, they are back. Left out: for good', () => hands.untils)),
  },
  run: ({ who, to, until }, session) =>
    map(handOut(session, who, to, until), ({ after }) => {
      const { lent } = now(after, who.id);
      const description = lent
        ? gmWords.lent(plain(who.name), to, lent.owner, lent.until)
        : gmWords.handed(plain(who.name), to);
      // A mention in an embed pings nobody; the one who plays from now on must know.
      return to === undefined
        ? show({ description })
        : show({ description }, { content: gmWords.yoursNow(to), ping: [to] });
    }),
});

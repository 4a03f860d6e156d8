import { undone } from '../src/embeds/undo-embed.ts';
import { command } from '../src/interaction/command.ts';
import { show, whisper } from '../src/interaction/reply.ts';
import { withTurnRows } from '../src/posts/deed-reply.ts';
import { turnPing } from '../src/posts/pings.ts';
import { map } from '../src/rules/core/result.ts';
import { isQuiet } from '../src/rules/core/secrecy.ts';
import { gmOfAny } from '../src/session/authorize.ts';

export const redo = command({
  name: 'redo',
  description: 'Put back what the last /undo took back, as long as nothing new has been done (GM)',
  requires: gmOfAny,
  needs: { history: true },
  options: {},
  run: (_, session) =>
    map(session.redo(), ({ deeds: all, asOne = false, before, after }) => {
      const put = all.map(({ deed }) => deed);
      const deeds = put.filter((deed) => !isQuiet(deed, after));
      if (deeds.length === 0) return whisper(undone({ deeds: put, asOne, before, after }, 'put back'));
      if (session.caller.keepsPosts && after.phase === 'fighting') return { posted: true };
      return show(undone({ deeds, asOne, before, after }, 'put back'), {
        ...turnPing(session, before, after),
        ...withTurnRows(session),
      });
    }),
});

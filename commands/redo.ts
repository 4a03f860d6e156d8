import { undone } from '../src/embeds/undo-embed.ts';
import { command } from '../src/interaction/command.ts';
import { withTurnRows } from '../src/interaction/deed-reply.ts';
import { turnPing } from '../src/interaction/pings.ts';
import { show } from '../src/interaction/reply.ts';
import { map } from '../src/rules/core/result.ts';
import { gmOfAny } from '../src/session/authorize.ts';

export const redo = command({
  name: 'redo',
  description: 'Put back what the last /undo took back, as long as nothing new has been done (GM)',
  requires: gmOfAny,
  needs: { history: true },
  options: {},
  run: (_, session) =>
    map(session.redo(), ({ deeds, before, after }) => {
      if (session.caller.keepsPosts && after.phase === 'fighting') return { posted: true };
      return show(undone({ deeds: deeds.map(({ deed }) => deed), before, after }, 'put back'), {
        ...turnPing(before, after, session.caller.user),
        ...withTurnRows(session),
      });
    }),
});

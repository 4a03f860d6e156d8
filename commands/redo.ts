import { undone } from '../src/embeds/undo-embed.ts';
import { command, refusalReply } from '../src/interaction/command.ts';
import { turnPing } from '../src/interaction/pings.ts';
import { show } from '../src/interaction/reply.ts';
import { turnButtons } from '../src/interaction/turn-buttons.ts';
import { isGm } from '../src/session/authorize.ts';

export const redo = command({
  name: 'redo',
  description: 'Put back what the last /undo took back, as long as nothing new has been done (GM)',
  options: {},
  needs: { history: true },
  run(_, session) {
    const { encounter } = session;
    if (!encounter) return refusalReply({ type: 'no-encounter' }, session);
    if (!isGm(session)) return refusalReply({ type: 'not-the-gm', gms: encounter.gms }, session);

    const back = session.redo();
    if (!back.ok) return refusalReply(back.why, session);
    const { before, after } = back.value;
    const deeds = back.value.deeds.map(({ deed }) => deed);
    const buttons = turnButtons(session);
    const ping = turnPing(before, after, session.caller.user);
    const told = undone({ deeds, before, after }, 'put back');
    return show(told, { ...ping, ...(buttons.length > 0 && { components: buttons }) });
  },
});

import { resealed } from '../src/embeds/encounter-embeds.ts';
import { undone } from '../src/embeds/undo-embed.ts';
import { command, refusalReply } from '../src/interaction/command.ts';
import { boolean, integer, oneOf, optional } from '../src/interaction/option.ts';
import { turnPing } from '../src/interaction/pings.ts';
import { show, whisper } from '../src/interaction/reply.ts';
import { turnButtons } from '../src/interaction/turn-buttons.ts';
import { isGm } from '../src/session/authorize.ts';

/** Most steps that are taken back at once. */
const MOST_STEPS = 50;

export const undo = command({
  name: 'undo',
  description: 'Take back the last thing done: your own, or any if you are the GM',
  options: {
    steps: optional(integer('How many things to take back (GM); 1, unless you say', 1, MOST_STEPS)),
    to: optional(oneOf('Or how far back (GM)', ['round start'])),
    preview: optional(boolean('Only show what would change')),
  },
  needs: { history: true },
  run({ steps, to, preview }, session) {
    const { encounter, caller, waiting } = session;
    if (!encounter) return refusalReply({ type: 'no-encounter' }, session);
    if (steps !== undefined && to !== undefined)
      return refusalReply({ type: 'missing', what: 'of the two: steps or to', known: ['steps', 'to'] }, session);
    const far = to === undefined ? (steps ?? 1) : 'round-start';
    const last = waiting ?? session.lastDeed();
    if (!last) return refusalReply({ type: 'nothing-to-undo' }, session);
    if (!isGm(session) && last.user !== caller.user)
      return refusalReply({ type: 'not-your-deed', deed: last.deed }, session);
    if (!isGm(session) && far !== 1) return refusalReply({ type: 'not-the-gm', gms: encounter.gms }, session);

    const taken = preview ? session.planUndo(far) : session.undo(far);
    if (!taken.ok) return refusalReply(taken.why, session);
    const { withdrawn, before, after } = taken.value;
    const deeds = [...(withdrawn ? [withdrawn] : []), ...taken.value.deeds].map(({ deed }) => deed);
    if (preview) return whisper(undone({ deeds, before, after }, 'preview'));
    const told = undone({ deeds, before, after });
    const goesOn = before.phase === 'ended' && after.phase !== 'ended';
    const sealed = goesOn && session.commitment !== undefined ? [resealed(session.commitment)] : [];
    const buttons = turnButtons(session);
    const ping = turnPing(before, after, caller.user);
    return show([told, ...sealed], { ...ping, ...(buttons.length > 0 && { components: buttons }) });
  },
});

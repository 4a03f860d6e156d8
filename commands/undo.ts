import { resealed } from '../src/embeds/encounter-embeds.ts';
import { undone } from '../src/embeds/undo-embed.ts';
import { command, refusalReply } from '../src/interaction/command.ts';
import { boolean, integer, oneOf, optional } from '../src/interaction/option.ts';
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
  run({ steps, to, preview }, table) {
    const { encounter, caller, waiting } = table;
    if (!encounter) return refusalReply({ type: 'no-encounter' }, table);
    if (steps !== undefined && to !== undefined)
      return refusalReply({ type: 'missing', what: 'of the two: steps or to', known: ['steps', 'to'] }, table);
    const far = to === undefined ? (steps ?? 1) : 'round-start';
    const last = waiting ?? table.lastDeed;
    if (!last) return refusalReply({ type: 'nothing-to-undo' }, table);
    if (!isGm(table) && last.user !== caller.user)
      return refusalReply({ type: 'not-your-deed', what: last.title }, table);
    if (!isGm(table) && far !== 1) return refusalReply({ type: 'not-the-gm', gms: encounter.gms }, table);

    const taken = preview ? table.planUndo(far) : table.undo(far);
    if (!taken.ok) return refusalReply(taken.why, table);
    const { withdrawn, deeds, before, after } = taken.value;
    const titles = [...(withdrawn ? [withdrawn] : []), ...deeds].map(({ title }) => title);
    if (preview) return whisper(undone({ titles, before, after }, 'preview'));
    const told = undone({ titles, before, after });
    const goesOn = before.phase === 'ended' && after.phase !== 'ended';
    const sealed = goesOn && table.commitment !== undefined ? [resealed(table.commitment)] : [];
    const buttons = turnButtons(table);
    return show([told, ...sealed], buttons.length > 0 ? { components: buttons } : {});
  },
});

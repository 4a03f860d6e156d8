import { resealed } from '../src/embeds/encounter-embeds.ts';
import { undone } from '../src/embeds/undo-embed.ts';
import { command } from '../src/interaction/command.ts';
import { boolean, integer, oneOf, optional } from '../src/interaction/option.ts';
import { show, whisper } from '../src/interaction/reply.ts';
import { mayTakeBack } from '../src/interaction/taking-back.ts';
import { withTurnRows } from '../src/posts/deed-reply.ts';
import { turnPing } from '../src/posts/pings.ts';
import { map, no } from '../src/rules/core/result.ts';
import { isQuiet } from '../src/rules/core/secrecy.ts';
import { anyEncounter, isGm } from '../src/session/authorize.ts';
import { gm as gmWords } from '../src/text/spoken.ts';
import { lastWords, takeBackWords } from './whisper.ts';

/** Most steps that are taken back at once. */
const MOST_STEPS = 50;

export const undo = command({
  name: 'undo',
  description: 'Take back the last thing done: your own if it threw no dice, or any if you are the GM',
  requires: anyEncounter,
  needs: { history: true },
  options: {
    steps: optional(integer('How many things to take back, one by one (GM)', 1, MOST_STEPS)),
    to: optional(oneOf('Or how far back (GM)', ['round start'])),
    preview: boolean('Only show what would change'),
  },
  run({ steps, to, preview }, session) {
    if (steps !== undefined && to !== undefined)
      return no({ type: 'missing', what: 'of the two: steps or to', known: ['steps', 'to'] });
    const words = isGm(session) && steps === undefined && to === undefined ? lastWords(session) : undefined;
    if (words && !preview) return map(takeBackWords(session, words.post), (title) => whisper(gmWords.undone(title)));
    // What one tap did, or one moment, a GM takes back as one.
    const depth = to === undefined ? (steps ?? (isGm(session) ? 'as one' : 1)) : 'round-start';
    const may = mayTakeBack(session, depth);
    if (!may.ok) return may;

    return map(
      preview ? session.planUndo(depth) : session.undo(depth),
      ({ withdrawn, deeds, asOne = false, before, after }) => {
        const taken = [...(withdrawn ? [withdrawn] : []), ...deeds].map(({ deed }) => deed);
        if (preview) return whisper(undone({ deeds: taken, asOne, before, after }, 'preview'));
        const known = taken.filter((deed) => !isQuiet(deed, after));
        if (known.length === 0) return whisper(undone({ deeds: taken, asOne, before, after }, 'undone by the GM'));
        if (session.caller.keepsPosts && after.phase === 'fighting') return { posted: true };
        const goesOn = before.phase === 'ended' && after.phase !== 'ended';
        const sealed = goesOn && session.commitment !== undefined ? [resealed(session.commitment)] : [];
        return show(
          [undone({ deeds: known, asOne, before, after }, isGm(session) ? 'undone by the GM' : 'undone'), ...sealed],
          {
            ...turnPing(session, before, after),
            ...withTurnRows(session),
          },
        );
      },
    );
  },
});

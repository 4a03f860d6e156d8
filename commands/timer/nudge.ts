import type { Answer } from '../../src/interaction/command.ts';
import { component } from '../../src/interaction/component.ts';
import { playTactic } from '../../src/posts/autopilot.ts';
import { outcomesReply, play } from '../../src/posts/deed-reply.ts';
import { dropNudge, nudgeButton } from '../../src/posts/nudges.ts';
import { isOnTurn } from '../../src/rules/core/encounter.ts';
import { map, no } from '../../src/rules/core/result.ts';
import { gm, running } from '../../src/session/authorize.ts';
import { moreOf } from '../act/panel.ts';

/** Under a nudge: what can be done now; for the GM, what is done for whoever is late. */
export const nudge = component({
  id: nudgeButton,
  requires: running,
  run({ does, post }, session): Answer {
    if (does === 'acts') return moreOf(session);
    const met = gm(session);
    if (!met.ok) return met;
    const about = session.posts.nudges?.find(({ number }) => number === post);
    const subject = about?.subjects.find((id) => isOnTurn(session.encounter, id));
    if (does === 'wait') {
      dropNudge(session, post);
      return { posted: true };
    }
    if (subject === undefined) return no({ type: 'stale' });
    if (does === 'end') return play(session, { type: 'end-turn', subject, passedOver: true });
    const played = playTactic(
      session,
      { subject, style: 'wary', leave: {}, instead: 'time over' },
      session.caller.user,
    );
    return map(played, () => outcomesReply(session));
  },
});

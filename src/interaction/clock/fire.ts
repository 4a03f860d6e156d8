import type { Clock, Moment, Wait } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';
import { outcomesReply } from '../deed-reply.ts';
import { type Reply, whisper } from '../reply.ts';

/** Most moments that are fired at once in one encounter. */
const MOST_AT_ONCE = 20;

/**
 * What has come due in an encounter happens, as far as it still is: each moment is looked at anew by what is known of the
 * players now, and is put off where it comes later. All of it is one commit.
 */
export function fire(session: Session, encounter: number): Reply {
  if (session.state?.id !== encounter) return NOTHING;
  session.recount();
  for (let fired = 0; fired < MOST_AT_ONCE; fired++) {
    session.keepClock();
    const wait = dueNow(session.state?.clock, session.caller.now);
    if (!wait?.next) break;
    const { what } = wait.next;
    session.passMoment(wait, what);
    happen(session, wait, what);
  }
  return session.outcomes.length > 0 ? outcomesReply(session) : NOTHING;
}

/** Nobody reads it. */
const NOTHING = whisper('');

function dueNow(clock: Clock | undefined, now: number): Wait | undefined {
  return clock?.waits
    .filter(({ next }) => next !== undefined && next.at <= now)
    .toSorted((one, other) => (one.next?.at ?? 0) - (other.next?.at ?? 0))[0];
}

function happen(session: Session, wait: Wait, what: Moment['what']): void {
  switch (what) {
    case 'return':
      session.do({ type: 'give-back', subject: wait.subject });
      break;
    case 'act':
    case 'nudge':
    case 'end':
    case 'tell':
      break;
    default:
      what satisfies never;
  }
}

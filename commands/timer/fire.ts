import { actAlone } from '../../src/interaction/clock/act-alone.ts';
import { tellClockSetRight, tellDowntime, untoldDowntime, wasAhead } from '../../src/interaction/clock/downtime.ts';
import { timeIsOver } from '../../src/interaction/clock/time-is-over.ts';
import { type Reply, whisper } from '../../src/interaction/reply.ts';
import { outcomesReply } from '../../src/posts/deed-reply.ts';
import { nudge, tellLate } from '../../src/posts/nudges.ts';
import { playerOf } from '../../src/rules/core/deleted-user.ts';
import { find } from '../../src/rules/core/encounter.ts';
import type { Clock, Moment, Wait } from '../../src/session/clock.ts';
import type { Session } from '../../src/session/session.ts';

/** Most moments that are fired at once in one encounter. */
const MOST_AT_ONCE = 30;
/** From how many deeds on the others wait for the next commit: everybody waits for a commit, a tenth of a second at most. */
const MOST_DEEDS = 40;

/**
 * What has come due in an encounter happens, as far as it still is: each moment is looked at anew by what is known of the
 * players now, and is put off where it comes later. All of it is one commit: a run of creatures that play themselves, nudges
 * that come together, or one other moment. What else is due comes after it.
 */
export function fire(session: Session, encounter: number): Reply {
  if (session.state?.id !== encounter) return NOTHING;
  const downtime = untoldDowntime(session);
  const ahead = wasAhead(session);
  session.recount();
  if (ahead) tellClockSetRight(session);
  else if (downtime) tellDowntime(session, downtime);
  let going: 'creatures' | 'nudges' | undefined;
  for (let fired = 0; fired < MOST_AT_ONCE; fired++) {
    const wait = dueNow(session.state?.clock, session.caller.now);
    if (!wait?.next || (fired > 0 && withOthers(session, wait) !== going)) break;
    session.passMoment(wait, wait.next.what);
    happen(session, wait, wait.next.what);
    going = withOthers(session, wait);
    if (going === undefined || session.outcomes.length >= MOST_DEEDS) break;
    session.keepClock();
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

/** What goes on in one message: creatures' turns that play by themselves, and their answers; nudges. */
function withOthers({ encounter }: Session, { subject, next }: Wait): 'creatures' | 'nudges' | undefined {
  if (next?.what === 'nudge') return 'nudges';
  const who = encounter && find(encounter, subject);
  return who !== undefined && playerOf(who) === undefined && next?.what === 'act' ? 'creatures' : undefined;
}

function happen(session: Session, wait: Wait, what: Moment['what']): void {
  switch (what) {
    case 'act':
      actAlone(session, wait);
      break;
    case 'end':
      timeIsOver(session, wait);
      break;
    case 'return':
      session.do({ type: 'give-back', subject: wait.subject });
      break;
    case 'nudge':
      nudge(session, wait);
      break;
    case 'tell':
      tellLate(session, wait);
      break;
    case 'recount':
      break;
    default:
      what satisfies never;
  }
}

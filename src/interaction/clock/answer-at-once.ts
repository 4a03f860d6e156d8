import type { Session } from '../../session/session.ts';
import { actAlone } from './act-alone.ts';

/** Most questions that are answered one after the other in one commit. */
const MOST_ANSWERS = 20;

/** Who plays by themselves and is asked answers in the same commit: nobody is called for the question. */
export function answerAtOnce(session: Session): void {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const asked = session.state?.clock?.waits.find((each) => each.for === 'question');
    if (asked?.next?.what !== 'act' || asked.next.at > session.caller.now) return;
    session.passMoment(asked, 'act');
    actAlone(session, asked);
    session.keepClock();
  }
}

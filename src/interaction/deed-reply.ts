import { asked } from '../embeds/question.ts';
import { tell } from '../embeds/tell.ts';
import type { Deed } from '../rules/core/deed.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, type Result } from '../rules/core/result.ts';
import type { DeedOutcome, Session } from '../session/session.ts';
import { answerButtons } from './answer-buttons.ts';
import { questionPing, turnPing } from './pings.ts';
import { type Reply, show } from './reply.ts';
import { withTurnButtons } from './turn-buttons.ts';

/** Does a deed and tells it, or says why not. */
export function play(session: Session, deed: Deed): Result<Reply, Refusal> {
  return map(session.do(deed), (outcome) => outcomeReply(session, outcome));
}

/** Tells what a deed came to, or the question that it waits for. */
export function outcomeReply(session: Session, outcome: DeedOutcome): Reply {
  const { question, before, after } = outcome;
  if (question)
    return show(asked(outcome, question), {
      ...questionPing(after, question),
      components: answerButtons(session),
    });
  return show(tell(outcome), { ...turnPing(before, after, session.caller.user), ...withTurnButtons(session) });
}

import { asked } from '../embeds/question.ts';
import { tell } from '../embeds/tell.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Result } from '../rules/core/result.ts';
import type { DeedOutcome, Session } from '../session/session.ts';
import { answerButtons } from './answer-buttons.ts';
import { refusalReply } from './command.ts';
import { questionPing, turnPing } from './pings.ts';
import { type Reply, show } from './reply.ts';
import { turnButtons } from './turn-buttons.ts';

/** The answer to a deed: why not, the question it waits for, or the telling of what happened. */
export function deedReply(session: Session, done: Result<DeedOutcome, Refusal>): Reply {
  if (!done.ok) return refusalReply(done.why, session);
  const { question } = done.value;
  if (question) {
    const ping = questionPing(done.value.after, question);
    return show(asked(done.value, question), { ...ping, components: answerButtons(session) ?? [] });
  }
  const buttons = turnButtons(session);
  return show(tell(done.value), {
    ...turnPing(done.value.before, done.value.after, session.caller.user),
    ...(buttons.length > 0 && { components: buttons }),
  });
}

import { choose } from '../rules/core/choose.ts';
import { combatant } from '../rules/core/encounter.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import { isGm } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { outcomesReply } from './deed-reply.ts';
import { goOnWithRun } from './posts/run.ts';
import type { Reply } from './reply.ts';

/** Answers the open question, for the player whose choice it is or a GM; `always`: from now on too, without asking. */
export function giveAnswer(session: Session, typed: string, always = false): Result<Reply, Refusal> {
  const { encounter, waiting, caller } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  if (!waiting) return no({ type: 'no-question' });
  const { subject, offers } = waiting.question;
  const { name, controller } = combatant(encounter, subject);
  if (controller !== caller.user && !isGm(session)) return no({ type: 'not-yours', name });

  const answer = offers.length === 0 ? ok(typed) : choose('answer', typed, offers);
  return answer.ok ? map(answered(session, answer.value, always), () => outcomesReply(session)) : answer;
}

/** What was answered once for all is ordered, and what creatures were to do goes on. */
function answered(session: Session, answer: string, always: boolean): Result<DeedOutcome, Refusal> {
  const { waiting } = session;
  const orders = [...(waiting?.always ?? []), ...(always && waiting ? [{ ...waiting.question, answer }] : [])];
  const done = session.answer(answer, always);
  if (!done.ok || done.value.question) return done;
  for (const { subject, about, answer } of orders) {
    const ordered = session.do({ type: 'standing-order', subject, about, answer });
    if (!ordered.ok) return ordered;
  }
  if (!waiting?.run) return done;
  const further = goOnWithRun(session, waiting.run, waiting.user, done.value);
  return further.ok && further.value ? ok(further.value) : done;
}

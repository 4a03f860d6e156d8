import { goOnWithPlan, tellUnfit } from '../../commands/plan/plan.ts';
import { goOnWithTactic } from '../posts/autopilot.ts';
import { outcomesReply } from '../posts/deed-reply.ts';
import { goOnWithRun } from '../posts/run.ts';
import { choose } from '../rules/core/choose.ts';
import { combatant } from '../rules/core/encounter.ts';
import type { Instead } from '../rules/core/instead.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import type { Question } from '../rules/core/resolution.ts';
import { map, no, ok, type Result } from '../rules/core/result.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import { isBorrowed, mayActFor } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import type { DeedOutcome } from '../session/step.ts';
import { gmQuestion } from './gm/question.ts';
import { inPlace, type Reply } from './reply.ts';

/** The open question, where the caller may answer it: its player, whoever has lent them, or a GM. */
export function questionToAnswer(session: Session): Result<Question, Refusal> {
  const { encounter, waiting, caller } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  if (!waiting) return no({ type: 'no-question' });
  const { question } = waiting;
  const of = combatant(encounter, question.subject);
  const { name } = of;
  if (of.controller === caller.user || mayActFor(session, of)) return ok(question);
  return isAskedOpenly(question, encounter)
    ? no({ type: 'not-yours', name })
    : no({ type: 'not-the-gm', gms: encounter.gms });
}

/**
 * Answers the open question, for the player whose choice it is or a GM; `always`: from now on too, without asking, but of
 * whoever only plays somebody for another. Where a GM
 * has answered in private and is asked again, the next question takes the place of the one that was pressed.
 */
export function giveAnswer(session: Session, typed: string, always = false): Result<Reply, Refusal> {
  const question = questionToAnswer(session);
  if (!question.ok) return question;
  const { offers } = question.value;
  const wasPrivate = isPrivate(session);
  const answer = offers.length === 0 ? ok(typed) : choose('answer', typed, offers);
  const of = session.encounter && combatant(session.encounter, question.value.subject);
  const isOrder = always && !(of && isBorrowed(session, of));
  const done = answer.ok ? answerQuestion(session, answer.value, isOrder) : answer;
  if (!done.ok) return done;
  const reply = outcomesReply(session);
  if (!reply.posted || !wasPrivate || !isPrivate(session)) return ok(reply);
  return map(gmQuestion(session), (next) => ({ ...inPlace(next), ...reply }));
}

/** Whether a question is open that only the GM may see. */
function isPrivate({ encounter, waiting }: Session): boolean {
  return encounter !== undefined && waiting !== undefined && !isAskedOpenly(waiting.question, encounter);
}

/** What was answered once for all is ordered, and what creatures were to do goes on. */
export function answerQuestion(
  session: Session,
  answer: string,
  always = false,
  instead?: Instead,
): Result<DeedOutcome, Refusal> {
  const { waiting } = session;
  const orders = [...(waiting?.always ?? []), ...(always && waiting ? [{ ...waiting.question, answer }] : [])];
  const done = session.answer(answer, always, instead);
  if (!done.ok || done.value.question) return done;
  for (const { subject, about, answer } of orders) {
    const ordered = session.do({ type: 'standing-order', subject, about, answer });
    if (!ordered.ok) return ordered;
  }
  if (!waiting?.run) return done;
  const { run, user } = waiting;
  if (run.how === 'tactic') return map(goOnWithTactic(session, run, user, done.value), () => done.value);
  if (run.how === 'plan')
    return map(goOnWithPlan(session, run, user, done.value), (played) => {
      if (played === 'unfit') tellUnfit(session, run.subject);
      return done.value;
    });
  const further = goOnWithRun(session, run, user, done.value);
  return further.ok && further.value ? ok(further.value) : done;
}

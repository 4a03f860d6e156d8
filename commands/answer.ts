// Answers to the open question, typed or by button, and what continues after them.

import { type Choices, command, text } from '../src/interaction/command.ts';
import { component } from '../src/interaction/component.ts';
import { inPlace, type Reply } from '../src/interaction/reply.ts';
import { outcomesReply } from '../src/posts/deed-reply.ts';
import {
  ANSWER_FIELD,
  answerButton,
  answerForm,
  decideButton,
  formForAnswer,
  gmQuestion,
} from '../src/posts/question.ts';
import { combatant } from '../src/rules/core/encounter.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { Instead, Question } from '../src/rules/core/resolution.ts';
import { isAskedOpenly } from '../src/rules/core/secrecy.ts';
import { gm, isBorrowed, mayActFor, type Session } from '../src/session/session.ts';
import type { DeedOutcome } from '../src/session/step.ts';
import { continueRun, continueTactic } from './autopilot.ts';
import { continuePlan, tellUnfit } from './plan/plan.ts';

/** Only users who may answer see the answers. */
const suggested: Choices = (session) => {
  const question = questionToAnswer(session);
  return question.ok ? question.value.offers : [];
};

export const answer = command({
  name: 'answer',
  options: {
    answer: text(suggested, 200),
  },
  run: ({ answer }, session) => giveAnswer(session, answer),
});

/** The buttons under a question, one for each answer. */
export const giveOfferedAnswer = component({
  id: answerButton,
  run({ offer, times }, session) {
    const answer = session.waiting?.question.offers[offer];
    return answer === undefined ? no({ type: 'stale' }) : giveAnswer(session, answer, times === 'always');
  },
});

/** *In your own words…* under a question opens a form for a free-text answer. */
export const answerInOwnWords = component({
  id: answerForm,
  run(at, session, { fields }) {
    const words = fields.get(ANSWER_FIELD);
    if (words !== undefined) return giveAnswer(session, words);
    return map(questionToAnswer(session), ({ about }) => ({ form: formForAnswer(at, about) }));
  },
});

/** Under a question that only the GM may see: shows the question and its answers in private. */
export const showGmQuestion = component({
  id: decideButton,
  requires: gm,
  run: (_, session) => gmQuestion(session),
});

/** The open question, if the caller may answer it: its player, the owner of a lent character, or a GM. */
function questionToAnswer(session: Session): Result<Question, Refusal> {
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
 * Answers the open question for its player or a GM. `always`: gives this answer automatically from now on, but not for
 * a borrowed character. If a GM who answered in private is asked again, the next question replaces the pressed one.
 */
function giveAnswer(session: Session, typed: string, always = false): Result<Reply, Refusal> {
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

/** Answers, sets the automatic answer if wanted, and continues what creatures were doing. */
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
  if (run.how === 'tactic') return map(continueTactic(session, run, user, done.value), () => done.value);
  if (run.how === 'plan')
    return map(continuePlan(session, run, user, done.value), (played) => {
      if (played === 'unfit') tellUnfit(session, run.subject);
      return done.value;
    });
  const further = continueRun(session, run, user, done.value);
  return further.ok && further.value ? ok(further.value) : done;
}

// Answers to the open question, typed or by button, and how play goes on after them.

import { decidersText, offerWithCurrentName } from '../src/embeds/question.ts';
import { type Choices, command, optional, text } from '../src/interaction/command.ts';
import { component } from '../src/interaction/component.ts';
import { withEncounterNames } from '../src/interaction/options/combatants.ts';
import { asUpdate, closingReply, type Reply } from '../src/interaction/reply.ts';
import { outcomesReply } from '../src/posts/deed-reply.ts';
import {
  ANSWER_FIELD,
  answerButtonId,
  answerFormId,
  answerFormOf,
  answerMenuId,
  decideButtonId,
  gmQuestionReply,
  privateQuestionsReply,
  questionsButtonId,
  sharedAnswerButtonId,
} from '../src/posts/question.ts';
import { combatant, find } from '../src/rules/core/encounter.ts';
import { findCombatant } from '../src/rules/core/names.ts';
import { NEXT_TURN_QUESTION } from '../src/rules/core/next-up.ts';
import { choose, map, no, ok, type Refusal, type Result } from '../src/rules/core/refusal.ts';
import type { AutoplayReason } from '../src/rules/core/resolution.ts';
import { isAskedOpenly } from '../src/rules/core/secrecy.ts';
import { findOpenQuestion, type OpenQuestion, openQuestions, questionsOf } from '../src/session/open-questions.ts';
import { gm, isBorrowed, isGm, mayActFor, ownCombatants, type Session } from '../src/session/session.ts';
import type { DeedOutcome } from '../src/session/step.ts';
import { idAmong, nameOf, questionName } from '../src/text/names.ts';
import { capital, t } from '../src/text/t.ts';
import { continueAutopilot, continueCreatureTurns } from './autopilot.ts';
import { continuePlan, reportUnfitPlan } from './plan/plan.ts';

/** Only users who may answer see the answers. */
const suggestedAnswers: Choices = (session) => {
  const questionResult = questionToAnswer(session);
  if (!questionResult.ok) return [];
  const { about, offers } = questionResult.value.question;
  const { encounter } = session;
  if (!encounter) return [];
  return about === NEXT_TURN_QUESTION
    ? offers.flatMap((id) => find(encounter, id)?.name ?? [])
    : offers.map((value) => ({
        name: capital(nameOf(encounter.system, 'option', offerWithCurrentName(value, encounter))),
        value,
      }));
};

/** The combatants that the caller may answer for. */
const combatantOptions: Choices = (session) =>
  answerableQuestions(session).flatMap(
    ({ question }) => (session.encounter && find(session.encounter, question.subject)?.name) ?? [],
  );

export const answer = command({
  name: 'answer',
  options: {
    answer: text(suggestedAnswers, 200),
    as: optional(text(combatantOptions)),
  },
  run({ answer, as }, session) {
    const questionResult = questionToAnswer(session, as);
    return questionResult.ok ? giveAnswer(session, questionResult.value, answer) : questionResult;
  },
});

/** Gives the answer on a button under a question. */
export const giveOfferedAnswer = component({
  id: answerButtonId,
  run({ revision, offer, times }, session) {
    const askedQuestion = findOpenQuestion(session.waiting, revision);
    const answer = askedQuestion?.question.offers[offer];
    if (!askedQuestion || answer === undefined) return no({ type: 'stale' });
    return giveAnswer(session, askedQuestion, answer, {
      always: times === 'always',
      shown: areButtonsPrivate(session),
    });
  },
});

/** Gives the answer that was chosen in a menu under a question. */
export const giveChosenAnswer = component({
  id: answerMenuId,
  run({ revision }, session, { chosen: [offer] }) {
    const askedQuestion = findOpenQuestion(session.waiting, revision);
    const answer = offer === undefined ? undefined : askedQuestion?.question.offers[Number(offer)];
    if (!askedQuestion || answer === undefined) return no({ type: 'stale' });
    return giveAnswer(session, askedQuestion, answer, { shown: areButtonsPrivate(session) });
  },
});

/** *In your own words…* under a question. It opens a form to type an answer. */
export const answerInOwnWords = component({
  id: answerFormId,
  run(at, session, { fields }) {
    const askedQuestion = findOpenQuestion(session.waiting, at.revision);
    if (!askedQuestion) return no({ type: 'stale' });
    const words = fields.get(ANSWER_FIELD);
    if (words !== undefined) return giveAnswer(session, askedQuestion, words, { shown: areButtonsPrivate(session) });
    return map(checkAnswerable(session, askedQuestion), ({ question }) => ({
      form: answerFormOf(at, questionName(session.encounter?.system ?? '', question.about)),
    }));
  },
});

/** *Answer…* under several questions shows those that the caller may answer. */
export const showQuestions = component({
  id: questionsButtonId,
  run: ({ post }, session) => (asksOpenQuestions(session, post) ? questionsReply(session) : no({ type: 'stale' })),
});

/**
 * A shared button under several questions with the same answers. It answers the caller's question. A caller with
 * several questions sees these questions instead.
 */
export const giveSharedAnswer = component({
  id: sharedAnswerButtonId,
  run({ post, offer }, session) {
    if (!asksOpenQuestions(session, post)) return no({ type: 'stale' });
    const [only, another] = answerableQuestions(session).filter((open) => isOwnQuestion(session, open));
    const answer = only?.question.offers[offer];
    return only && !another && answer !== undefined ? giveAnswer(session, only, answer) : questionsReply(session);
  },
});

/** Whether a message asks the questions that are open now. */
function asksOpenQuestions({ posts, waiting }: Session, post: number): boolean {
  return waiting !== undefined && (posts.question?.number ?? 0) === post;
}

/** The questions that the caller may answer, in a private message. */
function questionsReply(session: Session): Result<Reply, Refusal> {
  const questions = answerableQuestions(session);
  return questions.length > 0
    ? privateQuestionsReply(session, questions)
    : map(questionToAnswer(session), () => closingReply);
}

/** A button under a question that is hidden from players. It shows the GM the question and its answers in private. */
export const showGmQuestion = component({
  id: decideButtonId,
  requires: gm,
  run: (_, session) => gmQuestionReply(session),
});

/** The open question of the named combatant. Without a name, the first that the caller may answer. */
function questionToAnswer(session: Session, as?: string): Result<OpenQuestion, Refusal> {
  const { encounter, waiting } = session;
  if (!encounter) return no({ type: 'no-encounter' });
  const questions = openQuestions(waiting);
  const [first] = questions;
  if (!first) return no({ type: 'no-question' });
  if (as === undefined) return checkAnswerable(session, answerableQuestions(session)[0] ?? first);
  const chosenCombatantResult = findCombatant(encounter, withEncounterNames(session, as));
  if (!chosenCombatantResult.ok) return chosenCombatantResult;
  const namedQuestion = questions.find(
    ({ question }) => question.subject === chosenCombatantResult.value.id && isAskedOpenly(question, encounter),
  );
  const chosenQuestion =
    namedQuestion ??
    (isGm(session) ? questions.find(({ question }) => question.subject === chosenCombatantResult.value.id) : undefined);
  return chosenQuestion ? checkAnswerable(session, chosenQuestion) : no({ type: 'no-question' });
}

/** The open questions that the caller may answer, with those of their own combatants first. */
function answerableQuestions(session: Session): readonly OpenQuestion[] {
  const questions = openQuestions(session.waiting).filter((open) => checkAnswerable(session, open).ok);
  return questions.toSorted(
    (one, other) => Number(isOwnQuestion(session, other)) - Number(isOwnQuestion(session, one)),
  );
}

function isOwnQuestion(session: Session, { question }: OpenQuestion): boolean {
  return ownCombatants(session).some(({ id }) => id === question.subject);
}

/**
 * The question, if the caller may answer it as its player, the owner of a lent character, or a GM. Refuses otherwise.
 */
function checkAnswerable(session: Session, open: OpenQuestion): Result<OpenQuestion, Refusal> {
  const { encounter, caller } = session;
  const { question } = open;
  if (!encounter) return no({ type: 'no-encounter' });
  const askedCombatant = combatant(encounter, question.subject);
  const { name } = askedCombatant;
  if (askedCombatant.controller === caller.user || mayActFor(session, askedCombatant)) return ok(open);
  return isAskedOpenly(question, encounter)
    ? no({ type: 'not-yours', name })
    : no({ type: 'not-the-gm', gms: encounter.gms });
}

/** Whether each question has its buttons in a private message, because the channel's message asks several questions. */
function areButtonsPrivate({ waiting }: Session): boolean {
  return openQuestions(waiting).length > 1;
}

/** The offered answer that the input names. If it names none, the input itself. */
function offeredAnswerNamed({ encounter }: Session, offers: readonly string[], input: string): string {
  const name = input.trim().toLowerCase();
  const offeredAnswer = offers.find((offer) => offer.toLowerCase() === name);
  if (offeredAnswer !== undefined) return offeredAnswer;
  const namedCombatant = encounter?.combatants.find((who) => who.name.toLowerCase() === name);
  const offeredCombatant =
    namedCombatant && encounter
      ? offers.find(
          (offer) => offer === namedCombatant.id || offerWithCurrentName(offer, encounter) === namedCombatant.name,
        )
      : undefined;
  return offeredCombatant ?? (encounter ? idAmong(encounter.system, ['option'], input, offers) : input);
}

/**
 * Answers an open question for its player or a GM. `always`: gives this answer automatically from now on, but not for a
 * borrowed character. `shown`: answered in a private message, which then shows the caller's next question, if there is
 * one.
 */
function giveAnswer(
  session: Session,
  open: OpenQuestion,
  input: string,
  { always = false, shown = false }: { readonly always?: boolean; readonly shown?: boolean } = {},
): Result<Reply, Refusal> {
  const questionResult = checkAnswerable(session, open);
  if (!questionResult.ok) return questionResult;
  const { offers, subject } = open.question;
  const wasPrivate = isPrivate(session);
  const answer = offers.length === 0 ? ok(input) : choose('answer', offeredAnswerNamed(session, offers, input), offers);
  const askedCombatant = session.encounter && combatant(session.encounter, subject);
  const isStandingOrder = always && !(askedCombatant && isBorrowed(session, askedCombatant));
  const result = answer.ok ? answerQuestion(session, open, answer.value, isStandingOrder) : answer;
  if (!result.ok) return result;
  const reply = result.value ? outcomesReply(session) : earlyAnswerReply(session);
  if (!reply.posted) return ok(reply);
  const hiddenQuestions = wasPrivate && isPrivate(session) ? openQuestions(session.waiting).slice(0, 1) : [];
  const nextQuestions = shown ? answerableQuestions(session) : hiddenQuestions;
  if (nextQuestions.length === 0) return ok(reply);
  return map(privateQuestionsReply(session, nextQuestions), (screen) => ({ ...asUpdate(screen), ...reply }));
}

/**
 * The reply to an answer that is kept until the rules reach its question. It reveals no more than the channel's
 * messages do.
 */
function earlyAnswerReply({ caller, encounter, waiting }: Session): Reply {
  if (caller.keepsPosts || !encounter) return { posted: true };
  const decidersNotice = decidersText(encounter, questionsOf(waiting));
  return { content: t('questions-kept', { decides: decidersNotice }) };
}

/** Whether only the GM may see the open question. */
function isPrivate({ encounter, waiting }: Session): boolean {
  return encounter !== undefined && waiting !== undefined && !isAskedOpenly(waiting.question, encounter);
}

/**
 * Answers a question, saves the answer as an auto-reaction if `always` is true, and continues the autopilot, plan or
 * creatures' turns that the question interrupted. Returns undefined if the answer is kept until the rules reach its
 * question.
 */
export function answerQuestion(
  session: Session,
  open: OpenQuestion,
  answer: string,
  always = false,
  instead?: AutoplayReason,
): Result<DeedOutcome | undefined, Refusal> {
  const { waiting } = session;
  if (waiting && open.revision !== waiting.revision) return session.answerEarly(open.revision, answer, always, instead);
  const standingOrders = [...(waiting?.always ?? []), ...(always && waiting ? [{ ...waiting.question, answer }] : [])];
  const result = session.answer(answer, always, instead);
  if (!result.ok || result.value.question) return result;
  for (const { subject, about, answer } of standingOrders) {
    const orderResult = session.do({ type: 'standing-order', subject, about, answer });
    if (!orderResult.ok) return orderResult;
  }
  if (!waiting?.run) return result;
  const { run, user } = waiting;
  if (run.how === 'tactic') return map(continueAutopilot(session, run, user, result.value), () => result.value);
  if (run.how === 'plan')
    return map(continuePlan(session, run, user, result.value), (planResult) => {
      if (planResult === 'unfit') reportUnfitPlan(session, run.subject);
      return result.value;
    });
  const continuedResult = continueCreatureTurns(session, run, user, result.value);
  return continuedResult.ok && continuedResult.value ? ok(continuedResult.value) : result;
}

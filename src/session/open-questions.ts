// The questions that a deed waits for: the question that the rules have reached, and those that were asked together
// with it.

import type { CombatantId, Encounter } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { isSameQuestion, type Question } from '../rules/core/question.ts';
import { isAskedOpenly } from '../rules/core/secrecy.ts';
import type { FurtherQuestion, WaitingDeed } from './encounter-state.ts';

/** A question that hasn't been answered yet. */
export type OpenQuestion = Omit<FurtherQuestion, 'answer'>;

/** The unanswered questions, in the rules' order. */
export function openQuestions(waiting: WaitingDeed | undefined): readonly OpenQuestion[] {
  if (!waiting) return [];
  const { question, revision, asked = revision, further = [] } = waiting;
  return [{ question, revision, asked }, ...further.filter(({ answer }) => answer === undefined)];
}

/** The content of the unanswered questions, in the rules' order. */
export function questionsOf(waiting: WaitingDeed | undefined): readonly Question[] {
  return openQuestions(waiting).map(({ question }) => question);
}

/** Finds an open question by its `revision`. Undefined if it was answered, or if the rules don't ask it anymore. */
export function findOpenQuestion(waiting: WaitingDeed | undefined, revision: number): OpenQuestion | undefined {
  return openQuestions(waiting).find((each) => each.revision === revision);
}

/** Whether other questions were asked together with the one that the rules have reached. */
export function areAskedTogether({ further = [] }: WaitingDeed): boolean {
  return further.length > 0;
}

/** The combatants that answered before the rules reached their question, each listed once. */
export function earlyAnswererIds({ further = [] }: WaitingDeed): readonly CombatantId[] {
  return [...new Set(further.flatMap(({ question, answer }) => (answer === undefined ? [] : [question.subject])))];
}

/** What a deed asks when it stops at a question. */
interface StoppedDeed {
  readonly question: Question;
  readonly together: readonly Question[];
  readonly after: Encounter;
}

/**
 * The questions that are open after a deed has stopped. A question that was open before keeps its number, its time and
 * its answer. If it doesn't offer that answer anymore, it is asked anew. A question that only the GM may see isn't
 * asked early, because that would reveal that a creature can react. `revision` is the last number in use, and new
 * numbers follow it.
 */
export function questionsAfterStop(
  { question, together, after }: StoppedDeed,
  before: readonly FurtherQuestion[],
  revision: number,
): Pick<WaitingDeed, 'question' | 'further' | 'revision' | 'asked'> & { readonly last: number } {
  const remainingQuestions = [...before];
  const firstRevision = revision + 1;
  let lastRevision = revision;
  const numberedQuestion = (each: Question): FurtherQuestion => {
    const index = remainingQuestions.findIndex((other) => isSameQuestion(other.question, each));
    const [oldQuestion] = index < 0 ? [] : remainingQuestions.splice(index, 1);
    const keepsAnswer = oldQuestion && (oldQuestion.answer === undefined || each.offers.includes(oldQuestion.answer));
    if (keepsAnswer) return { ...oldQuestion, question: each };
    lastRevision += 1;
    return { question: each, revision: lastRevision, asked: firstRevision };
  };
  const firstQuestion = numberedQuestion(question);
  const furtherQuestions = together.filter((each) => isAskedOpenly(each, after)).map(numberedQuestion);
  const isOnlyQuestion = furtherQuestions.length === 0 && firstQuestion.asked === firstQuestion.revision;
  return {
    question,
    revision: firstQuestion.revision,
    ...given({
      asked: isOnlyQuestion ? undefined : firstQuestion.asked,
      further: furtherQuestions.length > 0 ? furtherQuestions : undefined,
    }),
    last: Math.max(lastRevision, firstRevision),
  };
}

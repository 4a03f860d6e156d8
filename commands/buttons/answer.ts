import { giveAnswer } from '../../src/interaction/answering.ts';
import { component } from '../../src/interaction/component.ts';
import { answerButton } from '../../src/posts/question.ts';
import { no } from '../../src/rules/core/result.ts';

/** The buttons under a question, one for each answer that it offers. */
export const answerPressed = component({
  id: answerButton,
  run({ offer, times }, session) {
    const answer = session.waiting?.question.offers[offer];
    return answer === undefined ? no({ type: 'stale' }) : giveAnswer(session, answer, times === 'always');
  },
});

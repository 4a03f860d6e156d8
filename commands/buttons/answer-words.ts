import { giveAnswer, questionToAnswer } from '../../src/interaction/answering.ts';
import { component } from '../../src/interaction/component.ts';
import { ANSWER_FIELD, answerForm, formForAnswer } from '../../src/posts/question.ts';
import { map } from '../../src/rules/core/result.ts';

/** “In your own words…” under a question opens a form, which gives the answer in the player's own words. */
export const answerWords = component({
  id: answerForm,
  run(at, session, { fields }) {
    const words = fields.get(ANSWER_FIELD);
    if (words !== undefined) return giveAnswer(session, words);
    return map(questionToAnswer(session), ({ about }) => ({ form: formForAnswer(at, about) }));
  },
});

import { giveAnswer, questionToAnswer } from '../src/interaction/answering.ts';
import { command } from '../src/interaction/command.ts';
import { text } from '../src/interaction/option.ts';
import type { Choices } from '../src/interaction/suggestion.ts';

/** Only whoever may answer is told what there is to answer. */
const suggested: Choices = (session) => {
  const question = questionToAnswer(session);
  return question.ok ? question.value.offers : [];
};

export const answer = command({
  name: 'answer',
  description: 'Answer the question that the fight waits for',
  options: {
    answer: text('What you decide', suggested, 200),
  },
  run: ({ answer }, session) => giveAnswer(session, answer),
});

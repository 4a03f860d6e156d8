import { giveAnswer } from '../src/interaction/answering.ts';
import { command } from '../src/interaction/command.ts';
import { text } from '../src/interaction/option.ts';

export const answer = command({
  name: 'answer',
  description: 'Answer the question that the fight waits for',
  options: {
    answer: text('What you decide', ({ waiting }) => waiting?.question.offers ?? [], 200),
  },
  run: ({ answer }, session) => giveAnswer(session, answer),
});

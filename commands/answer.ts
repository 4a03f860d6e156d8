import { command } from '../src/discord/command.ts';
import { text } from '../src/discord/option.ts';
import { answering } from '../src/table/answering.ts';

export const answer = command({
  name: 'answer',
  description: 'Answer the question that the fight waits for',
  options: {
    answer: text('What you decide', ({ waiting }) => waiting?.question.offers ?? [], 200),
  },
  run: ({ answer: given }, table) => answering(table, given),
});

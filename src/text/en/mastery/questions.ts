import type { MasteryFacts } from '../../../rules/mastery/reasons.ts';
import type { QuestionWords } from '../../words.ts';

/** What the questions of this book are in words. */
export const masteryQuestions: QuestionWords<MasteryFacts> = {
  attacked: ({ attacker, how, free }, { name, word, subject, priced }) => {
    const costs = (defense: 'block' | 'dodge') => (free.includes(defense) ? 'free' : '1 stamina');
    return {
      what: `${name(attacker)} attacks ${subject}: ${word(how)}.`,
      ask: '',
      answers: { block: priced('Block', costs('block')), dodge: priced('Dodge', costs('dodge')) },
      stake: true,
    };
  },
};

import type { MasteryFacts } from '../../../rules/mastery/reasons.ts';
import type { QuestionWords } from '../../words.ts';

/** What the questions of this book are in words. */
export const masteryQuestions: QuestionWords<MasteryFacts> = {
  attacked: ({ attacker, how, free }, { name, word, subject, priced }) => {
    const defending = (label: string, defense: 'block' | 'dodge') =>
      free.includes(defense) ? priced(label, 'free', true) : priced(label, '1 stamina');
    return {
      what: `${name(attacker)} attacks ${subject}: ${word(how)}.`,
      ask: '',
      answers: { block: defending('Block', 'block'), dodge: defending('Dodge', 'dodge') },
      stake: true,
    };
  },
};

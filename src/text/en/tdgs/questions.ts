import type { TdgsFacts } from '../../../rules/tdgs/reasons.ts';
import type { QuestionWords } from '../../words.ts';

const EACH = { round: 'a round', scene: 'a scene', day: 'a day' } as const;

/** What the questions of this book are in words. */
export const tdgsQuestions: QuestionWords<TdgsFacts> = {
  attacked: ({ attacker, tool, limits = [] }, { name, safe, subject, priced }) => {
    const costs = (interrupt: string) => {
      const limit = limits.find((each) => each.interrupt === interrupt);
      if (!limit) return '';
      return `${limit.uses === 1 ? 'once' : limit.uses === 2 ? 'twice' : `${limit.uses} times`} ${EACH[limit.per]}`;
    };
    return {
      what: `${name(attacker)} attacks ${subject} with ${safe(tool)}.`,
      ask: '',
      answers: {
        Dodge: priced('Dodge', costs('Dodge')),
        Block: priced('Block', costs('Block')),
        Parry: priced('Parry', costs('Parry')),
        none: 'Take the blow',
      },
      stake: true,
    };
  },
  'moves away': ({ mover }, { name, called, subject }) => ({
    what: `${name(mover)} moves away from ${subject}.`,
    ask: 'A strike in passing is free.',
    answers: { yes: `Strike ${called(mover)}`, no: `Let ${called(mover)} go` },
  }),
};

import type { MasteryLesson } from '../../../rules/mastery/practice.ts';
import type { PracticeThrow, PracticeWords } from '../../practice-words.ts';
import { sumOf } from '../core/practice.ts';

function attacked(own: PracticeThrow): string {
  const threw = `${sumOf('Your', own)} It has ${own.against},`;
  if (!own.won) return `${threw} so it stops you.`;
  return `${threw} ${own.total - own.against} less, so it loses ${own.harm}.`;
}

export const practice: PracticeWords<MasteryLesson> = {
  lessons: {
    manner: {
      title: 'how you attack',
      before:
        'Stamina is your breath and your blood: attacks cost it, hits take it. The harder the attack, the more it costs.',
      buttons: ['Quick attack · costs 2', 'Focused attack · costs 4', 'Powerful attack · costs 6'],
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    defense: {
      title: 'defend',
      before: 'It strikes back. A defense costs 1 stamina; a dodge is free where you are faster.',
      after: ({ theirs }) =>
        theirs === undefined
          ? ''
          : `${sumOf('Its', theirs)} You have ${theirs.against}, so ${
              theirs.won ? `you lose ${theirs.harm}: the further behind, the worse` : 'you stop it'
            }.`,
    },
    ready: {
      title: 'catch your breath',
      before: 'Your turn. Defend, and your next defense costs nothing; or strike again.',
      after: ({ own }) => (own ? attacked(own) : 'You are Prepared: the next block or dodge before your turn is free.'),
    },
  },
  learned: 'Pick how hard you strike; defend when asked; watch your stamina, for at 0 you may fall.',
};

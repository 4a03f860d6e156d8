import type { DungeoneersLesson } from '../../../rules/dungeoneers/practice.ts';
import type { PracticeThrow, PracticeWords } from '../../practice-words.ts';

function attacked({ total, against, won, then, harm }: PracticeThrow): string {
  const threw = `You threw ${total}, it threw ${against}:`;
  if (!won) return `${threw} ${total === against ? 'not more' : 'less'}, so you miss.`;
  if (!then?.won) return `${threw} more, so you hit. ${pierce(then)} its armor holds.`;
  return `${threw} more, so you hit. ${pierce(then)} it takes ${harm === '' ? 'nothing' : harm}.`;
}

function pierce(then: PracticeThrow | undefined): string {
  if (then === undefined) return 'But';
  return `Then ${then.total} against its armor of ${then.against}:`;
}

export const practice: PracticeWords<DungeoneersLesson> = {
  lessons: {
    attack: {
      title: 'three actions',
      before: 'Each turn you have three actions. An attack is one of them. Tap it: the dice and the sums are my work.',
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    stress: {
      title: 'stress',
      before:
        'Try harder: take stress upon yourself, and you throw one die more. Beyond your limit each one counts double.',
      buttons: ['Attack, take 1 stress', 'Attack without stress'],
      after: ({ chosen, own }) =>
        own === undefined ? '' : chosen === 0 ? `1 stress made it ${own.dice} dice. ${attacked(own)}` : attacked(own),
    },
    third: {
      title: 'the last action',
      before:
        'One action is left. With the last one your turn ends by itself. Defend makes you harder to hit until your next turn.',
      after: ({ own }) =>
        own ? attacked(own) : 'You are Defensive until your next turn: you throw 1 die more whenever you dodge a blow.',
    },
    reaction: {
      title: 'a reaction',
      buttons: ['Strike', 'Save it'],
      before: 'It backs away from you. In another’s turn you have one reaction: strike now, or save it.',
      after: ({ own }) =>
        own ? attacked(own) : 'You let it go, so your reaction is still yours until your next turn.',
    },
  },
  learned: 'Three actions a turn; stress buys dice; a reaction is for the turns of others.',
};

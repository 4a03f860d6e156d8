import type { SolLesson } from '../../../rules/sol/practice.ts';
import type { PracticeThrow, PracticeWords } from '../../practice-words.ts';

const hits = (count: number) => `${count} ${count === 1 ? 'hit' : 'hits'}`;

function threw(whose: 'Your' | 'Its', other: 'it' | 'you', { dice, total, against }: PracticeThrow): string {
  return `${whose} ${dice} dice: a 5 or a 6 is a hit, so ${hits(total)}; ${other} ${other === 'it' ? 'has' : 'have'} ${hits(against)}.`;
}

export const practice: PracticeWords<SolLesson> = {
  lessons: {
    points: {
      title: 'points',
      before:
        'You have 3 points. An attack costs 2; what is left is for moving, or for dodging. Tap it: the dice are my work.',
      after: ({ own }) =>
        own === undefined
          ? ''
          : `${threw('Your', 'it', own)} ${
              own.won
                ? `More than it, so you hit: ${own.harm === '' ? 'its jacket takes it' : own.harm}.`
                : 'Not more, so you miss.'
            }`,
    },
    done: {
      title: 'I am done',
      buttons: ['I am done'],
      before: '1 point is left, too few to attack again. Say that you are done, and the others act.',
      after: () => 'Your turn is over and your points are back: the straw man comes at you.',
    },
    dodge: {
      title: 'dodge or take it',
      buttons: ['Dodge · 1 point', 'Take it', 'Parry · 1 point'],
      before: 'A dodge or a parry costs 1 point, and adds 2 dice to your defense. Or take it, and keep the point.',
      after: ({ theirs }) =>
        theirs === undefined
          ? ''
          : `${threw('Its', 'you', theirs)} ${
              theirs.won
                ? `More than you, so you are hit: ${theirs.harm === '' ? 'your jacket takes it' : theirs.harm}.`
                : 'Not more, so it misses.'
            }`,
    },
  },
  learned: '3 points a round for all you do; keep one to dodge; say when you are done.',
};

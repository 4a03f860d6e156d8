import type { TdgsLesson } from '../../../rules/tdgs/practice.ts';
import type { PracticeThrow, PracticeWords } from '../../practice-words.ts';
import { sumOf } from '../core/practice.ts';

const attacked = (own: PracticeThrow) =>
  `${sumOf('Your', own)} ${needed(own)} ${
    own.won ? `so you hit: ${own.harm === '' ? 'but it does no harm' : `${own.harm} gone`}.` : 'so you miss.'
  }`;

/** A 1 always misses and a 20 always hits, whatever the sum. */
function needed({ total, against, won, shown }: PracticeThrow): string {
  if (total >= against === won) return `It takes ${against},`;
  return `It takes ${against}, but a ${shown} always ${won ? 'hits' : 'misses'},`;
}

export const practice: PracticeWords<TdgsLesson> = {
  lessons: {
    attack: {
      title: 'attack',
      before:
        'Each turn you have one Action and one Step. Attacking is the Action. Tap it: the dice and the sums are my work.',
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    step: {
      title: 'the Step, and the end',
      before: 'Your Action is spent. You may still take your Step, one square, or say that you are done.',
      after: ({ chosen }) =>
        chosen === 0
          ? 'Your turn is over, so the straw man acts.'
          : 'You have stepped, so nothing is left: now the straw man acts.',
    },
    dodge: {
      title: 'a question',
      buttons: ['Dodge', 'Take it'],
      before: 'It swings at you. Dodge makes you harder to hit, once a round.',
      after: ({ chosen, theirs }) =>
        theirs === undefined
          ? ''
          : `${sumOf('Its', theirs)} It takes ${theirs.against}, so ${
              theirs.won
                ? `you are hit${theirs.harm === '' ? ', but your gear takes it all' : `: ${theirs.harm} gone`}`
                : 'it misses'
            }. ${chosen === 0 ? 'Your dodge made its number smaller.' : 'A dodge would have made its number smaller.'}`,
    },
    guard: {
      title: 'guard',
      before: 'A new round: your Action and your Step are back. Hurt or alone? Defend, and you are hard to hit.',
      after: ({ own }) =>
        own ? attacked(own) : 'Until your next turn your REF is 2 higher: whoever strikes at you has to throw 2 more.',
    },
  },
  learned: 'One Action, one Step; Defend when it gets hot; answer when you are asked.',
};

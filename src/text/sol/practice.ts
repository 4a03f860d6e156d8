// Project Sol › the words of the practice fight

import type { SolLesson } from '../../rules/sol/practice.ts';
import { grammar, t } from '../t.ts';
import { texts } from '../texts.ts';
import type { PracticeRoll, PracticeWords } from '../words.ts';

const HITS = texts({ one: 'sol-hit-one', other: 'sol-hit-several' });
const DICE = texts({ one: 'sol-die-one', other: 'sol-die-several' });

function counted({ dice, total, against }: PracticeRoll) {
  return {
    dice: grammar.count(dice, DICE),
    hits: grammar.count(total, HITS),
    against: grammar.count(against, HITS),
  };
}

export const practice: PracticeWords<SolLesson> = {
  lessons: {
    points: {
      get title() {
        return t('sol-practice-points-title');
      },
      get before() {
        return t('sol-practice-points-before');
      },
      after: ({ own }) => {
        if (own === undefined) return '';
        const rolled = t('sol-practice-you-rolled', counted(own));
        if (!own.won) return t('sol-practice-points-miss', { rolled });
        return t('sol-practice-points-hit', { rolled, harm: own.harm || t('sol-practice-jacket-its') });
      },
    },
    done: {
      get title() {
        return t('sol-practice-done-title');
      },
      get buttons() {
        return [t('sol-practice-done-button')];
      },
      get before() {
        return t('sol-practice-done-before');
      },
      after: () => t('sol-practice-done-after'),
    },
    dodge: {
      get title() {
        return t('sol-practice-dodge-title');
      },
      get buttons() {
        return [t('sol-practice-dodge-dodge'), t('sol-practice-dodge-take'), t('sol-practice-dodge-parry')];
      },
      get before() {
        return t('sol-practice-dodge-before');
      },
      after: ({ theirs }) => {
        if (theirs === undefined) return '';
        const rolled = t('sol-practice-it-rolled', counted(theirs));
        if (!theirs.won) return t('sol-practice-dodge-miss', { rolled });
        return t('sol-practice-dodge-hit', { rolled, harm: theirs.harm || t('sol-practice-jacket-yours') });
      },
    },
  },
  get learned() {
    return t('sol-practice-learned');
  },
};

// Dungeoneers › the words of the practice fight

import type { DungeoneersLesson } from '../../rules/dungeoneers/practice.ts';
import { t } from '../t.ts';
import type { PracticeRoll, PracticeWords } from '../words.ts';

function attacked({ total, against, won, then, harm }: PracticeRoll): string {
  const rolled = { total, against };
  if (!won) return t('dungeoneers-practice-miss', rolled);
  if (then === undefined) return t('dungeoneers-practice-no-pierce', rolled);
  const both = { ...rolled, pierce: then.total, armor: then.against };
  return then.won
    ? t('dungeoneers-practice-pierced', { ...both, harm: harm === '' ? t('dungeoneers-practice-no-harm') : harm })
    : t('dungeoneers-practice-deflected', both);
}

export const practice: PracticeWords<DungeoneersLesson> = {
  lessons: {
    attack: {
      get title() {
        return t('dungeoneers-practice-attack-title');
      },
      get before() {
        return t('dungeoneers-practice-attack-before');
      },
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    stress: {
      get title() {
        return t('dungeoneers-practice-stress-title');
      },
      get before() {
        return t('dungeoneers-practice-stress-before');
      },
      get buttons() {
        return [t('dungeoneers-practice-stress-with'), t('dungeoneers-practice-stress-without')];
      },
      after: ({ chosen, own }) => {
        if (own === undefined) return '';
        return chosen === 0
          ? t('dungeoneers-practice-stress-after', { dice: own.dice, attacked: attacked(own) })
          : attacked(own);
      },
    },
    third: {
      get title() {
        return t('dungeoneers-practice-last-title');
      },
      get before() {
        return t('dungeoneers-practice-last-before');
      },
      after: ({ own }) => (own ? attacked(own) : t('dungeoneers-practice-last-after')),
    },
    reaction: {
      get title() {
        return t('dungeoneers-practice-reaction-title');
      },
      get buttons() {
        return [t('dungeoneers-practice-reaction-strike'), t('dungeoneers-practice-reaction-save')];
      },
      get before() {
        return t('dungeoneers-practice-reaction-before');
      },
      after: ({ own }) => (own ? attacked(own) : t('dungeoneers-practice-reaction-after')),
    },
  },
  get learned() {
    return t('dungeoneers-practice-learned');
  },
};

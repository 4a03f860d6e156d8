import { t } from '../t.ts';
import type { PracticeThrow } from '../words.ts';

/** The words around every practice fight. Names are safe to show already. */
export const practice = {
  encounter: t('practice-encounter'),
  strawMan: t('practice-straw-man'),
  choose: t('practice-choose'),
  title: (step: number, of: number, about: string) => t('practice-title', { step, of, about }),
  over: t('practice-over'),
  hero: (name: string) => t('practice-hero', { name }),
  fallen: t('practice-fallen'),
  stopped: t('practice-stopped'),
  nothingKept: t('practice-nothing-kept'),
  next: t('practice-next'),
  nextAlone: t('practice-next-alone'),
  again: t('practice-again'),
  another: t('practice-another'),
  stop: t('practice-stop'),
  join: t('practice-join'),
  makeCharacter: t('practice-make-character'),
  newCharacter: (system: string) => t('practice-new-character', { system }),
} as const;

/** "The die shows 12, and 10 is added: 22." */
export function sumOf(whose: 'Your' | 'Its', { dice, shown, added, total }: PracticeThrow): string {
  const show = `${whose} ${dice === 1 ? t('practice-sum-of-show') : t('practice-sum-of-show-2')} ${shown}`;
  if (added === 0) return `${show}.`;
  return t('practice-sum-of', {
    show,
    abs: Math.abs(added),
    added: added > 0 ? t('practice-sum-of-added') : t('practice-sum-of-added-2'),
    total,
  }).replace(': -', ': −');
}

import { t, withLabel } from './t.ts';
/** Texts on an encounter's HTML page. The page's script replaces the placeholders with numbers and hashes. */
export const pageWords = {
  part: (part: 'course' | 'stats' | 'luck' | 'turning' | 'steps' | 'story' | 'dice') => t(`page-parts-${part}`),
  story: {
    thrown: (deed: number, first: number, last: number) =>
      first === last ? t('page-story-roll', { deed, first }) : t('page-story-rolls', { deed, first, last }),
    rolled: (deed: number, first: number, last: number) =>
      first === last ? t('page-story-free-die', { deed, first }) : t('page-story-free-dice', { deed, first, last }),
    die: (sides: number | string, face: number | string) => withLabel(`d${sides}`, `${face}`),
  },
  check: {
    verdicts: () => ({
      right: t('page-check-verdicts-right'),
      open: t('page-check-verdicts-open'),
      wrong: t('page-check-verdicts-wrong'),
    }),
    kinds: () => ({
      right: t('page-check-kinds-right'),
      wrong: t('page-check-kinds-wrong'),
      open: t('page-check-kinds-open'),
    }),
    marks: () => ({ right: t('page-check-marks-right'), wrong: t('page-check-marks-wrong') }),
    more: (count: string) => t('page-check-more', { count }),
    right: {
      seed: (seal: string, commitment: string) => t('page-check-right-seed', { seal, commitment }),
      rolls: (count: string) => t('page-check-right-throws', { count }),
      hash: (hash: string) => t('page-check-right-hash', { hash }),
      shownSeal: (seal: string) => t('page-check-right-shown-seal', { seal }),
      shownHash: (deed: string) => t('page-check-right-shown-hash', { deed }),
    },
    wrong: {
      throw: (number: string, sides: string, deed: string, face: string, due: string) =>
        t('page-check-wrong-throw', { number, sides, deed, face, due }),
      roll: (number: string, sides: string, deed: string, face: string, due: string) =>
        t('page-check-wrong-roll', { number, sides, deed, face, due }),
      noDie: (number: string, deed: string) => t('page-check-wrong-no-die', { number, deed }),
      row: (deed: string) => t('page-check-wrong-row', { deed }),
      told: (deed: string) => t('page-check-wrong-told', { deed }),
      missingDeeds: (deed: string, place: string) => t('page-check-wrong-missing-deeds', { deed, place }),
      missingRolls: (deed: string, first: string, fallen: string) =>
        t('page-check-wrong-missing-throws', { deed, first, fallen }),
      undone: (deed: string) => t('page-check-wrong-undone', { deed }),
      standing: (deed: string) => t('page-check-wrong-standing', { deed }),
      seed: (seal: string, commitment: string) => t('page-check-wrong-seed', { seal, commitment }),
      noSeed: (seal: string) => t('page-check-wrong-no-seed', { seal }),
      sealOrder: (seal: string) => t('page-check-wrong-seal-order', { seal }),
      noSeal: () => t('page-check-wrong-no-seal'),
      shownNowhere: () => t('page-check-wrong-shown-nowhere'),
    },
    open: {
      secretSeed: (seal: string, commitment: string) => t('page-check-open-secret-seed', { seal, commitment }),
      secretRolls: (count: string) => t('page-check-open-secret-throws', { count }),
      bigRolls: (count: string) => t('page-check-open-big-rolls', { count }),
      redacted: (deeds: string) => t('page-check-open-redacted', { deeds }),
    },
  },
} as const;

import { t } from './t.ts';
/**
 * A scene as a page of a browser. What the check finds is put together in the page itself, of numbers and hashes as they are
 * written there: each of those texts says where they go.
 */
export const page = {
  parts: {
    course: t('page-parts-course'),
    luck: t('page-parts-luck'),
    turning: t('page-parts-turning'),
    steps: t('page-parts-steps'),
    story: t('page-parts-story'),
    dice: t('page-parts-dice'),
  },
  steps: {
    lead: t('page-steps-lead'),
    last: t('page-steps-last'),
    field: t('page-steps-field'),
    order: t('page-steps-order'),
    onTurn: t('page-steps-on-turn'),
    back: t('page-steps-back'),
    next: t('page-steps-next'),
    slider: t('page-steps-slider'),
    /** Of so many deeds the how manieth is shown. */
    place: (at: string, of: string) => t('page-steps-place', { at, of }),
    inStory: t('page-steps-in-story'),
    where: t('page-steps-where'),
  },
  story: {
    thrown: (deed: number, first: number, last: number) =>
      t('page-story-thrown', {
        deed,
        first:
          first === last ? t('page-story-thrown-first', { first }) : t('page-story-thrown-first-2', { first, last }),
      }),
    rolled: (deed: number, first: number, last: number) =>
      t('page-story-rolled', {
        deed,
        first:
          first === last ? t('page-story-rolled-first', { first }) : t('page-story-rolled-first-2', { first, last }),
      }),
    die: (sides: number | string, face: number | string) => `d${sides}: ${face}`,
  },
  check: {
    seals: t('page-check-seals'),
    lead: t('page-check-lead'),
    kept: t('page-check-kept'),
    label: t('page-check-label'),
    hint: t('page-check-hint'),
    button: t('page-check-button'),
    running: t('page-check-running'),
    unable: t('page-check-unable'),
    unreadable: t('page-check-unreadable'),
    verdicts: {
      right: t('page-check-verdicts-right'),
      open: t('page-check-verdicts-open'),
      wrong: t('page-check-verdicts-wrong'),
    },
    kinds: { right: t('page-check-kinds-right'), wrong: t('page-check-kinds-wrong'), open: t('page-check-kinds-open') },
    marks: { right: t('page-check-marks-right'), wrong: t('page-check-marks-wrong') },
    more: (count: string) => t('page-check-more', { count }),
    right: {
      seed: (seal: string, commitment: string) => t('page-check-right-seed', { seal, commitment }),
      throws: (count: string) => t('page-check-right-throws', { count }),
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
      missingThrows: (deed: string, first: string, fallen: string) =>
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
      secretThrows: (count: string) => t('page-check-open-secret-throws', { count }),
      bigRolls: (count: string) => t('page-check-open-big-rolls', { count }),
      redacted: (deeds: string) => t('page-check-open-redacted', { deeds }),
    },
  },
} as const;

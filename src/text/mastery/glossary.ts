import { t } from '../t.ts';
// Combat Rules v1.3: the words of the book that players may look up

import { ATTACK_TYPES } from '../../rules/mastery/attack.ts';
import { fighterOf } from '../../rules/mastery/content/premade.ts';
import { ATTACK_TYPE_NAMES } from '../../rules/mastery/names.ts';
import type { MasteryLesson } from '../../rules/mastery/practice.ts';
import { LEVELS, modifierOf, type Sheet, skillsOf } from '../../rules/mastery/sheet.ts';
import { staminaFormula } from '../../rules/mastery/stamina.ts';
import { sumOf } from '../core/practice.ts';
import { glossaryOf } from '../glossary.ts';
import type { Briefs, SheetLine, Term } from '../reference.ts';
import type { PracticeThrow, PracticeWords } from '../words.ts';

/** The terms whose figures the rules know, and those of `locales/en/glossary/mastery.yaml`, each also by its other names. */
export function glossary(): readonly Term[] {
  return [...levels(), ...attackTypes(), ...glossaryOf('mastery', {})].flatMap(({ also = [], ...term }) => [
    term,
    ...also.map((name) => ({ ...term, name })),
  ]);
}

function levels(): readonly Term[] {
  return LEVELS.map((name) => ({
    name,
    brief: t('mastery-level', { name, modifier: modifierOf(name), stamina: staminaFormula(fighterOf(name)) }),
    cite: t('mastery-level-cite'),
  }));
}

function attackTypes(): readonly Term[] {
  return ATTACK_TYPE_NAMES.map((type) => {
    const { title, cost, bonus } = ATTACK_TYPES[type];
    return {
      name: title,
      also: [title.replace(' Attack', '')],
      brief: bonus === 0 ? t('mastery-attack-type-plain', { cost }) : t('mastery-attack-type', { cost, bonus }),
      cite: t('mastery-attack-type-cite'),
    };
  });
}

// Mastery › a sheet in short lines

/** The sheet in short lines: each skill with its level's word. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  return skillsOf(of).map(({ name, level: word }) => ({ name, value: `${word} (+${modifierOf(word)})` }));
}

/** What Mastery's entries are and do, for whoever looks them up. */
export const briefs = {
  actions: {
    attack: t('mastery-briefs-actions-attack'),
    defend: t('mastery-briefs-actions-defend'),
    special: t('mastery-briefs-actions-special'),
    move: t('mastery-briefs-actions-move'),
    rest: t('mastery-briefs-actions-rest'),
  },
  conditions: {
    Exhausted: t('mastery-briefs-conditions-exhausted'),
    Unsteady: t('mastery-briefs-conditions-unsteady'),
    Recovering: t('mastery-briefs-conditions-recovering'),
    Advantage: t('mastery-briefs-conditions-advantage'),
    Prepared: t('mastery-briefs-conditions-prepared'),
    Stunned: t('mastery-briefs-conditions-stunned'),
    Fatigued: t('mastery-briefs-conditions-fatigued'),
    Disoriented: t('mastery-briefs-conditions-disoriented'),
    Status: t('mastery-briefs-conditions-status'),
  },
  archetypes: {
    Bryn: t('mastery-briefs-archetypes-bryn'),
    Wren: t('mastery-briefs-archetypes-wren'),
    Tobin: t('mastery-briefs-archetypes-tobin'),
    Isolde: t('mastery-briefs-archetypes-isolde'),
    Brannoc: t('mastery-briefs-archetypes-brannoc'),
    Sefa: t('mastery-briefs-archetypes-sefa'),
    Aurelio: t('mastery-briefs-archetypes-aurelio'),
    'Mother Kestrel': t('mastery-briefs-archetypes-mother-kestrel'),
    Opponent: t('mastery-briefs-archetypes-opponent'),
    ...Object.fromEntries(
      LEVELS.map((level) => [t('mastery-briefs-archetypes', { level }), t('mastery-briefs-archetypes-2', { level })]),
    ),
  },
  standingOrders: {
    defense: t('mastery-briefs-standing-orders-defense'),
  },
  settings: {
    win: t('mastery-briefs-settings-win'),
    defense: t('mastery-briefs-settings-defense'),
    'auto-end': t('mastery-briefs-settings-auto-end'),
  },
} satisfies Briefs;

function attacked(own: PracticeThrow): string {
  const threw = t('mastery-attacked-threw', { sumOf: sumOf('Your', own), against: own.against });
  if (!own.won) return t('mastery-attacked', { threw });
  return t('mastery-attacked-2', { threw, total: own.total - own.against, harm: own.harm });
}

export const practice: PracticeWords<MasteryLesson> = {
  lessons: {
    manner: {
      get title() {
        return t('mastery-practice-lessons-manner-title');
      },
      get before() {
        return t('mastery-practice-lessons-manner-before');
      },
      buttons: [
        t('mastery-practice-lessons-manner-buttons'),
        t('mastery-practice-lessons-manner-buttons-2'),
        t('mastery-practice-lessons-manner-buttons-3'),
      ],
      after: ({ own }) => (own ? attacked(own) : ''),
    },
    defense: {
      get title() {
        return t('mastery-practice-lessons-defense-title');
      },
      get before() {
        return t('mastery-practice-lessons-defense-before');
      },
      after: ({ theirs }) =>
        theirs === undefined
          ? ''
          : t('mastery-practice-lessons-defense-after', {
              sumOf: sumOf('Its', theirs),
              against: theirs.against,
              harm: theirs.won
                ? t('mastery-practice-lessons-defense-after-harm', { harm: theirs.harm })
                : t('mastery-practice-lessons-defense-after-harm-2'),
            }),
    },
    ready: {
      get title() {
        return t('mastery-practice-lessons-ready-title');
      },
      get before() {
        return t('mastery-practice-lessons-ready-before');
      },
      after: ({ own }) => (own ? attacked(own) : t('mastery-practice-lessons-ready-after')),
    },
  },
  get learned() {
    return t('mastery-practice-learned');
  },
};

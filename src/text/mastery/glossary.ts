// Combat Rules v1.3 › what players can look up

import { given } from '../../rules/core/given.ts';
import { ATTACK_TYPES } from '../../rules/mastery/attack.ts';
import { ATTACK_TYPE_NAMES } from '../../rules/mastery/names.ts';
import type { MasteryLesson } from '../../rules/mastery/ruleset.ts';
import { LEVELS, type Level, modifierOf, type Sheet, sheetOfLevel, skillsOf } from '../../rules/mastery/sheet.ts';
import { maxStaminaOf } from '../../rules/mastery/stamina.ts';
import { rollSumText } from '../core/book.ts';
import { glossaryOf } from '../glossary.ts';
import { nameOf } from '../names.ts';
import { type Briefs, type SheetLine, type Term, thingsText } from '../reference.ts';
import { t } from '../t.ts';
import { mergeTables, texts } from '../texts.ts';
import type { PracticeRoll, PracticeWords } from '../words.ts';

/**
 * The terms with figures from the rules, and those in `locales/en/glossary/mastery.yaml`. Each alias has a separate
 * entry.
 */
export function glossary(): readonly Term[] {
  return [...levelTerms(), ...attackTypeTerms(), ...glossaryOf('mastery', {})].flatMap(({ also = [], ...term }) => [
    term,
    ...also.map((name) => ({ name, ...given({ settings: term.settings }), brief: term.brief, cite: term.cite })),
  ]);
}

function levelTerms(): readonly Term[] {
  return LEVELS.map((name) => ({
    name,
    brief: t('mastery-level', {
      name: nameOf('mastery', 'option', name),
      modifier: modifierOf(name),
      stamina: maxStaminaOf(sheetOfLevel(name)),
    }),
    cite: t('mastery-level-cite'),
  }));
}

function attackTypeTerms(): readonly Term[] {
  return ATTACK_TYPE_NAMES.map((type) => {
    const { title, cost, bonus } = ATTACK_TYPES[type];
    return {
      name: t(`mastery-attack-types-${type}`),
      english: title,
      also: [nameOf('mastery', 'option', type)],
      brief: bonus === 0 ? t('mastery-attack-type-plain', { cost }) : t('mastery-attack-type', { cost, bonus }),
      cite: t('mastery-attack-type-cite'),
    };
  });
}

/** Describes a sheet in short lines. A skill's level is given in words. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const skillLines = skillsOf(sheet).map(({ name, level }) => ({
    name: nameOf('mastery', 'skill', name),
    value: `${nameOf('mastery', 'option', level)} (+${modifierOf(level)})`,
  }));
  const itemsText = thingsText(sheet.items, (name) => name);
  return itemsText === '' ? skillLines : [...skillLines, { name: t('items-sheet'), value: itemsText }];
}

/** The description of the premade fighter with this level in all skills. */
function fighterBrief(level: Level): Readonly<Record<string, string>> {
  return {
    get [`${level} Fighter`]() {
      return t('mastery-briefs-archetypes-level', { level: nameOf('mastery', 'option', level) });
    },
  };
}

/** Descriptions of Mastery's entries, for `/rules` and menus. */
export const briefs = {
  actions: texts({
    attack: 'mastery-briefs-actions-attack',
    defend: 'mastery-briefs-actions-defend',
    special: 'mastery-briefs-actions-special',
    move: 'mastery-briefs-actions-move',
    rest: 'mastery-briefs-actions-rest',
  }),
  conditions: texts({
    Exhausted: 'mastery-briefs-conditions-exhausted',
    Unsteady: 'mastery-briefs-conditions-unsteady',
    Recovering: 'mastery-briefs-conditions-recovering',
    Advantage: 'mastery-briefs-conditions-advantage',
    Prepared: 'mastery-briefs-conditions-prepared',
    Stunned: 'mastery-briefs-conditions-stunned',
    Fatigued: 'mastery-briefs-conditions-fatigued',
    Disoriented: 'mastery-briefs-conditions-disoriented',
    Status: 'mastery-briefs-conditions-status',
  }),
  archetypes: mergeTables(
    texts({
      Bryn: 'mastery-briefs-archetypes-bryn',
      Wren: 'mastery-briefs-archetypes-wren',
      Tobin: 'mastery-briefs-archetypes-tobin',
      Isolde: 'mastery-briefs-archetypes-isolde',
      Brannoc: 'mastery-briefs-archetypes-brannoc',
      Sefa: 'mastery-briefs-archetypes-sefa',
      Aurelio: 'mastery-briefs-archetypes-aurelio',
      'Mother Kestrel': 'mastery-briefs-archetypes-mother-kestrel',
      Opponent: 'mastery-briefs-archetypes-opponent',
    }),
    ...LEVELS.map(fighterBrief),
  ),
  standingOrders: texts({
    defense: 'mastery-briefs-standing-orders-defense',
  }),
  settings: texts({
    win: 'mastery-briefs-settings-win',
    defense: 'mastery-briefs-settings-defense',
    'auto-end': 'mastery-briefs-settings-auto-end',
    order: 'core-reference-briefs-settings-order',
    delay: 'core-reference-briefs-settings-delay',
  }),
  /** Why a template changes a creature's sheet, by the `source` of the change. */
  templates: texts({
    'one level less': 'mastery-template-one-level-less',
    'less stamina': 'mastery-template-less-stamina',
    'less training': 'mastery-template-less-training',
    'one level more': 'mastery-template-one-level-more',
    'more stamina': 'mastery-template-more-stamina',
    'two levels more': 'mastery-template-two-levels-more',
    'much more stamina': 'mastery-template-much-more-stamina',
  }),
} satisfies Briefs;

function attackText(ownRoll: PracticeRoll): string {
  const facts = { roll: rollSumText('Your', ownRoll), against: ownRoll.against };
  if (!ownRoll.won) return t('mastery-practice-miss', facts);
  return t('mastery-practice-hit', { ...facts, difference: ownRoll.total - ownRoll.against, harm: ownRoll.harm });
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
      get buttons() {
        return [
          t('mastery-practice-lessons-manner-quick'),
          t('mastery-practice-lessons-manner-focused'),
          t('mastery-practice-lessons-manner-powerful'),
        ];
      },
      after: ({ own }) => (own ? attackText(own) : ''),
    },
    defense: {
      get title() {
        return t('mastery-practice-lessons-defense-title');
      },
      get before() {
        return t('mastery-practice-lessons-defense-before');
      },
      after: ({ theirs }) => {
        if (theirs === undefined) return '';
        const facts = { roll: rollSumText('Its', theirs), against: theirs.against };
        return theirs.won
          ? t('mastery-practice-lessons-defense-hit', { ...facts, harm: theirs.harm })
          : t('mastery-practice-lessons-defense-stopped', facts);
      },
    },
    ready: {
      get title() {
        return t('mastery-practice-lessons-ready-title');
      },
      get before() {
        return t('mastery-practice-lessons-ready-before');
      },
      after: ({ own }) => (own ? attackText(own) : t('mastery-practice-lessons-ready-after')),
    },
  },
  get learned() {
    return t('mastery-practice-learned');
  },
};

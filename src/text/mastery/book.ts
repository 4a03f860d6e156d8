import type { CombatantId } from '../../rules/core/encounter.ts';
import type { CoreFacts } from '../../rules/core/reason.ts';
import type { MasteryFacts } from '../../rules/mastery/reasons.ts';
import type { MasteryRefusals } from '../../rules/mastery/refusals.ts';
import type { Mastery } from '../../rules/mastery/sheet.ts';
import { bookFromParts, type RefusalWords } from '../core/book.ts';
import { nameOf, sideName } from '../names.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t, withLabel } from '../t.ts';
import { texts } from '../texts.ts';
import type { ActionLabels, ActionWords, QuestionWords, Wording, Words } from '../words.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

/** The names of roll results. */
const masteryDegrees: Readonly<Record<Mastery['degree'], string>> = texts({
  critical: 'mastery-degrees-critical',
  solid: 'mastery-degrees-solid',
  glancing: 'mastery-degrees-glancing',
  blocked: 'mastery-degrees-blocked',
  matched: 'mastery-degrees-matched',
  success: 'mastery-degrees-success',
  failure: 'mastery-degrees-failure',
  pass: 'mastery-degrees-pass',
  fail: 'mastery-degrees-fail',
});

/** The words for roll results at the end of a short line of math: "a hit". */
const masteryResults: Readonly<Record<Mastery['degree'], string>> = texts({
  critical: 'mastery-results-critical',
  solid: 'mastery-results-solid',
  glancing: 'mastery-results-glancing',
  blocked: 'mastery-results-blocked',
  matched: 'mastery-results-matched',
  success: 'mastery-results-success',
  failure: 'mastery-results-failure',
  pass: 'mastery-results-pass',
  fail: 'mastery-results-fail',
});

const masteryResources: ResourceNames = {
  stamina: {
    forms: texts({ other: 'mastery-resource-stamina' }),
    counted: texts({ other: 'mastery-resource-stamina-counted' }),
    harm: texts({ other: 'mastery-resource-stamina-harm' }),
  },
  action: { forms: texts({ one: 'mastery-resource-action-one', other: 'mastery-resource-action-several' }) },
};

const labels: ActionLabels = {
  attack: ({ mannerName: manner = t('mastery-label-attack-quick'), target }) =>
    target === undefined ? t('mastery-label-attack', { manner }) : t('mastery-label-attack-target', { manner, target }),
  special: ({ toolName: tool = '', manner }) =>
    manner === undefined ? tool : t('mastery-label-special-harm', { skill: tool }),
  defend: ({ mannerName: manner = '' }) => t('mastery-label-defend', { manner }),
};

/** The labels of Mastery's actions, and the questions in their forms. */
const masteryActionWords: ActionWords = {
  labels,
  questions: { special: texts({ how: 'mastery-ask-special-goal' }) },
  amounts: { stamina: texts({ asks: 'mastery-ask-special-cost' }) },
};

const ATTACK_TYPE_TEXTS = texts({
  quick: 'mastery-attack-types-quick',
  focused: 'mastery-attack-types-focused',
  powerful: 'mastery-attack-types-powerful',
});

/**
 * Words for Mastery's own reasons, which say why a number applies or why something happened. They take precedence over
 * the words that all systems share.
 */
export const masteryReasons: Words<Omit<MasteryFacts, keyof CoreFacts> & Pick<MasteryFacts, 'stat'>> = {
  stat: ({ stat }, { skillName }) => skillName(stat),
  'attack type': ({ type }) => ATTACK_TYPE_TEXTS[type],
  skill: ({ skill }, { skillName }) => skillName(skill),
  defense: ({ defense }, { optionName }) => optionName(defense),
  'prepared defense': () => t('mastery-reasons-prepared-defense'),
  turn: () => t('mastery-reasons-turn'),
  rest: ({ rest }, { optionName }) => t('mastery-reasons-rest', { rest: optionName(rest) }),
  endurance: () => t('mastery-reasons-endurance'),
  damage: ({ band, difference }, { optionName }) => t('mastery-reasons-damage', { band: optionName(band), difference }),
  initiative: () => t('mastery-reasons-initiative'),
  'initiative tie': () => t('mastery-reasons-initiative-tie'),
  attack: () => t('mastery-reasons-attack'),
  special: () => t('mastery-reasons-special'),
  stability: () => t('mastery-reasons-stability'),
  difficulty: () => t('mastery-reasons-difficulty'),
  'stability DC': () => t('mastery-reasons-stability-dc'),
  'opponent’s skill': ({ opponent, skill }, { name, skillName }) =>
    t('mastery-reasons-opponents-skill', { opponent: name(opponent), skill: skillName(skill) }),
  'own skill': ({ skill }, { skillName }) => t('mastery-reasons-own-skill', { skill: skillName(skill) }),
  'initiative roll': ({ tie, again = [] }, { dice = '', skillName }) => {
    const tieTexts =
      tie === undefined
        ? []
        : [
            t('mastery-reasons-initiative-tie-skill', {
              skill: skillName(tie.skill),
              level: nameOf('mastery', 'option', tie.level),
            }),
          ];
    return [
      dice,
      ...tieTexts,
      ...(again.length === 0 ? [] : [t('mastery-reasons-initiative-tie-roll', { again: again.join(', ') })]),
    ].join(', ');
  },
  advantage: ({ from }, { word, whose }) => {
    const reasons = from.map((each) => word(each)).join('; ');
    return whose === undefined
      ? t('mastery-reasons-advantage', { reasons })
      : t('mastery-reasons-advantage-whose', { whose, reasons });
  },
  'levels above': ({ skill, levels, against }, { skillName }) =>
    t('mastery-reasons-levels-above', { skill: skillName(skill), levels, against: skillName(against) }),
  'critical hit': () => t('mastery-reasons-critical-hit'),
  'counterattack opening': () => t('mastery-reasons-counterattack-opening'),
  'kept advantage': () => t('mastery-reasons-kept-advantage'),
  'free defense': ({ defense, by }, { optionName }) =>
    by === 'Speed'
      ? t('mastery-reasons-free-by-speed', { defense: optionName(defense) })
      : t('mastery-reasons-free-prepared', { defense: optionName(defense) }),
  'stands ready': ({ defense, prepared }, { optionName }) => {
    const freeDefenseText = prepared ? t('mastery-reasons-first-defense-free') : t('mastery-reasons-no-free-defense');
    return defense === undefined
      ? freeDefenseText
      : t('mastery-reasons-defends-with', { defense: optionName(defense), free: freeDefenseText });
  },
  hits: () => t('mastery-reasons-hits'),
  'hits of the side': () => t('mastery-reasons-hits-of-the-side'),
  'standing defense': ({ defense }, { optionName }) => withLabel(optionName('defense'), optionName(defense)),
  'no hold': ({ status }, { conditionName }) => t('mastery-reasons-no-hold', { status: conditionName(status) }),
  attacked: ({ attacker, how, free }, { name, word }) => {
    const priceText = (defense: 'block' | 'dodge') =>
      free.includes(defense) ? t('mastery-price-free') : t('mastery-price-stamina');
    return t('mastery-reasons-attacked', {
      attacker: name(attacker),
      how: word(how),
      block: priceText('block'),
      dodge: priceText('dodge'),
    });
  },
  'used by attack': () => t('mastery-reasons-used-by-attack'),
  'used by defense': () => t('mastery-reasons-used-by-defense'),
  collapsed: () => t('mastery-reasons-collapsed'),
  awake: () => t('mastery-reasons-awake'),
  'above a quarter': () => t('mastery-reasons-above-a-quarter'),
  'above 0': () => t('mastery-reasons-above-0'),
  'recovering and stunned': () => t('mastery-reasons-recovering-and-stunned'),
  'last standing': ({ winners, side }, say) => t('mastery-reasons-last-standing', winnerFacts(winners, side, say)),
  'first to hits': ({ hits, winners, side }, say) =>
    t('mastery-reasons-first-to-hits', { ...winnerFacts(winners, side, say), hits }),
  draw: () => t('mastery-reasons-draw'),
};

const MAX_NAMED_WINNERS = 3;

/** The names of the winners, or their side if there are many. */
function winnerFacts(winners: readonly CombatantId[], side: string, { name, and }: Wording) {
  return {
    winners: winners.length > MAX_NAMED_WINNERS ? sideName(side) : and(winners.map(name)),
    count: winners.length,
  };
}

/** Words for the questions that only Mastery asks. */
const masteryQuestions: QuestionWords<MasteryFacts> = {
  attacked: ({ attacker, how, free }, { name, word, subject, priced }) => {
    const defenseAnswer = (label: string, defense: 'block' | 'dodge') =>
      free.includes(defense) ? priced(label, t('mastery-price-free'), true) : priced(label, t('mastery-price-stamina'));
    return {
      what: t('mastery-questions-attacked-what', { attacker: name(attacker), subject, how: word(how) }),
      ask: '',
      answers: {
        block: defenseAnswer(t('mastery-questions-attacked-answers-block'), 'block'),
        dodge: defenseAnswer(t('mastery-questions-attacked-answers-dodge'), 'dodge'),
      },
      stake: true,
    };
  },
};

/** Words for Mastery's own refusals, with what to do instead. */
export const masteryRefusals: RefusalWords<MasteryRefusals> = {
  'action-taken': ({ name }) => t('mastery-refusals-action-taken', { name }),
  'target-collapsed': ({ name }) => t('mastery-refusals-target-collapsed', { name }),
  'no-stakes': () => t('mastery-refusals-no-stakes'),
  'harm-needs-a-roll': ({ number }) => t('mastery-refusals-harm-needs-a-roll', { number }),
  'harm-costs': ({ least }) => t('mastery-refusals-harm-costs', { least }),
  'follows-of-stamina': ({ condition }) => t('mastery-refusals-follows-of-stamina', { condition }),
  'status-needs-words': () => t('mastery-refusals-status-needs-words'),
  counterattack: () => t('mastery-refusals-counterattack'),
  'one-purpose': () => t('mastery-refusals-one-purpose'),
  'no-healing': () => t('mastery-refusals-no-healing'),
  already: ({ name, condition }) => t('mastery-refusals-already', { name, condition }),
};

export const mastery = bookFromParts({
  reasons: masteryReasons,
  questions: masteryQuestions,
  resources: masteryResources,
  degrees: masteryDegrees,
  results: masteryResults,
  refusals: masteryRefusals,
  sheet: sheetLines,
  reference: {
    get glossary() {
      return glossary();
    },
    briefs,
  },
  acts: masteryActionWords,
  practice,
  about: () => t('mastery-about'),
});

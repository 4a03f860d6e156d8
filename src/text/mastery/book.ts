import type { CombatantId } from '../../rules/core/encounter.ts';
import type { CoreFacts } from '../../rules/core/reason.ts';
import type { MasteryFacts } from '../../rules/mastery/reasons.ts';
import type { MasteryRefusals } from '../../rules/mastery/refusals.ts';
import type { Mastery } from '../../rules/mastery/sheet.ts';
import { bookOf, type RefusalWords } from '../core/book.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t } from '../t.ts';
import type { ActLabels, ActWords, QuestionWords, Say, Words } from '../words.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

/** What the rules' own names are called. */
const masteryNames = {
  get defense() {
    return t('mastery-names-defense');
  },
  get cheapest() {
    return t('mastery-names-cheapest');
  },
  get block() {
    return t('mastery-names-block');
  },
  get dodge() {
    return t('mastery-names-dodge');
  },
  get glancing() {
    return t('mastery-names-glancing');
  },
  get solid() {
    return t('mastery-names-solid');
  },
  get critical() {
    return t('mastery-names-critical');
  },
} as const;

/** How a roll comes out. */
const masteryDegrees: Readonly<Record<Mastery['degree'], string>> = {
  get critical() {
    return t('mastery-degrees-critical');
  },
  get solid() {
    return t('mastery-degrees-solid');
  },
  get glancing() {
    return t('mastery-degrees-glancing');
  },
  get blocked() {
    return t('mastery-degrees-blocked');
  },
  get matched() {
    return t('mastery-degrees-matched');
  },
  get success() {
    return t('mastery-degrees-success');
  },
  get failure() {
    return t('mastery-degrees-failure');
  },
  get pass() {
    return t('mastery-degrees-pass');
  },
  get fail() {
    return t('mastery-degrees-fail');
  },
};

/** The same at the end of a short sum. */
const masteryResults: Readonly<Record<Mastery['degree'], string>> = {
  get critical() {
    return t('mastery-results-critical');
  },
  get solid() {
    return t('mastery-results-solid');
  },
  get glancing() {
    return t('mastery-results-glancing');
  },
  get blocked() {
    return t('mastery-results-blocked');
  },
  get matched() {
    return t('mastery-results-matched');
  },
  get success() {
    return t('mastery-results-success');
  },
  get failure() {
    return t('mastery-results-failure');
  },
  get pass() {
    return t('mastery-results-pass');
  },
  get fail() {
    return t('mastery-results-fail');
  },
};

const masteryResources: ResourceNames = {
  stamina: {
    forms: { other: t('mastery-resources-stamina-forms-other') },
    harm: { other: t('mastery-resources-stamina-harm-other') },
  },
  action: { forms: { one: t('mastery-resources-action-forms-one'), other: t('mastery-resources-action-forms-other') } },
};

const labels: ActLabels = {
  attack: ({ manner, target }) =>
    t('mastery-labels-attack', {
      manner: manner ?? t('mastery-labels-attack-manner'),
      target: target === undefined ? '' : t('mastery-labels-attack-target', { target }),
    }),
  special: ({ tool, manner }) => `${tool}${manner === undefined ? '' : t('mastery-labels-special')}`,
  defend: ({ manner }) => t('mastery-labels-defend', { manner: manner ?? '' }),
};

/** What the acts of Mastery are called, and what their forms ask. */
const masteryActs: ActWords = {
  labels,
  questions: { special: { how: t('mastery-acts-questions-special-how') } },
  amounts: { stamina: { asks: t('mastery-acts-amounts-stamina-asks') } },
};

const ATTACK_TYPES = {
  quick: t('mastery-attack-types-quick'),
  focused: t('mastery-attack-types-focused'),
  powerful: t('mastery-attack-types-powerful'),
};
const FREE = { Speed: t('mastery-free-speed'), Prepared: t('mastery-free-prepared') };

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const masteryReasons: Words<Omit<MasteryFacts, keyof CoreFacts> & Pick<MasteryFacts, 'stat'>> = {
  stat: ({ stat }, { safe }) => safe(stat),
  'attack type': ({ type }) => ATTACK_TYPES[type],
  skill: ({ skill }, { safe }) => safe(skill),
  defense: ({ defense }) => defense,
  'prepared defense': () => t('mastery-reasons-prepared-defense'),
  turn: () => t('mastery-reasons-turn'),
  rest: ({ rest }) => t('mastery-reasons-rest', { rest }),
  endurance: () => t('mastery-reasons-endurance'),
  damage: ({ band, difference }) => t('mastery-reasons-damage', { band, difference }),
  initiative: () => t('mastery-reasons-initiative'),
  'initiative tie': () => t('mastery-reasons-initiative-tie'),
  attack: () => t('mastery-reasons-attack'),
  special: () => t('mastery-reasons-special'),
  stability: () => t('mastery-reasons-stability'),
  difficulty: () => t('mastery-reasons-difficulty'),
  'stability DC': () => t('mastery-reasons-stability-dc'),
  'opponent’s skill': ({ opponent, skill }, { name, safe }) =>
    t('mastery-reasons-opponent-s-skill', { opponent: name(opponent), skill: safe(skill) }),
  'own skill': ({ skill }, { safe }) => t('mastery-reasons-own-skill', { skill: safe(skill) }),
  'initiative roll': ({ tie, again = [] }, { dice = '' }) => {
    const settled =
      tie === undefined ? [] : [t('mastery-reasons-initiative-roll-settled', { skill: tie.skill, level: tie.level })];
    return [
      dice,
      ...settled,
      ...(again.length === 0 ? [] : [t('mastery-reasons-initiative-roll', { again: again.join(', ') })]),
    ].join(', ');
  },
  advantage: ({ from }, { word, whose }) =>
    t('mastery-reasons-advantage', {
      whose: whose === undefined ? '' : `${whose}, `,
      from: from.map((each) => word(each)).join('; '),
    }),
  'levels above': ({ skill, levels, against }, { safe }) =>
    t('mastery-reasons-levels-above', { skill: safe(skill), levels, against: safe(against) }),
  'critical hit': () => t('mastery-reasons-critical-hit'),
  'counterattack opening': () => t('mastery-reasons-counterattack-opening'),
  'kept advantage': () => t('mastery-reasons-kept-advantage'),
  'free defense': ({ defense, by }) => `${defense} ${FREE[by]}`,
  'stands ready': ({ defense, prepared }) => {
    const how = defense === undefined ? '' : t('mastery-reasons-stands-ready-how', { defense });
    const free = t('mastery-reasons-stands-ready-free');
    return [how, prepared ? free : t('mastery-reasons-stands-ready')].filter(Boolean).join('; ');
  },
  hits: () => t('mastery-reasons-hits'),
  'hits of the side': () => t('mastery-reasons-hits-of-the-side'),
  'standing defense': ({ defense }, { named }) => `${named(t('mastery-reasons-standing-defense'))}: ${named(defense)}`,
  'no hold': ({ status }) => t('mastery-reasons-no-hold', { status }),
  attacked: ({ attacker, how, free }, { name, word }) => {
    const [block, dodge] = (['block', 'dodge'] as const).map((each) => (free.includes(each) ? 'free' : '1 stamina'));
    return t('mastery-reasons-attacked', {
      attacker: name(attacker),
      how: word(how),
      block: block ?? '',
      dodge: dodge ?? '',
    });
  },
  'used by attack': () => t('mastery-reasons-used-by-attack'),
  'used by defense': () => t('mastery-reasons-used-by-defense'),
  collapsed: () => t('mastery-reasons-collapsed'),
  awake: () => t('mastery-reasons-awake'),
  'above a quarter': () => t('mastery-reasons-above-a-quarter'),
  'above 0': () => t('mastery-reasons-above-0'),
  'recovering and stunned': () => t('mastery-reasons-recovering-and-stunned'),
  'last standing': ({ winners, side }, say) => t('mastery-reasons-last-standing', { those: those(winners, side, say) }),
  'first to hits': ({ hits, winners, side }, say) =>
    t('mastery-reasons-first-to-hits', {
      those: those(winners, side, say),
      count: say.count(hits, {
        one: t('mastery-reasons-first-to-hits-one'),
        other: t('mastery-reasons-first-to-hits-other'),
      }),
    }),
  draw: () => t('mastery-reasons-draw'),
};

/** Most winners that are named one by one. */
const MOST_NAMED = 3;

function those(winners: readonly CombatantId[], side: string, { name, list, safe }: Say): string {
  if (winners.length > MOST_NAMED) return t('mastery-those', { side: safe(side) });
  return `${list(winners.map(name))} ${winners.length === 1 ? t('mastery-those-2') : t('mastery-those-3')}`;
}

/** What the questions of this book are in words. */
const masteryQuestions: QuestionWords<MasteryFacts> = {
  attacked: ({ attacker, how, free }, { name, word, subject, priced }) => {
    const defending = (label: string, defense: 'block' | 'dodge') =>
      free.includes(defense)
        ? priced(label, t('mastery-questions-attacked-defending'), true)
        : priced(label, t('mastery-questions-attacked-defending-2'));
    return {
      what: t('mastery-questions-attacked-what', { attacker: name(attacker), subject, how: word(how) }),
      ask: '',
      answers: {
        block: defending(t('mastery-questions-attacked-answers-block'), 'block'),
        dodge: defending(t('mastery-questions-attacked-answers-dodge'), 'dodge'),
      },
      stake: true,
    };
  },
};

/** What Mastery says no to, in plain words, with the way out. */
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

export const mastery = bookOf({
  reasons: masteryReasons,
  questions: masteryQuestions,
  resources: masteryResources,
  degrees: masteryDegrees,
  results: masteryResults,
  names: masteryNames,
  refusals: masteryRefusals,
  sheet: sheetLines,
  reference: {
    get glossary() {
      return glossary();
    },
    briefs,
  },
  acts: masteryActs,
  practice,
});

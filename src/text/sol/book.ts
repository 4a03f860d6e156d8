import type { CoreFacts } from '../../rules/core/reason.ts';
import type { SolFacts } from '../../rules/sol/reasons.ts';
import type { SolRefusals } from '../../rules/sol/refusals.ts';
import type { Sol } from '../../rules/sol/sheet.ts';
import { bookOf, type RefusalWords } from '../core/book.ts';
import { grammar } from '../grammar.ts';
import { field } from '../map.ts';
import type { ResourceNames } from '../resource-names.ts';
import { t } from '../t.ts';
import type { ActLabels, ActWords, Answering, QuestionWords, Words } from '../words.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

/** What the rules' own names are called. */
const solNames = {
  reaction: t('sol-names-reaction'),
  none: t('sol-names-none'),
  dodge: t('sol-names-dodge'),
  parry: t('sol-names-parry'),
  'last point': t('sol-names-last-point'),
  keep: t('sol-names-keep'),
  spend: t('sol-names-spend'),
  'wound words': t('sol-names-wound-words'),
  later: t('sol-names-later'),
  mark: t('sol-names-mark'),
} as const;

/** How a roll comes out. */
const solDegrees: Readonly<Record<Sol['degree'], string>> = {
  failure: t('sol-degrees-failure'),
  success: t('sol-degrees-success'),
  'critical success': t('sol-degrees-critical-success'),
};

/** The same at the end of a short sum. */
const solResults: Readonly<Record<Sol['degree'] | `attack: ${Sol['degree']}`, string>> = {
  'attack: failure': t('sol-results-attack-failure'),
  'attack: success': t('sol-results-attack-success'),
  'attack: critical success': t('sol-results-attack-critical-success'),
  failure: t('sol-results-failure'),
  success: t('sol-results-success'),
  'critical success': t('sol-results-critical-success'),
};

const solResources: ResourceNames = {
  wounds: { forms: { one: t('sol-resources-wounds-forms-one'), other: t('sol-resources-wounds-forms-other') } },
  'action points': {
    forms: { one: t('sol-resources-action-points-forms-one'), other: t('sol-resources-action-points-forms-other') },
    short: { one: t('sol-resources-action-points-short-one'), other: t('sol-resources-action-points-short-other') },
  },
};

const REACTIONS: Readonly<Record<string, string>> = {
  none: t('sol-reactions-none'),
  dodge: t('sol-reactions-dodge'),
  parry: t('sol-reactions-parry'),
  ask: t('sol-reactions-ask'),
};

const labels: ActLabels = {
  defend: ({ manner = '' }) => REACTIONS[manner] ?? manner,
  'take-cover': ({ manner }) => t('sol-labels-take-cover', { manner: manner ?? '' }),
  posture: ({ manner = '' }) => manner,
  draw: ({ tool }) => t('sol-labels-draw', { tool: tool ?? '' }),
  use: ({ tool }) => t('sol-labels-use', { tool: tool ?? '' }),
  medkit: ({ target, self }) =>
    t('sol-labels-medkit', { target: self ? t('sol-labels-medkit-target') : (target ?? '') }),
  test: ({ tool }) => (tool === undefined ? t('sol-labels-test') : t('sol-labels-test-2', { tool })),
  note: ({ tool }) => t('sol-labels-note', { tool: tool ?? '' }),
  surprise: () => t('sol-labels-surprise'),
};

/** What the acts of Project Sol are called, and what their forms ask. */
const solActs: ActWords = {
  labels,
  questions: { test: { whom: t('sol-acts-questions-test-whom') } },
};

const HITS = { one: t('sol-hits-one'), other: t('sol-hits-other') } as const;
const HOURS = { one: t('sol-hours-one'), other: t('sol-hours-other') } as const;
const POINTS = { one: t('sol-points-one'), other: t('sol-points-other') } as const;

/** Words for the reasons of this book. Those of core may be worded otherwise here. */
export const solReasons: Words<Omit<SolFacts, keyof CoreFacts>> = {
  wounds: () => t('sol-reasons-wounds'),
  'wounds of level': ({ level }) => t('sol-reasons-wounds-of-level', { level }),
  'wound called': ({ level, letter }, { safe }) =>
    t('sol-reasons-wound-called', { level, letter: letter === undefined ? '' : ` ${safe(`(${letter})`)}` }),
  'in hand': ({ item }, { safe }) => t('sol-reasons-in-hand', { item: safe(item) }),
  'standing order': ({ about, answer }, { named }) => `${named(about)}: ${named(answer)}`,

  skill: ({ skill }, { safe }) => safe(skill),
  attribute: ({ attribute }) => attribute,
  wound: ({ level }) => t('sol-reasons-wound', { level }),
  cover: ({ cover, thing, at = '', said, words }, { safe }) =>
    t('sol-reasons-cover', {
      cover,
      the: thing === undefined ? '' : t('sol-reasons-cover-the', { the: field.the(thing), at }),
      byWord: said ? byWord(words && safe(words, 200)) : '',
    }),
  flanked: ({ by, said, words }, { name, safe }) =>
    t('sol-reasons-flanked', {
      by: by ? `: ${grammar.and(by.map(({ who, at }) => `${name(who)} ${at}`))}` : '',
      byWord: said ? byWord(words && safe(words, 200)) : '',
    }),
  reaction: ({ reaction }) => reaction,
  'initiative bonus': () => t('sol-reasons-initiative-bonus'),
  medkit: (_, { whose }) => named(t('sol-reasons-medkit'), whose),

  attack: () => t('sol-reasons-attack'),
  soak: () => t('sol-reasons-soak'),
  surprise: (_, { whose }) => named(t('sol-reasons-surprise'), whose),
  recovery: (_, { whose }) => named(t('sol-reasons-recovery'), whose),
  test: (_, { whose }) => named(t('sol-reasons-test'), whose),
  gear: ({ gear }, { safe, whose }) => named(safe(gear), whose),
  threshold: ({ level, hours }, { count }) =>
    t('sol-reasons-threshold', {
      level:
        level === undefined
          ? ''
          : t('sol-reasons-threshold-level', { level, count: hours === undefined ? '' : `, ${count(hours, HOURS)}` }),
    }),
  difficulty: ({ difficulty }) => difficulty,

  critical: ({ net }, { count }) =>
    t('sol-reasons-critical', {
      count: count(net, { one: t('sol-reasons-critical-one'), other: t('sol-reasons-critical-other') }),
    }),
  'box full': ({ level }) => t('sol-reasons-box-full', { level }),
  'level wound': ({ level }) => {
    if (level === 0) return t('sol-reasons-level-wound');
    return level > 3 ? t('sol-reasons-level-wound-2', { level }) : t('sol-reasons-level-wound-3', { level });
  },
  'natural recovery': () => t('sol-reasons-natural-recovery'),

  action: ({ action }) => action.replaceAll('-', ' '),
  'full defense': () => t('sol-reasons-full-defense'),
  surprised: () => t('sol-reasons-surprised'),
  'combat begins': () => t('sol-reasons-combat-begins'),
  joins: () => t('sol-reasons-joins'),
  'turn over': () => t('sol-reasons-turn-over'),

  'shot taken': () => t('sol-reasons-shot-taken'),
  moved: () => t('sol-reasons-moved'),
  wounded: () => t('sol-reasons-wounded'),
  'other cover': () => t('sol-reasons-other-cover'),
  'stood up': () => t('sol-reasons-stood-up'),
  anew: () => t('sol-reasons-anew'),
  'not surprised': () => t('sol-reasons-not-surprised'),
  'first turn over': () => t('sol-reasons-first-turn-over'),
  'fewer wounds': () => t('sol-reasons-fewer-wounds'),

  unconscious: () => t('sol-reasons-unconscious'),
  asleep: () => t('sol-reasons-asleep'),
  awake: () => t('sol-reasons-awake'),
  newcomer: () => t('sol-reasons-newcomer'),

  'leads enemies': ({ hits }, { dice, count }) =>
    t('sol-reasons-leads-enemies', { dice: dice ?? '', count: count(hits, HITS) }),
  'led by': ({ leader }, { name }) => t('sol-reasons-led-by', { leader: name(leader) }),
  'standing score': ({ hits }, { count }) =>
    hits === undefined
      ? t('sol-reasons-standing-score')
      : t('sol-reasons-standing-score-2', { count: count(hits, HITS) }),
  'no enemies': ({ hits }, { dice, count }) =>
    t('sol-reasons-no-enemies', { dice: dice ?? '', count: count(hits, HITS) }),
  'before enemies': ({ hits }, { dice, count }) =>
    t('sol-reasons-before-enemies', { dice: dice ?? '', count: count(hits, HITS) }),
  'tied with enemies': ({ hits }, { dice, count }) =>
    t('sol-reasons-tied-with-enemies', { dice: dice ?? '', count: count(hits, HITS) }),
  'after enemies': ({ hits }, { dice, count }) =>
    t('sol-reasons-after-enemies', { dice: dice ?? '', count: count(hits, HITS) }),

  'last point': () => t('sol-reasons-last-point'),
  'bought hits': ({ hits, dice, threshold, difficulty, enough }, { count }) => {
    const bought = t('sol-reasons-bought-hits-bought', {
      count: count(hits, HITS),
      count2: count(dice, {
        one: t('sol-reasons-bought-hits-bought-one'),
        other: t('sol-reasons-bought-hits-bought-other'),
      }),
    });
    if (threshold === undefined) return bought;
    return `${bought}, ${difficulty ?? t('sol-reasons-bought-hits')} ${threshold}: ${enough ? t('sol-reasons-bought-hits-2') : t('sol-reasons-bought-hits-3')}`;
  },
  rested: ({ hours, lost }, { count }) => {
    if (lost === 0) return count(hours, HOURS);
    if (lost === hours) return t('sol-reasons-rested', { count: count(hours, HOURS) });
    return t('sol-reasons-rested-2', { count: count(hours, HOURS), lost });
  },
  mark: ({ mark }, { safe }) => safe(mark, 200),
  'able to act': ({ side }, { safe }) =>
    side === undefined ? t('sol-reasons-able-to-act') : t('sol-reasons-able-to-act-2', { side: safe(side) }),

  'attack on you': ({ attacker, item, points, cost, last }, { name, safe, count }) =>
    t('sol-reasons-attack-on-you', {
      attacker: name(attacker),
      item: safe(item),
      cost,
      count: count(points, POINTS),
      last: last ? t('sol-reasons-attack-on-you-last') : '',
    }),
  'words for wound': ({ level, from }, { word }) => t('sol-reasons-words-for-wound', { level, from: word(from) }),
  'mark for wound': ({ who, from, words }, { name, safe, word }) =>
    t('sol-reasons-mark-for-wound', { who: name(who), from: words === undefined ? word(from) : safe(words) }),
};

/** What the GM says in place of the field, and why. */
function byWord(why: string | undefined): string {
  return t('sol-by-word', { why: why ? `: “${why}”` : '' });
}

/** What a roll is for, and whose it is where that is not plain. */
function named(what: string, whose: string | undefined): string {
  return whose === undefined ? what : `${what}, ${whose}`;
}

/** What the questions of this book are in words. */
const solQuestions: QuestionWords<SolFacts> = {
  'attack on you': ({ attacker, item, points, cost, dice, last: isLast }, say) => {
    const { name, safe, subject, priced, brief, open } = say;
    const last = open && isLast === true;
    const attack = t('sol-questions-attack-on-you-attack', { attacker: name(attacker), item: safe(item) });
    const reaction = (verb: string): Answering =>
      last
        ? { label: t('sol-questions-attack-on-you-reaction-label', { verb }), hurts: true }
        : priced(verb, brief(cost, t('sol-questions-attack-on-you-reaction')));
    const more =
      dice === undefined
        ? ''
        : t('sol-questions-attack-on-you-more', {
            count: say.count(dice, {
              one: t('sol-questions-attack-on-you-more-one'),
              other: t('sol-questions-attack-on-you-more-other'),
            }),
          });
    return {
      what: last
        ? t('sol-questions-attack-on-you-what', { attack })
        : t('sol-questions-attack-on-you-what-2', { attacker: name(attacker), subject, item: safe(item) }),
      ask:
        last || !open
          ? ''
          : t('sol-questions-attack-on-you-ask', {
              more,
              cost,
              brief: brief(points, t('sol-questions-attack-on-you-ask-brief')),
            }),
      answers: {
        dodge: reaction(t('sol-questions-attack-on-you-answers-dodge')),
        parry: reaction(t('sol-questions-attack-on-you-answers-parry')),
        none: t('sol-questions-attack-on-you-answers-none'),
      },
      stake: true,
    };
  },
  'words for wound': ({ level, from }, { word, subject }) => ({
    what: t('sol-questions-words-for-wound-what', { subject, level, from: word(from) }),
    ask: t('sol-questions-words-for-wound-ask'),
    answers: {},
  }),
  'mark for wound': ({ from, words }, { safe, word, subject }) => ({
    what: t('sol-questions-mark-for-wound-what', { subject, from: words === undefined ? word(from) : safe(words) }),
    ask: t('sol-questions-mark-for-wound-ask'),
    answers: {},
  }),
};

/** What Project Sol's rules say no to, in plain words with the way out. Facts may hold names; the caller escapes them. */
export const solRefusals: RefusalWords<SolRefusals> = {
  concealed: ({ target }) => t('sol-refusals-concealed', { target }),
  'not-flanked': ({ target, enemies }) => t('sol-refusals-not-flanked', { target, enemies }),
  'not-in-hand': ({ weapon, hand, cost }) => t('sol-refusals-not-in-hand', { weapon, hand, cost }),
  'out-of-reach': ({ tool, target, metres }) => t('sol-refusals-out-of-reach', { tool, target, metres }),
  'cover-by-place': ({ name }) => t('sol-refusals-cover-by-place', { name }),
  'in-hand': ({ weapon, name }) => t('sol-refusals-in-hand', { name, weapon }),
  'aim-full': ({ name, most }) => t('sol-refusals-aim-full', { name, most }),
  'no-styles': ({ typed }) => t('sol-refusals-no-styles', { typed }),
  'no-stress': () => t('sol-refusals-no-stress'),
  'already-so': ({ name, state }) =>
    t('sol-refusals-already-so', {
      name,
      state: state.endsWith('cover') ? t('sol-refusals-already-so-state', { state }) : state,
    }),
  'no-wounds': ({ name }) => t('sol-refusals-no-wounds', { name }),
  'medkit-tried': ({ name, level }) => t('sol-refusals-medkit-tried', { level, name }),
  'no-medkit': ({ name }) => t('sol-refusals-no-medkit', { name }),
  'buying-forbidden': () => t('sol-refusals-buying-forbidden'),
  'buying-in-combat': () => t('sol-refusals-buying-in-combat'),
  'surprise-late': () => t('sol-refusals-surprise-late'),
  'follows-of-itself': ({ condition }) => t('sol-refusals-follows-of-itself', { condition }),
  hours: ({ most }) => t('sol-refusals-hours', { most }),
  'no-gear': ({ name }) => t('sol-refusals-no-gear', { name }),
  'no-attribute': ({ typed, known }) => t('sol-refusals-no-attribute', { typed, known }),
  'one-difficulty': ({ one, other }) => t('sol-refusals-one-difficulty', { one, other }),
  'no-use': ({ option }) =>
    t('sol-refusals-no-use', { nouse: NO_USE[`${option}`] ?? t('sol-refusals-no-use-nouse', { option }) }),
  'no-words': ({ wound }) => t('sol-refusals-no-words', { wound }),
};

/** Why an option has no use, by its name among the facts of a deed. */
const NO_USE: Readonly<Record<string, string>> = {
  targets: t('sol-no-use-targets'),
  tool: t('sol-no-use-tool'),
  manner: t('sol-no-use-manner'),
  amount: t('sol-no-use-amount'),
  to: t('sol-no-use-to'),
  range: t('sol-no-use-range'),
  cover: t('sol-no-use-cover'),
  flanked: t('sol-no-use-flanked'),
  behind: t('sol-no-use-behind'),
  highGround: t('sol-no-use-high-ground'),
};

export const sol = bookOf({
  reasons: solReasons,
  questions: solQuestions,
  resources: solResources,
  degrees: solDegrees,
  results: solResults,
  names: solNames,
  refusals: solRefusals,
  sheet: sheetLines,
  reference: { glossary, briefs },
  acts: solActs,
  practice,
});

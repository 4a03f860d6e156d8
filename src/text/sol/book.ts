import type { CoreFacts } from '../../rules/core/reason.ts';
import type { SolFacts } from '../../rules/sol/reasons.ts';
import type { SolRefusals } from '../../rules/sol/refusals.ts';
import type { Sol } from '../../rules/sol/sheet.ts';
import { bookFromParts, type RefusalWords } from '../core/book.ts';
import { mapWords } from '../map.ts';
import { nameAmong, nameOf } from '../names.ts';
import type { ResourceNames } from '../resource-names.ts';
import { and, t, withLabel } from '../t.ts';
import { texts } from '../texts.ts';
import type { ActionLabels, ActionWords, Answering, QuestionWords, Words } from '../words.ts';
import { briefs, glossary, practice, sheetLines } from './glossary.ts';

const nameOfThing = (name: string) => nameAmong('sol', ['thing', 'skill'], name);

/** The names of roll results. */
const solDegrees: Readonly<Record<Sol['degree'], string>> = texts({
  failure: 'sol-degree-failure',
  success: 'sol-degree-success',
  'critical success': 'sol-degree-critical-success',
});

/** The words for roll results at the end of a short line of math: "a hit". */
const solResults: Readonly<Record<Sol['degree'] | `attack: ${Sol['degree']}`, string>> = texts({
  'attack: failure': 'sol-result-attack-failure',
  'attack: success': 'sol-result-attack-success',
  'attack: critical success': 'sol-result-attack-critical-success',
  failure: 'sol-result-failure',
  success: 'sol-result-success',
  'critical success': 'sol-result-critical-success',
});

const solResources: ResourceNames = {
  wounds: { forms: texts({ one: 'sol-resource-wounds-one', other: 'sol-resource-wounds-several' }) },
  'action points': {
    forms: texts({ one: 'sol-resource-action-points-one', other: 'sol-resource-action-points-several' }),
    short: texts({ one: 'sol-resource-action-points-short-one', other: 'sol-resource-action-points-short-other' }),
  },
};

const REACTION_LABELS = texts({
  none: 'sol-react-none',
  dodge: 'sol-react-dodge',
  parry: 'sol-react-parry',
  ask: 'sol-react-ask',
});

const labels: ActionLabels = {
  defend: ({ manner = '', mannerName = '' }) =>
    isKeyOf(REACTION_LABELS, manner) ? REACTION_LABELS[manner] : mannerName,
  'take-cover': ({ mannerName: manner = '' }) => t('sol-label-take-cover', { manner }),
  posture: ({ mannerName: manner = '' }) => manner,
  draw: ({ toolName: tool = '' }) => t('sol-label-draw', { tool }),
  use: ({ toolName: tool = '' }) => t('sol-label-use', { tool }),
  medkit({ target, self }) {
    if (self) return t('sol-label-medkit-self');
    return target === undefined ? t('sol-label-medkit') : t('sol-label-medkit-target', { target });
  },
  test: ({ toolName: tool }) => (tool === undefined ? t('sol-label-test-against') : t('sol-label-test', { tool })),
  note: ({ tool = '' }) => t('sol-label-note', { tool }),
  surprise: () => t('sol-label-surprise'),
};

function isKeyOf<Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key {
  return Object.hasOwn(table, key);
}

/** The labels of Project Sol's actions, and the questions in their forms. */
const solActionWords: ActionWords = {
  labels,
  questions: { test: texts({ target: 'sol-ask-test-target' }) },
};

const HIT_FORMS = texts({ one: 'sol-hit-one', other: 'sol-hit-several' });
const HOUR_FORMS = texts({ one: 'sol-hour-one', other: 'sol-hour-several' });
const DIE_FORMS = texts({ one: 'sol-die-one', other: 'sol-die-several' });
const POINT_FORMS = texts({ one: 'sol-point-one', other: 'sol-point-several' });

/**
 * Words for Project Sol's own reasons, which say why a number applies or why something happened. They take precedence
 * over the words that all systems share.
 */
export const solReasons: Words<Omit<SolFacts, keyof CoreFacts>> = {
  wounds: ({ most }) => t('sol-reason-wounds', { count: most }),
  'wounds of level': ({ level }) => t('sol-reason-wounds-of-level', { level }),
  'wound called': ({ level, letter }, { safe }) =>
    letter === undefined
      ? t('sol-reason-wound-called', { level })
      : t('sol-reason-wound-called-letter', { level, letter: safe(`(${letter})`) }),
  'in hand': ({ item }, { thingName }) => t('sol-reason-in-hand', { item: thingName(item) }),
  'standing order': ({ about, answer }, { optionName }) => withLabel(optionName(about), optionName(answer)),

  skill: ({ skill }, { skillName }) => skillName(skill),
  attribute: ({ attribute }, { skillName }) => skillName(attribute),
  wound: ({ level }) => t('sol-reason-wound', { level }),
  cover: ({ cover, thing, at = '', said, words }, { safe, optionName }) => {
    const coverText =
      thing === undefined
        ? t('sol-reason-cover', { cover: optionName(cover) })
        : t('sol-reason-cover-thing', { cover: optionName(cover), thing: mapWords.the(thing), at });
    return said ? gmRulingText(coverText, words && safe(words, 200)) : coverText;
  },
  flanked: ({ by, said, words }, { name, safe }) => {
    const flankedText = by
      ? t('sol-reason-flanked-by', { enemies: and(by.map(({ who, at }) => `${name(who)} ${at}`)) })
      : t('sol-reason-flanked');
    return said ? gmRulingText(flankedText, words && safe(words, 200)) : flankedText;
  },
  reaction: ({ reaction }, { optionName }) => optionName(reaction),
  'initiative bonus': () => t('sol-reason-initiative-bonus'),
  medkit: (_, { whose }) => withOwner(t('sol-reason-medkit'), whose),

  attack: () => t('sol-reason-attack'),
  soak: () => t('sol-reason-soak'),
  surprise: (_, { whose }) => withOwner(t('sol-reason-surprise'), whose),
  recovery: (_, { whose }) => withOwner(t('sol-reason-recovery'), whose),
  test: (_, { whose }) => withOwner(t('sol-reason-test'), whose),
  gear: ({ gear }, { whose, thingName }) => withOwner(thingName(gear), whose),
  threshold: ({ level, hours }) => {
    if (level === undefined) return t('sol-reason-threshold');
    return hours === undefined
      ? t('sol-reason-threshold-level', { level })
      : t('sol-reason-threshold-hours', { level, hours });
  },
  difficulty: ({ difficulty }, { optionName }) => optionName(difficulty),

  critical: ({ net }) => t('sol-reason-critical', { net }),
  'box full': ({ level }) => t('sol-reason-box-full', { level }),
  'level wound': ({ level }) => {
    if (level === 0) return t('sol-reason-grazing-hit');
    return level > 3 ? t('sol-reason-no-box', { level }) : t('sol-reason-level-wound', { level });
  },
  'natural recovery': () => t('sol-reason-natural-recovery'),

  action: ({ action }) => action.replaceAll('-', ' '),
  'full defense': () => t('sol-reason-full-defense'),
  surprised: () => t('sol-reason-surprised'),
  'combat begins': () => t('sol-reason-combat-begins'),
  joins: () => t('sol-reason-joins'),
  'turn over': () => t('sol-reason-turn-over'),

  'shot taken': () => t('sol-reason-shot-taken'),
  moved: () => t('sol-reason-moved'),
  wounded: () => t('sol-reason-wounded'),
  'other cover': () => t('sol-reason-other-cover'),
  'stood up': () => t('sol-reason-stood-up'),
  anew: () => t('sol-reason-anew'),
  'not surprised': () => t('sol-reason-not-surprised'),
  'first turn over': () => t('sol-reason-first-turn-over'),
  'fewer wounds': () => t('sol-reason-fewer-wounds'),

  unconscious: () => t('sol-reason-unconscious'),
  asleep: () => t('sol-reason-asleep'),
  awake: () => t('sol-reason-awake'),
  newcomer: () => t('sol-reason-newcomer'),

  'leads enemies': ({ hits }, { dice = '', count }) =>
    t('sol-reason-leads-enemies', { dice, hits: count(hits, HIT_FORMS) }),
  'led by': ({ leader }, { name }) => t('sol-reason-led-by', { leader: name(leader) }),
  'standing score': ({ hits }, { count }) =>
    hits === undefined ? t('sol-reason-with-enemies') : t('sol-reason-enemies-score', { hits: count(hits, HIT_FORMS) }),
  'no enemies': ({ hits }, { dice = '', count }) => t('sol-reason-no-enemies', { dice, hits: count(hits, HIT_FORMS) }),
  'before enemies': ({ hits }, { dice = '', count }) =>
    t('sol-reason-before-enemies', { dice, hits: count(hits, HIT_FORMS) }),
  'tied with enemies': ({ hits }, { dice = '', count }) =>
    t('sol-reason-tied-with-enemies', { dice, hits: count(hits, HIT_FORMS) }),
  'after enemies': ({ hits }, { dice = '', count }) =>
    t('sol-reason-after-enemies', { dice, hits: count(hits, HIT_FORMS) }),

  'last point': () => t('sol-reason-last-point'),
  'bought hits': ({ hits, dice, threshold, difficulty, enough }, { count, optionName }) => {
    const boughtHitFacts = { hits: count(hits, HIT_FORMS), dice: count(dice, DIE_FORMS) };
    if (threshold === undefined) return t('sol-reason-bought-hits', boughtHitFacts);
    const goalText = difficulty === undefined ? t('sol-reason-threshold') : optionName(difficulty);
    return t(enough ? 'sol-reason-bought-enough' : 'sol-reason-bought-too-few', {
      ...boughtHitFacts,
      goal: goalText,
      threshold,
    });
  },
  rested: ({ hours, lost }, { count }) => {
    if (lost === 0) return count(hours, HOUR_FORMS);
    if (lost === hours) return t('sol-reason-rested-too-short', { hours: count(hours, HOUR_FORMS) });
    return t('sol-reason-rested-some-lost', { hours: count(hours, HOUR_FORMS), lost });
  },
  mark: ({ mark }, { safe }) => safe(mark, 200),
  'able to act': ({ side }, { sideFacts }) =>
    side === undefined ? t('sol-reason-no-one-able') : t('sol-reason-one-side-able', sideFacts(side)),

  'attack on you': ({ attacker, item, points, cost, last }, { name, count, thingName }) => {
    const attackFacts = { attacker: name(attacker), item: thingName(item) };
    return last
      ? t('sol-reason-attack-on-you-last', attackFacts)
      : t('sol-reason-attack-on-you', { ...attackFacts, cost, points: count(points, POINT_FORMS) });
  },
  'words for wound': ({ level, from }, { word }) => t('sol-reason-words-for-wound', { level, from: word(from) }),
  'mark for wound': ({ who, from, words }, { name, safe, word }) =>
    t('sol-reason-mark-for-wound', { name: name(who), from: words === undefined ? word(from) : safe(words) }),
};

/** A GM's ruling, with the GM's own words about it. */
function gmRulingText(what: string, words: string | undefined): string {
  return words ? t('sol-reason-by-gm-words', { what, words }) : t('sol-reason-by-gm', { what });
}

/** What a roll is for, and whose roll it is if that isn't obvious. */
function withOwner(what: string, whose: string | undefined): string {
  return whose === undefined ? what : `${what}, ${whose}`;
}

/** Words for the questions that only Project Sol asks. */
const solQuestions: QuestionWords<SolFacts> = {
  'attack on you': ({ attacker, item, points, cost, dice, last: isLast }, say) => {
    const { name, thingName, subject, priced, brief, open } = say;
    const isLastAnswer = open && isLast === true;
    const attackFacts = { attacker: name(attacker), item: thingName(item) };
    const answerFor = (reaction: string): Answering =>
      isLastAnswer
        ? { label: t('sol-answer-and-fall', { reaction }), hurts: true }
        : priced(reaction, brief(cost, 'action points'));
    const priceFacts = { cost, points: brief(points, 'action points') };
    const costsText =
      dice === undefined
        ? t('sol-question-reaction-costs', priceFacts)
        : t('sol-question-reaction-adds', { dice, ...priceFacts });
    return {
      what: isLastAnswer
        ? t('sol-question-attack-last', attackFacts)
        : t('sol-question-attack', { ...attackFacts, subject }),
      ask: isLastAnswer || !open ? '' : costsText,
      answers: {
        dodge: answerFor(t('sol-answer-dodge')),
        parry: answerFor(t('sol-answer-parry')),
        none: t('sol-answer-none'),
      },
      stake: true,
    };
  },
  'words for wound': ({ level, from }, { word, subject }) => ({
    what: t('sol-question-words-for-wound', { subject, level, from: word(from) }),
    ask: t('sol-question-words-for-wound-ask'),
    answers: {},
  }),
  'mark for wound': ({ from, words }, { safe, word, subject }) => ({
    what: t('sol-question-mark-for-wound', { subject, from: words === undefined ? word(from) : safe(words) }),
    ask: t('sol-question-mark-for-wound-ask'),
    answers: {},
  }),
};

/** Words for Project Sol's own refusals, with what to do instead. Callers escape the names in the facts. */
export const solRefusals: RefusalWords<SolRefusals> = {
  concealed: ({ target }) => t('sol-refused-concealed', { target }),
  'not-flanked': ({ target, enemies }) => t('sol-refused-not-flanked', { target, enemies }),
  'not-in-hand': ({ weapon, hand, cost }) =>
    t('sol-refused-not-in-hand', { weapon: nameOfThing(weapon), hand: nameOfThing(hand), cost }),
  'out-of-reach': ({ tool, target, meters }) =>
    t('sol-refused-out-of-reach', { tool: nameOfThing(tool), target, meters }),
  'cover-by-place': ({ name }) => t('sol-refused-cover-by-place', { name }),
  'in-hand': ({ weapon, name }) => t('sol-refused-in-hand', { name, weapon: nameOfThing(weapon) }),
  'aim-full': ({ name, most }) => t('sol-refused-aim-full', { name, most }),
  'no-styles': ({ typed }) => t('sol-refused-no-styles', { typed }),
  'no-stress': () => t('sol-refused-no-stress'),
  'already-so': ({ name, state }) =>
    t(state.endsWith('cover') ? 'sol-refused-already-in-cover' : 'sol-refused-already-so', { name, state }),
  'no-wounds': ({ name }) => t('sol-refused-no-wounds', { name }),
  'medkit-tried': ({ name, level }) => t('sol-refused-medkit-tried', { level, name }),
  'no-medkit': ({ name }) => t('sol-refused-no-medkit', { name }),
  'buying-forbidden': () => t('sol-refused-buying-forbidden'),
  'buying-in-combat': () => t('sol-refused-buying-in-combat'),
  'surprise-late': () => t('sol-refused-surprise-late'),
  'follows-of-itself': ({ condition }) =>
    t('sol-refused-follows-of-itself', { condition: nameOf('sol', 'condition', condition) }),
  hours: ({ most }) => t('sol-refused-hours', { most }),
  'no-gear': ({ name }) => t('sol-refused-no-gear', { name }),
  'no-attribute': ({ typed, known }) => t('sol-refused-no-attribute', { typed, known }),
  'one-difficulty': ({ one, other }) =>
    t('sol-refused-one-difficulty', { one: nameOf('sol', 'option', one), other: nameOf('sol', 'option', other) }),
  'no-use': ({ option }) =>
    isKeyOf(USELESS_OPTION_TEXTS, option) ? USELESS_OPTION_TEXTS[option] : t('sol-refused-option', { option }),
  'no-words': ({ wound }) => t('sol-refused-no-words', { wound }),
};

/** Why an option has no effect, by the option's name. */
const USELESS_OPTION_TEXTS = texts({
  targets: 'sol-refused-option-targets',
  tool: 'sol-refused-option-tool',
  manner: 'sol-refused-option-manner',
  amount: 'sol-refused-option-amount',
  to: 'sol-refused-option-to',
  range: 'sol-refused-option-range',
  cover: 'sol-refused-option-cover',
  flanked: 'sol-refused-option-flanked',
  behind: 'sol-refused-option-behind',
  highGround: 'sol-refused-option-high-ground',
});

export const sol = bookFromParts({
  reasons: solReasons,
  questions: solQuestions,
  resources: solResources,
  degrees: solDegrees,
  results: solResults,
  refusals: solRefusals,
  sheet: sheetLines,
  reference: {
    get glossary() {
      return glossary();
    },
    briefs,
  },
  acts: solActionWords,
  practice,
  about: () => t('sol-about'),
});

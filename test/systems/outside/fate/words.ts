// Fate's texts: its reasons, questions, refusals, results and descriptions.

import { messages, nameOf, type SystemWords } from 'fray/rules';
import type { Messages } from './messages.d.ts';
import type { FateFacts, FateRefusals } from './reasons.ts';
import { type Fate, SKILLS } from './sheet.ts';

const { t, texts } = messages<Messages>(import.meta.url);

const USES = texts({
  attack: 'fate-reason-use-attack',
  defend: 'fate-reason-use-defend',
  create: 'fate-reason-use-create',
  overcome: 'fate-reason-use-overcome',
  climb: 'fate-reason-use-climb',
});

export const words: SystemWords<Fate, FateFacts, FateRefusals> = {
  about: () => t('fate-about'),
  reasons: {
    use: ({ use, skill }, { skillName }) => t('fate-reason-use', { use: USES[use], skill: skillName(skill) }),
    skill: ({ skill }, { skillName }) => skillName(skill),
    stunt: ({ stunt }, { thingName }) => thingName(stunt),
    'full defense': () => t('fate-reason-full-defense'),
    difficulty: () => t('fate-reason-difficulty'),
    border: () => t('fate-reason-border'),
    'free use': () => t('fate-reason-free-use'),
    'fate point': () => t('fate-reason-fate-point'),
    margin: () => t('fate-reason-margin'),
    consequence: ({ consequence }, { conditionName }) => conditionName(consequence),
    used: () => t('fate-reason-used'),
    'taken out': () => t('fate-reason-taken-out'),
    overcome: () => t('fate-reason-overcome'),
    recovers: () => t('fate-reason-recovers'),
    refresh: () => t('fate-reason-refresh'),
    'notices first': () => t('fate-reason-notices-first'),
    compel: () => t('fate-reason-compel'),
    conceded: () => t('fate-reason-conceded'),
    'only one side stands': ({ side }) => t('fate-reason-one-side', { side }),
    'no one stands': () => t('fate-reason-no-one'),
    'can turn it': ({ by }) => t('fate-ask-invoke', { by }),
    'hit for': ({ shifts, boxes }) => t('fate-ask-absorb', { shifts, boxes }),
  },
  questions: {
    'can turn it': ({ by }, { priced }) => ({
      what: t('fate-ask-invoke', { by }),
      ask: '',
      answers: {
        'leave it': t('fate-answer-leave-it'),
        'free use': priced(t('fate-answer-free-use'), t('fate-price-free'), true),
        'fate point': priced(t('fate-answer-fate-point'), t('fate-price-point')),
      },
    }),
    'hit for': ({ shifts, boxes }) => ({
      what: t('fate-ask-absorb', { shifts, boxes }),
      ask: '',
      answers: {
        mild: { label: t('fate-answer-mild'), hurts: true },
        moderate: { label: t('fate-answer-moderate'), hurts: true },
        severe: { label: t('fate-answer-severe'), hurts: true },
        'give in': { label: t('fate-answer-give-in'), hurts: true },
      },
      stake: true,
    }),
  },
  refusals: {
    'already acted': ({ name }) => t('fate-refused-already-acted', { name }),
    'already moved': ({ name }) => t('fate-refused-already-moved', { name }),
    'too far': ({ name, weapon }) => t('fate-refused-too-far', { name, weapon }),
    'no way': ({ name }) => t('fate-refused-no-way', { name }),
    'no points': ({ name }) => t('fate-refused-no-points', { name }),
    'already defending': ({ name }) => t('fate-refused-already-defending', { name }),
  },
  degrees: texts({
    fail: 'fate-degree-fail',
    tie: 'fate-degree-tie',
    success: 'fate-degree-success',
    style: 'fate-degree-style',
  }),
  results: texts({
    fail: 'fate-result-fail',
    tie: 'fate-result-tie',
    success: 'fate-result-success',
    style: 'fate-result-style',
  }),
  resources: {
    boxes: {
      forms: texts({ one: 'fate-boxes-one', other: 'fate-boxes-other' }),
      harm: texts({ one: 'fate-stress', other: 'fate-stress' }),
    },
    pool: { forms: texts({ one: 'fate-pool-one', other: 'fate-pool-other' }) },
    points: { forms: texts({ one: 'fate-points-one', other: 'fate-points-other' }) },
  },
  acts: {
    labels: {
      create: ({ target, mannerName = '' }) =>
        target === undefined
          ? t('fate-label-create-scene', { skill: mannerName })
          : t('fate-label-create', { target, skill: mannerName }),
      overcome: ({ mannerName = '' }) => t('fate-label-overcome', { skill: mannerName }),
    },
  },
  briefs: {
    actions: texts({
      attack: 'fate-brief-attack',
      create: 'fate-brief-create',
      overcome: 'fate-brief-overcome',
      defend: 'fate-brief-defend',
      move: 'fate-brief-move',
      concede: 'fate-brief-concede',
      rest: 'fate-brief-rest',
    }),
    conditions: texts({
      aspect: 'fate-brief-aspect',
      boost: 'fate-brief-boost',
      'full defense': 'fate-brief-full-defense',
      mild: 'fate-brief-mild',
      moderate: 'fate-brief-moderate',
      severe: 'fate-brief-severe',
    }),
    settings: texts({ pool: 'fate-brief-pool' }),
    standingOrders: texts({ invoke: 'fate-brief-invoke', absorb: 'fate-brief-absorb' }),
    archetypes: texts({
      Marshal: 'fate-brief-marshal',
      Tinker: 'fate-brief-tinker',
      Bruiser: 'fate-brief-bruiser',
      Lookout: 'fate-brief-lookout',
      'The Auctioneer': 'fate-brief-auctioneer',
    }),
  },
  sheet: (sheet) => [
    { name: t('fate-name-field-aspects'), value: sheet.aspects.join(', ') },
    {
      name: t('fate-sheet-skills'),
      value: SKILLS.filter((skill) => sheet[skill] > 0)
        .toSorted((one, other) => sheet[other] - sheet[one])
        .map((skill) => `${nameOf('fate', 'skill', skill)} +${sheet[skill]}`)
        .join(', '),
    },
    {
      name: t('fate-name-field-stunts'),
      value: sheet.stunts
        .map(({ name, skill }) =>
          t('fate-sheet-stunt', { name: nameOf('fate', 'thing', name), skill: nameOf('fate', 'skill', skill) }),
        )
        .join(', '),
    },
    {
      name: t('fate-name-field-weapons'),
      value: sheet.weapons.map(({ name }) => nameOf('fate', 'thing', name)).join(', '),
    },
    { name: t('fate-name-field-boxes'), value: String(sheet.boxes) },
    { name: t('fate-name-field-refresh'), value: String(sheet.refresh) },
  ],
};

// The words that need facts, and tables of words. Names are in locales/en/names.ftl, sentences in
// locales/en/messages.ftl, the story in locales/en/story.yaml. `npm run words` writes messages.d.ts after a change.

import { messages, nameOf, type SystemWords } from 'fray/rules';
import type { Messages } from './messages.d.ts';
import type { NewsystemFacts, NewsystemRefusals } from './reasons.ts';
import type { Newsystem } from './sheet.ts';

const { t, texts } = messages<Messages>(import.meta.url);

export const words: SystemWords<Newsystem, NewsystemFacts, NewsystemRefusals> = {
  about: () => t('newsystem-about'),
  /**
   * Words for each reason, which says why a number applies or why something happened. If a reason has no words, the
   * system doesn't compile. `whose` is the name of the combatant that the reason is about, if the line doesn't already
   * say it.
   */
  reasons: {
    attack: () => t('newsystem-reason-attack'),
    armor: (_, { whose }) =>
      whose === undefined ? t('newsystem-reason-armor') : t('newsystem-reason-armor-of', { whose }),
    initiative: (_, { dice = '' }) => dice,
    'only one side stands': ({ side }) => t('newsystem-reason-one-side', { side }),
    'no one stands': () => t('newsystem-reason-no-one'),
  },
  refusals: {
    'already acted': ({ name }) => t('newsystem-refused-already-acted', { name }),
    'already guarding': ({ name }) => t('newsystem-refused-already-guarding', { name }),
  },
  degrees: texts({ hit: 'newsystem-degree-hit', miss: 'newsystem-degree-miss' }),
  results: texts({ hit: 'newsystem-result-hit', miss: 'newsystem-result-miss' }),
  resources: {
    hp: { forms: texts({ one: 'newsystem-hp', other: 'newsystem-hp' }), harm: texts({ other: 'newsystem-damage' }) },
  },
  /** What `/rules` and the menus say about each action, condition, character and creature, in a sentence. */
  briefs: {
    actions: texts({ attack: 'newsystem-brief-attack', defend: 'newsystem-brief-guard' }),
    conditions: texts({ guarding: 'newsystem-brief-guarding' }),
    archetypes: texts({ Fighter: 'newsystem-brief-fighter', Wolf: 'newsystem-brief-wolf' }),
  },
  /** The sheet as `/me` and `/rules` show it. */
  sheet: ({ hp, armor, attack, weapons }) => [
    { name: t('newsystem-name-field-hp'), value: String(hp) },
    { name: t('newsystem-name-field-armor'), value: String(armor) },
    { name: t('newsystem-name-field-attack'), value: `+${attack}` },
    {
      name: t('newsystem-name-field-weapons'),
      value: weapons.map(({ name, damage }) => `${nameOf('newsystem', 'thing', name)} (${damage})`).join(', '),
    },
  ],
};

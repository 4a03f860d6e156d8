import type { CoreFacts } from '../../rules/core/reason.ts';
import type { KnaveFacts } from '../../rules/knave/reasons.ts';
import { bookOf } from '../core/book.ts';
import type { Words } from '../words.ts';

const reasons: Words<Omit<KnaveFacts, keyof CoreFacts>> = {
  attack: () => 'attack',
  armor: (_, { whose }) => (whose === undefined ? 'armor' : `armor of ${whose}`),
  initiative: (_, { dice = '' }) => dice,
  'only one side stands': () => 'only one side stands',
};

export const knave = bookOf({
  reference: {
    glossary: [],
    briefs: {
      actions: { strike: 'd20 + attack against armor; a hit does d6.' },
      archetypes: { Rogue: 'Quick, and armed with a dagger.', Rat: 'Large for a rat.' },
    },
  },
  reasons,
  resources: { hp: { forms: { other: 'HP' } } },
});

// TDGS › 8 Combat › HP Formula, HP Does Not Scale With Level; 9 Entities › Power Tier: weaker and stronger variants.
// The book has none, so every figure is our choice

import type { Templates } from '../core/template.ts';

/** The stats that attacks and defenses are rolled with. CHA and MOV don't change, because they seldom decide fights. */
const ROLLED_STATS = ['STR', 'DEX', 'REF'] as const;
/** Below this value, INT and WIS are mere instinct, which doesn't change. */
const MIN_MIND = 5;

export const templates: Templates = {
  weak: [
    {
      fields: ROLLED_STATS,
      by: { percent: -15, least: 1 },
      source: 'lower stats for rolls',
    },
    { fields: ['INT', 'WIS'], by: { percent: -15, from: MIN_MIND }, source: 'the same for spells' },
    {
      fields: ['CON'],
      by: { percent: -25, least: 1 },
      source: 'a quarter fewer HP',
    },
  ],
  young: [
    {
      fields: ['size'],
      by: { steps: -1 },
      source: 'one size smaller',
    },
    { fields: ['STR'], by: { percent: -30, least: 1 }, source: 'not grown yet' },
    { fields: ['INT', 'WIS'], by: { percent: -15, from: MIN_MIND }, source: 'has seen little' },
    {
      fields: ['CON'],
      by: { percent: -40, least: 1 },
      source: 'a smaller body',
    },
  ],
  elite: [
    { fields: ROLLED_STATS, by: { percent: 15 }, source: 'higher stats for rolls' },
    { fields: ['INT', 'WIS'], by: { percent: 15, from: MIN_MIND }, source: 'the same for spells' },
    {
      fields: ['CON'],
      by: { percent: 25 },
      source: 'a quarter more HP',
    },
  ],
  boss: [
    { fields: ROLLED_STATS, by: { percent: 30 }, source: 'much higher stats for rolls' },
    { fields: ['INT', 'WIS'], by: { percent: 30, from: MIN_MIND }, source: 'the same for spells' },
    {
      fields: ['CON'],
      by: { percent: 100 },
      source: 'twice the HP',
    },
    { fields: ['LUK'], by: { add: 1, from: 0 }, source: 'as lucky as a hero' },
  ],
};

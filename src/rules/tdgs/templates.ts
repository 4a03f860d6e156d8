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
      source: 'chosen: 2 less of 12, a tenth of the d20 it is added to',
    },
    { fields: ['INT', 'WIS'], by: { percent: -15, from: MIN_MIND }, source: 'chosen: the same for spells' },
    {
      fields: ['CON'],
      by: { percent: -25, least: 1 },
      source: '8 Combat › HP Formula (HP = CON × 5); chosen: a quarter fewer HP',
    },
  ],
  young: [
    {
      fields: ['size'],
      by: { steps: -1 },
      source: '9 Entities (size counts in grapple, escape, shove); chosen: one less',
    },
    { fields: ['STR'], by: { percent: -30, least: 1 }, source: 'chosen: not grown yet, but as quick as the grown' },
    { fields: ['INT', 'WIS'], by: { percent: -15, from: MIN_MIND }, source: 'chosen: it has seen little' },
    {
      fields: ['CON'],
      by: { percent: -40, least: 1 },
      source: '8 Combat › HP Formula (HP = CON × 5); chosen: two fifths fewer HP, for a smaller body',
    },
  ],
  elite: [
    { fields: ROLLED_STATS, by: { percent: 15 }, source: 'chosen: 2 more of 12, a tenth of the d20 it is added to' },
    { fields: ['INT', 'WIS'], by: { percent: 15, from: MIN_MIND }, source: 'chosen: the same for spells' },
    {
      fields: ['CON'],
      by: { percent: 25 },
      source: '8 Combat › HP Formula (HP = CON × 5), HP Does Not Scale With Level; chosen: a quarter more HP',
    },
  ],
  boss: [
    { fields: ROLLED_STATS, by: { percent: 30 }, source: 'chosen: 4 more of 12, a fifth of the d20 it is added to' },
    { fields: ['INT', 'WIS'], by: { percent: 30, from: MIN_MIND }, source: 'chosen: the same for spells' },
    {
      fields: ['CON'],
      by: { percent: 100 },
      source:
        '8 Combat › HP Formula (HP = CON × 5), HP Does Not Scale With Level; chosen: twice the HP, to outlast a party',
    },
    { fields: ['LUK'], by: { add: 1, from: 0 }, source: '2 Stats › LUK; chosen: 1, as the book’s Human Warrior has' },
  ],
};

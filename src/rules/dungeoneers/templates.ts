// Dungeoneers › Wounds; Stress; Hit Dice; Pierce Dice; Dodge Dice; Armor Value: weaker and stronger variants. The book
// has none, so every figure is our choice

import type { Templates } from '../core/template.ts';

/** Below this score, a creature isn't trained in magic. */
const MIN_TRAINED_SCORE = 2;
/** The dice of the book, smallest first. */
const DIE_SIZES = [4, 6, 8, 10, 12, 20];

export const templates: Templates = {
  weak: [
    {
      fields: ['power', 'prowess'],
      by: { add: -1, least: 1 },
      source: 'half the way down',
    },
    { fields: ['spell', 'mind'], by: { add: -1, from: MIN_TRAINED_SCORE }, source: 'the same for magic' },
    { fields: ['endurance'], by: { add: -1 }, source: 'handles less stress' },
    { fields: ['naturalArmor'], by: { add: -1 }, source: 'a thinner hide' },
    {
      fields: ['dodge'],
      by: { steps: -1, along: DIE_SIZES },
      source: 'the next smaller die',
    },
  ],
  young: [
    {
      fields: ['size'],
      by: { steps: -1 },
      source: 'one size smaller',
    },
    {
      fields: ['power', 'mind'],
      by: { add: -1, least: 1 },
      source: 'not grown yet',
    },
    { fields: ['endurance'], by: { add: -1 }, source: 'handles less stress' },
  ],
  elite: [
    {
      fields: ['power', 'prowess'],
      by: { add: 1 },
      source: 'half the way to trained',
    },
    { fields: ['spell', 'mind'], by: { add: 1, from: MIN_TRAINED_SCORE }, source: 'the same for magic' },
    {
      fields: ['endurance'],
      by: { add: 1, from: 0 },
      source: 'takes more stress',
    },
    {
      fields: ['naturalArmor'],
      by: { add: 1, from: 0 },
      source: 'a tougher hide',
    },
  ],
  boss: [
    {
      fields: ['size'],
      by: { steps: 1 },
      source: 'the largest of its kind',
    },
    {
      fields: ['power', 'prowess'],
      by: { add: 2 },
      source: 'from ordinary to trained',
    },
    { fields: ['spell', 'mind'], by: { add: 2, from: MIN_TRAINED_SCORE }, source: 'the same for magic' },
    {
      fields: ['resistance'],
      by: { add: 1, from: 0 },
      source: 'not felled by one spell',
    },
    {
      fields: ['endurance'],
      by: { add: 3, from: 0 },
      source: 'takes much more stress',
    },
    { fields: ['naturalArmor'], by: { add: 2, from: 0 }, source: 'a much tougher hide' },
  ],
};

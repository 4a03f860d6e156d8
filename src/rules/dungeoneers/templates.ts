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
      source: 'rulings: 1 is ordinary in every score, 3 is trained, 5 a master; chosen: half the way down',
    },
    { fields: ['spell', 'mind'], by: { add: -1, from: MIN_TRAINED_SCORE }, source: 'chosen: the same for magic' },
    { fields: ['endurance'], by: { add: -1 }, source: 'Stress (a creature handles its endurance); chosen: 1 less' },
    { fields: ['naturalArmor'], by: { add: -1 }, source: 'Determining if an Attack Pierces; chosen: 1 less' },
    {
      fields: ['dodge'],
      by: { steps: -1, along: DIE_SIZES },
      source: 'Dodge Dice (a d4 unless an ability changes it); chosen: the next smaller die',
    },
  ],
  young: [
    {
      fields: ['size'],
      by: { steps: -1 },
      source: 'Wounds (a creature sustains wounds by its size); chosen: one size smaller',
    },
    {
      fields: ['power', 'mind'],
      by: { add: -1, least: 1 },
      source: 'rulings: 1 is ordinary in every score, 3 is trained, 5 a master; chosen: not grown yet',
    },
    { fields: ['endurance'], by: { add: -1 }, source: 'Stress (a creature handles its endurance); chosen: 1 less' },
  ],
  elite: [
    {
      fields: ['power', 'prowess'],
      by: { add: 1 },
      source: 'rulings: 1 is ordinary in every score, 3 is trained, 5 a master; chosen: half the way to trained',
    },
    { fields: ['spell', 'mind'], by: { add: 1, from: MIN_TRAINED_SCORE }, source: 'chosen: the same for magic' },
    {
      fields: ['endurance'],
      by: { add: 1, from: 0 },
      source: 'Stress (stress in place of wounds, up to endurance); chosen: 1 more',
    },
    {
      fields: ['naturalArmor'],
      by: { add: 1, from: 0 },
      source: 'Determining if an Attack Pierces; chosen: a tougher hide or better gear, 1 more',
    },
  ],
  boss: [
    {
      fields: ['size'],
      by: { steps: 1 },
      source: 'Wounds (a creature sustains wounds by its size); chosen: the largest of its kind',
    },
    {
      fields: ['power', 'prowess'],
      by: { add: 2 },
      source: 'rulings: 1 is ordinary in every score, 3 is trained, 5 a master; chosen: from ordinary to trained',
    },
    { fields: ['spell', 'mind'], by: { add: 2, from: MIN_TRAINED_SCORE }, source: 'chosen: the same for magic' },
    {
      fields: ['resistance'],
      by: { add: 1, from: 0 },
      source: 'Spellcasting in Combat; chosen: not felled by one spell',
    },
    {
      fields: ['endurance'],
      by: { add: 3, from: 0 },
      source: 'Stress (stress in place of wounds, up to endurance); chosen: 3 more, to outlast a party',
    },
    { fields: ['naturalArmor'], by: { add: 2, from: 0 }, source: 'Determining if an Attack Pierces; chosen: 2 more' },
  ],
};

// Project Sol › Physical Combat; Damage in Combat › Wounds; Determining Initiative Order: weaker and stronger variants.
// The book's NPC tables are not published, so every figure is a house value

import type { Templates } from '../core/template.ts';

export const templates: Templates = {
  weak: [
    {
      fields: ['skills.*.rank'],
      by: { add: -2, least: 1 },
      source: '2 fewer dice',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: -1 },
      source: 'fewer boxes of both levels',
    },
  ],
  young: [
    {
      fields: ['attributes.BOD', 'attributes.STR'],
      by: { add: -1 },
      source: 'not grown yet',
    },
    {
      fields: ['skills.*.rank'],
      by: { add: -1, least: 1 },
      source: '1 die fewer',
    },
    {
      fields: ['boxes.level1'],
      by: { add: -1, least: 1 },
      source: 'fewer boxes of level 1',
    },
  ],
  elite: [
    {
      fields: ['skills.*.rank'],
      by: { add: 2 },
      source: '2 more dice',
    },
    {
      fields: ['attributes.REA', 'attributes.BOD'],
      by: { add: 1 },
      source: 'quicker and tougher',
    },
    {
      fields: ['armor.*.dice'],
      by: { add: 1 },
      source: 'better armor',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: 1, from: 0 },
      source: 'more boxes of both levels',
    },
    {
      fields: ['initiative'],
      by: { add: 1, from: 0 },
      source: 'faster to act',
    },
  ],
  boss: [
    {
      fields: ['skills.*.rank'],
      by: { add: 4 },
      source: '4 more dice',
    },
    {
      fields: ['attributes.REA', 'attributes.BOD'],
      by: { add: 2 },
      source: 'much quicker and tougher',
    },
    { fields: ['attributes.AGI'], by: { add: 1 }, source: 'better with weapons' },
    {
      fields: ['armor.*.dice'],
      by: { add: 2 },
      source: 'much better armor',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: 2, from: 0 },
      source: 'many more boxes of both levels',
    },
    {
      fields: ['boxes.level3'],
      by: { add: 1, from: 0 },
      source: 'more boxes of level 3',
    },
    {
      fields: ['initiative'],
      by: { add: 2, from: 0 },
      source: 'much faster to act',
    },
    {
      fields: ['leader'],
      by: { becomes: true },
      source: 'leads the others',
    },
  ],
};

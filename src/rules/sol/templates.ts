// Project Sol › Physical Combat; Damage in Combat › Wounds; Determining Initiative Order: weaker and stronger variants.
// The book's NPC tables are not published, so every figure is a house value

import type { Templates } from '../core/template.ts';

export const templates: Templates = {
  weak: [
    {
      fields: ['skills.*.rank'],
      by: { add: -2, least: 1 },
      source: 'set by Fray, not the book: a die is a third of a hit, so 2 fewer dice in each skill',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: -1 },
      source:
        'Damage in Combat › Wounds (all but player characters may have their own boxes); set by Fray, not the book: one less of levels 1 and 2',
    },
  ],
  young: [
    {
      fields: ['attributes.BOD', 'attributes.STR'],
      by: { add: -1 },
      source: 'Last stand (as many wounds as BOD); set by Fray, not the book: not grown yet, 1 less',
    },
    {
      fields: ['skills.*.rank'],
      by: { add: -1, least: 1 },
      source: 'set by Fray, not the book: a die is a third of a hit, so 1 die fewer in each skill',
    },
    {
      fields: ['boxes.level1'],
      by: { add: -1, least: 1 },
      source:
        'Damage in Combat › Wounds (all but player characters may have their own boxes); set by Fray, not the book: one less of level 1',
    },
  ],
  elite: [
    {
      fields: ['skills.*.rank'],
      by: { add: 2 },
      source: 'set by Fray, not the book: a die is a third of a hit, so 2 more dice in each skill',
    },
    {
      fields: ['attributes.REA', 'attributes.BOD'],
      by: { add: 1 },
      source: 'Physical Combat (reactions), Last stand (as many wounds as BOD); set by Fray, not the book: 1 more',
    },
    {
      fields: ['armor.*.dice'],
      by: { add: 1 },
      source: 'Damage in Combat (“each hit on this test decreases the level”); set by Fray, not the book: 1 die more',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: 1, from: 0 },
      source:
        'Damage in Combat › Wounds (all but player characters may have their own boxes); set by Fray, not the book: one more of levels 1 and 2',
    },
    {
      fields: ['initiative'],
      by: { add: 1, from: 0 },
      source: 'Determining Initiative Order (any initiative bonuses); set by Fray, not the book: 1 die more',
    },
  ],
  boss: [
    {
      fields: ['skills.*.rank'],
      by: { add: 4 },
      source: 'set by Fray, not the book: a die is a third of a hit, so 4 more dice in each skill',
    },
    {
      fields: ['attributes.REA', 'attributes.BOD'],
      by: { add: 2 },
      source: 'Physical Combat (reactions), Last stand (as many wounds as BOD); set by Fray, not the book: 2 more',
    },
    { fields: ['attributes.AGI'], by: { add: 1 }, source: 'set by Fray, not the book: 1 more for most weapons' },
    {
      fields: ['armor.*.dice'],
      by: { add: 2 },
      source: 'Damage in Combat (“each hit on this test decreases the level”); set by Fray, not the book: 2 dice more',
    },
    {
      fields: ['boxes.level1', 'boxes.level2'],
      by: { add: 2, from: 0 },
      source:
        'Damage in Combat › Wounds (all but player characters may have their own boxes); set by Fray, not the book: two more of levels 1 and 2',
    },
    {
      fields: ['boxes.level3'],
      by: { add: 1, from: 0 },
      source:
        'Damage in Combat › Wounds (all but player characters may have their own boxes); set by Fray, not the book: one more of level 3, to outlast a party',
    },
    {
      fields: ['initiative'],
      by: { add: 2, from: 0 },
      source: 'Determining Initiative Order (any initiative bonuses); set by Fray, not the book: 2 dice more',
    },
    {
      fields: ['leader'],
      by: { becomes: true },
      source: 'Determining Initiative Order (“a static initiative score rolled by their leader”)',
    },
  ],
};

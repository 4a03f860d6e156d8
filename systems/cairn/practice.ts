// A practice fight about attacks, two weapons, and damage beyond hit protection.

import { attackDummy, dummyDoes, type Practice } from 'fray/rules';
import type { Cairn } from './sheet.ts';

export type CairnLesson = 'attack' | 'weapons' | 'protection';

export const practice: Practice<Cairn, CairnLesson> = {
  hero: 'Fighter',
  standingOrders: {},
  dummy: { hp: 30, STR: 18, DEX: 1, WIL: 20, natural: 1, weapons: [], armor: [], spellbooks: [] },
  answers: dummyDoes('attack', { tool: 'Fists', manner: 'normal' }),
  lessons: [
    { teaches: 'attack', acts: [attackDummy({ tool: 'Scimitar', manner: 'normal' })] },
    {
      teaches: 'weapons',
      acts: [
        attackDummy({ tool: 'Scimitar', manner: 'two weapons' }),
        attackDummy({ tool: 'Glaive', manner: 'normal' }),
      ],
    },
    { teaches: 'protection', acts: [attackDummy({ tool: 'Glaive', manner: 'normal' })] },
  ],
};

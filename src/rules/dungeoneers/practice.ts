// Dungeoneers › Actions, Stress, Combat in Dungeoneers (reactions): a practice fight. The training dummy's figures
// aren't from the book

import { attackDummy, dummyDoes, heroDoes, type Practice } from '../core/practice.ts';
import * as schema from '../core/schema.ts';
import { weapon } from './arms.ts';
import { type Dungeoneers, sheet } from './sheet.ts';

export type DungeoneersLesson = 'attack' | 'stress' | 'third' | 'reaction';

export const practice: Practice<Dungeoneers, DungeoneersLesson> = {
  hero: 'Freya',
  standingOrders: { 'opportune strike': 'ask' },
  dummy: schema.withDefaults(sheet, {
    size: 'Massive',
    power: 1,
    prowess: 1,
    endurance: 2,
    spell: 0,
    mind: 0,
    naturalArmor: 2,
    weapons: [
      schema.withDefaults(weapon, {
        name: 'Straw Arms',
        class: 'Cudgel',
        hit: 4,
        pierce: 4,
        wounds: 1,
        type: 'bludgeoning',
      }),
    ],
  }),
  answers: dummyDoes('move', { manner: 'withdraw' }),
  lessons: [
    { teaches: 'attack', acts: [attackDummy()] },
    { teaches: 'stress', acts: [attackDummy({ amount: 1 }), attackDummy()] },
    { teaches: 'third', acts: [heroDoes('defend'), attackDummy()] },
    { teaches: 'reaction' },
  ],
};

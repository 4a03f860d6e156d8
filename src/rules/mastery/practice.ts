// Combat Rules v1.3 › Attack Types, Types of Defense: a practice fight. The training dummy's figures are our choice

import { attackDummy, dummyDoes, heroDoes, type Practice } from '../core/practice.ts';
import { DEFENSE } from './defend.ts';
import { ATTACK_TYPE_NAMES } from './names.ts';
import type { Mastery } from './sheet.ts';

export type MasteryLesson = 'manner' | 'defense' | 'ready';

export const practice: Practice<Mastery, MasteryLesson> = {
  hero: 'Tobin',
  standingOrders: { [DEFENSE]: 'ask' },
  dummy: {
    offense: 'Novice',
    defense: 'Novice',
    endurance: 'Elite',
    speed: 'Novice',
    tacticalCombat: 'Novice',
    specials: [],
  },
  answers: dummyDoes('attack', { manner: 'quick' }),
  lessons: [
    { teaches: 'manner', acts: ATTACK_TYPE_NAMES.map((manner) => attackDummy({ manner })) },
    { teaches: 'defense' },
    { teaches: 'ready', acts: [heroDoes('defend'), attackDummy({ manner: 'quick' })] },
  ],
};

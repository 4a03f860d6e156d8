// Project Sol › Physical Combat › Actions in Combat: a practice fight. The training dummy's figures are our choice

import { entryNamed } from '../core/book-pack.ts';
import { attackDummy, dummyDoes, HERO_IS_DONE, type Practice } from '../core/practice.ts';
import { allArmor, allWeapons } from './items.ts';
import type { Sol } from './sheet.ts';

export type SolLesson = 'points' | 'done' | 'dodge';

export const practice: Practice<Sol, SolLesson> = {
  hero: 'Blade',
  standingOrders: { reaction: 'ask' },
  dummy: {
    attributes: { BOD: 5, AGI: 2, REA: 1, STR: 2, WIL: 1, INT: 1, LOG: 1, CHA: 1, EDGE: 1 },
    skills: [{ name: 'Blades', rank: 3 }],
    weapons: [entryNamed(allWeapons, 'Knife')],
    armor: [entryNamed(allArmor, 'Jacket')],
    gear: [],
    initiative: 0,
    leader: false,
    marks: [],
    boxes: { level1: 6, level2: 6, level3: 6 },
  },
  answers: dummyDoes('attack'),
  lessons: [
    { teaches: 'points', acts: [attackDummy()] },
    { teaches: 'done', acts: [HERO_IS_DONE] },
    { teaches: 'dodge', likely: 'dodge' },
  ],
};

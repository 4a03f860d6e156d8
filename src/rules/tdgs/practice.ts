// TDGS › 5 Actions, 6 Action Economy: a practice fight. The training dummy's numbers aren't from the book

import { entryNamed } from '../core/book-pack.ts';
import { attackDummy, dummyDoes, HERO_IS_DONE, heroDoes, type Practice } from '../core/practice.ts';
import * as schema from '../core/schema.ts';
import { weapons } from './equipment.ts';
import { sheet, type Tdgs } from './sheet.ts';

export type TdgsLesson = 'attack' | 'step' | 'dodge' | 'guard';

export const practice: Practice<Tdgs, TdgsLesson> = {
  hero: 'Nim',
  standingOrders: { interrupt: 'ask', 'turn end': 'by hand' },
  dummy: schema.withDefaults(sheet, {
    STR: 14,
    DEX: 8,
    CON: 14,
    INT: 1,
    WIS: 1,
    CHA: 1,
    REF: 6,
    MOV: 1,
    weapons: [entryNamed(weapons, 'Club')],
  }),
  answers: dummyDoes('attack'),
  lessons: [
    { teaches: 'attack', acts: [attackDummy()] },
    { teaches: 'step', acts: [HERO_IS_DONE, heroDoes('step')] },
    { teaches: 'dodge' },
    { teaches: 'guard', acts: [heroDoes('defend'), attackDummy()] },
  ],
};

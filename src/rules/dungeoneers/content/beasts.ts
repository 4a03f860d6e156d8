// Dungeoneers › vermin and beasts of our own: house values

import type { Archetype } from '../../core/ruleset.ts';
import type { Dungeoneers } from '../sheet.ts';
import { BEAST, chosen, natural } from './chosen.ts';

export const beasts: readonly Archetype<Dungeoneers>[] = [
  chosen('Giant Rat', 'tiny, so that any wound kills it; to come in numbers', {
    ...BEAST,
    size: 'Tiny',
    endurance: 0,
    dodge: 6,
    weapons: [natural('Teeth', { hit: 6, pierce: 4 }, 1, 'piercing')],
  }),
  chosen('Bat', 'tiny and hard to hit; it does not wound, it tires', {
    ...BEAST,
    size: 'Tiny',
    endurance: 0,
    initiative: 3,
    dodge: 8,
    weapons: [
      natural('Wings', { hit: 4, pierce: 4 }, 0, 'slashing', {
        effects: [{ on: 'hit', stress: 1, note: 'wings in the face' }],
      }),
    ],
  }),
  chosen('Wolf', 'a bite that drags down, for the pack to finish', {
    ...BEAST,
    power: 2,
    prowess: 1,
    naturalArmor: 1,
    dodge: 8,
    weapons: [
      natural('Bite', { hit: 6, pierce: 6 }, 1, 'piercing', {
        effects: [{ on: 'pierce', condition: 'Prone', note: 'dragged down' }],
      }),
    ],
  }),
  chosen('Wild Boar', 'tusks of 2 wounds; it falls over its own feet when it misses', {
    ...BEAST,
    power: 2,
    prowess: 2,
    endurance: 0,
    naturalArmor: 2,
    weapons: [
      natural('Tusks', { hit: 6, pierce: 6 }, 2, 'piercing', {
        effects: [{ on: 'miss', to: 'self', condition: 'Prone', note: 'overruns its mark' }],
      }),
    ],
  }),
  chosen('Giant Spider', 'large; webs from afar that throw down, and venom that gnaws at endurance', {
    ...BEAST,
    size: 'Large',
    power: 3,
    prowess: 3,
    endurance: 2,
    naturalArmor: 3,
    starts: 'away',
    vulnerabilities: [{ type: 'heat', value: 1 }],
    weapons: [
      natural('Fangs', { hit: 6, pierce: 6 }, 1, 'toxic', {
        effects: [{ on: 'pierce', stress: 1, note: 'venom' }],
      }),
      natural('Web', { hit: 8, pierce: 4 }, 0, 'bludgeoning', {
        range: 6,
        effects: [{ on: 'hit', condition: 'Prone', note: 'caught in a web' }],
      }),
    ],
  }),
];

// Dungeoneers › monsters of our own, up to those that fell a whole company: house values

import type { Archetype } from '../../core/ruleset.ts';
import type { Dungeoneers } from '../sheet.ts';
import { chosen, natural } from './chosen.ts';

/** Too mindless for more than striking. */
const CRUDE = { spell: 0, mind: 0 } as const;

/** An ember that burns through leather, now and then. */
const CINDER = {
  name: 'Cinder',
  inscribed: 'cantrip',
  source: 'demonic',
  cost: 0,
  step: 'attack',
  pierceDie: 8,
  wounds: 1,
  type: 'heat',
} as const;

/** A cantrip, as no dragon carries a tome. */
const BREATH = {
  name: 'Fire Breath',
  inscribed: 'cantrip',
  source: 'any',
  cost: 2,
  step: 'attack',
  die: 6,
  pierceDie: 8,
  wounds: 3,
  type: 'heat',
  range: 8,
} as const;

export const monsters: readonly Archetype<Dungeoneers>[] = [
  chosen('Imp', 'small, hard to hit, of fire; cinders from afar', {
    size: 'Small',
    prowess: 2,
    spell: 2,
    mind: 1,
    dodge: 8,
    naturalResistance: 2,
    starts: 'away',
    resistances: [{ type: 'heat', value: 3 }],
    vulnerabilities: [{ type: 'cold', value: 1 }],
    weapons: [natural('Tail', { hit: 6, pierce: 4 }, 1, 'toxic')],
    spells: [CINDER],
  }),
  chosen('Ooze', 'large and slow of wit, blades do little to it; whoever pierces it is splashed', {
    ...CRUDE,
    size: 'Large',
    power: 3,
    endurance: 4,
    lacks: ['sprint', 'disengage', 'push'],
    resistances: [
      { type: 'piercing', value: 2 },
      { type: 'slashing', value: 1 },
      { type: 'melt', value: 3 },
    ],
    vulnerabilities: [{ type: 'cold', value: 1 }],
    weapons: [natural('Acid Mass', { hit: 8, pierce: 6 }, 1, 'melt')],
    whenStruck: [{ on: 'pierce', wounds: 1, type: 'melt', note: 'acid splashes' }],
  }),
  chosen('Ogre', 'large, a club as long as a man that throws down whoever it strikes; no quick mind', {
    ...CRUDE,
    size: 'Large',
    power: 4,
    prowess: 2,
    endurance: 3,
    naturalArmor: 3,
    weapons: [
      natural('Club', { hit: 6, pierce: 6 }, 2, 'bludgeoning', {
        hands: 2,
        threat: 1,
        effects: [{ on: 'hit', condition: 'Prone', note: 'knocked off the feet' }],
      }),
    ],
  }),
  chosen('Troll', 'large; its wounds close, but not those of fire', {
    ...CRUDE,
    size: 'Large',
    power: 4,
    prowess: 3,
    endurance: 5,
    naturalArmor: 5,
    vulnerabilities: [{ type: 'heat', value: 2 }],
    weapons: [natural('Claws', { hit: 8, pierce: 6 }, 2, 'slashing')],
    abilities: [
      { name: 'Knitting Flesh', spends: 'reaction points', trigger: 'attacked', aims: 'self', restores: 1, uses: 6 },
    ],
  }),
  chosen('Stone Giant', 'huge, with a reach of its own; rocks for whoever keeps away', {
    size: 'Huge',
    power: 6,
    prowess: 3,
    endurance: 7,
    spell: 0,
    mind: 0,
    naturalArmor: 9,
    starts: 'away',
    vulnerabilities: [{ type: 'bludgeoning', value: 1 }],
    resistances: [{ type: 'slashing', value: 1 }],
    weapons: [
      natural('Trunk', { hit: 8, pierce: 8 }, 3, 'bludgeoning'),
      natural('Rock', { hit: 6, pierce: 10 }, 2, 'bludgeoning', { range: 12 }),
    ],
  }),
  chosen('Dragon', 'massive: claws and a tail that sweeps, scales, breath of fire, and no fear of it', {
    size: 'Massive',
    power: 7,
    prowess: 5,
    endurance: 8,
    resistance: 6,
    spell: 5,
    mind: 6,
    naturalArmor: 10,
    naturalResistance: 6,
    resistances: [{ type: 'heat', value: 3 }],
    vulnerabilities: [{ type: 'cold', value: 1 }],
    weapons: [
      natural('Claws', { hit: 8, pierce: 8 }, 3, 'slashing'),
      natural('Tail', { hit: 8, pierce: 6 }, 1, 'bludgeoning', {
        threat: 1,
        effects: [{ on: 'hit', condition: 'Prone', note: 'swept off the feet' }],
      }),
    ],
    spells: [BREATH],
    modifiers: [{ to: 'spell pierce dice', value: 2, why: 'Heart of Fire' }],
    abilities: [{ name: 'Wing Beat', spends: 'reaction points', trigger: 'hit', aims: 'attacker', condition: 'Prone' }],
  }),
];

// Dungeoneers › house creatures: how they are written; beasts, people, monsters, the dead. House values

import type { Archetype } from '../../core/ruleset.ts';
import type { DamageType } from '../arms.ts';
import { REACTION } from '../reaction.ts';
import type { Dungeoneers } from '../sheet.ts';
import { gearNamed, spellNamed, weaponNamed } from './equipment.ts';
import { creature } from './premade.ts';

/** A creature whose figures are all house values, and what sets it apart. It uses its reactions without asking. */
function chosen(name: string, what: string, brought: Readonly<Record<string, unknown>>): Archetype<Dungeoneers> {
  const made = creature(name, `house value, chosen: ${what}`, brought);
  const reacts = made.sheet.abilities.some(({ trigger }) => trigger !== undefined);
  return reacts ? { ...made, standingOrders: { [REACTION]: 'use' } } : made;
}

/** A natural weapon: dice by their sides, wounds and effects. */
function natural(
  name: string,
  dice: { readonly hit: number; readonly pierce: number },
  wounds: number,
  type: DamageType,
  more: Readonly<Record<string, unknown>> = {},
): object {
  return { name, ...dice, wounds, type, ...more };
}

/** Beasts and mindless things have no spells and no mind. */
const BEAST = { spell: 0, mind: 0 } as const;

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

/** Only a strong mind resists it. */
const DREAD = {
  name: 'Whispered Dread',
  inscribed: 'cantrip',
  source: 'demonic',
  cost: 0,
  step: 'save',
  save: 'mind',
  pierceDie: 8,
  wounds: 1,
  type: 'erase',
} as const;

/** A creature it wounds dodges worse from then on. */
const HEX = {
  name: 'Evil Eye',
  source: 'demonic',
  cost: 1,
  step: 'save',
  wounds: 1,
  type: 'erase',
  gives: [{ to: 'most dodge dice', value: 1 }],
} as const;

/** What it casts when its magica is spent. */
const CHILL = {
  name: 'Chill',
  inscribed: 'cantrip',
  source: 'demonic',
  cost: 0,
  step: 'attack',
  wounds: 1,
  type: 'cold',
} as const;

export const folk: readonly Archetype<Dungeoneers>[] = [
  chosen('Bandit', 'an ordinary human with a dagger', {
    endurance: 0,
    weapons: [weaponNamed('Dagger')],
  }),
  chosen('Goblin Slinger', 'a goblin that keeps away, with a sling that dents armor', {
    size: 'Small',
    prowess: 2,
    endurance: 0,
    naturalArmor: 1,
    dodge: 6,
    spell: 0,
    starts: 'away',
    weapons: [weaponNamed('Sling')],
  }),
  chosen('Cultist', 'a whisper from afar that wounds the weak of mind', {
    prowess: 1,
    spell: 2,
    mind: 3,
    starts: 'away',
    weapons: [weaponNamed('Dagger')],
    gear: [gearNamed('Mage Robes')],
    spells: [DREAD],
  }),
  chosen('Guard', 'spear and shield; a parry that makes it Defensive when it is attacked', {
    power: 2,
    prowess: 2,
    weapons: [weaponNamed('Spear')],
    gear: [gearNamed('Gambeson'), gearNamed('Kite Shield'), gearNamed('Spangenhelm')],
    abilities: [
      { name: 'Shield Wall', spends: 'reaction points', trigger: 'attacked', aims: 'self', condition: 'Defensive' },
    ],
  }),
  chosen('Orc', 'a battleaxe, and a rage that wounds wake', {
    power: 3,
    prowess: 2,
    endurance: 3,
    naturalArmor: 3,
    spell: 0,
    weapons: [weaponNamed('Battleaxe')],
    abilities: [
      {
        name: 'Blood Rage',
        spends: 'reaction points',
        trigger: 'pierced',
        aims: 'self',
        uses: 1,
        gives: [
          { to: 'hit dice', value: 1 },
          { to: 'pierce dice', value: 1 },
        ],
      },
    ],
  }),
  chosen('Witch', 'spells of cold, and an eye that takes dodge dice from anyone it wounds', {
    prowess: 2,
    endurance: 3,
    resistance: 3,
    spell: 3,
    mind: 4,
    dodge: 6,
    starts: 'away',
    weapons: [{ ...weaponNamed('Dagger'), equipped: false }],
    gear: [gearNamed('Mage Robes'), gearNamed('Tome'), gearNamed('Orb')],
    spells: [HEX, CHILL, spellNamed('Mage Armor')],
  }),
  chosen('Veteran', 'trained in all; a riposte for anyone who misses', {
    power: 3,
    prowess: 3,
    endurance: 3,
    resistance: 2,
    weapons: [weaponNamed('Bardiche')],
    gear: [gearNamed('Brigandine'), gearNamed('Spangenhelm')],
    abilities: [
      {
        name: 'Riposte',
        spends: 'reaction points',
        trigger: 'missed',
        aims: 'attacker',
        wounds: 1,
        type: 'slashing',
      },
    ],
  }),
  chosen('Knight', 'full plate, which few weapons pierce and spells do; a claymore', {
    power: 4,
    prowess: 3,
    endurance: 4,
    resistance: 1,
    weapons: [weaponNamed('Claymore')],
    gear: [gearNamed('Plate'), gearNamed('Great Helm'), gearNamed('Greaves')],
  }),
];

/** Too mindless to do more than strike. */
const CRUDE = { spell: 0, mind: 0 } as const;

/** A spark that sometimes burns through leather. */
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

/** A cantrip, because no dragon carries a tome. */
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
  chosen('Ooze', 'large and slow of wit; blades do little to it, and it splashes anyone who pierces it', {
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
  chosen('Ogre', 'large, a club as long as a man that knocks down anyone it hits; no quick mind', {
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
  chosen('Stone Giant', 'huge, with a reach of its own; rocks for anyone who keeps away', {
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

/** What it casts when its magica is spent. */
const GRAVE_FROST = {
  name: 'Grave Frost',
  inscribed: 'cantrip',
  source: 'demonic',
  cost: 0,
  step: 'attack',
  wounds: 1,
  type: 'cold',
} as const;

/** It unmakes what it strikes. */
const WITHER = {
  name: 'Wither',
  inscribed: 'cantrip',
  source: 'demonic',
  cost: 2,
  step: 'attack',
  pierceDie: 8,
  wounds: 2,
  type: 'erase',
} as const;

export const undead: readonly Archetype<Dungeoneers>[] = [
  chosen('Ghoul', 'claws that numb: each hit is stress, pierced or not', {
    power: 2,
    prowess: 2,
    endurance: 1,
    spell: 0,
    mind: 0,
    naturalArmor: 2,
    resistances: [{ type: 'cold', value: 2 }],
    weapons: [
      natural('Claws', { hit: 6, pierce: 4 }, 1, 'slashing', {
        effects: [{ on: 'hit', stress: 1, note: 'numbed' }],
      }),
    ],
  }),
  chosen('Wight', 'a dead captain in mail; points and cold do little to it, fire much', {
    power: 4,
    prowess: 3,
    endurance: 4,
    resistance: 4,
    spell: 0,
    mind: 2,
    naturalResistance: 4,
    resistances: [
      { type: 'piercing', value: 2 },
      { type: 'cold', value: 3 },
    ],
    vulnerabilities: [{ type: 'heat', value: 1 }],
    weapons: [
      {
        ...weaponNamed('Broadsword'),
        name: 'Grave Blade',
        effects: [{ on: 'pierce', stress: 1, note: 'grave chill' }],
      },
    ],
    gear: [gearNamed('Hauberk')],
  }),
  chosen('Lich', 'a dead master of magic: spells that unmake, and little that spells can do to it', {
    power: 2,
    prowess: 4,
    endurance: 8,
    resistance: 8,
    spell: 6,
    mind: 8,
    dodge: 8,
    naturalArmor: 8,
    naturalResistance: 8,
    starts: 'away',
    resistances: [
      { type: 'piercing', value: 3 },
      { type: 'cold', value: 3 },
    ],
    vulnerabilities: [{ type: 'bludgeoning', value: 1 }],
    weapons: [natural('Dead Hand', { hit: 8, pierce: 8 }, 1, 'cold')],
    gear: [gearNamed('Orb')],
    spells: [WITHER, GRAVE_FROST],
  }),
];

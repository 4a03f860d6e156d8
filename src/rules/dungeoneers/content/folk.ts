// Dungeoneers › people of our own, on either side of the law: house values

import type { Archetype } from '../../core/ruleset.ts';
import type { Dungeoneers } from '../sheet.ts';
import { gearNamed } from './armor.ts';
import { chosen } from './chosen.ts';
import { weaponNamed } from './equipment.ts';
import { spellNamed } from './spells.ts';

/** Only a strong mind holds against it. */
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

/** Whoever it wounds dodges worse from then on. */
const HEX = {
  name: 'Evil Eye',
  source: 'demonic',
  cost: 1,
  step: 'save',
  wounds: 1,
  type: 'erase',
  gives: [{ to: 'most dodge dice', value: 1 }],
} as const;

/** What is left when the magica is spent. */
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
  chosen('Cultist', 'a whisper from afar that wounds whoever is weak of mind', {
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
  chosen('Witch', 'spells of cold, and an eye that takes dodge dice from whoever it wounds', {
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
  chosen('Veteran', 'trained in all; a riposte for whoever misses', {
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

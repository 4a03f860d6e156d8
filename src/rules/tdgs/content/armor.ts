// TDGS › 8 Combat › Armor; 9 Entities › Human Warrior; 17 Damage › Absorption

import type { Armor } from '../sheet.ts';
import { armor } from './forms.ts';

/** Figures: 8 Combat › Evasion, Ablative, Stacking; block values are chosen. */
export const armors = {
  lightLeather: armor({ name: 'Light Leather', evasion: 2, deflection: 10 }),
  chainMail: armor({ name: 'Chain Mail', deflection: 30 }),
  fullPlate: armor({ name: 'Full Plate', evasion: -2, deflection: 50 }),
  energyShield: armor({ name: 'Energy Shield', kind: 'shield', pool: 100 }),
  /** The stacking example's shield. Destroyed when depleted: chosen, so that both kinds are there. */
  shield: armor({ name: 'Shield', kind: 'shield', pool: 50, depleted: 'destroyed', block: 2 }),
  towerShield: armor({ name: 'Tower Shield', kind: 'shield', pool: 100, block: 4 }),
  /** 9 Entities: Kira's plate has 50 % and no evasion given. */
  plate: armor({ name: 'Plate', deflection: 50 }),
  hide: armor({ name: 'Hide', kind: 'natural', deflection: 10 }),
  amulet: armor({ name: 'Amulet', kind: 'trinket', bonuses: { CON: 4 } }),
  /** 17 Damage › Resistance, Absorption: examples. */
  fireproofCloak: armor({
    name: 'Fireproof Cloak',
    kind: 'trinket',
    interactions: [{ kind: 'resistance', type: 'Fire', percent: 25 }],
  }),
  fireAttunedArmor: armor({
    name: 'Fire Attuned Armor',
    interactions: [{ kind: 'absorption', type: 'Fire', percent: 50 }],
  }),
} as const satisfies Readonly<Record<string, Armor>>;

// TDGS › 17 Damage › Damage Types › Examples by Setting, Environmental

import type { Component } from '../sheet.ts';

/** "No canonical Damage Type list exists": the examples of the book, by its settings. Sheets may have others. */
export const TYPES_BY_SETTING = {
  fantasy: [
    'Fire',
    'Cold',
    'Lightning',
    'Poison',
    'Necrotic',
    'Radiant',
    'Piercing',
    'Slashing',
    'Bludgeoning',
    'Psychic',
    'Force',
    'Acid',
  ],
  'sci-fi': ['Plasma', 'Radiation', 'EMP', 'Kinetic', 'Cryo', 'Corrosive', 'Sonic'],
  horror: ['Physical', 'Psychic', 'Spiritual', 'Corruption'],
} as const;

export const DAMAGE_TYPES: readonly string[] = [...new Set(Object.values(TYPES_BY_SETTING).flat())];

/** Damage from the environment, each round to anyone in it. Falling depends on squares. */
export const HAZARDS: readonly { readonly name: string; readonly damage: Component }[] = [
  { name: 'Lava', damage: { flat: 10, type: 'Fire' } },
  { name: 'Acid Pool', damage: { flat: 5, type: 'Acid' } },
  { name: 'Drowning', damage: { flat: 5 } },
];

// TDGS › 2 Stats; 7 Abilities; 8 Combat › Weapon Properties; 17 Damage › Damage Interactions: what fields of a sheet may say

/** The eight attributes of 0–100; LUK stands apart. */
export const STATS = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA', 'REF', 'MOV'] as const;
export type Stat = (typeof STATS)[number];

/** From the smallest; counts in grapple, escape and shove (doc 9). */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type Size = (typeof SIZES)[number];

export const RANGE_TYPES = ['melee', 'reach', 'thrown', 'ranged', 'long range'] as const;
export type RangeType = (typeof RANGE_TYPES)[number];

export const BANDS = ['Adjacent', 'Near', 'Far', 'Distant'] as const;
export type Band = (typeof BANDS)[number];

export const INTERACTIONS = ['resistance', 'vulnerability', 'immunity', 'absorption'] as const;
export const INTERRUPTS = ['Dodge', 'Block', 'Parry'] as const;
export type Interrupt = (typeof INTERRUPTS)[number];
/** Where an ability comes from (doc 7). */
export const ABILITY_SOURCES = ['Class', 'Race', 'Item', 'Effect', 'Training', 'Discovery'] as const;

/** The shapes of areas (doc 16). */
export const SHAPES = ['burst', 'cone', 'line'] as const;
export type Shape = (typeof SHAPES)[number];

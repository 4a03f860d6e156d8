// TDGS › 17 Damage › Environmental

import type { Component } from '../sheet.ts';

/** What the world deals each round to those in it; falling is by squares. */
export const HAZARDS: readonly { readonly name: string; readonly damage: Component }[] = [
  { name: 'Lava', damage: { flat: 10, type: 'Fire' } },
  { name: 'Acid Pool', damage: { flat: 5, type: 'Acid' } },
  { name: 'Drowning', damage: { flat: 5 } },
];

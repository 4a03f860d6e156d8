// Dungeoneers › creatures of our own: how they are written down

import type { Archetype } from '../../core/ruleset.ts';
import type { DamageType } from '../arms.ts';
import type { Dungeoneers } from '../sheet.ts';
import { creature } from './creatures.ts';

/** A creature whose figures are all house values, and what makes it one of its own. */
export function chosen(name: string, what: string, brought: Readonly<Record<string, unknown>>): Archetype<Dungeoneers> {
  return creature(name, `house value, chosen: ${what}`, brought);
}

/** What nature gave it to strike with: dice by their sides, wounds, and what follows of it. */
export function natural(
  name: string,
  dice: { readonly hit: number; readonly pierce: number },
  wounds: number,
  type: DamageType,
  more: Readonly<Record<string, unknown>> = {},
): object {
  return { name, ...dice, wounds, type, ...more };
}

/** What beasts and mindless things have none of. */
export const BEAST = { spell: 0, mind: 0 } as const;

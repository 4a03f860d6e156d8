// Dungeoneers › creatures of our own: how they are written down

import type { Archetype } from '../../core/ruleset.ts';
import type { DamageType } from '../arms.ts';
import { REACTION } from '../reaction.ts';
import type { Dungeoneers } from '../sheet.ts';
import { creature } from './creatures.ts';

/** A creature whose figures are all house values, and what makes it one of its own. It uses its reactions unasked. */
export function chosen(name: string, what: string, brought: Readonly<Record<string, unknown>>): Archetype<Dungeoneers> {
  const made = creature(name, `house value, chosen: ${what}`, brought);
  const reacts = made.sheet.abilities.some(({ trigger }) => trigger !== undefined);
  return reacts ? { ...made, standingOrders: { [REACTION]: 'use' } } : made;
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

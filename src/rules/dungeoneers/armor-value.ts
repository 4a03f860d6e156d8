// Dungeoneers › Actions › Attack › Armor Value; Spellcast › Overcoming Spell Resistance

import type { Modifier } from '../core/check.ts';
import { nonZero, sum } from '../core/check.ts';
import type { Modified } from './arms.ts';
import type { Creature } from './sheet.ts';

/** What abilities and workings in force add to something, each with its reason. */
export function modifiersTo(of: Creature, what: Modified): readonly Modifier[] {
  const found: Modifier[] = [];
  for (const { to, value, why } of of.sheet.modifiers) if (to === what) found.push({ value, why });
  for (const { name, note, facts } of of.conditions) {
    const value = name === 'Enchanted' && facts && Object.hasOwn(facts, what) ? facts[what] : undefined;
    if (typeof value === 'number') found.push({ value, why: note ?? name });
  }
  return onlyOnce(found);
}

/** The sum of what is natural, worn and worked, each with its reason. The same named thing counts once. Never below 0. */
export function armorValue(of: Creature): { readonly value: number; readonly parts: readonly Modifier[] } {
  return summed(of, 'armor', 'armor value', of.sheet.naturalArmor);
}

/** The same for spells. Another number than the score `resistance`. */
export function spellResistance(of: Creature): { readonly value: number; readonly parts: readonly Modifier[] } {
  return summed(of, 'resistance', 'spell resistance', of.sheet.naturalResistance);
}

function summed(of: Creature, worn: 'armor' | 'resistance', what: Modified, natural: number) {
  const gear: Modifier[] = [];
  for (const piece of of.sheet.gear) if (piece.equipped) gear.push({ value: piece[worn], why: piece.name });
  const parts = nonZero([{ value: natural, why: 'natural' }, ...onlyOnce(gear), ...modifiersTo(of, what)]);
  return { value: Math.max(0, sum(parts)), parts };
}

function onlyOnce(parts: readonly Modifier[]): readonly Modifier[] {
  if (parts.length < 2) return parts;
  return parts.filter(({ why }, at) => parts.findIndex((other) => other.why === why) === at);
}

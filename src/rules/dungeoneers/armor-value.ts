// Dungeoneers › Actions › Attack › Armor Value; Spellcast › Overcoming Spell Resistance

import type { Modifier } from '../core/check.ts';
import { sum } from '../core/check.ts';
import type { Modified } from './arms.ts';
import type { Creature } from './sheet.ts';

/** What abilities and workings in force add to something, each with its reason. */
export function modifiersTo(of: Creature, what: Modified): readonly Modifier[] {
  const own = of.sheet.modifiers.filter(({ to }) => to === what).map(({ value, why }) => ({ value, why }));
  const worked = of.conditions.flatMap(({ name, note, facts }) => {
    const value = name === 'Enchanted' && facts && Object.hasOwn(facts, what) ? facts[what] : undefined;
    return typeof value === 'number' ? [{ value, why: note ?? name }] : [];
  });
  return onlyOnce([...own, ...worked]);
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
  const gear = of.sheet.gear
    .filter(({ equipped }) => equipped)
    .map((piece) => ({ value: piece[worn], why: piece.name }));
  const parts = [{ value: natural, why: 'natural' }, ...onlyOnce(gear), ...modifiersTo(of, what)].filter(
    ({ value }) => value !== 0,
  );
  return { value: Math.max(0, sum(parts)), parts };
}

function onlyOnce(parts: readonly Modifier[]): readonly Modifier[] {
  return parts.filter(({ why }, at) => parts.findIndex((other) => other.why === why) === at);
}

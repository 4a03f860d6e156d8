// Dungeoneers › Actions › Attack › Armor Value; Spellcast › Overcoming Spell Resistance

import type { CombatantId } from '../core/encounter.ts';
import { type Modifier, nonZero, sum } from '../core/reason.ts';
import { because } from './reasons.ts';
import type { Creature } from './sheet.ts';
import type { ModifiableNumber } from './sheet-equipment.ts';

/**
 * All modifiers that a creature's abilities and active effects give to a number, each with its reason. Several
 * modifiers with the same name count once.
 */
export function modifiersTo(creature: Creature, what: ModifiableNumber, owner?: CombatantId): readonly Modifier[] {
  const modifiers: NamedModifier[] = [];
  for (const { to, value, why } of creature.sheet.modifiers) if (to === what) modifiers.push({ value, name: why });
  for (const { name, note, facts } of creature.conditions) {
    const enchantmentValue = name === 'Enchanted' && facts && Object.hasOwn(facts, what) ? facts[what] : undefined;
    if (typeof enchantmentValue === 'number') modifiers.push({ value: enchantmentValue, name: note ?? name });
  }
  return uniqueModifiers(modifiers, owner);
}

/** The number that an attack must overcome, and its parts. Never below 0. */
export interface Protection {
  readonly value: number;
  readonly parts: readonly Modifier[];
}

/** The sum of natural, worn and magical armor, each part with its reason. Parts with the same name count once. */
export function armorValue(creature: Creature): Protection {
  return protectionWithParts(creature, 'armor', 'armor value', creature.sheet.naturalArmor);
}

/** The number that a spell must overcome, and its parts. Not to be confused with the score `resistance`. */
export function spellResistance(creature: Creature): Protection {
  return protectionWithParts(creature, 'resistance', 'spell resistance', creature.sheet.naturalResistance);
}

/**
 * The armor value or spell resistance that a roll must reach, as its check records it. The parts are listed if they add
 * up to the number, unless the only part is natural armor or natural resistance.
 */
export function numberToOvercome(
  what: 'armor value' | 'spell resistance',
  { value, parts }: Protection,
  owner: CombatantId,
) {
  const canShowParts = sum(parts) === value && parts.some(({ why }) => why !== NATURAL_REASON);
  return { name: because({ id: what, owner, ...(canShowParts && { parts }) }), value };
}

const NATURAL_REASON = because({ id: 'natural' });

function protectionWithParts(
  creature: Creature,
  worn: 'armor' | 'resistance',
  what: ModifiableNumber,
  natural: number,
): Protection {
  const gearModifiers: NamedModifier[] = [];
  for (const gearItem of creature.sheet.gear)
    if (gearItem.equipped) gearModifiers.push({ value: gearItem[worn], name: gearItem.name });
  const parts = nonZero([
    { value: natural, why: NATURAL_REASON },
    ...uniqueModifiers(gearModifiers),
    ...modifiersTo(creature, what),
  ]);
  return { value: Math.max(0, sum(parts)), parts };
}

/** The name of a part of the armor value or spell resistance: its item's name, or "natural". */
export function protectionPartName({ why }: Modifier): string {
  return 'item' in why && typeof why.item === 'string' ? why.item : why.id;
}

interface NamedModifier {
  readonly value: number;
  readonly name: string;
}

function uniqueModifiers(parts: readonly NamedModifier[], owner?: CombatantId): readonly Modifier[] {
  // `parts` is usually empty, and every roll of an attack calls this function several times.
  if (parts.length === 0) return [];
  return parts
    .filter(({ name }, index) => parts.findIndex((other) => other.name === name) === index)
    .map(({ value, name }) => ({
      value,
      why: because({ id: 'item', item: name, ...(owner !== undefined && { owner }) }),
    }));
}

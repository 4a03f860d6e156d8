// TDGS › words that players look up: terms, weapons, armor, abilities, items, hazards

import { armors } from '../../../rules/tdgs/content/armor.ts';
import { spells } from '../../../rules/tdgs/content/equipment.ts';
import { HAZARDS } from '../../../rules/tdgs/content/hazards.ts';
import { potion } from '../../../rules/tdgs/content/premade.ts';
import { traits } from '../../../rules/tdgs/content/traits.ts';
import { DAMAGE_TYPES, TYPES } from '../../../rules/tdgs/content/types.ts';
import { weapons } from '../../../rules/tdgs/content/weapons.ts';
import type { Term } from '../../reference.ts';
import { abilityLine, armorLine, damageLine, itemLine, weaponLine } from './lines.ts';
import { terms } from './terms.ts';

const entry = (name: string, brief: string, cite: string): Term => ({ name, brief, cite });

/** The settings of the book's examples that have this damage type. */
const settingsOf = (type: string) =>
  Object.entries(TYPES).flatMap(([setting, types]) => (types.some((each) => each === type) ? [setting] : []));

export const glossary: readonly Term[] = [
  ...terms,
  ...Object.values(weapons)
    .filter(({ notes }) => notes !== 'Kira’s own')
    .map((weapon) =>
      entry(weapon.name, [weaponLine(weapon), weapon.notes].filter(Boolean).join('. '), '8 Combat › Weapon Properties'),
    ),
  ...Object.values(armors).map((piece) => entry(piece.name, armorLine(piece), '8 Combat › Armor')),
  ...Object.values(spells).map((spell) => entry(spell.name, abilityLine(spell), '7 Abilities')),
  ...Object.values(traits).map((trait) => entry(trait.name, abilityLine(trait), '17 Damage › Damage Interactions')),
  entry(potion.name, itemLine(potion), '8 Combat › Healing Effects'),
  ...HAZARDS.map(({ name, damage }) =>
    entry(
      name,
      `${damageLine([damage])} at once and at the start of each round in it; no armor, no minimum.`,
      '17 Damage › Environmental',
    ),
  ),
  entry('Falling', '1d6 untyped for two squares, at most 10d6; no armor, no minimum.', '14 Movement › Falling'),
  ...DAMAGE_TYPES.map((type) =>
    entry(
      type,
      `A damage type (${settingsOf(type).join(', ')}): resistance, vulnerability, immunity and absorption are to one type each.`,
      '17 Damage › Damage Types',
    ),
  ),
];

// Weapons and gear of the built-in pack, by name.

import { entryNamed } from '../../../src/rules/core/book-pack.ts';
import { GEAR, WEAPONS } from '../../../src/rules/dungeoneers/content/equipment.ts';

export const weaponNamed = (name: string) => entryNamed(WEAPONS, name);
export const gearNamed = (name: string) => entryNamed(GEAR, name);

// Dungeoneers › optional rules: critical hits. Off unless the scene turns them on

import type { Roll } from '../core/check.ts';
import type { Weapon } from './arms.ts';
import type { Pool } from './dice.ts';
import type { Creature } from './sheet.ts';

/** Critical by the weapon's class, as it hits. Such a hit pierces of itself. */
export function hitsCritically(attacker: Creature, weapon: Weapon, own: Roll, theirs: Roll, dodging: Pool): boolean {
  switch (weapon.class) {
    case 'Blade':
    case 'Bow':
      return own.total >= dodging.count * dodging.sides;
    case 'Cudgel':
    case 'Axe':
      return attacker.sheet.power >= theirs.total;
    case 'Lance':
      return own.dice.filter(({ sides, face }) => sides === weapon.hit && face === sides).length >= 2;
    case 'Improvised':
      return false;
    default:
      return weapon.class satisfies never;
  }
}

/** Critical by how deep it goes: twice what it had to overcome, where there was anything. */
export function piercesCritically(total: number, overcome: number): boolean {
  return overcome > 0 && total >= 2 * overcome;
}

/** Critical by the first roll of a spell: more than the defender could have rolled. */
export function spellStrikesCritically(own: Roll, defending: Pool): boolean {
  return own.total > defending.count * defending.sides;
}

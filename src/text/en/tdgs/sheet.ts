// TDGS › 2 Stats, 8 Combat, 9 Entities: a sheet in short lines

import { figures } from '../../../rules/tdgs/outline.ts';
import type { Sheet } from '../../../rules/tdgs/sheet.ts';
import { usable } from '../../../rules/tdgs/weapons.ts';
import type { SheetLine } from '../../sheet-lines.ts';
import { abilityLine, armorLine, inflictsLine, interactionLine, itemLine, weaponLine } from './lines.ts';

/** A sheet in short lines: stats as they count, with what changes them. */
export function sheetLines(sheet: Sheet): readonly SheetLine[] {
  const { stats, con, maxHp, tier } = figures(sheet);
  const list = (name: string, entries: readonly string[], separator = ', ') =>
    entries.length === 0 ? [] : [{ name, value: entries.join(separator) }];
  const counted = [...stats.map(statLine), `LUK ${String(sheet.LUK).replace('-', '−')}`];
  return [
    { name: 'Stats', value: counted.join(', ') },
    { name: 'HP', value: `${maxHp} (CON ${con} × 5)` },
    { name: 'Size and tier', value: `${sheet.size}, power tier ${tier}` },
    ...list(
      'Weapons',
      [...new Set([...usable(sheet), ...sheet.weapons])].map((each) => weaponLine(each, sheet)),
      '; ',
    ),
    ...list('Armor', sheet.armor.map(armorLine), '; '),
    ...list(
      'Abilities',
      sheet.abilities.map((each) => `${each.name} (${abilityLine(each)})`),
    ),
    ...list(
      'Items',
      sheet.items.map((item) => `${itemLine(item)} × ${item.count}`),
    ),
    ...list('Damage', sheet.interactions.map(interactionLine)),
    ...list('By nature', sheet.innate.map(inflictsLine)),
  ];
}

/** "CON 23 (base 18)": as it counts, and what it is without gear and traits. */
function statLine({ stat, value, base }: ReturnType<typeof figures>['stats'][number]): string {
  return value === base ? `${stat} ${value}` : `${stat} ${value} (base ${base})`;
}

// Dungeoneers › a sheet in short lines

import { nameOf, type Protection } from '../../../rules/dungeoneers/armor-value.ts';
import { SCORES } from '../../../rules/dungeoneers/arms.ts';
import { figures } from '../../../rules/dungeoneers/outline.ts';
import { type Sheet, WOUNDS } from '../../../rules/dungeoneers/sheet.ts';
import type { SheetLine } from '../../sheet-lines.ts';

/** The sheet in short lines. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  const { threatRange: range, initiative, armor, resistance } = figures(of);
  const inHand = (name: string, equipped: boolean) => (equipped ? name : `${name} (not in hand)`);
  const lines = {
    Size: `${of.size}: ${WOUNDS[of.size]} wounds, threat range ${range}`,
    Scores: SCORES.map((score) => `${score} ${of[score]}`).join(', '),
    Initiative: `${initiative}`,
    'Armor value': sums(armor),
    'Spell resistance': sums(resistance),
    'Dodge die': `d${of.dodge}`,
    Weapons: of.weapons
      .map((each) =>
        inHand(`${each.name} (hit d${each.hit}, pierce d${each.pierce}, ${each.wounds} ${each.type})`, each.equipped),
      )
      .join(', '),
    Gear: of.gear.map(({ name, equipped }) => inHand(name, equipped)).join(', '),
    Spells: of.spells.map(({ name, cost, inscribed }) => `${name} (${inscribed}, ${cost} magica)`).join(', '),
    'Items and abilities': of.abilities
      .map(({ name, points, spends, trigger }) => `${name} (${points} ${spends}${trigger ? `, when ${trigger}` : ''})`)
      .join(', '),
    Modifiers: of.modifiers.map(({ to, value, why }) => `${why}: ${signed(value)} ${to}`).join(', '),
    Effects: (of.effects ?? []).map(({ on, note }) => `${note} (${on})`).join(', '),
    'When struck': [...of.gear.flatMap(({ whenStruck = [] }) => whenStruck), ...(of.whenStruck ?? [])]
      .map(({ on, note }) => `${note} (${on})`)
      .join(', '),
    Lacks: (of.lacks ?? []).join(', '),
    'Weak to': of.vulnerabilities.map(({ type, value }) => `${type} ${value}`).join(', '),
    Resists: of.resistances.map(({ type, value }) => `${type} ${value}`).join(', '),
  };
  return Object.entries(lines).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** "2 (Leather 1, Boots 1)". */
function sums({ value, parts }: Protection): string {
  return parts.length > 0
    ? `${value} (${parts.map((part) => `${nameOf(part)} ${part.value}`).join(', ')})`
    : `${value}`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

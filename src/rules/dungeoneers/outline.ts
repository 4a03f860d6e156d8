// Dungeoneers › a sheet in short lines, and what is shown of how somebody is doing

import { resource } from '../core/encounter.ts';
import type { Meter } from '../core/ruleset.ts';
import { armorValue, nameOf, type Protection, spellResistance } from './armor-value.ts';
import { SCORES } from './arms.ts';
import { initiativeOf } from './initiative.ts';
import { isThreatened, threateners, threatRange } from './position.ts';
import { type Creature, type Fight, type Sheet, WOUNDS } from './sheet.ts';

/** The sheet in short lines. */
export function outline(of: Sheet): readonly { readonly name: string; readonly value: string }[] {
  const unhurt: Creature = {
    id: '',
    name: '',
    side: '',
    sheet: of,
    resources: {},
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: {},
  };
  const sums = ({ value, parts }: Protection) =>
    parts.length > 0 ? `${value} (${parts.map((part) => `${nameOf(part)} ${part.value}`).join(', ')})` : `${value}`;
  const [armor, resistance] = [armorValue(unhurt), spellResistance(unhurt)];
  const inHand = (name: string, equipped: boolean) => (equipped ? name : `${name} (not in hand)`);
  const lines = {
    Size: `${of.size}: ${WOUNDS[of.size]} wounds, threat range ${threatRange(unhurt)}`,
    Scores: SCORES.map((score) => `${score} ${of[score]}`).join(', '),
    Initiative: `${initiativeOf(unhurt)}`,
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

/** Wounds and stress; magica where there is any; in a fight the points, and by how many it is threatened. */
export function meters(of: Creature, encounter: Fight): readonly Meter[] {
  const counted = (name: string, shown: string, when?: Meter['when']): readonly Meter[] => {
    const { value, max } = resource(of, name);
    return [
      { name: shown, value, ...(max !== undefined && { max }), bad: 'empty', ...(when && { when }), resource: name },
    ];
  };
  const fighting = encounter.phase === 'fighting' && of.vitality === 'up';
  const threats = fighting && isThreatened(encounter, of.id) ? threateners(encounter, of.id).length : 0;
  return [
    {
      name: 'Wounds',
      value: resource(of, 'wounds').value,
      max: WOUNDS[of.sheet.size],
      bad: 'full',
      main: true,
      resource: 'wounds',
    },
    { name: 'Stress', value: resource(of, 'stress').value, max: of.sheet.endurance, bad: 'full', resource: 'stress' },
    ...(of.sheet.mind > 0 && of.sheet.spells.length > 0 ? counted('magica', 'Magica') : []),
    ...(fighting ? counted('action points', 'Action points', 'turn') : []),
    ...(fighting ? counted('movement points', 'Movement points', 'turn') : []),
    ...(fighting ? counted('reaction points', 'reaction points', 'status') : []),
    ...(threats > 0
      ? [
          {
            name: 'Threatened by',
            value: threats,
            bad: 'full' as const,
            when: 'status' as const,
            reads: `threatened by ${threats}`,
          },
        ]
      : []),
  ];
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

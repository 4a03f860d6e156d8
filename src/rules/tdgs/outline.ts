// TDGS › 2 Stats, 8 Combat, 9 Entities: a sheet in short lines, its tracks, its gauges

import { type Combatant, type Resource, resource } from '../core/encounter.ts';
import type { Meter } from '../core/ruleset.ts';
import { deflectionOf, poolOf, worn } from './armor.ts';
import { abilityLine, armorLine, inflictsLine, interactionLine, itemLine, weaponLine } from './lines.ts';
import { type Fighter, type Sheet, STATS, type Stat, type Tdgs } from './sheet.ts';
import { apparent, maxHp, powerTier } from './stats.ts';
import { usesOf, usesTrack } from './uses.ts';
import { usable } from './weapons.ts';

/** The track that counts how many of an item are left. */
export const countOf = (item: { readonly name: string }) => `item: ${item.name}`;

/** Somebody with that sheet, alone and unhurt: what formulas on sheets alone need. */
function unhurt(sheet: Sheet): Fighter {
  return {
    id: '',
    name: '',
    side: '',
    sheet,
    resources: {},
    conditions: [],
    vitality: 'up',
    standingOrders: {},
    own: {},
  };
}

/** HP, the turn's Action and Step, and what armor, abilities and items are counted by. */
export function tracks(sheet: Sheet): Readonly<Record<string, Resource>> {
  const full = (value: number): Resource => ({ value, max: value });
  const armor = sheet.armor.flatMap((piece): [string, Resource][] => [
    ...(piece.pool > 0 ? [[poolOf(piece), full(piece.pool)] satisfies [string, Resource]] : []),
    ...(piece.deflection > 0 ? [[deflectionOf(piece), full(piece.deflection)] satisfies [string, Resource]] : []),
  ]);
  const uses = sheet.abilities.flatMap((ability): [string, Resource][] => {
    const counted = usesTrack(ability);
    return counted ? [[usesOf(ability), counted]] : [];
  });
  const items = sheet.items.map((item): [string, Resource] => [countOf(item), full(item.count)]);
  return {
    hp: full(maxHp(unhurt(sheet))),
    actions: full(1),
    step: full(1),
    ...Object.fromEntries([...armor, ...uses, ...items]),
  };
}

/** HP first; then every worn pool, and deflection that has suffered. */
export function gauges(of: Combatant<Tdgs>): readonly Meter[] {
  const gauge = (name: string, key: string): Meter => ({ name, ...resource(of, key), bad: 'empty', resource: key });
  const pools = worn(of.sheet).filter(({ pool }) => pool > 0);
  const dented = worn(of.sheet).filter((piece) => {
    const { value, max = value } = resource(of, deflectionOf(piece));
    return value < max;
  });
  return [
    { ...gauge('HP', 'hp'), main: true },
    ...pools.map((piece) => gauge(piece.name, poolOf(piece))),
    ...dented.map((piece) => gauge(`${piece.name} deflection`, deflectionOf(piece))),
  ];
}

/** A sheet in short lines: stats as they count, with what changes them. */
export function outline(sheet: Sheet): readonly { readonly name: string; readonly value: string }[] {
  const who = unhurt(sheet);
  const con = apparent(who, 'CON').value;
  const list = (name: string, entries: readonly string[], separator = ', ') =>
    entries.length === 0 ? [] : [{ name, value: entries.join(separator) }];
  const stats = [...STATS.map((stat) => statLine(who, stat)), `LUK ${String(sheet.LUK).replace('-', '−')}`];
  return [
    { name: 'Stats', value: stats.join(', ') },
    { name: 'HP', value: `${maxHp(who)} (CON ${con} × 5)` },
    { name: 'Size and tier', value: `${sheet.size}, power tier ${powerTier(who).apparent}` },
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
function statLine(who: Fighter, stat: Stat): string {
  const { value, base } = apparent(who, stat);
  return value === base ? `${stat} ${value}` : `${stat} ${value} (base ${base})`;
}

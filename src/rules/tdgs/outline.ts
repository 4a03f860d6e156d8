// TDGS › 2 Stats, 8 Combat, 9 Entities: a sheet in short lines, its tracks, its gauges

import { type Combatant, type Resource, resource } from '../core/encounter.ts';
import type { Meter } from '../core/ruleset.ts';
import { deflectionOf, poolOf, worn } from './armor.ts';
import { type Fighter, type Sheet, STATS, type Tdgs, type Weapon } from './sheet.ts';
import { maxHp, powerTier } from './stats.ts';
import { usesOf, usesTrack } from './uses.ts';
import { usable, wielded } from './weapons.ts';

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

export function outline(sheet: Sheet): readonly { readonly name: string; readonly value: string }[] {
  const who = unhurt(sheet);
  const tier = powerTier(who);
  const list = (name: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [{ name, value: entries.join(', ') }];
  return [
    { name: 'Stats', value: [...STATS.map((stat) => `${stat} ${sheet[stat]}`), `LUK ${sheet.LUK}`].join(', ') },
    { name: 'HP', value: `${maxHp(who)}` },
    { name: 'Size and tier', value: `${sheet.size}, power tier ${tier.apparent}` },
    ...list(
      'Weapons',
      [...new Set([...usable(sheet), ...sheet.weapons])].map((each) => weaponLine(each, sheet)),
    ),
    ...list('Armor', sheet.armor.map(armorLine)),
    ...list(
      'Abilities',
      sheet.abilities.map(({ name, kind, level }) => `${name} (${kind}, level ${level})`),
    ),
    ...list(
      'Items',
      sheet.items.map(({ name, count }) => `${name} × ${count}`),
    ),
    ...list(
      'Damage',
      sheet.interactions.map(({ kind, type, percent }) =>
        kind === 'immunity' ? `${type} immunity` : `${type} ${kind} ${percent} %`,
      ),
    ),
  ];
}

/** A weapon in a line: its bonuses, its types, its range. */
export function weaponLine(weapon: Weapon, sheet?: Sheet): string {
  const bonus = weapon.damage.map(({ flat, dice, type }) => {
    const parts = [...(flat > 0 || dice === undefined ? [`${flat}`] : []), ...(dice === undefined ? [] : [dice])];
    return `+${parts.join('+')} ${type ?? 'untyped'}`;
  });
  const used = sheet && weapon.name === wielded(sheet).name ? ' (in use)' : '';
  return `${weapon.name}${used}: +${weapon.hit} to hit, ${bonus.join(', ') || '+0 untyped'}, ${weapon.range}`;
}

/** A piece of armor in a line. */
export function armorLine({ name, evasion, deflection, pool, depleted, worn: on }: Sheet['armor'][number]): string {
  const facts = [
    ...(evasion === 0 ? [] : [`evasion ${evasion < 0 ? '−' : '+'}${Math.abs(evasion)}`]),
    ...(deflection > 0 ? [`deflection ${deflection} %`] : []),
    ...(pool > 0 ? [`pool ${pool}, ${depleted}`] : []),
    ...(on ? [] : ['not worn']),
  ];
  return facts.length === 0 ? name : `${name}: ${facts.join(', ')}`;
}

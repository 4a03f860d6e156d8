// TDGS › 2 Stats, 8 Combat, 9 Entities: the numbers computed from a sheet, its resources, its meters

import { type Combatant, type Resource, resource } from '../core/encounter.ts';
import { cachedPerObject } from '../core/given.ts';
import type { Meter } from '../core/ruleset.ts';
import { deflectionResourceName, poolResourceName, wornArmor } from './armor.ts';
import { type Fighter, type Sheet, STATS, type Tdgs } from './sheet.ts';
import { apparentStat, maxHp, powerTier } from './stats.ts';
import { resourceWithFullUses, usesResourceName } from './uses.ts';

/** The name of the resource that counts how many of an item are left. */
export const itemResourceName = cachedPerObject(({ name }: { readonly name: string }) => `item: ${name}`);

/** A combatant with this sheet, alone and unhurt, for formulas that only need a sheet. */
function unhurtFighter(sheet: Sheet): Fighter {
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

/** A sheet's resources: HP, the turn's Action and Step, armor pools and deflection, ability uses, and item counts. */
export function resourcesOf(sheet: Sheet): Readonly<Record<string, Resource>> {
  const fullResource = (value: number): Resource => ({ value, max: value });
  const armorResources = sheet.armor.flatMap((piece): [string, Resource][] => [
    ...(piece.pool > 0 ? [[poolResourceName(piece), fullResource(piece.pool)] satisfies [string, Resource]] : []),
    ...(piece.deflection > 0
      ? [[deflectionResourceName(piece), fullResource(piece.deflection)] satisfies [string, Resource]]
      : []),
  ]);
  const abilityResources = sheet.abilities.flatMap((ability): [string, Resource][] => {
    const usesLeft = resourceWithFullUses(ability);
    return usesLeft ? [[usesResourceName(ability), usesLeft]] : [];
  });
  const itemResources = sheet.items.map((item): [string, Resource] => [
    itemResourceName(item),
    fullResource(item.count),
  ]);
  return {
    hp: fullResource(maxHp(unhurtFighter(sheet))),
    actions: fullResource(1),
    step: fullResource(1),
    ...Object.fromEntries([...armorResources, ...abilityResources, ...itemResources]),
  };
}

export function mainMeter(combatant: Combatant<Tdgs>): Meter {
  return { ...meterOf(combatant, 'hp'), main: true };
}

/** The meters: HP first, then the pool of each worn piece of armor, then any deflection that has been reduced. */
export function metersOf(combatant: Combatant<Tdgs>): readonly Meter[] {
  const meters: Meter[] = [mainMeter(combatant)];
  const wornArmorPieces = wornArmor(combatant.sheet);
  for (const piece of wornArmorPieces) if (piece.pool > 0) meters.push(meterOf(combatant, poolResourceName(piece)));
  for (const piece of wornArmorPieces) {
    const { value, max = value } = resource(combatant, deflectionResourceName(piece));
    if (value < max) meters.push(meterOf(combatant, deflectionResourceName(piece)));
  }
  return meters;
}

function meterOf(combatant: Combatant<Tdgs>, key: string): Meter {
  return { ...resource(combatant, key), bad: 'empty', resource: key };
}

/** The numbers computed from a sheet: stats with and without gear and traits, maximum HP, the power tier. */
export function sheetFigures(sheet: Sheet) {
  const who = unhurtFighter(sheet);
  return {
    stats: STATS.map((stat) => apparentStat(who, stat)),
    con: apparentStat(who, 'CON').value,
    maxHp: maxHp(who),
    tier: powerTier(who).apparent,
  };
}

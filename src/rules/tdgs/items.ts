// TDGS › 15 Equipment & Slots › Equipped vs Carried, Carrying Capacity; 5 Actions › Interact (Simple): what can be
// handed over

import { type CombatantId, combatant } from '../core/encounter.ts';
import { type ItemRules, itemList } from '../core/items.ts';
import { checkCanAct } from './acting.ts';
import { updateGearConditions } from './afflict.ts';
import { deflectionResourceName, poolResourceName, wornArmor } from './armor.ts';
import { because } from './reasons.ts';
import type { Armor, Fighter, Item, Sheet, Size, Tdgs, TdgsResolution, Weapon } from './sheet.ts';
import { itemResourceName } from './sheet-figures.ts';
import { apparentStat } from './stats.ts';

const MAX_ITEMS = 40;
const MAX_ITEM_COUNT = 99;

/**
 * "Pick up a dropped weapon. No resolution required. Free." Our choice: handing something over is free too. Abilities
 * aren't items.
 */
export const items: ItemRules<Tdgs> = {
  cite: '15 Equipment & Slots; 5 Actions › Interact (Simple)',
  lists: {
    weapons: itemList<Weapon>({
      most: MAX_ITEMS,
      ownNames: true,
      stays: ({ natural }) => (natural ? 'natural' : undefined),
    }),
    armor: itemList<Armor>({
      most: MAX_ITEMS,
      ownNames: true,
      tracks: (piece) => [
        ...(piece.pool > 0 ? [poolResourceName(piece)] : []),
        ...(piece.deflection > 0 ? [deflectionResourceName(piece)] : []),
      ],
      stays: ({ kind, worn: isWorn }) => (kind === 'natural' ? 'natural' : isWorn ? 'worn' : undefined),
      unworn: (piece) => ({ ...piece, worn: false }),
    }),
    items: itemList<Item>({
      most: MAX_ITEMS,
      ownNames: true,
      counts: { by: 'count', most: MAX_ITEM_COUNT },
      tracks: (item) => [itemResourceName(item)],
    }),
  },
  inRounds: 'free',
  mayHandOver: (encounter, who) => checkCanAct(encounter, who, { title: 'Interact', cost: 'free', kind: 'physical' }),
  changed: updateGear,
};

/**
 * Updates a combatant after its items have changed: gear that it no longer has loses its effects. Records a remark if
 * the combatant now carries more than it can.
 */
function updateGear(resolution: TdgsResolution, who: CombatantId, before: Sheet): void {
  updateGearConditions(resolution, who, wornArmor(before));
  const holder = combatant(resolution.encounter, who);
  if (isEncumbered(holder) && !isEncumbered({ ...holder, sheet: before }))
    resolution.record({
      type: 'remarked',
      what: because({ id: 'encumbered', weight: weightOf(holder.sheet), most: carryingCapacity(holder), owner: who }),
      subject: who,
    });
}

/** The size multiplier of "Carrying Capacity = STR × 10 × Size Multiplier (in WU)", in quarters. We read "8+" as 8. */
const CAPACITY_QUARTERS_BY_SIZE: Readonly<Record<Size, number>> = {
  Tiny: 1,
  Small: 2,
  Medium: 4,
  Large: 8,
  Huge: 16,
  Gargantuan: 32,
};

/** How much someone can carry, in weight units (WU). */
export function carryingCapacity(who: Fighter): number {
  return Math.floor((apparentStat(who, 'STR').value * 10 * CAPACITY_QUARTERS_BY_SIZE[who.sheet.size]) / 4);
}

/**
 * The weight of everything on a sheet, equipped and carried. Ruling: an item without a stated weight weighs nothing.
 */
export function weightOf({ weapons, armor, items: carried }: Sheet): number {
  const addWeight = (sum: number, { weight = 0 }: { readonly weight?: number }) => sum + weight;
  return (
    weapons.reduce(addWeight, 0) +
    armor.reduce(addWeight, 0) +
    carried.reduce((sum, { weight = 0, count }) => sum + weight * count, 0)
  );
}

/** "If total weight exceeds carrying capacity, the entity is Encumbered: Cannot take the Move action." */
export function isEncumbered(who: Fighter): boolean {
  const weight = weightOf(who.sheet);
  return weight > 0 && weight > carryingCapacity(who);
}

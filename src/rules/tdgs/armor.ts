// TDGS › 8 Combat › Armor: Ablative, Deflection, Deflection Cap, Deflection Degradation, Stacking; 15 Equipment

import { type CombatantId, resource } from '../core/encounter.ts';
import { cachedPerObject } from '../core/given.ts';
import { type MathStep, type NumberPart, ownedBy, type Reason } from '../core/reason.ts';
import { entryOf } from './conditions.ts';
import { because, conditionReason, itemReason } from './reasons.ts';
import type { Armor, Fighter, Sheet, TdgsResolution } from './sheet.ts';
import { refillResource, spendResource } from './uses.ts';

/** The name of the resource that counts a piece of armor's remaining pool. */
export const poolResourceName = cachedPerObject(({ name }: Pick<Armor, 'name'>) => `pool: ${name}`);
/** The name of the resource that counts a piece of armor's remaining deflection in this scene. */
export const deflectionResourceName = cachedPerObject(({ name }: Pick<Armor, 'name'>) => `deflection: ${name}`);

/** The percentage points of deflection that a piece of armor loses to a devastating hit. */
const DEGRADATION_IN_PERCENT = 10;

/** Armor that is worn and intact. Cached, because several steps of each attack ask for it. */
export const wornArmor = cachedPerObject((sheet: Sheet): readonly Armor[] =>
  sheet.armor.filter((piece) => piece.worn && piece.destroyed !== true),
);

/** Adds up the deflection of all worn pieces and conditions, then limits it to the cap, in percent. */
export function deflectionOf(who: Fighter, cap: number): { readonly percent: number; readonly why?: Reason } {
  const deflectionParts: NumberPart[] = [];
  for (const piece of wornArmor(who.sheet)) {
    const { value } = resource(who, deflectionResourceName(piece));
    if (value > 0) deflectionParts.push({ why: itemReason(piece.name), value });
  }
  for (const activeCondition of who.conditions) {
    const { deflects: value = 0 } = entryOf(activeCondition);
    if (value > 0) deflectionParts.push({ why: conditionReason(activeCondition.name), value });
  }
  if (deflectionParts.length === 0) return { percent: 0 };
  const uncappedPercent = deflectionParts.reduce((sum, { value }) => sum + value, 0);
  const percent = Math.min(uncappedPercent, cap, 100);
  const cappedDeflection = { all: uncappedPercent, counts: percent, of: deflectionParts.map(({ why }) => why) };
  return { percent, why: because({ id: 'deflection', share: cappedDeflection, owner: who.id }) };
}

/**
 * Lets ablative armor absorb damage first, one piece after another in the order worn: whole points of any type, before
 * percentages are applied. Ruling: if a hit has several types, they are absorbed in the order listed. Returns what is
 * left of each amount, with the steps of its math.
 */
export function absorbDamage(
  resolution: TdgsResolution,
  target: CombatantId,
  amounts: readonly number[],
): readonly { readonly left: number; readonly steps: readonly MathStep[] }[] {
  const amountsLeft = amounts.map((left) => ({ left, steps: [] as MathStep[] }));
  for (const piece of wornArmor(resolution.combatant(target).sheet)) {
    const poolName = poolResourceName(piece);
    const poolBefore = resource(resolution.combatant(target), poolName).value;
    let poolLeft = poolBefore;
    for (const amountLeft of amountsLeft) {
      const absorbedPoints = Math.min(poolLeft, amountLeft.left);
      if (absorbedPoints === 0) continue;
      poolLeft -= absorbedPoints;
      amountLeft.left -= absorbedPoints;
      amountLeft.steps.push({
        plus: -absorbedPoints,
        why: ownedBy(target, itemReason(piece.name)),
        left: amountLeft.left,
      });
    }
    if (poolLeft === poolBefore) continue;
    spendResource(resolution, target, poolName, poolBefore - poolLeft, because({ id: 'absorbs' }));
    if (poolLeft === 0) {
      const remark = because({ id: 'depleted', item: piece.name, destroyed: piece.depleted === 'destroyed' });
      resolution.record({ type: 'remarked', what: remark, subject: target });
    }
  }
  return amountsLeft;
}

/**
 * "Crit (nat 20) + Magnitude 4: −10% deflection for the rest of the scene". Ruling: it applies to the worn or natural
 * piece with the most deflection left, never to a condition. It applies after this hit's damage, even if a pool
 * absorbed the attack. Deflection never goes below 0.
 */
export function degradeArmor(resolution: TdgsResolution, target: CombatantId): void {
  const who = resolution.combatant(target);
  const [piece] = wornArmor(who.sheet)
    .map((each) => ({ name: deflectionResourceName(each), ...resource(who, deflectionResourceName(each)) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
  if (piece) spendResource(resolution, target, piece.name, DEGRADATION_IN_PERCENT, because({ id: 'degrades' }));
}

/** Restores deflection and refills the pools that recharge. Other pools keep what is left (ruling). */
export function restoreArmor(resolution: TdgsResolution, target: CombatantId, why: Reason): void {
  const { sheet } = resolution.combatant(target);
  for (const piece of sheet.armor) {
    refillResource(resolution, target, deflectionResourceName(piece), why);
    if (piece.depleted === 'recharges') refillResource(resolution, target, poolResourceName(piece), why);
  }
}

// Dungeoneers › Wounds; Stress; Actions › Attack › Determining the Number of Wounds Inflicted

import { type CombatantId, resource } from '../core/encounter.ts';
import type { MathStep, Modifier, Reason } from '../core/reason.ts';
import { modifiersTo } from './armor-value.ts';
import { because } from './reasons.ts';
import { type Creature, type DungeoneersResolution, WOUNDS_BY_SIZE } from './sheet.ts';
import type { DamageType } from './sheet-equipment.ts';

/** Wounds about to be taken from one event: an attack, a spell, stress, a hazard. */
export interface InflictedWounds {
  readonly actor?: CombatantId;
  /** The weapon, spell or other cause. */
  readonly from: Reason;
  readonly type?: DamageType;
  /** The number of wounds printed on the weapon or spell. */
  readonly wounds: number;
  /** The attacker's modifiers to the number of wounds. */
  readonly modifiers?: readonly Modifier[];
  /** Optional rule: a critical hit doubles the printed wounds, before everything else. */
  readonly critical?: boolean;
}

/** True if a creature's stress is above its capacity. Stress equal to the capacity doesn't count. */
export function isPastCapacity(creature: Creature): boolean {
  return resource(creature, 'stress').value > creature.sheet.endurance;
}

/**
 * Inflicts wounds on a defender. They are doubled if the defender is past its stress capacity, then changed by the
 * attacker's modifiers, then by the defender's. Stress absorbs as many as it can, and the creature takes the others as
 * wounds. Nothing happens to the dead.
 */
export function takeWounds(resolution: DungeoneersResolution, target: CombatantId, inflicted: InflictedWounds): void {
  const defender = resolution.combatant(target);
  if (defender.vitality === 'dead') return;
  const { wounds, steps } = woundsWithSteps(defender, inflicted);
  const { actor, from, type } = inflicted;
  const commonFields = {
    type: 'harmed',
    target,
    ...(actor !== undefined && { actor }),
    from,
    kinds: type ? [type] : [],
  } as const;

  const stress = resource(defender, 'stress').value;
  const absorbedWounds = Math.min(wounds, Math.max(0, defender.sheet.endurance - stress));
  if (absorbedWounds > 0) {
    const stressRoomReason = because({ id: 'room for stress', owner: target });
    const absorptionLimitSteps: readonly MathStep[] =
      absorbedWounds < wounds ? [{ why: stressRoomReason, bound: absorbedWounds, left: absorbedWounds }] : [];
    const stressAfter = stress + absorbedWounds;
    resolution.record({
      ...commonFields,
      resource: 'stress',
      steps: [...steps, ...absorptionLimitSteps],
      amount: absorbedWounds,
      before: stress,
      after: stressAfter,
    });
  }
  const remainingWounds = wounds - absorbedWounds;
  if (remainingWounds === 0 && absorbedWounds > 0) return;

  const max = WOUNDS_BY_SIZE[defender.sheet.size];
  const woundsBefore = resource(defender, 'wounds').value;
  const stressReason = because({ id: 'taken as stress', owner: target });
  const absorbedWoundSteps: readonly MathStep[] =
    absorbedWounds > 0 ? [{ why: stressReason, plus: -absorbedWounds, left: remainingWounds }] : [];
  const woundsAfter = Math.max(woundsBefore, Math.min(max, woundsBefore + remainingWounds));
  resolution.record({
    ...commonFields,
    resource: 'wounds',
    steps: [...steps, ...absorbedWoundSteps],
    amount: remainingWounds,
    before: woundsBefore,
    after: woundsAfter,
    max,
  });
  const isAtCapacity = woundsBefore >= max;
  if (remainingWounds === 0 || !(isAtCapacity || remainingWounds > max)) return;
  const remark = isAtCapacity
    ? because({ id: 'wound past capacity', capacity: max })
    : because({ id: 'more than capacity', wounds: remainingWounds, capacity: max });
  resolution.record({ type: 'remarked', what: remark, subject: target, sum: true });
  killCreature(resolution, target);
}

/**
 * Computes the number of wounds, step by step in the book's order. Ruling: modifiers for a damage type are added up
 * once per event. If the number is 0 before the defender's modifiers, these don't apply, so vulnerability adds nothing
 * to 0 wounds.
 */
export function woundsWithSteps(
  defender: Creature,
  inflicted: InflictedWounds,
): { wounds: number; steps: readonly MathStep[] } {
  const { from, type, modifiers = [], critical } = inflicted;
  const steps: MathStep[] = [{ why: from, plus: inflicted.wounds, left: inflicted.wounds }];
  const owner = defender.id;
  let wounds = inflicted.wounds;
  const doubleWounds = (why: Reason) => {
    wounds *= 2;
    steps.push({ why, times: 2, left: wounds });
  };
  const addModifier = ({ value, why }: Modifier) => {
    if (value === 0) return;
    wounds += value;
    steps.push({ why, plus: value, left: Math.max(0, wounds) });
  };
  if (critical) doubleWounds(because({ id: 'critical' }));
  if (isPastCapacity(defender)) doubleWounds(because({ id: 'past capacity', owner }));
  for (const modifier of modifiers) addModifier(modifier);
  wounds = Math.max(0, wounds);
  if (wounds > 0)
    for (const modifier of [...modifiersTo(defender, 'wounds taken', owner), ...damageTypeModifiers(defender, type)])
      addModifier(modifier);
  wounds = Math.max(0, wounds);
  return { wounds, steps };
}

function damageTypeModifiers({ id: owner, sheet }: Creature, type: DamageType | undefined): readonly Modifier[] {
  if (type === undefined) return [];
  const totalForType = (list: readonly { readonly type: DamageType; readonly value: number }[]) =>
    list.filter((trait) => trait.type === type).reduce((all, { value }) => all + value, 0);
  const extraWounds = totalForType(sheet.vulnerabilities) - totalForType(sheet.resistances);
  return [{ value: extraWounds, why: because({ id: extraWounds > 0 ? 'weak' : 'resists', type, owner }) }];
}

/**
 * Kills a creature for good. Ruling: the dead leave the turn order, and their grapples end when consequences are
 * applied.
 */
export function killCreature(resolution: DungeoneersResolution, who: CombatantId): void {
  const { vitality } = resolution.combatant(who);
  if (vitality === 'dead') return;
  resolution.record({ type: 'fell', subject: who, as: because({ id: 'dead' }), before: vitality, after: 'dead' });
}

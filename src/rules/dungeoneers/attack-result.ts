// Dungeoneers: the facts of an attack or a spell for its story; optional rules: critical hits

import { resource } from '../core/encounter.ts';
import type { AttackResult, AttackSettled, Harm, Roll } from '../core/reason.ts';
import type { Pool } from './dice.ts';
import type { Creature, Dungeoneers, DungeoneersResolution } from './sheet.ts';
import type { DamageType, Weapon } from './sheet-equipment.ts';

const HARM_BY_TYPE: Readonly<Record<DamageType, Harm>> = {
  bludgeoning: 'crush',
  piercing: 'stab',
  slashing: 'slash',
  heat: 'fire',
  cold: 'cold',
  toxic: 'poison',
  melt: 'acid',
  erase: 'dark',
};

/** The facts that decide the result of an attack. */
interface AttackContext {
  /** The target before the attack. */
  readonly before: Creature;
  readonly damage: DamageType | undefined;
  /** The result to record if the target was neither harmed nor healed. */
  readonly resultIfUnchanged: AttackResult;
}

/** Records the outcome of an attack once everything about it is settled. */
export function recordAttackResult(
  resolution: DungeoneersResolution,
  attackFacts: Omit<AttackSettled<Dungeoneers>, 'type' | 'result' | 'harm'>,
  { before, damage, resultIfUnchanged }: AttackContext,
): void {
  const attackResult = attackResultOf(before, resolution.combatant(attackFacts.target)) ?? resultIfUnchanged;
  const struckEvent = { ...attackFacts, type: 'struck', result: attackResult } as const;
  const doesHarm = damage !== undefined && (attackResult === 'hurt' || attackResult === 'dead');
  resolution.record(doesHarm ? { ...struckEvent, harm: [HARM_BY_TYPE[damage]] } : struckEvent);
}

function attackResultOf(before: Creature, after: Creature): AttackResult | undefined {
  if (after.vitality === 'dead') return 'dead';
  const gainedWounds = resource(after, 'wounds').value - resource(before, 'wounds').value;
  if (gainedWounds > 0 || resource(after, 'stress').value > resource(before, 'stress').value) return 'hurt';
  return gainedWounds < 0 ? 'healed' : undefined;
}

/** True if a hit is critical by the weapon's class. Such a hit pierces automatically. */
export function hitsCritically(
  attacker: Creature,
  weapon: Weapon,
  attackerRoll: Roll,
  defenderRoll: Roll,
  defenderPool: Pool,
): boolean {
  switch (weapon.class) {
    case 'Blade':
    case 'Bow':
      return attackerRoll.total >= defenderPool.count * defenderPool.sides;
    case 'Cudgel':
    case 'Axe':
      return attacker.sheet.power >= defenderRoll.total;
    case 'Lance':
      return attackerRoll.dice.filter(({ sides, face }) => sides === weapon.hit && face === sides).length >= 2;
    case 'Improvised':
      return false;
    default:
      return weapon.class satisfies never;
  }
}

/** True if a pierce is critical: the number to overcome is above 0, and the total is at least twice that number. */
export function piercesCritically(total: number, overcome: number): boolean {
  return overcome > 0 && total >= 2 * overcome;
}

/**
 * True if the first roll of a spell is critical: its total is higher than the highest possible total of the defender's
 * dice.
 */
export function spellStrikesCritically(attackerRoll: Roll, defenderPool: Pool): boolean {
  return attackerRoll.total > defenderPool.count * defenderPool.sides;
}

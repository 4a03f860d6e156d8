// Dungeoneers › Stress

import { type CombatantId, resource } from '../core/encounter.ts';
import type { Reason, Step } from '../core/reason.ts';
import { modifiersTo } from './armor-value.ts';
import { because } from './reasons.ts';
import type { DungeoneersResolution } from './sheet.ts';
import { pastCapacity, takeWounds } from './wounds.ts';

/** A gain of stress that ends above this many times the capacity causes a wound. */
const WOUNDING_MULTIPLE = 3;

/**
 * Stress gained from anything but wounds: doubled if stress already exceeds the capacity, then reduced. A gain that
 * ends past three times the capacity costs 1 wound, untyped, once. Ruling: a gain that only crosses the capacity is not
 * doubled in any part.
 */
export function gainStress(
  resolution: DungeoneersResolution,
  who: CombatantId,
  chosen: number,
  from: Reason,
  by?: CombatantId,
): void {
  const creature = resolution.combatant(who);
  if (creature.vitality === 'dead' || chosen === 0) return;
  const steps: Step[] = [{ why: from, plus: chosen, left: chosen }];
  let amount = chosen;
  if (pastCapacity(creature)) {
    amount *= 2;
    steps.push({ why: because({ id: 'past capacity', owner: who }), times: 2, left: amount });
  }
  for (const { value, why } of modifiersTo(creature, 'stress gained', who)) {
    const left = Math.max(0, amount + value);
    if (left !== amount) steps.push({ why, plus: left - amount, left });
    amount = left;
  }
  const before = resource(creature, 'stress').value;
  const after = before + amount;
  const whose = { target: who, ...(by !== undefined && { actor: by }), from, kinds: [] };
  resolution.record({ type: 'harmed', ...whose, resource: 'stress', steps, amount, before, after });
  if (amount > 0 && after > WOUNDING_MULTIPLE * creature.sheet.endurance)
    takeWounds(resolution, who, { from: because({ id: 'three times capacity' }), wounds: 1 });
}

/** A rest, spell, item or ability relieves stress, never below 0. Records nothing if there is no stress. */
export function relieve(
  resolution: DungeoneersResolution,
  who: CombatantId,
  most: number,
  from: Reason,
  by?: CombatantId,
): void {
  recover(resolution, who, 'stress', most, from, by);
}

/** A full rest, spell, item or ability restores wounds. Nothing heals the dead. */
export function restore(
  resolution: DungeoneersResolution,
  who: CombatantId,
  most: number,
  from: Reason,
  by?: CombatantId,
): void {
  recover(resolution, who, 'wounds', most, from, by);
}

function recover(
  resolution: DungeoneersResolution,
  who: CombatantId,
  what: 'stress' | 'wounds',
  most: number,
  from: Reason,
  by?: CombatantId,
) {
  const creature = resolution.combatant(who);
  const { value: before, max } = resource(creature, what);
  const amount = Math.min(before, most);
  if (creature.vitality === 'dead' || amount <= 0) return;
  const whose = { target: who, ...(by !== undefined && { actor: by }), from, resource: what };
  const steps = [{ why: from, plus: -amount, left: before - amount }];
  resolution.record({
    type: 'healed',
    ...whose,
    steps,
    amount,
    before,
    after: before - amount,
    ...(max !== undefined && { max }),
  });
}

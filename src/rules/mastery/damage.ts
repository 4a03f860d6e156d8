// Combat Rules v1.3 › Damage Calculation

import type { CombatantId } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import type { Resolution } from '../core/resolution.ts';
import type { Band } from './names.ts';
import { because } from './reasons.ts';
import type { Mastery } from './sheet.ts';
import { STAMINA, staminaOf } from './stamina.ts';

/** The stamina that each damage type takes. */
export const STAMINA_BY_BAND: Readonly<Record<Band, number>> = { glancing: 3, solid: 5, critical: 10 };

/** The damage type for a difference between the totals: 1–3 glancing, 4–9 solid, 10 and more critical. */
export function bandOf(difference: number): Band {
  if (difference >= 10) return 'critical';
  return difference >= 4 ? 'solid' : 'glancing';
}

/**
 * "Damage is then deducted from stamina". It depends only on the difference between the two totals. The attack type
 * matters only because its bonus is in the attacker's total. Returns true if a stability roll is due: the damage took
 * stamina to 0, or stamina was already 0.
 */
export function dealDamage(
  resolution: Resolution<Mastery>,
  {
    actor,
    target,
    from,
    difference,
  }: Readonly<Record<'actor' | 'target', CombatantId>> & { readonly from: Reason; readonly difference: number },
): boolean {
  const band = bandOf(difference);
  const amount = STAMINA_BY_BAND[band];
  const { value: staminaBefore, max } = staminaOf(resolution.combatant(target));
  const staminaAfter = Math.max(0, staminaBefore - amount);
  const steps = [{ why: because({ id: 'damage', band: band, difference }), plus: amount, left: amount }];
  resolution.record({
    type: 'harmed',
    target,
    actor,
    from,
    kinds: [band],
    resource: STAMINA,
    steps,
    amount,
    before: staminaBefore,
    after: staminaAfter,
    max,
  });
  return staminaAfter === 0;
}

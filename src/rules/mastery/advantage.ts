// Combat Rules v1.3 › Rolling for Offense and Defense › Critical Advantage/Disadvantage, Advantage Mechanics

import type { CombatantId } from '../core/encounter.ts';
import { bears } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import { gain, lose } from './conditions.ts';
import { CRITICAL } from './rolling.ts';
import { type Fighter, levelsAbove, type Mastery } from './sheet.ts';

/** From how many levels above the other's skill it gives advantage. */
const LEVELS_ABOVE = 2;

/**
 * "A 2-level mastery difference in relevant skills", or more, for whoever is the better: the skill that is rolled
 * against the skill that opposes it. Says why, or nothing where there is none.
 */
export function byMastery(own: Fighter, skill: string, other: Fighter, against: string): string | undefined {
  const above = levelsAbove(own, skill, other, against);
  return above >= LEVELS_ABOVE ? `${skill} ${above} levels above ${against}` : undefined;
}

/**
 * An attack spends the advantage its attacker has kept. Ruling: the next attack on anyone does, also where mastery gives
 * advantage already. Says where it was from, or nothing where none was kept.
 */
export function spendKept(resolution: Resolution<Mastery>, attacker: CombatantId): string | undefined {
  const kept = bears(resolution.combatant(attacker), 'Advantage');
  if (!kept) return undefined;
  lose(resolution, attacker, 'Advantage', 'used by this attack');
  return kept.note ?? 'kept';
}

/** Tells that somebody rolls with advantage, and why; nothing without a reason. */
export function tellAdvantage(
  resolution: Resolution<Mastery>,
  combatant: CombatantId,
  reasons: readonly (string | undefined)[],
) {
  const why = reasons.filter((reason) => reason !== undefined);
  if (why.length === 0) return false;
  resolution.record({ type: 'remarked', what: 'advantage', subject: combatant, note: why.join('; ') });
  return true;
}

/**
 * "Critical Advantage/Disadvantage": who exceeded the other by 10 or more has advantage on its next attack; the defender
 * too ("counterattack opening"). Ruling: two are not kept; the collapsed win none.
 */
export function winAdvantage(
  resolution: Resolution<Mastery>,
  {
    actor: by,
    target,
    difference,
  }: { readonly actor: CombatantId; readonly target: CombatantId; readonly difference: number },
): void {
  if (Math.abs(difference) < CRITICAL) return;
  const [winner, source, note] = difference > 0 ? [by, target, 'critical hit'] : [target, by, 'counterattack opening'];
  if (resolution.combatant(winner).vitality === 'up') gain(resolution, winner, 'Advantage', { source, note });
}

// Combat Rules v1.3 › Stability Rolls

import type { Check } from '../core/check.ts';
import type { CombatantId } from '../core/encounter.ts';
import type { Resolution } from '../core/resolution.ts';
import { CONDITIONS, conditions, gain, lose } from './conditions.ts';
import { rollSkill } from './rolling.ts';
import { type Fighter, levelIn, type Mastery, modifierOf } from './sheet.ts';

/** What a stability roll starts from before the two modifiers. */
const BASE = 10;

/**
 * The DC: 10 − (the opponent's Offense modifier − the fighter's own Defense modifier). Ruling: the opponent is the other
 * one in the exchange; with none the difference is 0. As printed, a stronger opponent makes it easier.
 */
export function stabilityDC(who: Fighter, opponent: Fighter | undefined): number {
  if (!opponent) return BASE;
  const offense = modifierOf(levelIn(opponent.sheet, 'Offense'));
  return BASE - (offense - modifierOf(levelIn(who.sheet, 'Defense')));
}

/**
 * "Stability Roll": 1d20 + Endurance modifier, −2 as every roll of the exhausted, at least the DC. No advantage counts
 * in it. "Outcomes": passed, the fighter stands and loses its next action; failed, it collapses.
 */
export function stabilityRoll(resolution: Resolution<Mastery>, by: CombatantId, opponent?: CombatantId): void {
  const who = resolution.combatant(by);
  const value = stabilityDC(who, opponent === undefined ? undefined : resolution.combatant(opponent));
  const roll = rollSkill(resolution, who, { skill: 'Endurance', purpose: 'stability', advantage: false });
  const passed = roll.total >= value;
  const check: Check<'pass' | 'fail'> = {
    roll,
    against: { name: 'stability', value },
    degree: passed ? 'pass' : 'fail',
    tier: passed ? 'success' : 'failure',
  };
  resolution.record({
    type: 'checked',
    actor: by,
    ...(opponent !== undefined && { target: opponent }),
    purpose: 'stability',
    check,
  });
  if (passed) {
    gain(resolution, by, 'Unsteady');
    // Ruling: passing again before the lost turn loses no second one. `gain` does not stack.
    gain(resolution, by, 'Recovering');
  } else collapse(resolution, by);
}

/** "The character collapses and is out of combat." What only the standing have ends with it. */
function collapse(resolution: Resolution<Mastery>, combatant: CombatantId): void {
  resolution.record({ type: 'fell', subject: combatant, as: 'collapsed', before: 'up', after: 'down' });
  for (const name of CONDITIONS) if (conditions[name].whileUp) lose(resolution, combatant, name, 'collapsed');
}

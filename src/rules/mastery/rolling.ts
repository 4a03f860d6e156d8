// Combat Rules v1.3 › Rolling for Offense and Defense

import { type Modifier, nonZero, type Roll, sum, type Tier } from '../core/check.ts';
import type { Resolution } from '../core/resolution.ts';
import { band } from './damage.ts';
import type { Band } from './names.ts';
import { because } from './reasons.ts';
import { type Fighter, levelIn, type Mastery, modifierOf } from './sheet.ts';
import { tiredness } from './stamina.ts';

/** How an attack against a defense comes out, by the book's words. */
export type RollOutcome = Band | 'blocked' | 'matched';

/** A difference of this much or more is critical: it does critical damage, and opens an advantage. */
export const CRITICAL = 10;

/**
 * A d20, the modifier of the skill, what else is added, and −2 for the exhausted. "Advantage Mechanics": with advantage
 * two d20 are thrown and the higher is kept; never more than two. Ruling: a natural 1 or 20 means nothing of its own.
 */
export function rollSkill(
  resolution: Resolution<Mastery>,
  who: Fighter,
  {
    skill,
    advantage,
    bonus = [],
  }: { readonly skill: string; readonly advantage: boolean; readonly bonus?: readonly Modifier[] },
): Roll {
  const stat = { value: modifierOf(levelIn(who.sheet, skill)), why: because({ id: 'stat', stat: skill }) };
  const modifiers = nonZero([stat, ...bonus, ...tiredness(who)]);
  if (!advantage) return resolution.roll('1d20', modifiers);
  const dice = resolution.throw('2d20', 'highest');
  const higher = Math.max(...dice.map(({ face }) => face));
  const kept = [dice.findIndex(({ face }) => face === higher)];
  return { dice, kept, modifiers, total: higher + sum(modifiers) };
}

/** "Success Thresholds": the attack hits when it is above the defense; it is blocked when the defense is equal or above. */
export function successThresholds(attack: number, defense: number): RollOutcome {
  const difference = attack - defense;
  if (difference === 0) return 'matched';
  return difference > 0 ? band(difference) : 'blocked';
}

/** The tier of an outcome; being beaten by 10 or more, which gives the defender an opening, is the lowest. */
export function tierOf(outcome: RollOutcome, difference: number): Tier {
  if (outcome === 'critical') return 'critical success';
  if (difference > 0) return 'success';
  return difference <= -CRITICAL ? 'critical failure' : 'failure';
}

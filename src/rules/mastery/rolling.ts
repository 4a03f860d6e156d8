// Combat Rules v1.3 › Rolling for Offense and Defense: Success Thresholds, Critical Advantage/Disadvantage, Advantage
// Mechanics

import { type CombatantId, findCondition } from '../core/encounter.ts';
import { type Modifier, nonZero, type Reason, type Roll, sum, type Tier } from '../core/reason.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import { gainCondition } from './conditions.ts';
import { bandOf } from './damage.ts';
import type { Band } from './names.ts';
import { because } from './reasons.ts';
import { type Fighter, levelDifference, type Mastery, modifierOf, skillLevelOf } from './sheet.ts';
import { tirednessModifiers } from './stamina.ts';

/** The results of an attack against a defense, in the book's words. */
export type RollOutcome = Band | 'blocked' | 'matched';

/** A difference of this much or more is critical: it does critical damage and wins an advantage. */
const CRITICAL_DIFFERENCE = 10;

/**
 * Rolls d20 + the skill's modifier + other bonuses, with −2 if exhausted. "Advantage Mechanics": with advantage, roll
 * two d20 and keep the higher; never more than two. Ruling: a natural 1 or 20 has no effect of its own.
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
  const skillModifier = {
    value: modifierOf(skillLevelOf(who.sheet, skill)),
    why: because({ id: 'stat', stat: skill }),
  };
  const modifiers = nonZero([skillModifier, ...bonus, ...tirednessModifiers(who)]);
  if (!advantage) return resolution.roll('1d20', modifiers);
  const dice = resolution.rollDice('2d20', 'highest');
  const higherFace = Math.max(...dice.map(({ face }) => face));
  const keptIndexes = [dice.findIndex(({ face }) => face === higherFace)];
  return { dice, kept: keptIndexes, modifiers, total: higherFace + sum(modifiers) };
}

/** "Success Thresholds": an attack above the defense hits, one below is blocked, and an equal one is matched. */
export function rollOutcomeOf(attack: number, defense: number): RollOutcome {
  const difference = attack - defense;
  if (difference === 0) return 'matched';
  return difference > 0 ? bandOf(difference) : 'blocked';
}

/** The tier of an outcome. Losing by 10 or more, which gives the defender an opening, is the lowest. */
export function tierOf(outcome: RollOutcome, difference: number): Tier {
  if (outcome === 'critical') return 'critical success';
  if (difference > 0) return 'success';
  return difference <= -CRITICAL_DIFFERENCE ? 'critical failure' : 'failure';
}

/** A skill that is at least this many levels above the opposing skill gives advantage. */
const ADVANTAGE_LEVELS = 2;

/** The ways to win an advantage that is kept for the next attack. The advantage's condition stores which one it was. */
const OPENINGS = ['critical hit', 'counterattack opening'] as const;

/**
 * "A 2-level mastery difference in relevant skills", or more, gives advantage: the rolled skill is compared to the one
 * opposing it. Returns the reason; undefined if there is no advantage.
 */
export function advantageByMastery(
  fighter: Fighter,
  skill: string,
  other: Fighter,
  against: string,
): Reason | undefined {
  const levels = levelDifference(fighter, skill, other, against);
  if (levels < ADVANTAGE_LEVELS) return undefined;
  return because({ id: 'levels above', skill, levels, against, owner: other.id });
}

/**
 * Spends the attacker's kept advantage. Ruling: the next attack on anyone spends it, even if mastery already gives
 * advantage. Returns its source; undefined if none was kept.
 */
export function spendAdvantageCondition(resolution: Resolution<Mastery>, attacker: CombatantId): Reason | undefined {
  const advantage = findCondition(resolution.combatant(attacker), 'Advantage');
  if (!advantage) return undefined;
  endCondition(resolution, attacker, 'Advantage', because({ id: 'used by attack' }));
  const opening = OPENINGS.find((each) => each === advantage.facts?.opening);
  return because({ id: opening ?? 'kept advantage' });
}

/** Records that a fighter rolls with advantage, and why. Without a reason, records nothing and returns false. */
export function recordAdvantage(
  resolution: Resolution<Mastery>,
  subject: CombatantId,
  reasons: readonly (Reason | undefined)[],
): boolean {
  const advantageReasons = reasons.filter((reason) => reason !== undefined);
  if (advantageReasons.length === 0) return false;
  resolution.record({
    type: 'remarked',
    what: because({ id: 'advantage', from: advantageReasons }),
    subject,
    sum: true,
  });
  return true;
}

/**
 * "Critical Advantage/Disadvantage": a roll that exceeds the other by 10 or more wins advantage on the next attack, for
 * the defender too ("counterattack opening"). Ruling: a fighter keeps only one advantage, and a collapsed fighter wins
 * none.
 */
export function winAdvantage(
  resolution: Resolution<Mastery>,
  { actor, target, difference }: Readonly<Record<'actor' | 'target', CombatantId>> & { readonly difference: number },
): void {
  if (Math.abs(difference) < CRITICAL_DIFFERENCE) return;
  const [winner, source, opening] =
    difference > 0 ? [actor, target, OPENINGS[0]] : ([target, actor, OPENINGS[1]] as const);
  if (resolution.combatant(winner).vitality === 'up')
    gainCondition(resolution, winner, 'Advantage', { source, facts: { opening } });
}

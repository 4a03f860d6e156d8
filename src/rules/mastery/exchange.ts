// Combat Rules v1.3 › Combat Flow › Roll for Action … Advantage and Status Effects: one exchange, step by step

import type { CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Contest, Modifier, Reason } from '../core/reason.ts';
import { endCondition, type Resolution } from '../core/resolution.ts';
import { entryOf, gainCondition } from './conditions.ts';
import { dealDamage } from './damage.ts';
import { chooseDefense, payForDefense } from './defend.ts';
import type { Defense, Status } from './names.ts';
import { because } from './reasons.ts';
import type { RollOutcome } from './rolling.ts';
import {
  advantageByMastery,
  recordAdvantage,
  rollOutcomeOf,
  rollSkill,
  spendAdvantageCondition,
  tierOf,
  winAdvantage,
} from './rolling.ts';
import type { Fighter, Mastery } from './sheet.ts';
import { makeStabilityRoll } from './stability.ts';
import { payStamina, updateExhaustion } from './stamina.ts';
import { spendAction } from './turn-action.ts';
import { countHit } from './winning.ts';

/** What an opposed action is for: harm by the damage types, a status, or an effect that the players narrate. */
export type Intention = 'harm' | Status | 'effect';

/** The results of an opposed roll: the book's words for an attack, plain words for an action that does no harm. */
type Degree = RollOutcome | 'success' | 'failure';

/** One fighter's action against another fighter's roll. */
export interface Exchange {
  readonly action: 'attack' | 'special';
  readonly actor: CombatantId;
  readonly target: CombatantId;
  /** The rolled skill, and the target's skill that opposes it. */
  readonly skill: string;
  readonly against: string;
  readonly aim: Intention;
  readonly bonus: readonly Modifier[];
  readonly cost: number;
  /** The cause of the cost and the damage: the attack type or the skill. */
  readonly cause: Reason;
  readonly manner: string;
  readonly tool?: string;
  readonly words?: string;
}

/**
 * Plays one exchange. Its order is a ruling: declarations, advantage, both rolls, damage, costs, exhaustion, stability
 * (the defender first), new advantage. Both rolls use the exhaustion from before the exchange. The win condition is
 * checked after the exchange.
 */
export function resolveExchange(resolution: Resolution<Mastery>, details: Exchange): void {
  const { actor, target, aim, cause } = details;
  const defense = declareAndChooseDefense(resolution, details);
  const contest = rollOpposed(resolution, details);
  const totalDifference = contest.own.total - contest.theirs.total;
  const isHit = totalDifference > 0;

  const damageNeedsStabilityRoll =
    aim === 'harm' && isHit && dealDamage(resolution, { actor, target, from: cause, difference: totalDifference });
  const costNeedsStabilityRoll = payStamina(resolution, actor, details.cost, cause);
  const defenseNeedsStabilityRoll = defense !== undefined && payForDefense(resolution, defense, target, actor);
  if (defense) endDefensePenalties(resolution, target);

  for (const id of [target, actor]) updateExhaustion(resolution, resolution.combatant(id));
  // Ruling: at most one stability roll per fighter and exchange, even if several things call for it.
  if (damageNeedsStabilityRoll || defenseNeedsStabilityRoll) makeStabilityRoll(resolution, target, actor);
  if (costNeedsStabilityRoll) makeStabilityRoll(resolution, actor, target);

  if (aim === 'harm') {
    winAdvantage(resolution, { actor, target, difference: totalDifference });
    if (isHit) countHit(resolution, actor);
    recordAttackResult(resolution, details, contest, defense);
  } else if (aim !== 'effect' && isHit) inflictStatus(resolution, aim, details);
}

/** Gives a target the status of a special action. Ruling: this fails if the target collapsed in the same exchange. */
export function inflictStatus(
  resolution: Resolution<Mastery>,
  status: Status,
  { actor, target, skill }: Pick<Exchange, 'actor' | 'target' | 'skill'>,
): void {
  if (resolution.combatant(target).vitality === 'up')
    gainCondition(resolution, target, status, { source: actor, note: skill });
  else resolution.record({ type: 'remarked', what: because({ id: 'no hold', status }), subject: target });
}

/**
 * "Declare Actions" by the attacker, "Response Declaration" by the defender. The defender chooses a defense only if it
 * opposes with the Defense skill.
 */
function declareAndChooseDefense(resolution: Resolution<Mastery>, details: Exchange): Defense | undefined {
  const { action, actor, target, manner, tool, words, cause } = details;
  resolution.record({ type: 'declared', action, actor, targets: [target], manner, ...given({ tool, words }) });
  spendAction(resolution, actor, cause);
  if (details.against !== 'Defense') return undefined;
  const defense = chooseDefense(resolution, resolution.combatant(target), resolution.combatant(actor), cause);
  resolution.record({ type: 'declared', action: 'defend', actor: target, targets: [actor], manner: defense });
  return defense;
}

/** "Combat actions involve opposed rolls": looks up advantage for both, then the attacker rolls, then the defender. */
function rollOpposed(resolution: Resolution<Mastery>, details: Exchange): Contest<Degree> {
  const { actor, target, skill, against, tool } = details;
  const [attacker, defender] = [resolution.combatant(actor), resolution.combatant(target)];
  const spentAdvantage = details.aim === 'harm' ? spendAdvantageCondition(resolution, actor) : undefined;
  const attackerHasAdvantage = recordAdvantage(resolution, actor, [
    advantageByMastery(attacker, skill, defender, against),
    spentAdvantage,
  ]);
  const defenderHasAdvantage = recordAdvantage(resolution, target, [
    advantageByMastery(defender, against, attacker, skill),
  ]);

  const ownRoll = rollSkill(resolution, attacker, { skill, advantage: attackerHasAdvantage, bonus: details.bonus });
  const penalties = against === 'Defense' ? defensePenalties(defender) : [];
  const opposingRoll = rollSkill(resolution, defender, {
    skill: against,
    advantage: defenderHasAdvantage,
    bonus: penalties,
  });

  const totalDifference = ownRoll.total - opposingRoll.total;
  const outcome = rollOutcomeOf(ownRoll.total, opposingRoll.total);
  const degree: Degree =
    details.aim === 'harm' || totalDifference === 0 ? outcome : totalDifference > 0 ? 'success' : 'failure';
  const contest = { own: ownRoll, theirs: opposingRoll, degree, tier: tierOf(outcome, totalDifference) };
  const purpose = because({ id: details.action });
  resolution.record({ type: 'contested', actor, target, purpose, contest, ...given({ tool }) });
  return contest;
}

/** Penalties to the next defense. */
function defensePenalties(defender: Fighter): readonly Modifier[] {
  return defender.conditions.flatMap((condition) => {
    const penalty = entryOf(condition).unguards;
    return penalty === undefined
      ? []
      : [{ value: penalty, why: because({ id: 'condition', condition: condition.name }) }];
  });
}

/** Ends everything that counted for one defense only. */
function endDefensePenalties(resolution: Resolution<Mastery>, defender: CombatantId): void {
  const why = because({ id: 'used by defense' });
  for (const condition of resolution.combatant(defender).conditions)
    if (condition.name === 'Prepared' || entryOf(condition).unguards !== undefined)
      endCondition(resolution, defender, condition.name, why);
}

/** Records the facts for the attack's story, once its outcome is settled. */
function recordAttackResult(
  resolution: Resolution<Mastery>,
  { action, actor, target, tool, cause }: Exchange,
  { degree, tier }: Contest<Degree>,
  defense: Defense | undefined,
): void {
  const isDown = resolution.combatant(target).vitality !== 'up';
  const isHit = tier === 'success' || tier === 'critical success';
  resolution.record({
    type: 'struck',
    actor,
    target,
    manner: cause,
    way: action === 'attack' ? 'melee' : 'spell',
    outcome: tier,
    degree,
    answer: defense ?? 'none',
    result: isDown ? 'knocked out' : isHit ? 'hurt' : 'nothing',
    ...given({ tool }),
  });
}

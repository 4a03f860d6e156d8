// Dungeoneers › Actions › Grapple, Push: the roll that both use

import type { CombatantId } from '../core/encounter.ts';
import type { Reason } from '../core/reason.ts';
import { ASK_EACH_TIME } from '../core/resolution.ts';
import { modifiersTo } from './armor-value.ts';
import { D4, dicePool, dodgePool, rollDodge, rollPool } from './dice.ts';
import { because } from './reasons.ts';
import type { Creature, DungeoneersResolution } from './sheet.ts';

/** The auto-reaction that picks the score that a creature uses to dodge a grapple or push. */
export const DODGE_QUESTION = 'dodge by';
export const DODGE_CHOICES = ['higher', 'power', 'prowess'] as const;

/**
 * The attacker rolls as many hit dice as they have power. The target rolls as many dodge dice as they have power or
 * prowess. The attacker wins ties. Ruling: hit dice are d4.
 */
export function rollContestOfPower(
  resolution: DungeoneersResolution,
  actor: CombatantId,
  target: CombatantId,
  purpose: 'grapple' | 'push',
  behind: Reason | undefined,
): boolean {
  const [attacker, defender] = [resolution.combatant(actor), resolution.combatant(target)];
  const score = dodgeScore(resolution, defender, purpose, actor);
  const attackerRoll = rollPool(resolution, powerDice(attacker), modifiersTo(attacker, 'hit'));
  const defenderRoll = rollDodge(resolution, dodgePool(defender, score), modifiersTo(defender, 'dodge'), behind);
  const attackerWins = attackerRoll.total >= defenderRoll.total;
  const degree = attackerWins ? 'success' : 'failure';
  resolution.record({
    type: 'contested',
    actor,
    target,
    purpose: because({ id: purpose }),
    contest: { own: attackerRoll, theirs: defenderRoll, degree, tier: degree },
  });
  return attackerWins;
}

/** The pool of hit dice with which a creature grapples, pushes or holds on. It depends on power instead of prowess. */
export function powerDice(creature: Creature) {
  return dicePool(creature, creature.sheet.power, D4, 'hit', modifiersTo(creature, 'hit dice'));
}

/** Ruling: a creature dodges by the higher of power and prowess, unless the player chooses. */
export function higherScore({ sheet }: Creature): 'power' | 'prowess' {
  return sheet.power > sheet.prowess ? 'power' : 'prowess';
}

function dodgeScore(
  resolution: DungeoneersResolution,
  defender: Creature,
  purpose: 'grapple' | 'push',
  attacker: CombatantId,
): 'power' | 'prowess' {
  const autoReaction = defender.standingOrders[DODGE_QUESTION] ?? 'higher';
  const note = because({ id: purpose === 'grapple' ? 'to be grappled' : 'to be pushed', attacker });
  const choice =
    autoReaction === ASK_EACH_TIME
      ? resolution.ask({ subject: defender.id, about: DODGE_QUESTION, offers: ['power', 'prowess'], note })
      : autoReaction;
  return choice === 'power' || choice === 'prowess' ? choice : higherScore(defender);
}

// Combat Rules v1.3 › Types of Defense; Combat Flow › Declare Actions › Defensive Actions

import { action } from '../core/action.ts';
import { type CombatantId, combatant, findCondition } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Reason } from '../core/reason.ts';
import { choose, map, no, ok } from '../core/refusal.ts';
import { ASK_EACH_TIME, type Resolution } from '../core/resolution.ts';
import { gainCondition } from './conditions.ts';
import { DEFENSES, type Defense } from './names.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type Fighter, isSameName, levelDifference, type Mastery } from './sheet.ts';
import { payStamina } from './stamina.ts';
import { canAct, spendAction } from './turn-action.ts';

/** The stamina cost of a defense that isn't free. */
const DEFENSE_COST = 1;

/** The name of the auto-reaction, the setting and the question about how a fighter defends. */
export const DEFENSE_CHOICE = 'defense';

/** The default defense: dodge if it is free, otherwise block. */
export const CHEAPEST_DEFENSE = 'cheapest';

/** True if the defender's Speed is at least one level above the attacker's, which makes a dodge free. */
function isFaster(defender: Fighter, attacker: Fighter): boolean {
  return levelDifference(defender, 'Speed', attacker, 'Speed') >= 1;
}

/** Why a defense is free: for a dodge, because of Speed; for any defense, by house rule, because it was prepared. */
function freeDefenseReason(defense: Defense, defender: Fighter, attacker: Fighter): 'Speed' | 'Prepared' | undefined {
  if (defense === 'dodge' && isFaster(defender, attacker)) return 'Speed';
  return findCondition(defender, 'Prepared') ? 'Prepared' : undefined;
}

/**
 * "Types of Defense": a defense costs 1 stamina, hit or miss, unless something makes it free. Returns true if a
 * stability roll is due.
 */
export function payForDefense(
  resolution: Resolution<Mastery>,
  defense: Defense,
  subject: CombatantId,
  attacker: CombatantId,
): boolean {
  const reason = freeDefenseReason(defense, resolution.combatant(subject), resolution.combatant(attacker));
  if (reason === undefined) return payStamina(resolution, subject, DEFENSE_COST, because({ id: 'defense', defense }));
  // A dodge that is free because of Speed also shows that the attacker's Speed is lower. So the attacker is the
  // reason's owner: players see only as much of the reason as they may know about the attacker.
  const ownerField = reason === 'Speed' ? { owner: attacker } : {};
  const remark = because({ id: 'free defense', defense, by: reason, ...ownerField });
  resolution.record({ type: 'remarked', what: remark, subject, other: attacker });
  return false;
}

/**
 * Picks the defense: by the auto-reaction, or by the player's answer if the auto-reaction or the setting says to ask.
 * Ruling: by default dodge if it is free, otherwise block. `how` describes the attack.
 */
export function chooseDefense(
  resolution: Resolution<Mastery>,
  defender: Fighter,
  attacker: Fighter,
  how: Reason,
): Defense {
  const autoReaction = defender.standingOrders[DEFENSE_CHOICE];
  const autoReactionDefense = DEFENSES.find((each) => each === autoReaction);
  if (autoReactionDefense) return autoReactionDefense;
  const mustAsk =
    autoReaction === ASK_EACH_TIME ||
    (autoReaction === undefined && resolution.encounter.settings[DEFENSE_CHOICE] === ASK_EACH_TIME);
  if (!mustAsk) return isFaster(defender, attacker) ? 'dodge' : 'block';
  const freeDefenses = DEFENSES.filter((each) => freeDefenseReason(each, defender, attacker) !== undefined);
  const note = because({ id: 'attacked', attacker: attacker.id, how, free: freeDefenses });
  return resolution.ask({ subject: defender.id, about: DEFENSE_CHOICE, offers: DEFENSES, note });
}

/** The defense in a fighter's auto-reaction. Undefined if none is set. */
export function standingDefense({ standingOrders }: Fighter): string | undefined {
  return standingOrders[DEFENSE_CHOICE];
}

interface DefendPlan {
  readonly actor: string;
  /** The defense to use against future attacks. Undefined if the fighter keeps the defense that was chosen before. */
  readonly how?: Defense;
  /** True if Defend is the turn's action, false if it only sets the defense for later. */
  readonly prepares: boolean;
}

/**
 * "Prepare to block or dodge an anticipated attack." At any time, a player can choose the defense against all future
 * attacks. If Defend is also the turn's action, a house rule applies: the first defense before the next turn costs no
 * stamina.
 */
export const defend = action<Mastery, DefendPlan>({
  title: 'Defend',
  cite: 'Types of Defense; Combat Flow › Declare Actions',
  when: 'always',
  kind: 'guard',
  offers: (encounter, actor) => (combatant(encounter, actor).vitality === 'up' ? { manners: DEFENSES } : undefined),
  plan(encounter, { actor, manner }) {
    const { name, vitality } = combatant(encounter, actor);
    if (vitality !== 'up') return no({ type: 'out-of-the-fight', name, as: 'collapsed' });
    const isPreparing = canAct(encounter, actor);
    if (manner === undefined)
      return isPreparing
        ? ok({ actor, prepares: isPreparing })
        : no({ type: 'missing', what: DEFENSE_CHOICE, known: DEFENSES });
    // The book gives "counterattack" as an example of a response. But by its section "Counterattack", a strong defense
    // wins one, so it can't be chosen.
    if (isSameName(manner, 'counterattack')) return no(refusal('counterattack'));
    return map(choose(DEFENSE_CHOICE, manner, DEFENSES), (how) => ({ actor, how, prepares: isPreparing }));
  },
  resolve(resolution, { actor, how, prepares }) {
    resolution.record({ type: 'declared', action: 'defend', actor, ...given({ manner: how }) });
    const defenseBefore = standingDefense(resolution.combatant(actor));
    if (how && defenseBefore !== how) {
      const change = { ...given({ before: defenseBefore }), after: how };
      resolution.record({ type: 'standing-order-set', subject: actor, about: DEFENSE_CHOICE, ...change });
    }
    const remark = because({ id: 'stands ready', ...given({ defense: how }), prepared: prepares });
    resolution.record({ type: 'remarked', what: remark, subject: actor });
    if (!prepares) return;
    spendAction(resolution, actor, because({ id: 'prepared defense' }));
    gainCondition(resolution, actor, 'Prepared');
  },
});

// Dungeoneers › Actions › Attack › Making an Attack; "any effects that take place" on a hit, miss, pierce or deflection

import type { CombatantId } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { Reason } from '../core/reason.ts';
import { armorValue, modifiersTo, numberToOvercome } from './armor-value.ts';
import { hitsCritically, piercesCritically, recordAttackResult } from './attack-result.ts';
import { giveCondition } from './condition-effects.ts';
import { durationUntilOwnTurn, newCondition } from './conditions.ts';
import { boughtDiceModifier, D4, dicePool, dodgePool, type ExtraDie, hitPool, rollDodge, rollPool } from './dice.ts';
import { carryOutReactions } from './reaction.ts';
import { because } from './reasons.ts';
import { areCriticalHitsOn } from './settings.ts';
import type { DungeoneersResolution } from './sheet.ts';
import type { AttackEffect, AttackStep, StruckEffect, Weapon } from './sheet-equipment.ts';
import { gainStress } from './stress.ts';
import { isPastCapacity, takeWounds } from './wounds.ts';

/** One strike with a weapon. Everything is settled except the dice. */
export interface PlannedStrike {
  readonly attacker: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
  readonly ranged: boolean;
  /** Why the target is attacked from behind. Undefined if it isn't. */
  readonly behind?: Reason;
  /** Stress already taken for extra hit dice. */
  readonly stressForHit: number;
  /** Optional rule: the stress to take for extra pierce dice if the strike hits. */
  readonly stressForPierce: number;
}

const ATTACK_REASON = because({ id: 'attack' });

/**
 * Makes one attack with all its effects, and records the facts for its story. If either creature dies before the roll,
 * there is no attack.
 */
export function makeAnAttack(resolution: DungeoneersResolution, strike: PlannedStrike): void {
  const { attacker: actor, target, weapon, ranged } = strike;
  const targetBefore = resolution.combatant(target);
  carryOutReactions(resolution, strike, 'attacked');
  if (isAttackOver(resolution, strike)) return;
  const strikeResult = resolveStrikeSteps(resolution, strike);
  const way = ranged ? 'ranged' : 'melee';
  const outcome =
    strikeResult === 'miss' ? 'failure' : strikeResult === 'critical hit' ? 'critical success' : 'success';
  const resultIfUnchanged =
    strikeResult === 'miss' ? 'nothing' : strikeResult === 'deflects' ? 'stopped by armor' : 'stopped';
  const attackFacts = { actor, target, tool: weapon.name, way, answer: 'dodge', outcome } as const;
  recordAttackResult(resolution, attackFacts, { before: targetBefore, damage: weapon.type, resultIfUnchanged });
}

/**
 * Resolves the three steps of a strike: whether it hits, whether it pierces, and how many wounds it inflicts. Each
 * step's effects and the target's reactions to it come before the next step.
 */
function resolveStrikeSteps(
  resolution: DungeoneersResolution,
  strike: PlannedStrike,
): 'miss' | 'deflects' | 'hit' | 'critical hit' {
  const hitResult = determineHit(resolution, strike);
  applyStepEffects(resolution, strike, hitResult === 'miss' ? 'miss' : 'hit');
  carryOutReactions(resolution, strike, hitResult === 'miss' ? 'missed' : 'hit');
  if (hitResult === 'miss' || isAttackOver(resolution, strike)) return hitResult;

  // Ruling: a critical hit pierces automatically. Then no pierce dice are rolled, and no stress is taken for them.
  const piercesAutomatically = hitResult === 'critical hit';
  if (!piercesAutomatically && strike.stressForPierce > 0)
    gainStress(resolution, strike.attacker, strike.stressForPierce, because({ id: 'pierce dice bought' }));
  if (isAttackOver(resolution, strike)) return hitResult;
  const pierceResult = piercesAutomatically ? 'pierces critically' : determinePierce(resolution, strike);
  applyStepEffects(resolution, strike, pierceResult === 'deflects' ? 'deflection' : 'pierce');
  carryOutReactions(resolution, strike, pierceResult === 'deflects' ? 'deflected' : 'pierced');
  const isCritical = pierceResult === 'pierces critically';
  if (pierceResult === 'deflects') return pierceResult;
  if (!isAttackOver(resolution, strike)) inflictWounds(resolution, strike, isCritical);
  return isCritical ? 'critical hit' : 'hit';
}

/** Inflicts the wounds: "Determining the Number of Wounds Inflicted". */
function inflictWounds(
  resolution: DungeoneersResolution,
  { attacker, target, weapon }: PlannedStrike,
  isCritical: boolean,
): void {
  takeWounds(resolution, target, {
    actor: attacker,
    from: because({ id: 'item', item: weapon.name }),
    type: weapon.type,
    wounds: weapon.wounds,
    modifiers: modifiersTo(resolution.combatant(attacker), 'wounds'),
    critical: isCritical,
  });
}

/**
 * "Determining if an Attack Hits": rolls hit dice for the attacker's prowess against dodge dice for the target's
 * prowess. The attacker wins ties.
 */
function determineHit(resolution: DungeoneersResolution, strike: PlannedStrike): 'hit' | 'miss' | 'critical hit' {
  const { attacker: actor, target, weapon, stressForHit: boughtCount, ranged, behind } = strike;
  const [attacker, defender] = [resolution.combatant(actor), resolution.combatant(target)];
  const attackerRoll = rollPool(
    resolution,
    hitPool(attacker, weapon, boughtCount, defender, ranged),
    modifiersTo(attacker, 'hit'),
  );
  const defenderPool = dodgePool(defender);
  const defenderRoll = rollDodge(resolution, defenderPool, modifiersTo(defender, 'dodge'), behind);
  const isCritical =
    areCriticalHitsOn(resolution.encounter) &&
    hitsCritically(attacker, weapon, attackerRoll, defenderRoll, defenderPool);
  const degree = isCritical ? 'critical hit' : attackerRoll.total >= defenderRoll.total ? 'hit' : 'miss';
  const tier = isCritical ? 'critical success' : degree === 'hit' ? 'success' : 'failure';
  const contest = { own: attackerRoll, theirs: defenderRoll, degree, tier } as const;
  resolution.record({ type: 'contested', actor, target, purpose: ATTACK_REASON, tool: weapon.name, contest });
  return degree;
}

const PIERCE_REASON = because({ id: 'pierce' });
const PAST_CAPACITY_DIE: ExtraDie = { sides: D4, sign: 1, why: because({ id: 'past capacity' }) };

/**
 * "Determining if an Attack Pierces": rolls pierce dice for the attacker's power against the armor value. An attacker
 * past their stress capacity rolls 1d4 more.
 */
function determinePierce(
  resolution: DungeoneersResolution,
  strike: PlannedStrike,
): 'pierces' | 'deflects' | 'pierces critically' {
  const { attacker: actor, target, weapon, stressForPierce } = strike;
  const attacker = resolution.combatant(actor);
  const diceModifiers = [...modifiersTo(attacker, 'pierce dice'), boughtDiceModifier(stressForPierce)];
  const dice = dicePool(attacker, attacker.sheet.power, weapon.pierce, 'pierce', diceModifiers);
  const extraDie = isPastCapacity(attacker) ? PAST_CAPACITY_DIE : undefined;
  const roll = rollPool(resolution, dice, modifiersTo(attacker, 'pierce'), extraDie);
  const armor = armorValue(resolution.combatant(target));
  const isCritical = areCriticalHitsOn(resolution.encounter) && piercesCritically(roll.total, armor.value);
  const degree = isCritical ? 'pierces critically' : roll.total >= armor.value ? 'pierces' : 'deflects';
  const tier = isCritical ? 'critical success' : degree === 'pierces' ? 'success' : 'failure';
  const check = { roll, against: numberToOvercome('armor value', armor, target), degree, tier } as const;
  resolution.record({ type: 'checked', actor, target, purpose: PIERCE_REASON, tool: weapon.name, check });
  return degree;
}

/** True once the attacker or the target is dead, which ends the attack. */
function isAttackOver(resolution: DungeoneersResolution, { attacker, target }: PlannedStrike): boolean {
  return resolution.combatant(attacker).vitality === 'dead' || resolution.combatant(target).vitality === 'dead';
}

interface AttackDetails {
  readonly attacker: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
}

/**
 * Applies the effects that come when an attack hits, misses, pierces or is deflected (`step`): those of the weapon, the
 * attacker, the target's gear and the target.
 */
function applyStepEffects(
  resolution: DungeoneersResolution,
  { attacker, target, weapon }: AttackDetails,
  step: AttackStep,
): void {
  const [attackerSheet, targetSheet] = [resolution.combatant(attacker).sheet, resolution.combatant(target).sheet];
  const applyEffects = (
    effects: readonly (AttackEffect | StruckEffect)[] | undefined,
    owner: CombatantId,
    opponent: CombatantId,
  ) => {
    for (const effect of effects ?? [])
      if (effect.on === step) applyEffect(resolution, effect, owner, effect.to === 'self' ? owner : opponent);
  };
  applyEffects(weapon.effects, attacker, target);
  applyEffects(attackerSheet.effects, attacker, target);
  for (const { equipped, whenStruck } of targetSheet.gear) if (equipped) applyEffects(whenStruck, target, attacker);
  applyEffects(targetSheet.whenStruck, target, attacker);
}

/** Applies one effect from `actor`'s sheet or gear to `target`. The dead aren't affected. */
function applyEffect(
  resolution: DungeoneersResolution,
  { on, condition, stress, wounds, type, note }: AttackEffect | StruckEffect,
  actor: CombatantId,
  target: CombatantId,
): void {
  if (resolution.combatant(target).vitality === 'dead') return;
  const reason = because({ id: 'said', words: note });
  const remark = because({ id: `effect on a ${on}`, note });
  resolution.record({ type: 'remarked', what: remark, subject: target, ...(actor !== target && { other: actor }) });
  if (condition !== undefined) {
    const durationField = condition === 'Defensive' ? { duration: durationUntilOwnTurn(target) } : {};
    giveCondition(
      resolution,
      target,
      newCondition(condition, { ...durationField, ...(actor !== target && { source: actor }) }),
      reason,
    );
  }
  if (stress !== undefined) gainStress(resolution, target, stress, reason, actor);
  if (wounds !== undefined) takeWounds(resolution, target, { actor, from: reason, wounds, ...given({ type }) });
}

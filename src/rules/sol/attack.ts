// Project Sol › Actions in Combat; Damage in Combat

import { action } from '../core/action.ts';
import type { BlowResult } from '../core/blow.ts';
import type { Modifier, Roll, Step } from '../core/check.ts';
import { declare } from '../core/declare.ts';
import { endCondition } from '../core/durations.ts';
import { type CombatantId, combatant, type Encounter } from '../core/encounter.ts';
import type { Intent } from '../core/intent.ts';
import { oneTarget } from '../core/one-target.ts';
import type { Resolution } from '../core/resolution.ts';
import { ok } from '../core/result.ts';
import { type Reaction, react, reactionDice } from './defend.ts';
import { metresApart } from './distance.ts';
import { settleLastStand } from './last-stand.ts';
import { coverBonus, flankedPenalty } from './modifiers.ts';
import { canPay, pay } from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { bestArmor, type Fighter, type Sol, type Weapon } from './sheet.ts';
import { type Standpoint, situationOf } from './situation.ts';
import { attackCost, attackOffers, attackWays, reaches, weaponOf } from './targets.ts';
import { borneDice, circumstances, criticals, opposed, paired, skilled, throwPool } from './tests.ts';
import { takeWound } from './wounds.ts';

/** An attack that may be made. */
interface Attack extends Standpoint {
  readonly attacker: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
}

export const attack = action<Sol, Attack>({
  title: 'Attack',
  cite: 'Actions in Combat; Damage in Combat',
  when: 'turn',
  kind: 'attack',
  offers: attackOffers,
  ways: attackWays,
  plan(encounter, intent) {
    const { actor, manner, amount } = intent;
    const attacker = combatant(encounter, actor);
    if (manner !== undefined) return refuse('no-styles', { typed: manner });
    if (amount !== undefined && amount > 0) return refuse('no-stress');
    const target = oneTarget(encounter, intent);
    if (!target.ok) return target;
    const weapon = weaponOf(encounter, attacker, intent.tool);
    if (!weapon.ok) return weapon;
    const stands = situationOf(encounter, intent, target.value);
    if (!stands.ok) return stands;
    if (!reaches(encounter, attacker, target.value, weapon.value)) {
      const metres = metresApart(encounter, attacker, target.value);
      return refuse('out-of-reach', { tool: weapon.value.name, target: target.value.name, metres });
    }
    const paid = canPay(encounter, attacker, attackCost(encounter, weapon.value));
    if (!paid.ok) return paid;
    return ok({ ...stands.value, attacker: actor, target: target.value.id, weapon: weapon.value });
  },
  resolve: makeAnAttack,
});

/** "When an attack is successful": test, level, soak, wound, in this order. A reaction is named before any die falls. */
function makeAnAttack(resolution: Resolution<Sol>, plan: Attack, intent: Intent): void {
  const { attacker, target, weapon } = plan;
  declare(resolution, intent, { targets: [target], tool: weapon.name });
  pay(resolution, attacker, attackCost(resolution.encounter, weapon), because({ id: 'item', item: weapon.name }));
  const wasUp = resolution.combatant(target).vitality === 'up';
  const reaction = react(resolution, plan);
  const own = throwPool(resolution, attackPool(resolution.encounter, resolution.combatant(attacker), weapon));
  const theirs = defense(resolution, plan, reaction);
  const contest = opposed(own, theirs);
  resolution.record({ type: 'contested', actor: attacker, target, purpose: ATTACK, tool: weapon.name, contest });
  // Aim counts for one attack, hit or miss.
  endCondition(resolution, attacker, 'aiming', because({ id: 'shot taken' }));
  const level = contest.degree === 'failure' ? undefined : strike(resolution, plan, own.total - theirs.total);
  // Whether it knocks the target out is part of what came of it.
  settleLastStand(resolution, target);
  resolution.record({
    type: 'struck',
    actor: attacker,
    target,
    tool: weapon.name,
    way: weapon.kind,
    outcome: contest.tier,
    answer: wasUp ? reaction : 'helpless',
    result: resultOf(resolution.combatant(target), wasUp, level),
  });
}

const ATTACK = because({ id: 'attack' });

/** What came of a blow of that level; of no level, it missed. */
function resultOf({ vitality }: Fighter, wasUp: boolean, level: number | undefined): BlowResult {
  if (level === undefined) return 'nothing';
  // Nothing but armor soaks.
  if (level === 0) return 'stopped by armor';
  if (vitality === 'dead') return 'dead';
  return wasUp && vitality === 'down' ? 'knocked out' : 'hurt';
}

function attackPool(encounter: Encounter<Sol>, attacker: Fighter, weapon: Weapon): readonly Modifier[] {
  return [
    ...skilled(attacker, weapon.skill, weapon.attribute),
    ...borneDice(attacker, 'attack'),
    ...circumstances(encounter, attacker),
  ];
}

/** REA + INT and what changes it. The unconscious have no dice, and nothing changes that. */
function defense(resolution: Resolution<Sol>, { target, weapon, shelter, flanked }: Attack, reaction: Reaction): Roll {
  const who = resolution.combatant(target);
  if (who.vitality === 'down') return throwPool(resolution, []);
  return throwPool(resolution, [
    ...paired(who, 'REA', 'INT'),
    ...reactionDice(resolution.encounter, reaction),
    ...coverBonus(resolution.encounter, shelter),
    ...flankedPenalty(flanked),
    ...borneDice(who, 'defense', weapon.kind),
    ...circumstances(resolution.encounter, who),
  ]);
}

/**
 * "Critical Successes In Combat" raise the weapon's level, then armor soaks; what is left is a wound or a grazing hit. The
 * level that is left.
 */
function strike(resolution: Resolution<Sol>, { attacker, target, weapon }: Attack, net: number): number {
  const from = because({ id: 'item', item: weapon.name });
  const steps: Step[] = [{ why: from, plus: weapon.level, left: weapon.level }];
  const raise = criticals(net) * weapon.critical;
  const raised = weapon.level + raise;
  if (raise > 0) steps.push({ why: because({ id: 'critical', net, owner: target }), plus: raise, left: raised });
  const soaked = soak(resolution, target);
  const level = Math.max(0, raised - soaked);
  if (soaked > 0) steps.push({ why: because({ id: 'soak', owner: target }), plus: -soaked, left: level });
  takeWound(resolution, target, { level, steps, from, actor: attacker });
  return level;
}

/** The armor's dice lower the wound's level. No armor, no roll. Wounds do not weaken armor. */
function soak(resolution: Resolution<Sol>, target: CombatantId): number {
  const armor = bestArmor(resolution.combatant(target).sheet);
  if (!armor) return 0;
  const roll = throwPool(resolution, [{ value: armor.dice, why: because({ id: 'item', item: armor.name }) }]);
  resolution.record({ type: 'rolled', actor: target, purpose: because({ id: 'soak' }), roll });
  return roll.total;
}

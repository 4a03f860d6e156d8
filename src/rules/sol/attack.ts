// Project Sol › Actions in Combat; Damage in Combat

import type { Modifier, Roll, Step } from '../core/check.ts';
import { bears, type CombatantId, type Encounter, find } from '../core/encounter.ts';
import { near, type Refusal } from '../core/refusal.ts';
import type { Resolution } from '../core/resolution.ts';
import { no, ok, type Result } from '../core/result.ts';
import { action, type Intent } from '../core/ruleset.ts';
import { inHand, readyToUse } from './actions/draw.ts';
import { costInWords, house } from './content/house.ts';
import { react } from './defend.ts';
import { coverBonus, flankedPenalty, type Standpoint, standpoint } from './modifiers.ts';
import { canPay, pay, points } from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { arms, bestArmor, type Fighter, named, type Sol, type Weapon } from './sheet.ts';
import { borneDice, circumstances, criticals, opposed, paired, skilled, throwPool } from './tests.ts';
import { takeWound } from './wounds.ts';

/** An attack that may be made. */
interface Attack extends Standpoint {
  readonly attacker: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
  readonly words: string | undefined;
}

export const attack = action<Sol, Attack>({
  title: 'Attack',
  brief: `Skill + attribute against REA + INT; as many hits as the target, or more, wound. ${costInWords('attack-cost')}`,
  cite: 'Actions in Combat; Damage in Combat',
  when: 'turn',
  offers(encounter, by) {
    const attacker = find(encounter, by);
    if (!attacker) return undefined;
    const weapons = arms(attacker.sheet).filter(
      (each) => readyToUse(attacker, each) && points(attacker) >= attackCost(encounter, each),
    );
    const at = encounter.combatants
      .filter((who) => who.id !== by && who.vitality !== 'dead' && !bears(who, 'concealed'))
      .toSorted((a, b) => Number(a.side === attacker.side) - Number(b.side === attacker.side))
      .map(({ id }) => id);
    return weapons.length > 0 && at.length > 0 ? { targets: at, tools: weapons.map(({ name }) => name) } : undefined;
  },
  plan(encounter, intent) {
    const { actor, manner, amount, situation, words } = intent;
    const attacker = find(encounter, actor);
    if (!attacker) throw new Error(`No combatant ${actor}`);
    if (manner !== undefined) return refuse('no-styles', { typed: manner });
    if (amount !== undefined && amount > 0) return refuse('no-stress');
    const target = targetOf(encounter, intent);
    if (!target.ok) return target;
    const weapon = weaponOf(encounter, attacker, intent.tool);
    if (!weapon.ok) return weapon;
    const stands = standpoint(encounter, target.value, situation);
    if (!stands.ok) return stands;
    const paid = canPay(encounter, attacker, attackCost(encounter, weapon.value));
    if (!paid.ok) return paid;
    return ok({ ...stands.value, attacker: actor, target: target.value.id, weapon: weapon.value, words });
  },
  resolve: makeAnAttack,
});

/** Nobody attacks oneself or the dead; allies may be attacked. */
function targetOf({ combatants }: Encounter<Sol>, { actor, targets = [] }: Intent): Result<Fighter, Refusal> {
  if (targets.length > 1) return no({ type: 'too-many', what: 'targets', most: 1 });
  const target = combatants.find(({ id }) => id === targets[0]);
  if (!target)
    return no({
      type: 'missing',
      what: 'target',
      known: combatants.filter(({ id }) => id !== actor).map(({ name }) => name),
    });
  if (target.id === actor) return no({ type: 'not-at-self' });
  if (target.vitality === 'dead') return no({ type: 'target-dead', name: target.name });
  return ok(target);
}

function weaponOf(encounter: Encounter<Sol>, attacker: Fighter, typed: string | undefined): Result<Weapon, Refusal> {
  if (typed === undefined) return ok(inHand(attacker));
  const weapon = named(arms(attacker.sheet), typed);
  if (!weapon) {
    const known = arms(attacker.sheet).map(({ name }) => name);
    const like = near(typed, known);
    return no({ type: 'no-such', what: 'weapon', typed, known, ...(like !== undefined && { near: like }) });
  }
  if (readyToUse(attacker, weapon)) return ok(weapon);
  const cost = house(encounter, 'draw-cost');
  return refuse('not-in-hand', { weapon: weapon.name, hand: inHand(attacker).name, cost });
}

/** A weapon's own cost, or the house value. */
function attackCost(encounter: Encounter<Sol>, { points: own }: Weapon): number {
  return own ?? house(encounter, 'attack-cost');
}

/** "When an attack is successful": test, level, soak, wound, in this order. A reaction is named before any die falls. */
function makeAnAttack(resolution: Resolution<Sol>, plan: Attack): void {
  const { attacker, target, weapon, words } = plan;
  const said = words === undefined ? {} : { words };
  resolution.record({
    type: 'declared',
    action: 'attack',
    actor: attacker,
    targets: [target],
    tool: weapon.name,
    ...said,
  });
  pay(resolution, attacker, attackCost(resolution.encounter, weapon), weapon.name);
  const reaction = react(resolution, plan);
  const own = throwPool(resolution, 'attack', attackPool(resolution.encounter, resolution.combatant(attacker), weapon));
  const theirs = defense(resolution, plan, reaction);
  const contest = opposed(own, theirs);
  resolution.record({ type: 'contested', actor: attacker, target, purpose: 'attack', tool: weapon.name, contest });
  spendAim(resolution, attacker);
  if (contest.degree === 'failure') return;
  strike(resolution, plan, own.total - theirs.total);
}

function attackPool(encounter: Encounter<Sol>, attacker: Fighter, weapon: Weapon): readonly Modifier[] {
  return [
    ...skilled(attacker, weapon.skill, weapon.attribute),
    ...borneDice(attacker, 'attack'),
    ...circumstances(encounter, attacker),
  ];
}

/** REA + INT and what changes it. The unconscious have no dice, and nothing changes that. */
function defense(
  resolution: Resolution<Sol>,
  { target, weapon, cover, flanked }: Attack,
  reaction: readonly Modifier[],
): Roll {
  const who = resolution.combatant(target);
  if (who.vitality === 'down') return throwPool(resolution, 'defense', []);
  return throwPool(resolution, 'defense', [
    ...paired(who, 'REA', 'INT'),
    ...reaction,
    ...coverBonus(resolution.encounter, who, cover),
    ...flankedPenalty(flanked),
    ...borneDice(who, 'defense', weapon.kind),
    ...circumstances(resolution.encounter, who),
  ]);
}

/** Aim counts for one attack, hit or miss. */
function spendAim(resolution: Resolution<Sol>, attacker: CombatantId): void {
  const aim = bears(resolution.combatant(attacker), 'aiming');
  if (aim) resolution.record({ type: 'condition-ended', subject: attacker, condition: aim, why: 'the shot is taken' });
}

/** "Critical Successes In Combat" raise the weapon's level, then armor soaks; what is left is a wound or a grazing hit. */
function strike(resolution: Resolution<Sol>, { attacker, target, weapon }: Attack, net: number): void {
  const from = because({ id: 'item', item: weapon.name });
  const steps: Step[] = [{ why: from, plus: weapon.level, left: weapon.level }];
  const raise = criticals(net) * weapon.critical;
  const raised = weapon.level + raise;
  if (raise > 0) steps.push({ why: because({ id: 'critical', net, owner: target }), plus: raise, left: raised });
  const soaked = soak(resolution, target);
  const level = Math.max(0, raised - soaked);
  if (level === 0) {
    resolution.record({
      type: 'remarked',
      what: 'grazing hit',
      subject: target,
      other: attacker,
      note: `${weapon.name}, no damage`,
    });
    return;
  }
  if (soaked > 0) steps.push({ why: because({ id: 'soak', owner: target }), plus: -soaked, left: level });
  takeWound(resolution, target, { level, steps, from, actor: attacker });
}

/** "They roll their Armor dice pool to soak damage." No armor, no roll. Wounds do not weaken armor. */
function soak(resolution: Resolution<Sol>, target: CombatantId): number {
  const armor = bestArmor(resolution.combatant(target).sheet);
  if (!armor) return 0;
  const roll = throwPool(resolution, 'soak', [{ value: armor.dice, why: armor.name }]);
  resolution.record({ type: 'rolled', actor: target, purpose: 'soak', roll });
  return roll.total;
}

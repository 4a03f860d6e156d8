// Project Sol › Actions in Combat; Damage in Combat; Physical Combat: reactions and full defense

import { action } from '../core/action.ts';
import { type CombatantId, combatant, type Encounter, find, onTurn } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay, Intent, Offers } from '../core/intent.ts';
import { standsAt } from '../core/map-positions.ts';
import { oneTarget } from '../core/play.ts';
import type { AttackResult, MathStep, Modifier, Roll } from '../core/reason.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { ASK_EACH_TIME, declare, endCondition, type Resolution } from '../core/resolution.ts';
import { isReadyToUse, weaponInHand } from './actions/targetless.ts';
import { isWithinReach, metersApart } from './distance.ts';
import { houseValue } from './house-values.ts';
import { COVERS, coverBonus, flankedPenalty, isInSight, situationOf, type TargetSituation } from './modifiers.ts';
import { ACTION_POINTS, checkCanPay, isMakingLastStand, payPoints, pointsOf, updateLastStand } from './points.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { bestArmor, type Fighter, type Sol, usableWeapons, type Weapon } from './sheet.ts';
import {
  attributePool,
  circumstanceModifiers,
  conditionDice,
  criticalCount,
  opposedTest,
  rollPool,
  skillPool,
} from './tests.ts';
import { takeWound } from './wounds.ts';

/** An attack that has passed all checks. */
interface AttackPlan extends TargetSituation {
  readonly attacker: CombatantId;
  readonly target: CombatantId;
  readonly weapon: Weapon;
}

export const attack = action<Sol, AttackPlan>({
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
    const situationResult = situationOf(encounter, intent, target.value);
    if (!situationResult.ok) return situationResult;
    if (!canReach(encounter, attacker, target.value, weapon.value)) {
      const meters = metersApart(encounter, attacker, target.value);
      return refuse('out-of-reach', { tool: weapon.value.name, target: target.value.name, meters });
    }
    const costCheck = checkCanPay(encounter, attacker, attackCost(encounter, weapon.value));
    if (!costCheck.ok) return costCheck;
    return ok({ ...situationResult.value, attacker: actor, target: target.value.id, weapon: weapon.value });
  },
  resolve: resolveAttack,
});

/**
 * Makes an attack, in the order of "When an attack is successful": test, level, soak, wound. A reaction is chosen
 * before any dice are rolled.
 */
function resolveAttack(resolution: Resolution<Sol>, plan: AttackPlan, intent: Intent): void {
  const { attacker, target, weapon } = plan;
  declare(resolution, intent, { targets: [target], tool: weapon.name });
  payPoints(resolution, attacker, attackCost(resolution.encounter, weapon), because({ id: 'item', item: weapon.name }));
  const wasUp = resolution.combatant(target).vitality === 'up';
  const reaction = chooseAndPayForReaction(resolution, plan);
  const attackRoll = rollPool(resolution, attackPool(resolution.encounter, resolution.combatant(attacker), weapon));
  const defenseRoll = rollDefense(resolution, plan, reaction);
  const contest = opposedTest(attackRoll, defenseRoll);
  resolution.record({ type: 'contested', actor: attacker, target, purpose: ATTACK_REASON, tool: weapon.name, contest });
  // Aim counts for one attack, hit or miss.
  endCondition(resolution, attacker, 'aiming', because({ id: 'shot taken' }));
  const woundLevel =
    contest.degree === 'failure' ? undefined : resolveHit(resolution, plan, attackRoll.total - defenseRoll.total);
  // A knockout is part of the attack's result, so it is settled first.
  updateLastStand(resolution, target);
  resolution.record({
    type: 'struck',
    actor: attacker,
    target,
    tool: weapon.name,
    way: weapon.kind,
    outcome: contest.tier,
    answer: wasUp ? reaction : 'helpless',
    result: attackResultOf(resolution.combatant(target), wasUp, woundLevel),
  });
}

const ATTACK_REASON = because({ id: 'attack' });

/** The result of an attack. `level` is the level of the wound that it caused, and undefined if it missed. */
function attackResultOf({ vitality }: Fighter, wasUp: boolean, level: number | undefined): AttackResult {
  if (level === undefined) return 'nothing';
  // Only armor can reduce a wound to level 0.
  if (level === 0) return 'stopped by armor';
  if (vitality === 'dead') return 'dead';
  return wasUp && vitality === 'down' ? 'knocked out' : 'hurt';
}

function attackPool(encounter: Encounter<Sol>, attacker: Fighter, weapon: Weapon): readonly Modifier[] {
  return [
    ...skillPool(attacker, weapon.skill, weapon.attribute),
    ...conditionDice(attacker, 'attack'),
    ...circumstanceModifiers(encounter, attacker),
  ];
}

/** Rolls the defense pool: REA + INT and modifiers. An unconscious target has no dice, regardless of modifiers. */
function rollDefense(
  resolution: Resolution<Sol>,
  { target, weapon, coverWithReason, flanked }: AttackPlan,
  reaction: Reaction,
): Roll {
  const who = resolution.combatant(target);
  if (who.vitality === 'down') return rollPool(resolution, []);
  return rollPool(resolution, [
    ...attributePool(who, 'REA', 'INT'),
    ...reactionDice(resolution.encounter, reaction),
    ...coverBonus(resolution.encounter, coverWithReason),
    ...flankedPenalty(flanked),
    ...conditionDice(who, 'defense', weapon.kind),
    ...circumstanceModifiers(resolution.encounter, who),
  ]);
}

/**
 * Raises the weapon's level ("Critical Successes In Combat"), then lets armor soak. The remaining level is a wound or a
 * grazing hit. Returns that level.
 */
function resolveHit(resolution: Resolution<Sol>, { attacker, target, weapon }: AttackPlan, net: number): number {
  const reason = because({ id: 'item', item: weapon.name });
  const steps: MathStep[] = [{ why: reason, plus: weapon.level, left: weapon.level }];
  const addedLevels = criticalCount(net) * weapon.critical;
  const raisedLevel = weapon.level + addedLevels;
  if (addedLevels > 0)
    steps.push({ why: because({ id: 'critical', net, owner: target }), plus: addedLevels, left: raisedLevel });
  const soakHits = rollSoak(resolution, target);
  const woundLevel = Math.max(0, raisedLevel - soakHits);
  if (soakHits > 0) steps.push({ why: because({ id: 'soak', owner: target }), plus: -soakHits, left: woundLevel });
  takeWound(resolution, target, { level: woundLevel, steps, from: reason, actor: attacker });
  return woundLevel;
}

/** Rolls the armor's dice to lower the wound's level. Without armor, there is no roll. Wounds don't weaken armor. */
function rollSoak(resolution: Resolution<Sol>, target: CombatantId): number {
  const armor = bestArmor(resolution.combatant(target).sheet);
  if (!armor) return 0;
  const roll = rollPool(resolution, [{ value: armor.dice, why: because({ id: 'item', item: armor.name }) }]);
  resolution.record({ type: 'rolled', actor: target, purpose: because({ id: 'soak' }), roll });
  return roll.total;
}

/**
 * The targets that a fighter may attack now, enemies first, and the usable weapons. On a map, a target must be in sight
 * and within reach.
 */
function attackOffers(encounter: Encounter<Sol>, actor: CombatantId): Offers | undefined {
  const attacker = find(encounter, actor);
  if (!attacker) return undefined;
  const weapons = affordableWeaponsOf(encounter, attacker);
  const targetsInReach = visibleTargets(encounter, attacker).filter((who) =>
    weapons.some((weapon) => canReach(encounter, attacker, who, weapon)),
  );
  const weaponsInReach = weapons.filter((weapon) =>
    targetsInReach.some((who) => canReach(encounter, attacker, who, weapon)),
  );
  if (targetsInReach.length === 0) return undefined;
  return { targets: targetsInReach.map(({ id }) => id), tools: weaponsInReach.map(({ name }) => name) };
}

/** Possible targets, enemies first; allies may be attacked too. */
function visibleTargets(encounter: Encounter<Sol>, attacker: Fighter): readonly Fighter[] {
  const visibleOthers = encounter.combatants.filter(
    (who) => who.id !== attacker.id && who.vitality !== 'dead' && isInSight(encounter, attacker.id, who),
  );
  return [
    ...visibleOthers.filter(({ side }) => side !== attacker.side),
    ...visibleOthers.filter(({ side }) => side === attacker.side),
  ];
}

/**
 * Whether a weapon reaches the target. A melee weapon reaches adjacent squares, and any other weapon as far as the
 * attacker can see. Ruling "The map".
 */
function canReach(encounter: Encounter<Sol>, attacker: Fighter, target: Fighter, { kind }: Weapon): boolean {
  return kind !== 'melee' || isWithinReach(encounter, attacker, target);
}

/** The weapons that need no drawing and that the fighter has points for. */
function affordableWeaponsOf(encounter: Encounter<Sol>, attacker: Fighter): readonly Weapon[] {
  return readyWeapons(attacker).filter((each) => pointsOf(attacker) >= attackCost(encounter, each));
}

function readyWeapons(attacker: Fighter): readonly Weapon[] {
  return usableWeapons(attacker.sheet).filter((each) => isReadyToUse(attacker, each));
}

/**
 * The ways to attack: the weapon in hand first, then others that need no drawing. Without a map, the player can declare
 * cover and flanking; with a map, the map shows them. A fighter without enough points for any weapon is still offered
 * all weapons, to plan a later turn.
 */
function attackWays(encounter: Encounter<Sol>, actor: CombatantId): readonly ActionWay[] {
  const attacker = combatant(encounter, actor);
  const weaponName = weaponInHand(attacker).name;
  const affordableWeapons = affordableWeaponsOf(encounter, attacker);
  const weapons = affordableWeapons.length > 0 ? affordableWeapons : readyWeapons(attacker);
  const visibleFighters = standsAt(encounter, actor) && visibleTargets(encounter, attacker);
  return weapons
    .toSorted((a, b) => Number(b.name === weaponName) - Number(a.name === weaponName))
    .flatMap((weapon) => {
      const targets = visibleFighters?.filter((who) => canReach(encounter, attacker, who, weapon)).map(({ id }) => id);
      if (targets?.length === 0) return [];
      return {
        harms: true as const,
        costs: [{ resource: ACTION_POINTS, points: attackCost(encounter, weapon) }],
        ...given({
          targets,
          situation: targets ? undefined : DECLARABLE_SITUATION,
          tool: weapon.name === weaponName ? undefined : weapon.name,
        }),
      };
    });
}

const DECLARABLE_SITUATION = { cover: COVERS.filter((each) => each !== 'concealed'), flanked: ['flanked'] };

function weaponOf(encounter: Encounter<Sol>, attacker: Fighter, input: string | undefined): Result<Weapon, Refusal> {
  if (input === undefined) return ok(weaponInHand(attacker));
  const weaponChoice = choose('weapon', input, usableWeapons(attacker.sheet));
  if (!weaponChoice.ok) return weaponChoice;
  const weapon = weaponChoice.value;
  if (isReadyToUse(attacker, weapon)) return ok(weapon);
  const cost = houseValue(encounter, 'draw-cost');
  return refuse('not-in-hand', { weapon: weapon.name, hand: weaponInHand(attacker).name, cost });
}

/** The points for an attack: the weapon's own cost, or the house value. */
function attackCost(encounter: Encounter<Sol>, { points: weaponPoints }: Weapon): number {
  return weaponPoints ?? houseValue(encounter, 'attack-cost');
}

/** The reactions to an attack. A parry is possible only against melee attacks. */
export const REACTIONS = ['none', 'dodge', 'parry'] as const;
type Reaction = (typeof REACTIONS)[number];
const FULL_DEFENSE = 'full defense';
export const DEFENSE_MANNERS = [...REACTIONS, FULL_DEFENSE, ASK_EACH_TIME] as const;
type DefenseManner = (typeof DEFENSE_MANNERS)[number];

/** Sets the fighter's auto-reaction to attacks, or spends all remaining points on full defense. */
export const defend = action<Sol, { readonly actor: CombatantId; readonly manner: DefenseManner }>({
  title: 'Defend',
  cite: 'Physical Combat (reactions); Ruling "Attack"',
  when: 'always',
  kind: 'guard',
  offers(encounter, actor) {
    const who = find(encounter, actor);
    if (!who || who.vitality === 'dead') return undefined;
    return {
      manners: DEFENSE_MANNERS.filter((manner) => manner !== FULL_DEFENSE || checkFullDefense(encounter, who).ok),
    };
  },
  plan(encounter, { actor, manner: input = 'dodge' }) {
    const who = find(encounter, actor);
    if (!who || who.vitality === 'dead') return no({ type: 'out-of-the-fight', name: who?.name ?? actor, as: 'dead' });
    const manner = choose('defense', input, DEFENSE_MANNERS);
    if (!manner.ok) return manner;
    const defenseCheck = manner.value === FULL_DEFENSE ? checkFullDefense(encounter, who) : ok();
    return defenseCheck.ok ? ok({ actor, manner: manner.value }) : defenseCheck;
  },
  resolve(resolution, { actor, manner }, intent) {
    declare(resolution, intent, { manner });
    if (manner === FULL_DEFENSE) return takeFullDefense(resolution, actor);
    const reactionBefore = resolution.combatant(actor).standingOrders.reaction;
    const change = { subject: actor, about: 'reaction', ...given({ before: reactionBefore }), after: manner };
    resolution.record({ type: 'standing-order-set', ...change });
  },
});

/**
 * Refuses full defense outside combat, on another combatant's turn, or without points. Full defense takes all points
 * left, at least 1.
 */
function checkFullDefense(encounter: Encounter<Sol>, who: Fighter): Result<undefined, Refusal> {
  if (encounter.phase !== 'fighting') return no({ type: 'not-now', action: 'Full defense', phase: encounter.phase });
  const combatantsOnTurn = onTurn(encounter);
  if (!combatantsOnTurn.some(({ id }) => id === who.id))
    return no({ type: 'not-your-turn', name: who.name, turn: combatantsOnTurn.map(({ name }) => name) });
  if (pointsOf(who) >= 1) return ok();
  return no({ type: 'nothing-left', name: who.name, what: { resource: ACTION_POINTS }, need: 1, left: pointsOf(who) });
}

/** Adds WIL to every defense until the fighter's next turn. */
function takeFullDefense(resolution: Resolution<Sol>, actor: CombatantId): void {
  payPoints(resolution, actor, pointsOf(resolution.combatant(actor)), because({ id: 'full defense' }));
  endCondition(resolution, actor, FULL_DEFENSE, because({ id: 'anew' }));
  const duration = { until: 'turn-start', of: actor, left: 1 } as const;
  resolution.record({
    type: 'condition-gained',
    subject: actor,
    condition: { key: FULL_DEFENSE, name: FULL_DEFENSE, duration },
  });
}

/** Lets the target choose its reaction to an attack, before dice are rolled, and pays for it immediately. */
function chooseAndPayForReaction(
  resolution: Resolution<Sol>,
  attack: { readonly attacker: CombatantId; readonly target: CombatantId; readonly weapon: Weapon },
): Reaction {
  const who = resolution.combatant(attack.target);
  const cost = houseValue(resolution.encounter, 'reaction-cost');
  if (resolution.encounter.phase !== 'fighting' || who.vitality !== 'up' || pointsOf(who) < cost) return 'none';
  const reaction = chooseReaction(resolution, who, attack, cost);
  if (reaction !== 'none') payPoints(resolution, who.id, cost, because({ id: 'reaction', reaction }));
  return reaction;
}

/** The dice a reaction adds to this defense. */
function reactionDice(encounter: Encounter<Sol>, reaction: Reaction): readonly Modifier[] {
  if (reaction === 'none') return [];
  return [{ value: houseValue(encounter, 'reaction-dice'), why: because({ id: 'reaction', reaction }) }];
}

/**
 * The target's reaction. It is the player's answer if the auto-reaction says to ask, and otherwise what the
 * auto-reaction says. Without asking, a reaction takes the last point of a last stand only if the player has allowed
 * that.
 */
function chooseReaction(
  resolution: Resolution<Sol>,
  who: Fighter,
  { attacker, weapon }: { readonly attacker: CombatantId; readonly weapon: Weapon },
  cost: number,
): Reaction {
  const offers = REACTIONS.filter((each) => each !== 'parry' || weapon.kind === 'melee');
  const isLastPoint = isMakingLastStand(who) && pointsOf(who) === cost;
  const { reaction: autoReaction, 'last point': lastPoint } = who.standingOrders;
  if (autoReaction === ASK_EACH_TIME) {
    const dice = houseValue(resolution.encounter, 'reaction-dice');
    const noteFacts = { attacker, item: weapon.name, points: pointsOf(who), cost, dice } as const;
    const note = because({ id: 'attack on you', ...noteFacts, ...(isLastPoint && { last: isLastPoint }) });
    return resolution.ask({ subject: who.id, about: 'reaction', offers, note });
  }
  if (isLastPoint && lastPoint !== 'spend') return 'none';
  return offers.find((each) => each === autoReaction) ?? 'none';
}

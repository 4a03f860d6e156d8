// Dungeoneers › Actions › Attack

import { action } from '../core/action.ts';
import { type CombatantId, combatant, findCondition } from '../core/encounter.ts';
import { given } from '../core/given.ts';
import type { ActionWay, Intent, Offers } from '../core/intent.ts';
import { choose, no, ok, type Refusal, type Result, unknownName } from '../core/refusal.ts';
import { IMPROVISED } from './content/equipment.ts';
import { hitDiceLimit, hitDiceLimitFromAfar, MAX_AMOUNT_PER_ROLL } from './dice.ts';
import { turnTo } from './facing.ts';
import { checkPoints, declare, oneTarget, pay, possibleTargets, readAmount } from './intent.ts';
import { survivesOpportuneStrikes } from './opportune-strike.ts';
import { canReach, type Distance, distance, positionOf, situationOf, threatRange } from './position.ts';
import { because } from './reasons.ts';
import { refuse } from './refusals.ts';
import { PIERCE_STRESS_SETTING_NAME } from './settings.ts';
import type { Creature, Dungeoneers, DungeoneersResolution, Fight } from './sheet.ts';
import type { Weapon } from './sheet-equipment.ts';
import { gainStress } from './stress.ts';
import { makeAnAttack, type PlannedStrike } from './strike.ts';

/** An attack that is allowed. */
interface AttackPlan extends PlannedStrike {
  readonly intent: Intent;
  /** True if the weapon is tossed. It is unequipped afterward. */
  readonly tossed: boolean;
}

export const attack = action<Dungeoneers, AttackPlan>({
  title: 'Attack',
  cite: 'Actions › Attack',
  when: 'turn',
  kind: 'attack',
  offers: attackOffers,
  ways: attackWays,
  plan(fight, intent) {
    const planResult = planAttack(fight, intent);
    if (!planResult.ok) return planResult;
    const pointsCheck = checkPoints(fight, intent.actor, 'action points', planResult.value.weapon.points);
    return pointsCheck.ok ? planResult : pointsCheck;
  },
  resolve(resolution, plan) {
    declare(resolution, plan.intent, {
      tool: plan.weapon.name,
      ...(plan.intent.manner !== undefined && { manner: plan.intent.manner }),
    });
    pay(resolution, plan.attacker, 'action points', plan.weapon.points, because({ id: 'attack' }));
    carryOutAttack(resolution, plan);
  },
});

/**
 * Carries out an attack. A ranged attack provokes opportune strikes first. An attacker who buys extra dice with stress
 * gains the stress before the roll, and doesn't attack if it dies of the stress. Ruling: if the target dies while it
 * makes its own opportune strike, there is no roll, and the attacker gains no stress.
 */
export function carryOutAttack(resolution: DungeoneersResolution, plan: AttackPlan): void {
  const { attacker, target, weapon, ranged: isRanged, stressForHit, tossed: isTossed } = plan;
  turnTo(resolution, attacker, target);
  if (isRanged && !survivesOpportuneStrikes(resolution, attacker, 'attacks from afar')) return;
  if (resolution.combatant(target).vitality === 'dead') return;
  if (stressForHit > 0) gainStress(resolution, attacker, stressForHit, because({ id: 'hit dice bought' }));
  if (resolution.combatant(attacker).vitality === 'dead') return;
  makeAnAttack(resolution, plan);
  if (isTossed) dropWeapon(resolution, attacker, weapon);
}

/**
 * Checks everything except whether the attacker has enough points. Also used for readied attacks, which can come on
 * another creature's turn.
 */
export function planAttack(fight: Fight, intent: Intent): Result<AttackPlan, Refusal> {
  const { actor, manner } = intent;
  const attacker = combatant(fight, actor);
  const target = oneTarget(fight, intent);
  if (!target.ok) return target;
  const defender = target.value;
  const situationResult = situationOf(fight, intent, defender);
  if (!situationResult.ok) return situationResult;
  const { tiles, threat, isOpen, behind } = situationResult.value;
  const weapon = weaponFor(attacker, intent.tool, situationResult.value);
  if (!weapon.ok) return weapon;
  const reachCheck = checkReach(attacker, weapon.value, situationResult.value);
  if (!reachCheck.ok) return reachCheck;
  if (!isOpen()) return refuse('no-open-line', { name: defender.name });
  const isRanged = tiles > threat;
  const stressResult = readAmount(intent.amount, { resource: 'stress' });
  if (!stressResult.ok) return stressResult;
  if (stressResult.value > 0 && isRanged && hitDiceLimitFromAfar(defender))
    return refuse('wasted-dice', { name: defender.name });
  if (stressResult.value > 0 && hitDiceLimit(attacker, defender, isRanged)?.most === 1)
    return refuse('held-to-one-die', { name: attacker.name });
  if (!behind.ok) return behind;
  const pierceStressResult = readPierceStress(fight, manner);
  if (!pierceStressResult.ok) return pierceStressResult;
  const isTossed = isRanged && weapon.value.toss;
  return ok({
    intent,
    attacker: actor,
    target: defender.id,
    weapon: weapon.value,
    ranged: isRanged,
    tossed: isTossed,
    stressForHit: stressResult.value,
    stressForPierce: pierceStressResult.value,
    ...given({ behind: behind.value }),
  });
}

function weaponFor(attacker: Creature, input: string | undefined, distance: Distance): Result<Weapon, Refusal> {
  const { weapons } = attacker.sheet;
  const weaponsInHand = weapons.filter(({ equipped }) => equipped);
  if (input === undefined) {
    const fittingWeapon = [...weaponsInHand, IMPROVISED].find((each) => checkReach(attacker, each, distance).ok);
    return ok(fittingWeapon ?? weaponsInHand[0] ?? IMPROVISED);
  }
  const chosenWeapon = choose('weapon', input, [...weaponsInHand, ...weapons, IMPROVISED]);
  return chosenWeapon.ok && !chosenWeapon.value.equipped
    ? refuse('not-equipped', { weapon: chosenWeapon.value.name })
    : chosenWeapon;
}

/** Optional rule: "pierce 2" stakes 2 stress on the pierce roll if the attack hits. */
function readPierceStress(fight: Fight, manner: string | undefined): Result<number, Refusal> {
  if (manner === undefined) return ok(0);
  const pierceMatch = /^pierce (\d{1,3})$/.exec(manner.trim().toLowerCase());
  if (pierceMatch && fight.settings[PIERCE_STRESS_SETTING_NAME] === true)
    return readAmount(Number(pierceMatch[1]), { resource: 'stress' });
  return unknownName('style', manner, pierceStyles(fight));
}

function dropWeapon(resolution: DungeoneersResolution, who: CombatantId, weapon: Weapon): void {
  const sheetBefore = resolution.combatant(who).sheet;
  const weaponIndex = sheetBefore.weapons.findIndex((each) => each.name === weapon.name && each.equipped);
  if (weaponIndex === -1) return;
  const weapons = sheetBefore.weapons.map((each, index) =>
    index === weaponIndex ? { ...each, equipped: false } : each,
  );
  const sheetAfter = { ...sheetBefore, weapons };
  resolution.record({
    type: 'sheet-changed',
    subject: who,
    why: because({ id: 'tossed', item: weapon.name }),
    before: sheetBefore,
    after: sheetAfter,
  });
}

// Dungeoneers › Actions › Attack: reach, and the targets, weapons and choices that are offered

/** A menu lists at most this much stress for one attack. Players can type more. */
const MAX_LISTED_STRESS = 6;

/**
 * Refuses an attack that doesn't reach its target. A melee weapon reaches as far as the threat range, and a ranged
 * weapon only beyond the threat range. A tossed weapon reaches as many tiles as the attacker's power plus the threat
 * range.
 */
export function checkReach(
  attacker: Creature,
  weapon: Weapon,
  { tiles, threat }: Pick<Distance, 'tiles' | 'threat'>,
): Result<Weapon, Refusal> {
  if (weapon.range !== undefined && tiles <= threat) return refuse('too-near', { weapon: weapon.name });
  const max = weapon.range ?? (weapon.toss ? attacker.sheet.power + threat : threat);
  if (tiles <= max) return ok(weapon);
  return no({ type: 'out-of-range', weapon: weapon.name, band: tiles, reaches: max });
}

/** The amounts of stress that a player can choose to take for extra pierce dice. */
export const PIERCE_STYLES = ['pierce 1', 'pierce 2', 'pierce 3'] as const;

function pierceStyles(fight: Fight): readonly string[] {
  return fight.settings[PIERCE_STRESS_SETTING_NAME] === true ? PIERCE_STYLES : [];
}

/**
 * The distances in tiles that a player can choose for a distant target. At least one of these weapons reaches each
 * distance.
 */
function offeredDistances(attacker: Creature, weapons: readonly Weapon[]): readonly string[] {
  const listedTileCounts = [3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 60];
  const threat = threatRange(attacker);
  return listedTileCounts
    .filter((tiles) => weapons.some((each) => checkReach(attacker, each, { tiles, threat }).ok))
    .map(String);
}

/** Whether a weapon can attack at this distance, with an open line to the target. */
function canAttack(attacker: Creature, weapon: Weapon, targetDistance: Distance): boolean {
  return checkReach(attacker, weapon, targetDistance).ok && targetDistance.isOpen();
}

/** The equipped weapons, and bare hands. */
function weaponsReadyToUse({ sheet }: Creature): readonly Weapon[] {
  return [...sheet.weapons.filter(({ equipped }) => equipped), IMPROVISED];
}

/** Whether any equipped weapon, or bare hands, can attack at this distance. */
export function anyWeaponReaches(attacker: Creature, targetDistance: Distance): boolean {
  return weaponsReadyToUse(attacker).some((each) => canAttack(attacker, each, targetDistance));
}

/**
 * Lists the attacks with each equipped weapon and with bare hands, with or without stress. On the map, lists only
 * targets in reach.
 */
function attackWays(fight: Fight, actor: CombatantId): readonly ActionWay[] {
  const attacker = combatant(fight, actor);
  const weaponsByName = new Map(weaponsReadyToUse(attacker).map((weapon) => [weapon.name, weapon]));
  return [...weaponsByName.values()].flatMap((weapon) => {
    const way = fight.field ? wayOnMap(fight, attacker, weapon) : wayWithoutMap(attacker, weapon);
    if (way.targets?.length === 0) return [];
    return [undefined, ...pierceStyles(fight)].map((manner) => ({
      tool: weapon.name,
      harms: true,
      costs: [{ resource: 'action points', points: weapon.points }],
      amount: { what: 'stress', most: MAX_LISTED_STRESS },
      ...way,
      ...given({ manner }),
    }));
  });
}

/** What a player may declare about distance and position if there is no map. */
function wayWithoutMap(attacker: Creature, weapon: Weapon): Pick<ActionWay, 'situation' | 'targets'> {
  const ranges = offeredDistances(attacker, [weapon]);
  return { situation: { behind: true, ...given({ ranges: ranges.length > 0 ? ranges : undefined }) } };
}

function wayOnMap(fight: Fight, attacker: Creature, weapon: Weapon): Pick<ActionWay, 'situation' | 'targets'> {
  if (!checkPoints(fight, attacker.id, 'action points', weapon.points).ok) return { targets: [] };
  return {
    targets: possibleTargets(fight, attacker.id, ({ id }) =>
      canAttack(attacker, weapon, distance(fight, attacker.id, id)),
    ),
  };
}

function attackOffers(fight: Fight, actor: CombatantId): Offers | undefined {
  if (!checkPoints(fight, actor, 'action points').ok) return undefined;
  const attacker = combatant(fight, actor);
  const targetsInReach = possibleTargets(fight, actor, ({ id }) =>
    anyWeaponReaches(attacker, distance(fight, actor, id)),
  );
  if (targetsInReach.length === 0) return undefined;
  const fittingWeapons = weaponsReadyToUse(attacker).filter((each) =>
    targetsInReach.some((id) => canAttack(attacker, each, distance(fight, actor, id))),
  );
  const max = targetsInReach.some((id) => canReach(fight, actor, id) || !findCondition(combatant(fight, id), 'Prone'))
    ? MAX_AMOUNT_PER_ROLL
    : 0;
  const styles = pierceStyles(fight);
  const isDistanceDeclared = !fight.field && targetsInReach.every((id) => positionOf(fight, actor, id) === 'away');
  return {
    targets: targetsInReach,
    tools: [...new Set(fittingWeapons.map(({ name }) => name))],
    ...(styles.length > 0 && { manners: styles }),
    ...(isDistanceDeclared && { ranges: offeredDistances(attacker, fittingWeapons) }),
    amount: { what: 'stress', most: max },
  };
}

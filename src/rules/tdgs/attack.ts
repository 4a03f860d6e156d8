// TDGS › 8 Combat › Weapon Properties; 5 Actions › Melee Attack, Ranged Attack; 6 Action Economy › The Anatomy of an
// Action

import { action } from '../core/action.ts';
import { type CombatantId, combatant } from '../core/encounter.ts';
import { cachedPerObject, given } from '../core/given.ts';
import type { ActionWay, Intent } from '../core/intent.ts';
import { choose, no, ok, type Refusal, type Result } from '../core/refusal.ts';
import { declare } from '../core/resolution.ts';
import { type Cost, checkCanAct, grapplerOf, isCharmedBy, oneTarget, otherFighters, payCost } from './acting.ts';
import { usableWeapons, wieldedWeapon } from './equipment.ts';
import {
  areOnMap,
  bandsFor,
  declaredBand,
  engagementOf,
  isMelee,
  nearestOptimalBand,
  rangeModifiers,
} from './field.ts';
import { because } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type Ability, BANDS, type Fight, type Fighter, type Sheet, type Tdgs, type Weapon } from './sheet.ts';
import { isHiddenFrom } from './sight.ts';
import { situationChoicesFor, situationModifiers, situationOf } from './situation.ts';
import { type AttackOnTarget, strike } from './strike.ts';
import { checkUses, hasUseLeft, spendUse } from './uses.ts';

interface AttackPlan {
  readonly attackOnTarget: AttackOnTarget;
  readonly cost: Cost;
  readonly intent: Intent;
}

export const attack = action<Tdgs, AttackPlan>({
  title: 'Attack',
  cite: '8 Combat › Damage Formula, Range; 5 Actions › Melee Attack, Ranged Attack',
  when: 'turn',
  kind: 'attack',
  offers(encounter, actor) {
    const who = combatant(encounter, actor);
    if (!checkCanAct(encounter, actor, attackActionKind('Action')).ok) return undefined;
    const targets = targetsOf(encounter, who, usableWeapons(who.sheet));
    if (targets.length === 0) return undefined;
    const usableAbilities = choosableAbilities(who.sheet).filter((each) => hasUseLeft(who, each));
    return {
      targets,
      tools: usableWeapons(who.sheet).map(({ name }) => name),
      ...(usableAbilities.length > 0 && { manners: usableAbilities.map(({ name }) => name) }),
      ...(targets.some((id) => !areOnMap(encounter, actor, id)) && { ranges: BANDS }),
    };
  },
  ways: attackWays,
  plan: (encounter, intent) => planAttack(encounter, intent, 'Action'),
  resolve: resolveAttack,
});

/** Checks everything that can be wrong with an attack. The most important refusal comes first. */
export function planAttack(encounter: Fight, intent: Intent, cost: Cost): Result<AttackPlan, Refusal> {
  const actionCheck = checkCanAct(encounter, intent.actor, attackActionKind(cost));
  if (!actionCheck.ok) return actionCheck;
  const who = combatant(encounter, intent.actor);
  const targetResult = oneTarget(encounter, intent);
  if (!targetResult.ok) return targetResult;
  const weapon = readWeapon(who, intent.tool);
  if (!weapon.ok) return weapon;
  const targetCheck = checkTarget(encounter, who, targetResult.value, weapon.value);
  if (!targetCheck.ok) return targetCheck;
  const situationResult = attackSituation(encounter, intent, targetResult.value, weapon.value);
  if (!situationResult.ok) return situationResult;
  const chosenAbility =
    intent.manner === undefined ? ok(undefined) : choose('way', intent.manner, choosableAbilities(who.sheet));
  if (!chosenAbility.ok) return chosenAbility;
  const usesCheck = chosenAbility.value === undefined ? ok() : checkUses(who, chosenAbility.value);
  if (!usesCheck.ok) return usesCheck;
  const { band, modifiers, cover } = situationResult.value;
  const attackOnTarget: AttackOnTarget = {
    actor: who.id,
    target: targetResult.value.id,
    weapon: weapon.value,
    band,
    modifiers,
    cover,
    chosenAbility: chosenAbility.value,
    purpose: 'attack',
    deliberate: true,
  };
  return ok({ attackOnTarget, cost, intent });
}

export function resolveAttack(
  resolution: Parameters<typeof strike>[0],
  { attackOnTarget, cost, intent }: AttackPlan,
): void {
  const { actor, target, weapon, chosenAbility } = attackOnTarget;
  declare(resolution, intent, { targets: [target], tool: weapon.name, manner: chosenAbility?.name });
  payCost(resolution, actor, cost, because({ id: 'action', action: 'attack' }));
  if (chosenAbility) spendUse(resolution, actor, chosenAbility);
  strike(resolution, attackOnTarget);
}

/**
 * The ways to attack with each usable weapon, the weapon in hand first. Each way uses no ability, or one ability that
 * an attack may name.
 */
function attackWays(encounter: Fight, actor: CombatantId): readonly ActionWay[] {
  const who = combatant(encounter, actor);
  const weaponInHand = wieldedWeapon(who.sheet);
  const abilityChoices = [undefined, ...choosableAbilities(who.sheet).filter((each) => hasUseLeft(who, each))];
  return usableWeapons(who.sheet).flatMap((weapon) => {
    const targets = encounter.field ? targetsOf(encounter, who, [weapon]) : [];
    if (encounter.field && targets.length === 0) return [];
    const way = isMelee(weapon.range) ? 'melee' : 'shot';
    const situationChoices = situationChoicesFor(encounter, { actor, targets }, bandsFor(weapon), way);
    const tool = weapon.name === weaponInHand.name ? undefined : weapon.name;
    const targetIds = encounter.field && targets;
    return abilityChoices.map((ability) => ({
      harms: true,
      ...given({ tool, manner: ability?.name, targets: targetIds, situation: situationChoices }),
    }));
  });
}

/** Without a map, the possible targets of the weapon in hand. On a map, everyone that one of these weapons reaches. */
function targetsOf(encounter: Fight, who: Fighter, weapons: readonly Weapon[]): readonly CombatantId[] {
  const canTarget = (other: Fighter, weapon: Weapon) => checkTarget(encounter, who, other, weapon).ok;
  const targets = otherFighters(encounter, who.id).filter((other) =>
    areOnMap(encounter, who.id, other.id)
      ? weapons.some((each) => canTarget(other, each) && attackSituation(encounter, { actor: who.id }, other, each).ok)
      : canTarget(other, wieldedWeapon(who.sheet)),
  );
  return targets.map(({ id }) => id);
}

function attackActionKind(cost: Cost) {
  return { title: 'Attack', cost, kind: 'physical', whileGrappled: true } as const;
}

/** Abilities that an attack may name, such as a sneak attack. Passive abilities always count, so they aren't named. */
const choosableAbilities = cachedPerObject((sheet: Sheet): readonly Ability[] =>
  sheet.abilities.filter(({ adds, timing }) => adds.length > 0 && timing === 'action'),
);

function readWeapon(who: Fighter, input: string | undefined): Result<Weapon, Refusal> {
  const weaponInHand = wieldedWeapon(who.sheet);
  if (input === undefined || input === weaponInHand.name) return ok(weaponInHand);
  const chosenWeapon = choose('weapon', input, usableWeapons(who.sheet));
  if (chosenWeapon.ok) return chosenWeapon;
  const ownedWeapon = choose('weapon', input, who.sheet.weapons);
  return ownedWeapon.ok
    ? no(refusal('not-in-use', { weapon: ownedWeapon.value.name, uses: weaponInHand.name }))
    : chosenWeapon;
}

/**
 * Refuses targets that the actor can't find, that charmed it, or, in melee, that it fears. A grappled actor can only
 * attack its grappler.
 */
function checkTarget(encounter: Fight, who: Fighter, other: Fighter, weapon: Weapon): Result<undefined, Refusal> {
  if (isCharmedBy(who, other.id)) return no(refusal('charmed', { name: who.name, charmer: other.name }));
  const holder = grapplerOf(who);
  if (holder !== undefined && holder !== other.id)
    return no(refusal('grappled', { name: who.name, holder: combatant(encounter, holder).name }));
  if (isHiddenFrom(other, who.id)) return no(refusal('hidden-target', { name: other.name }));
  if (isMelee(weapon.range) && wouldComeNearer(encounter, who, other.id))
    return no(refusal('afraid', { name: who.name, source: other.name }));
  return ok();
}

/**
 * The effect of range, position and cover on an attack with this weapon. Refuses targets beyond its range or without a
 * clear line.
 */
function attackSituation(
  encounter: Fight,
  intent: Pick<Intent, 'actor' | 'situation'>,
  { id, name }: Fighter,
  weapon: Weapon,
): Result<Pick<AttackOnTarget, 'band' | 'modifiers' | 'cover'>, Refusal> {
  const situationResult = situationOf(encounter, intent, id);
  if (!situationResult.ok) return situationResult;
  const band = declaredBand(situationResult.value.range, nearestOptimalBand(weapon.range));
  if (!band.ok) return band;
  const rangeResult = rangeModifiers(weapon, band.value, situationResult.value.whys.range);
  if (!rangeResult.ok) return rangeResult;
  const modifiersResult = situationModifiers(encounter, situationResult.value, {
    melee: isMelee(weapon.range),
    band: band.value,
    name,
  });
  if (!modifiersResult.ok) return modifiersResult;
  const { modifiers, cover } = modifiersResult.value;
  return ok({ band: band.value, modifiers: [...rangeResult.value, ...modifiers], cover });
}

/** "Cannot willingly move closer to source of fear." Ruling: no melee with it unless already engaged. */
export function wouldComeNearer(encounter: Fight, who: Fighter, other: CombatantId): boolean {
  // On a map, an attack never brings the attacker closer, because targets out of reach are refused.
  if (areOnMap(encounter, who.id, other)) return false;
  return isAfraidOf(who, other) && engagementOf(encounter, who.id, other) === undefined;
}

export function isAfraidOf(who: Fighter, other: CombatantId): boolean {
  return who.conditions.some(({ name, source }) => name === 'Frightened' && source === other);
}

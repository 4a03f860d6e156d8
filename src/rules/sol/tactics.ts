// Project Sol › Actions in Combat: how autopilot values them. The numbers are our choice, not the book's

import { type ActorView, isEnemy, visibleAmong } from '../core/actor-view.ts';
import { findCondition, type Style } from '../core/encounter.ts';
import { cachedPerObject, given } from '../core/given.ts';
import { type Mind, PATIENCE, type TacticOption } from '../core/mind.ts';
import type { Question } from '../core/question.ts';
import { weaponInHand } from './actions/targetless.ts';
import { houseValue } from './house-values.ts';
import { takenCover } from './modifiers.ts';
import { isMakingLastStand, pointsOf } from './points.ts';
import { MARK_QUESTION, SCAR } from './recovery.ts';
import { type Fighter, type Sheet, type Sol, skillRank, type Weapon } from './sheet.ts';

type SolView = ActorView<Sol>;

/**
 * The name that spending limits use for the last point of a last stand. The auto-reaction about that point has the same
 * name.
 */
const LAST_POINT_RESOURCE = 'last point';

/**
 * Autopilot moves only on a map. It doesn't use gear or reload, because the GM decides what those do, and it doesn't
 * change auto-reactions.
 */
export const mind: Mind<Sol> = {
  options(view) {
    const approaches = approachOptions(view);
    // Moving would lose the aim.
    const aimingOptions = approaches.length > 0 ? [] : aimOptions(view);
    return [
      ...attackOptions(view),
      ...approaches,
      ...(isMakingLastStand(view.actor)
        ? surrenderOptions(view)
        : [...aimingOptions, ...coverOptions(view), ...drawOptions(view), ...riseOptions(view)]),
      ...medkitOptions(view),
      ...fullDefenseOptions(view),
    ];
  },
  likely: (view) => [...attackOptions(view), ...approachOptions(view)],
  answer(subject, question, style) {
    if (question.about === MARK_QUESTION) return SCAR;
    return question.about === 'reaction' ? chosenReaction(subject, question, style) : undefined;
  },
};

function attackOptions(view: SolView): readonly TacticOption[] {
  const offers = view.offers('attack');
  const weaponName = weaponInHand(view.actor).name;
  const ways = view.ways('attack');
  const weapons = weaponsStrongestFirst(view.actor.sheet, offers?.tools ?? []);
  return visibleAmong(offers?.targets, view, isEnemy).flatMap(({ id }): readonly TacticOption[] => {
    const bestWeapon = weapons.find(({ name }) =>
      ways.some(({ tool = weaponName, targets = [] }) => tool === name && targets.includes(id)),
    );
    if (!bestWeapon) return [];
    const tool = bestWeapon.name === weaponName ? undefined : bestWeapon.name;
    const intent = { action: 'attack', targets: [id], ...given({ tool }) };
    return [
      {
        kind: 'harm',
        worth: 1,
        target: id,
        intent,
        ...lastPointCost(view.actor, bestWeapon.points ?? houseValue(view, 'attack-cost')),
      },
    ];
  });
}

/** Options to move toward the nearest enemy on a map, while the weapon in hand reaches none. */
function approachOptions(view: SolView): readonly TacticOption[] {
  const { actor, settings } = view;
  const enemies = view.others.filter(isEnemy).filter(({ squares }) => squares !== undefined);
  const [nearestEnemy] = enemies.toSorted((one, other) => (one.squares ?? 0) - (other.squares ?? 0));
  if (!nearestEnemy || visibleAmong(view.offers('attack')?.targets, view, isEnemy).length > 0) return [];
  // Without the points to shoot, autopilot can't tell whether an enemy is in sight, so only melee fighters move closer.
  const canAffordAttack = pointsOf(actor) >= attackCost(actor, settings);
  if (weaponInHand(actor).kind === 'melee' ? (nearestEnemy.squares ?? 0) <= 1 : !canAffordAttack) return [];
  const way = view.pathToward(nearestEnemy.id);
  return way
    ? [
        {
          kind: 'close',
          worth: 1,
          target: nearestEnemy.id,
          intent: way.intent,
          ...lastPointCost(actor, houseValue(view, 'move-cost')),
        },
      ]
    : [];
}

/** Marks a cost that takes the last point of a last stand. The fighter falls then, so the player must allow it. */
function lastPointCost(who: Fighter, cost: number): Pick<TacticOption, 'spends'> {
  return isMakingLastStand(who) && pointsOf(who) <= cost ? { spends: { [LAST_POINT_RESOURCE]: 1 } } : {};
}

/**
 * Two fighters in their last stand without the points to attack would never end the fight, so in the end they let
 * themselves fall.
 */
function surrenderOptions({ actor, round, settings }: SolView): readonly TacticOption[] {
  if (round <= PATIENCE || pointsOf(actor) >= attackCost(actor, settings)) return [];
  // Surrendering counts as harm, so that the mindless style does it too.
  const commonFields = { kind: 'harm', worth: 1, spends: { [LAST_POINT_RESOURCE]: 1 } } as const;
  return ['aim', 'posture'].map((action) => ({ ...commonFields, intent: { action } }));
}

/** The weapons with these names, strongest first. */
function weaponsStrongestFirst(sheet: Sheet, names: readonly string[]): readonly Weapon[] {
  return weaponsSortedByStrength(sheet).filter(({ name }) => names.includes(name));
}

const weaponsSortedByStrength = cachedPerObject((sheet: Sheet) =>
  sheet.weapons.toSorted((one, other) => attackStrength(sheet, other) - attackStrength(sheet, one)),
);

/** The strength of an attack in dice. Each level of the weapon's wound counts as two dice. */
function attackStrength(sheet: Sheet, weapon: Weapon): number {
  return skillRank(sheet, weapon.skill) + sheet.attributes[weapon.attribute] + 2 * weapon.level;
}

/** True if the cost leaves enough points for an attack. */
function leavesPointsToAttack({ actor, settings }: SolView, cost: number): boolean {
  return pointsOf(actor) >= cost + attackCost(actor, settings);
}

function attackCost(who: Fighter, settings: SolView['settings']): number {
  return weaponInHand(who).points ?? houseValue({ settings }, 'attack-cost');
}

/** Options to aim for the next turn's attack if there are too few points for one this turn. */
function aimOptions(view: SolView): readonly TacticOption[] {
  if (!view.offers('aim') || findCondition(view.actor, 'aiming')) return [];
  const canStillAttack = leavesPointsToAttack(view, houseValue(view, 'aim-cost'));
  const cannotAttack = pointsOf(view.actor) < attackCost(view.actor, view.settings);
  return canStillAttack || cannotAttack
    ? [{ kind: 'prepare', worth: canStillAttack ? 1.05 : 0.1, intent: { action: 'aim' } }]
    : [];
}

/**
 * Options to take cover or move into it. Cover lasts for the encounter, so it is worth its action points in the first
 * turn, before or after the attack. On a map only ranged fighters move to cover, because melee fighters would have to
 * leave it.
 */
function coverOptions(view: SolView): readonly TacticOption[] {
  const { actor, settings } = view;
  const worthAtCost = (cost: number) =>
    leavesPointsToAttack(view, cost) || pointsOf(actor) < attackCost(actor, settings) ? 3 : 1.2;
  if (view.offers('take-cover') && takenCover(actor) === undefined)
    return [
      {
        kind: 'guard',
        worth: worthAtCost(houseValue(view, 'cover-cost')),
        intent: { action: 'take-cover', manner: 'good' },
      },
    ];
  if (weaponInHand(actor).kind === 'melee' || findCondition(actor, 'aiming')) return [];
  const place = view.places().find(({ meaning }) => meaning.means === 'in cover');
  return place ? [{ kind: 'guard', worth: worthAtCost(houseValue(view, 'move-cost')), intent: place.way.intent }] : [];
}

/** Options to draw a weapon that is clearly better than the one in hand. */
function drawOptions(view: SolView): readonly TacticOption[] {
  const { actor } = view;
  const { sheet } = actor;
  const [betterWeapon] = weaponsStrongestFirst(sheet, view.offers('draw')?.tools ?? []);
  if (!betterWeapon || attackStrength(sheet, betterWeapon) <= attackStrength(sheet, weaponInHand(actor)) + 1) return [];
  return [{ kind: 'prepare', worth: 1.3, intent: { action: 'draw', tool: betterWeapon.name } }];
}

function riseOptions(view: SolView): readonly TacticOption[] {
  if (!findCondition(view.actor, 'prone') || !view.offers('posture')) return [];
  return [{ kind: 'rise', worth: 0.3, intent: { action: 'posture', manner: 'stand up' } }];
}

function medkitOptions(view: SolView): readonly TacticOption[] {
  const offers = view.offers('medkit');
  const friends = visibleAmong(offers?.targets, view, ({ friend }) => friend).map(({ id }) => id);
  const patients = offers?.targets?.includes(view.actor.id) ? [view.actor.id, ...friends] : friends;
  const lastPointField = lastPointCost(view.actor, houseValue(view, 'medkit-cost'));
  return patients.map((id) => ({
    kind: 'heal' as const,
    worth: 0.7,
    target: id,
    intent: { action: 'medkit', targets: [id] },
    ...lastPointField,
  }));
}

/**
 * The option of full defense. It takes all points left, so it is only considered with more points than an attack costs.
 */
function fullDefenseOptions(view: SolView): readonly TacticOption[] {
  const { actor, settings } = view;
  if (isMakingLastStand(actor)) return [];
  const hasPointsToSpare = pointsOf(actor) > attackCost(actor, settings);
  if (!hasPointsToSpare || !view.offers('defend')?.manners?.includes('full defense')) return [];
  return [{ kind: 'guard', worth: 0.9, intent: { action: 'defend', manner: 'full defense' } }];
}

/**
 * Chooses the reaction to an attack. Only the cowardly style spends the points of its next attack on a reaction. The
 * fierce and mindless styles never react.
 */
function chosenReaction(who: Fighter, { offers }: Question, style: Style): string | undefined {
  if (style === 'fierce' || style === 'mindless' || (isMakingLastStand(who) && pointsOf(who) === 1)) return 'none';
  const cost = attackCost(who, {});
  const shouldReact = pointsOf(who) > cost || pointsOf(who) < cost || style === 'cowardly';
  return shouldReact ? offers.find((each) => each !== 'none') : 'none';
}

// Dungeoneers › Combat in Dungeoneers: rounds, turns and the points of a turn

import { type CombatantId, findCondition, type Resource, resource } from '../core/encounter.ts';
import { endCondition } from '../core/resolution.ts';
import { AUTO_END } from '../core/turns.ts';
import { storeNewFacings } from './facing.ts';
import { makeTurnOrder } from './initiative.ts';
import { setResource, usesResourceOf } from './intent.ts';
import { endGrapple } from './movement.ts';
import { movementAtStart } from './movement-points.ts';
import { canReach } from './position.ts';
import { triggerActionsForTheDead, triggerReadiedActions } from './ready.ts';
import { because } from './reasons.ts';
import { MAGICA_SETTING_NAME, numericSetting, TURN_END_STANDING_ORDER } from './settings.ts';
import { type DungeoneersResolution, type Fight, type Sheet, WOUNDS_BY_SIZE } from './sheet.ts';

/**
 * The resources of an unhurt creature. Stress has no maximum here, because a creature's stress capacity is the
 * endurance on its sheet.
 */
export function resourcesOf(sheet: Sheet, settings: Fight['settings']) {
  const maxMagica = maxMagicaOf(sheet, settings);
  const reactionPoints = numericSetting(settings, 'reaction points');
  return {
    wounds: { value: 0, max: WOUNDS_BY_SIZE[sheet.size] },
    stress: { value: 0 },
    magica: { value: maxMagica, max: maxMagica },
    'action points': { value: 0 },
    'movement points': { value: 0 },
    'reaction points': { value: reactionPoints },
    ...Object.fromEntries(
      sheet.abilities.flatMap(({ name, uses }) =>
        uses === undefined ? [] : [[usesResourceOf(name), { value: uses, max: uses }]],
      ),
    ),
  };
}

/** Maximum magica equals mind, or twice that by an optional rule. */
function maxMagicaOf(sheet: Sheet, settings: Fight['settings']): number {
  return settings[MAGICA_SETTING_NAME] === 'twice mind' ? 2 * sheet.mind : sheet.mind;
}

/** Makes the turn order and refills reaction points. */
export function startRound(resolution: DungeoneersResolution): void {
  triggerActionsForTheDead(resolution, undefined);
  makeTurnOrder(resolution);
  const reactionPoints = numericSetting(resolution.encounter.settings, 'reaction points');
  for (const { id, vitality } of resolution.encounter.combatants)
    if (vitality === 'up')
      setResource(resolution, id, 'reaction points', reactionPoints, because({ id: 'round starts' }));
}

/**
 * Carries out the actions readied for dead creatures whose turns were just skipped, then those readied for the moment
 * before this turn. Ruling: a grapple that one of these actions broke ends before the turn starts, so it doesn't reduce
 * the turn's movement points.
 */
export function beforeTurn(resolution: DungeoneersResolution, who: CombatantId): void {
  triggerActionsForTheDead(resolution, who);
  triggerReadiedActions(resolution, who, 'before');
  endBrokenGrapples(resolution);
}

/** Gives action and movement points, and 1 magica. A readied action that was not used is lost. */
export function startTurn(resolution: DungeoneersResolution, who: CombatantId): void {
  const { settings } = resolution.encounter;
  resolution.changeOwn(who, { readied: undefined });
  const creature = resolution.combatant(who);
  if (creature.vitality !== 'up') return;
  setResource(
    resolution,
    who,
    'action points',
    numericSetting(settings, 'action points'),
    because({ id: 'turn starts' }),
  );
  setResource(resolution, who, 'movement points', movementAtStart(creature, settings), because({ id: 'turn starts' }));
  const { value, max } = resource(creature, 'magica');
  if (max !== undefined && value < max)
    setResource(resolution, who, 'magica', value + 1, because({ id: 'turn starts' }));
}

/** Ends a turn: unspent points are lost, then the actions readied for the moment after this turn are carried out. */
export function endTurn(resolution: DungeoneersResolution, who: CombatantId): void {
  for (const resourceName of ['action points', 'movement points'])
    if (resource(resolution.combatant(who), resourceName).value > 0)
      setResource(resolution, who, resourceName, 0, because({ id: 'unspent' }));
  triggerReadiedActions(resolution, who, 'after');
}

/**
 * True if a creature's turn ends automatically because it has no points left to spend. A setting of the encounter, or
 * the player's own auto-reaction, says whether the turn also ends if only movement points are left.
 */
export function isTurnOver(fight: Fight, who: CombatantId): boolean {
  const creature = fight.combatants.find(({ id }) => id === who);
  if (!creature || resource(creature, 'action points').value > 0) return false;
  if (resource(creature, 'movement points').value <= 0)
    return creature.standingOrders[TURN_END_STANDING_ORDER] !== 'by hand';
  switch (creature.standingOrders[TURN_END_STANDING_ORDER]) {
    case 'with the last action':
      return true;
    case 'with the last point':
    case 'by hand':
      return false;
    default:
      return fight.settings[AUTO_END] === 'action points';
  }
}

/**
 * Applies consequences: adjusts limits to changed sheets, ends broken grapples, and stores new facings. Records nothing
 * if nothing changes.
 */
export function settleConsequences(resolution: DungeoneersResolution): void {
  for (const { id } of resolution.encounter.combatants) adjustResourceLimits(resolution, id);
  endBrokenGrapples(resolution);
  storeNewFacings(resolution);
}

function endBrokenGrapples(resolution: DungeoneersResolution): void {
  for (const { id } of resolution.encounter.combatants) endBrokenGrapple(resolution, id);
}

/**
 * Adjusts limits to a changed sheet. Ruling: a changed size or mind changes the limit immediately. Wounds stay, and no
 * one dies of the change alone.
 */
function adjustResourceLimits(resolution: DungeoneersResolution, who: CombatantId): void {
  const { sheet, resources: current } = resolution.combatant(who);
  const maxWounds = WOUNDS_BY_SIZE[sheet.size];
  const maxMagica = maxMagicaOf(sheet, resolution.encounter.settings);
  if (current.wounds?.max !== maxWounds)
    recordLimitChange(resolution, who, 'wounds', { value: current.wounds?.value ?? 0, max: maxWounds });
  if (current.magica?.max !== maxMagica)
    recordLimitChange(resolution, who, 'magica', {
      value: Math.min(current.magica?.value ?? maxMagica, maxMagica),
      max: maxMagica,
    });
}

function recordLimitChange(
  resolution: DungeoneersResolution,
  combatant: CombatantId,
  name: string,
  after: Resource,
): void {
  const resourceBefore = resolution.combatant(combatant).resources[name];
  const beforeField = resourceBefore && { before: resourceBefore };
  resolution.record({
    type: 'limit-changed',
    subject: combatant,
    resource: name,
    why: because({ id: 'as the sheet says' }),
    ...beforeField,
    after,
  });
}

/**
 * Ruling: a grapple ends when either creature dies, or when the held creature is no longer within the grappler's threat
 * range.
 */
function endBrokenGrapple(resolution: DungeoneersResolution, who: CombatantId): void {
  const { encounter } = resolution;
  const creature = resolution.combatant(who);
  const findCreature = (id: CombatantId | undefined) => encounter.combatants.find((each) => each.id === id);
  const grapplingCondition = findCondition(creature, 'Grappling');
  if (grapplingCondition) {
    const heldCombatant = findCreature(grapplingCondition.source);
    const isStillHolding = heldCombatant?.conditions.some(({ name, source }) => name === 'Grappled' && source === who);
    const areBothUp = creature.vitality === 'up' && heldCombatant?.vitality === 'up';
    if (!heldCombatant || !isStillHolding || !areBothUp || !canReach(encounter, who, heldCombatant.id))
      endGrapple(resolution, who, because({ id: 'hold lost' }));
  }
  const grappledCondition = findCondition(creature, 'Grappled');
  const grappler = grappledCondition?.source === undefined ? undefined : findCreature(grappledCondition.source);
  // A GM may use Grappled for a net or a vine, without a grappler. That condition stays.
  if (grappler && !grappler.conditions.some(({ name, source }) => name === 'Grappling' && source === who))
    endCondition(resolution, who, 'Grappled', because({ id: 'hold lost' }));
}

/**
 * Forgets a creature that leaves the fight: it triggers no readied action, no one faces it, and it is behind no one.
 */
export function leaveEncounter(resolution: DungeoneersResolution, leaverId: CombatantId): void {
  for (const { id, own } of resolution.encounter.combatants) {
    if (own.readied?.turn === leaverId) resolution.changeOwn(id, { readied: undefined });
    if (own.faces === leaverId) resolution.changeOwn(id, { faces: undefined });
    if (own.atItsBack === leaverId) resolution.changeOwn(id, { atItsBack: undefined });
  }
}

/** Ends readied actions and facings with the encounter. */
export function endScene(resolution: DungeoneersResolution): void {
  for (const { id } of resolution.encounter.combatants)
    resolution.changeOwn(id, { readied: undefined, facing: undefined, faces: undefined, atItsBack: undefined });
}

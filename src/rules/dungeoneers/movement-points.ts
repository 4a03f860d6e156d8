// Dungeoneers › Movement: how many points

import { type CombatantId, resource } from '../core/encounter.ts';
import { type Reason, sum } from '../core/reason.ts';
import { modifiersTo } from './armor-value.ts';
import { conditionsInOrder, entryOf } from './conditions.ts';
import { setResource } from './intent.ts';
import { numericSetting } from './settings.ts';
import type { Creature, DungeoneersResolution, Fight } from './sheet.ts';

const MOVEMENT_POINTS = 'movement points';

/**
 * Movement points at the start of a creature's own turn: the setting's number (1 by default) and all modifiers. A
 * deficit below 0 carries over.
 */
export function movementAtStart(creature: Creature, settings: Fight['settings']): number {
  const plus = movementEffects(creature).reduce((all, bullet) => all + ('plus' in bullet ? bullet.plus : 0), 0);
  return movementLeft(
    creature,
    numericSetting(settings, MOVEMENT_POINTS) + sum(modifiersTo(creature, MOVEMENT_POINTS)) + plus,
  );
}

/** How conditions affect a creature's movement. */
function movementEffects(creature: Creature) {
  return conditionsInOrder(creature).flatMap((condition) => entryOf(condition).movement ?? []);
}

/**
 * The movement points that a grapple leaves: none while Grappled; half, rounded down, while Grappling. A negative
 * number doesn't change.
 */
function movementLeft(creature: Creature, points: number): number {
  if (points <= 0) return points;
  const shares = movementEffects(creature).flatMap((bullet) => ('share' in bullet ? [bullet.share] : []));
  if (shares.includes('none')) return 0;
  return shares.includes('half') ? Math.floor(points / 2) : points;
}

/** Adds movement points immediately: none while Grappled, half while Grappling. */
export function gainMovement(resolution: DungeoneersResolution, who: CombatantId, points: number, why: Reason): void {
  const creature = resolution.combatant(who);
  setResource(
    resolution,
    who,
    MOVEMENT_POINTS,
    resource(creature, MOVEMENT_POINTS).value + movementLeft(creature, points),
    why,
  );
}

/**
 * Cuts a creature's remaining movement points when a grapple begins: to half for the grappler, to none for the grappled
 * creature.
 */
export function cutMovement(resolution: DungeoneersResolution, who: CombatantId, why: Reason): void {
  const creature = resolution.combatant(who);
  setResource(resolution, who, MOVEMENT_POINTS, movementLeft(creature, resource(creature, MOVEMENT_POINTS).value), why);
}

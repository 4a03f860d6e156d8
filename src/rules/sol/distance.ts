// Ruling "The map": squares, and what is within reach. Project Sol says nothing about distances

import { metersBetween } from '../../field/field.ts';
import type { Encounter } from '../core/encounter.ts';
import type { MovementRules } from '../core/field-moves.ts';
import { bodyOf, squaresApart } from '../core/map-positions.ts';
import type { Fighter, Sol } from './sheet.ts';

/** The width of a square, in meters. Ruling "The map". */
export const METERS_PER_SQUARE = 2;
/** How many squares one move covers. Ruling "The map" (house value). */
export const SQUARES_PER_MOVE = 4;

/** Every combatant takes up one tile. */
const BODY_RULES = {};

/** Fighters can pass friends, but not enemies. Ruling "The map". */
export const WALKING_RULES: MovementRules = { points: SQUARES_PER_MOVE, passesFriends: true };

/**
 * True if a combatant is within reach of hands, a melee weapon or a medkit: on an adjacent tile, diagonals and one
 * level up or down included. Always true without a map, because the group decides.
 */
export function isWithinReach(encounter: Encounter<Sol>, one: Fighter, other: Fighter): boolean {
  const squares = squaresApart(BODY_RULES, encounter, one, other);
  return squares === undefined || squares <= 1;
}

/** The distance between two combatants in whole meters, in a straight line. 0 if either isn't on the map. */
export function metersApart(encounter: Encounter<Sol>, one: Fighter, other: Fighter): number {
  const [a, b] = [bodyOf(BODY_RULES, encounter, one), bodyOf(BODY_RULES, encounter, other)];
  return a && b ? metersBetween(a, b, METERS_PER_SQUARE) : 0;
}

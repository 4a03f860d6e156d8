// Project Sol, which is silent on distances. Ruling "The field": squares, and what is within reach

import { metresBetween } from '../../field/field.ts';
import type { Encounter } from '../core/encounter.ts';
import type { Walking } from '../core/field-moves.ts';
import { bodyOf, squaresApart } from '../core/standing.ts';
import type { Fighter, Sol } from './sheet.ts';

/** A square is 2 m across. Ruling "The field". */
export const METRES_A_SQUARE = 2;
/** One move goes so many squares. Ruling "The field" (house value). */
export const SQUARES_A_MOVE = 4;

/** All have one square. */
const BODIES = {};

/** How one moves: friends are gone past, foes are not. Ruling "The field". */
export const WALKING: Walking = { points: SQUARES_A_MOVE, passesFriends: true };

/**
 * Whether somebody is within reach of hands, a melee weapon or a medkit: in a square that touches one's own, aslant and a
 * level up or down too. Without a field the table says who is.
 */
export function isWithinReach(encounter: Encounter<Sol>, one: Fighter, other: Fighter): boolean {
  const squares = squaresApart(BODIES, encounter, one, other);
  return squares === undefined || squares <= 1;
}

/** Whole metres between two as the crow flies. 0 where one of them stands nowhere. */
export function metresApart(encounter: Encounter<Sol>, one: Fighter, other: Fighter): number {
  const [a, b] = [bodyOf(BODIES, encounter, one), bodyOf(BODIES, encounter, other)];
  return a && b ? metresBetween(a, b, METRES_A_SQUARE) : 0;
}

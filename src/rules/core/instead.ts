import type { CombatantId } from './encounter.ts';

/**
 * Why somebody is played in their player’s place: their time for the turn or the answer is over, or it was asked for, for an
 * absence.
 */
export type Instead = 'time over' | 'no answer' | 'asked for';

/** Somebody who was played in their player’s place, and why. */
export interface PlayedInstead {
  readonly subject: CombatantId;
  readonly why: Instead;
}

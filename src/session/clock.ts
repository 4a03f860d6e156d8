import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import type { Hours } from '../time/walk.ts';
import { MINUTE } from '../time/zone.ts';

/** The user of everything that happens by itself. No real user has this id. */
export const CLOCK = 'clock';

/** The prefix of interaction ids for things that happen by themselves. No user's interaction has it. */
export const DUE = 'due/';

/** If Fray was off for longer than this, in milliseconds, that counts as a downtime, and no one loses time. */
export const DOWNTIME_AFTER = 2 * MINUTE;

/** A time when something happens by itself. It may be moved to a later time, never to an earlier one. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly at: number;
  /**
   * What happens then. 'recount': the time is computed again, because the player's hours weren't known. 'act': the
   * combatant plays by itself. 'nudge': the player is reminded. 'end': the player's time is over. 'tell': the GM is
   * told. 'return': the combatant goes back to its owner.
   */
  readonly what: 'recount' | 'act' | 'nudge' | 'end' | 'tell' | 'return';
}

/** Time that is counted down, by the player's hours. */
export interface Countdown {
  /** When the countdown was last computed, in milliseconds since 1970. */
  readonly from: number;
  /** How much time was left then, in milliseconds. */
  readonly left: number;
  /** How much time there was at the start, in milliseconds. */
  readonly full: number;
  /** The player's hours by which the time is counted. */
  readonly hours: Hours;
  /** When the time is over by those hours. Undefined if the time is never over. */
  readonly end?: number;
  /** True if the countdown is paused: the GM has stopped the clock, or a question comes first. */
  readonly stopped?: true;
}

/** What an encounter waits for: someone takes a turn, answers, or comes back. The fight goes on while an offer is open. */
export interface Wait {
  readonly for: 'turn' | 'question' | 'return' | 'offer';
  readonly subject: CombatantId;
  /** Identifies the turn, question or offer. The wait stays the same as long as this does. */
  readonly key: string;
  /** The player that the encounter waits for. Undefined for the GM. */
  readonly user?: UserId;
  /** When the wait began, in milliseconds since 1970. */
  readonly since: number;
  /** Undefined if there is no time limit. */
  readonly count?: Countdown;
  /** The moments of this wait that have already happened. */
  readonly past: readonly Moment['what'][];
  /** Undefined if nothing will happen by itself. */
  readonly next?: Moment;
}

/** Who an encounter waits for. This is not part of the record. */
export interface Clock {
  readonly waits: readonly Wait[];
  /** The key of a turn in which an undo reverted something. No one plays by themselves in it anymore. */
  readonly byHand?: string;
  /** The round in which autopilot began to play alone. No one has acted since, and no one's time has run out. */
  readonly alone?: number;
}

/** When something is next due to happen by itself. */
export function dueAt({ waits }: Clock): number | undefined {
  const moments = waits.flatMap(({ next }) => (next ? [next.at] : []));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

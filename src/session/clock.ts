import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import type { Hours } from '../time/countdown.ts';
import { MINUTE } from '../time/zone.ts';

/** The user id for everything that happens automatically. No real user has it. */
export const CLOCK_USER = 'clock';

/**
 * The start of the interaction ids of everything that happens automatically. No user's interaction id starts like this.
 */
export const DUE_INTERACTION_PREFIX = 'due/';

/** If Fray was off for longer than this, in milliseconds, that time counts as downtime, and no one loses it. */
export const DOWNTIME_AFTER_MS = 2 * MINUTE;

/** A time at which something happens automatically. Fray can act a bit later, but never earlier. */
export interface Moment {
  /** The time, in milliseconds since 1970. */
  readonly at: number;
  /**
   * What happens at that time. 'recount': this time and the countdown are computed again, because the player's absence
   * begins or because the player's hours weren't known before. 'act': the combatant is played automatically. 'nudge':
   * the player is reminded. 'end': the player's time to act or answer is over. 'tell': the GM is told that the player
   * is late. 'return': the combatant goes back to its owner. 'back': the player is pinged, because their absence is
   * over.
   */
  readonly what: 'recount' | 'act' | 'nudge' | 'end' | 'tell' | 'return' | 'back';
}

/** A player's time limit. It is counted down only while the player plays, so quiet hours and absences don't count. */
export interface Countdown {
  /** When the countdown was last computed, in milliseconds since 1970. */
  readonly from: number;
  /** How much time was left when the countdown was last computed, in milliseconds. */
  readonly left: number;
  /** How much time the player gets in total to act or answer, in milliseconds. */
  readonly full: number;
  /**
   * When the player plays (time zone, quiet hours, days off, absences). Time in which the player doesn't play isn't
   * counted.
   */
  readonly hours: Hours;
  /**
   * When the countdown will end, in milliseconds since 1970, if times without play, as in `hours`, are left out.
   * Undefined if it never will.
   */
  readonly end?: number;
  /** True if the countdown is paused, because the GM stopped the clock or a question comes first. */
  readonly stopped?: true;
}

/**
 * What an encounter is waiting for: for someone to take a turn, answer a question, come back, or accept or refuse an
 * offer from the GM or a rule. Most offers don't stop the fight.
 */
export interface Wait {
  readonly for: 'turn' | 'question' | 'return' | 'offer';
  readonly subject: CombatantId;
  /** Identifies the turn, question or offer. As long as the key is the same, so is the wait. */
  readonly key: string;
  /** The player that the encounter is waiting for. Undefined if it is the GM. */
  readonly user?: UserId;
  /** When the wait began, in milliseconds since 1970. */
  readonly since: number;
  /** The player's current absence, which ends at `until`. Undefined if the player isn't away. */
  readonly away?: { readonly until?: number };
  /** The countdown. Undefined if there is no time limit. */
  readonly count?: Countdown;
  /** What has already happened in this wait. */
  readonly past: readonly Moment['what'][];
  /** What will happen next automatically. Undefined if nothing will. */
  readonly next?: Moment;
}

/** Who an encounter is waiting for, and until when. The encounter's record doesn't contain this. */
export interface Clock {
  readonly waits: readonly Wait[];
  /** The key of the turn in which something was undone. For the rest of that turn, nothing is played automatically. */
  readonly byHand?: string;
  /** The round in which autopilot began to play alone. Since then, no user has acted and no one's time has run out. */
  readonly alone?: number;
}

/** The earliest time at which something will happen automatically, in milliseconds since 1970. */
export function earliestDueTime({ waits }: Clock): number | undefined {
  const momentTimes = waits.flatMap(({ next }) => (next ? [next.at] : []));
  return momentTimes.length > 0 ? Math.min(...momentTimes) : undefined;
}

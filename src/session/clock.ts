import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import type { Hours } from '../time/walk.ts';
import { MINUTE } from '../time/zone.ts';

/** The user of everything that happens by itself; not a user id. */
export const CLOCK = 'clock';

/** The prefix of interaction ids for things that happen by themselves; no user's interaction has it. */
export const DUE = 'due/';

/** If Fray was not running for longer than this, it is a downtime, and no one loses time. In milliseconds. */
export const DOWNTIME_AFTER = 2 * MINUTE;

/** A time when something happens. It may turn out to be later, never earlier. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly at: number;
  /**
   * What happens then. 'recount': compute it again, because the player's hours weren't known. 'act': the combatant
   * plays by itself. 'nudge': remind the player. 'end': their time is over. 'tell': tell the GM. 'return': the
   * combatant goes back to its owner.
   */
  readonly what: 'recount' | 'act' | 'nudge' | 'end' | 'tell' | 'return';
}

/** Time that runs down. */
export interface Countdown {
  /** When it was last computed, in milliseconds since 1970. */
  readonly from: number;
  /** How much was left then, in milliseconds. */
  readonly left: number;
  /** How much it was at the start, in milliseconds. */
  readonly full: number;
  /** The player's hours that it has been counted by since. */
  readonly hours: Hours;
  /** When it ends by those hours. Undefined if it never does under them. */
  readonly end?: number;
  /** True if it is paused: the GM has stopped the clock, or a question comes first. */
  readonly stopped?: true;
}

/** The encounter waits for someone to take a turn, to answer, or to come back. */
export interface Wait {
  readonly for: 'turn' | 'question' | 'return';
  readonly subject: CombatantId;
  /** Identifies the turn or question; the wait stays the same while this does. */
  readonly key: string;
  /** The player it waits for. Undefined for the GM. */
  readonly user?: UserId;
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
  /** Undefined if there is no time limit. */
  readonly count?: Countdown;
  /** What has already happened by itself. */
  readonly past: readonly Moment['what'][];
  /** Undefined if nothing will happen by itself. */
  readonly next?: Moment;
}

/** Who an encounter waits for. It is not part of the record. */
export interface Clock {
  readonly waits: readonly Wait[];
  /** The turn in which no one plays by themselves anymore, because an undo reverted what they did. */
  readonly byHand?: string;
  /** The round in which autopilot began to play with no player acting and no time passing in between. */
  readonly alone?: number;
}

/** When something is next due to happen by itself. */
export function dueAt({ waits }: Clock): number | undefined {
  const moments = waits.flatMap(({ next }) => (next ? [next.at] : []));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

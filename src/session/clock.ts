import type { CombatantId, UserId } from '../rules/core/encounter.ts';
import type { Hours } from '../time/walk.ts';
import { MINUTE } from '../time/zone.ts';

/** Who does what happens by itself: no user’s id. */
export const CLOCK = 'clock';

/** What the id of an interaction begins with by which something happens by itself: no interaction of a user’s. */
export const DUE = 'due/';

/** A longer time in which Fray was not there is a downtime, for which nobody loses time. In milliseconds. */
export const DOWNTIME_AFTER = 2 * MINUTE;

/** A moment to come. It may turn out to be later, never earlier. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What happens by itself then. Their hours were not known: it is worked out anew. They act by themselves; their player is reminded; their time is over; the GM is told; they go back to their owner. */
  readonly what: 'recount' | 'act' | 'nudge' | 'end' | 'tell' | 'return';
}

/** Time that runs down. */
export interface Countdown {
  /** When it was last worked out, in milliseconds since 1970. */
  readonly from: number;
  /** How much was left then, in milliseconds. */
  readonly left: number;
  /** How much it was at its start. */
  readonly full: number;
  /** By which hours it has been counted since. */
  readonly hours: Hours;
  /** When it ends by these. Absent: never, as it is. */
  readonly end?: number;
  /** It stands: the GM has stopped the clock, or a question comes first. */
  readonly stopped?: true;
}

/** Somebody is waited for: to take their turn, to answer, or to be given back. */
export interface Wait {
  readonly for: 'turn' | 'question' | 'return';
  readonly subject: CombatantId;
  /** As long as it is the same, the same wait goes on: the turn, or the question. */
  readonly key: string;
  /** The player who is waited for. Absent: the GM. */
  readonly user?: UserId;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** Absent: they have all the time in the world. */
  readonly count?: Countdown;
  /** What has happened by itself. */
  readonly past: readonly Moment['what'][];
  /** Absent: nothing happens by itself. */
  readonly next?: Moment;
}

/** Whom an encounter waits for. It is no part of the record. */
export interface Clock {
  readonly waits: readonly Wait[];
  /** The turn in which nobody acts by themselves any more, since what they did was undone. */
  readonly byHand?: string;
  /** The round in which they began to act by themselves, with nobody doing anything and no time passing in between. */
  readonly alone?: number;
}

/** When something is to happen by itself, at the earliest. */
export function dueAt({ waits }: Clock): number | undefined {
  const moments = waits.flatMap(({ next }) => (next ? [next.at] : []));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

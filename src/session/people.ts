import type { UserId } from '../rules/core/personal.ts';
import type { Span } from '../time/span.ts';
import type { Person } from './person.ts';

/** What the clock of an encounter goes by, besides the encounter. */
export interface People {
  /** Its players. Who is none of them yet, or was none when the encounter was loaded, is not among them. */
  readonly of: ReadonlyMap<UserId, Person>;
  /** When Fray was down. */
  readonly downtimes: readonly Span[];
}

export const NO_PEOPLE: People = { of: new Map(), downtimes: [] };

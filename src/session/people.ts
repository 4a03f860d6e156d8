import type { Encounter } from '../rules/core/encounter.ts';
import type { UserId } from '../rules/core/personal.ts';
import type { Span } from '../time/span.ts';
import type { Person } from './person.ts';

/** What the clock of an encounter goes by, besides the encounter. */
export interface People {
  /** Those of `usersOf`. Who is none of them yet, or was none when the encounter was loaded, is not among them. */
  readonly of: ReadonlyMap<UserId, Person>;
  /** When Fray was down. */
  readonly downtimes: readonly Span[];
}

export const NO_PEOPLE: People = { of: new Map(), downtimes: [] };

/**
 * Whose hours an encounter goes by: where it has a pace, its players and its GM; in any case, who has lent a character until
 * they are back.
 */
export function usersOf(encounter: Encounter | undefined): readonly UserId[] {
  if (!encounter) return [];
  const { pace, combatants } = encounter;
  const owners = combatants.flatMap(({ lent }) =>
    lent?.owner !== undefined && lent.until === undefined ? lent.owner : [],
  );
  const players = pace ? combatants.flatMap(({ controller }) => controller ?? []) : [];
  const gm = pace ? gmOnly(encounter) : undefined;
  return [...new Set([...players, ...(gm === undefined ? [] : [gm]), ...owners])];
}

/** The GM whose hours count for the creatures. With several GMs none do: one of them may be there while another sleeps. */
export function gmOnly({ gms }: Pick<Encounter, 'gms'>): UserId | undefined {
  return gms.length === 1 ? gms[0] : undefined;
}

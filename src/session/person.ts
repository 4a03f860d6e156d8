import {
  AT_THE_END,
  type AtTheEnd,
  type Encounter,
  type Situation,
  STYLES,
  type UserId,
} from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Hours } from '../time/walk.ts';
import type { Span } from '../time/zone.ts';

/** What may be done for a player who is away: nothing, a guard, a pass, or as a style plays. */
export const MEANWHILE: readonly AtTheEnd[] = [...AT_THE_END, ...STYLES];

/** How a user plays in a server, and when. */
export interface Person {
  readonly hours: Hours;
  /** They are nudged by direct message, not in the channel. */
  readonly direct?: true;
  /** What is done as their turn comes while they are away. Absent: it waits. */
  readonly meanwhile?: AtTheEnd;
}

/** Of whom nothing is known. */
export const UNKNOWN_PERSON: Person = { hours: {} };

/** The absence in which somebody is at an instant, or the next that begins after it. */
export function absenceAt({ hours: { away = [] } }: Person, now: number): Span | undefined {
  const ahead = away.filter(({ until = Number.POSITIVE_INFINITY }) => until > now);
  return ahead.toSorted((one, other) => one.from - other.from)[0];
}

/** Somebody with some of their hours changed; what is undefined is kept no longer. */
export function withHours(
  { hours, ...person }: Person,
  changed: { readonly [Part in keyof Hours]: Hours[Part] | undefined },
): Person {
  return { ...person, hours: given({ ...hours, ...changed }) };
}

/** Somebody who is nudged by direct message, or not. */
export function withDirect({ direct: _, ...person }: Person, direct: boolean): Person {
  return direct ? { ...person, direct } : person;
}

/** Someone who is back now, or won't go. Their absence stays with its end: who they lent a character to hands it back by it. */
export function back(person: Person, now: number): Result<Person, Refusal> {
  const absence = absenceAt(person, now);
  if (!absence) return no({ type: 'not-away' });
  return ok(absence.from > now ? withAbsence(person) : withAbsence(person, { from: absence.from, until: now }));
}

/** When someone is back for the first time after an instant, as far as they've said. */
export function backAfter({ hours: { away = [] } }: Person, instant: number): number | undefined {
  const ends = away.flatMap(({ until }) => (until !== undefined && until > instant ? until : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** Somebody with this absence in place of any other, or with none. */
export function withAbsence({ hours, meanwhile: _, ...person }: Person, absence?: Span, meanwhile?: AtTheEnd): Person {
  const { away: __, ...others } = hours;
  return { ...person, hours: { ...others, ...(absence && { away: [absence] }) }, ...given({ meanwhile }) };
}

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

/** Whom a saved act was aimed at: by name, and as what, should nobody of that name be there another time. */
export interface SavedTarget {
  readonly name: string;
  readonly as: 'self' | 'friend' | 'foe';
}

/** An act to be done again, by whoever of its player's then acts. */
export interface SavedAct extends Pick<Intent, 'action' | 'tool' | 'manner' | 'amount'> {
  readonly targets?: readonly SavedTarget[];
  readonly situation?: Situation;
}

/** What a player has saved under a name of their own: an act of a system, or a free roll, which is of none. */
export interface Saved {
  readonly name: string;
  /** The system's id; of a roll "". */
  readonly system: string;
  readonly what: { readonly type: 'act'; readonly act: SavedAct } | { readonly type: 'roll'; readonly dice: string };
}

/** Most that one player may save in one server: of a system, and of rolls. */
export const MOST_SAVED = 9;

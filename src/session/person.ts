import type { AtTheEnd, Encounter, Situation, UserId } from '../rules/core/encounter.ts';
import { AT_THE_END, STYLES } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { Hours } from '../time/walk.ts';
import type { Span } from '../time/zone.ts';

/** What may happen for a player who is away: nothing, a defense, a pass, or autopilot in a style. */
export const MEANWHILE: readonly AtTheEnd[] = [...AT_THE_END, ...STYLES];

/** A user's hours and habits in a server. */
export interface Person {
  readonly hours: Hours;
  /** True if they are nudged by direct message instead of in the channel. */
  readonly direct?: true;
  /** What happens on their turn while they are away. Undefined if it waits. */
  readonly meanwhile?: AtTheEnd;
}

/** A person about whom nothing is stored. */
export const UNKNOWN_PERSON: Person = { hours: {} };

/** The absence a person is in at that instant, or their next one. */
export function absenceAt({ hours: { away = [] } }: Person, now: number): Span | undefined {
  const ahead = away.filter(({ until = Number.POSITIVE_INFINITY }) => until > now);
  return ahead.toSorted((one, other) => one.from - other.from)[0];
}

/** A person with some hours changed; undefined parts are removed. */
export function withHours(
  { hours, ...person }: Person,
  changed: { readonly [Part in keyof Hours]: Hours[Part] | undefined },
): Person {
  return { ...person, hours: given({ ...hours, ...changed }) };
}

/** A person who is nudged by direct message, or not. */
export function withDirect({ direct: _, ...person }: Person, direct: boolean): Person {
  return direct ? { ...person, direct } : person;
}

/**
 * A person who is back now, or won't go. The absence stays with its end, because combatants they lent are handed back
 * by it.
 */
export function back(person: Person, now: number): Result<Person, Refusal> {
  const absence = absenceAt(person, now);
  if (!absence) return no({ type: 'not-away' });
  return ok(absence.from > now ? withAbsence(person) : withAbsence(person, { from: absence.from, until: now }));
}

/** When the person is first back after an instant, as far as they have said. */
export function backAfter({ hours: { away = [] } }: Person, instant: number): number | undefined {
  const ends = away.flatMap(({ until }) => (until !== undefined && until > instant ? until : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** A person with this absence instead of any other, or with none. */
export function withAbsence({ hours, meanwhile: _, ...person }: Person, absence?: Span, meanwhile?: AtTheEnd): Person {
  const { away: __, ...others } = hours;
  return { ...person, hours: { ...others, ...(absence && { away: [absence] }) }, ...given({ meanwhile }) };
}

/** What an encounter's clock needs besides the encounter. */
export interface People {
  /** The people of `usersOf`, as of when the encounter was loaded. */
  readonly of: ReadonlyMap<UserId, Person>;
  /** When Fray was down. */
  readonly downtimes: readonly Span[];
}

export const NO_PEOPLE: People = { of: new Map(), downtimes: [] };

/**
 * The users whose hours matter to an encounter: with a turn timer, its players and its GM; always, those who have lent
 * a character until they are back.
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

/**
 * The GM whose hours count for the creatures. With several GMs none do, since one may be there while another sleeps.
 */
export function gmOnly({ gms }: Pick<Encounter, 'gms'>): UserId | undefined {
  return gms.length === 1 ? gms[0] : undefined;
}

/** The target of a saved action: its name, and its relation if there is no one with that name another time. */
export interface SavedTarget {
  readonly name: string;
  readonly as: 'self' | 'friend' | 'foe';
}

/** A saved action, to repeat with any of its player's combatants. */
export interface SavedAct extends Pick<Intent, 'action' | 'tool' | 'manner' | 'amount'> {
  readonly targets?: readonly SavedTarget[];
  readonly situation?: Situation;
}

/** What a player has saved under a name: an action of a system, or a free roll, which belongs to none. */
export interface Saved {
  readonly name: string;
  /** The system's id; "" for a roll. */
  readonly system: string;
  readonly what: { readonly type: 'act'; readonly act: SavedAct } | { readonly type: 'roll'; readonly dice: string };
}

/** The most one player may save in one server, for each system and for rolls. */
export const MOST_SAVED = 9;

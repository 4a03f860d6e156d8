import type { AtTheEnd, Encounter, Situation, UserId } from '../rules/core/encounter.ts';
import { STYLES, TIMER_END_CHOICES } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import type { Intent } from '../rules/core/intent.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import type { BookName } from '../rules/core/template.ts';
import type { Hours } from '../time/countdown.ts';
import type { Span } from '../time/zone.ts';

/**
 * What can happen in the turns of players who are away: nothing, a defense, a pass, or autopilot. Each style of
 * autopilot is a separate choice.
 */
export const ABSENCE_CHOICES: readonly AtTheEnd[] = [...TIMER_END_CHOICES, ...STYLES];

/**
 * A user's settings in a server: when they play (time zone, quiet hours, days off, absences), how they are pinged, and
 * what happens in their turns while they are away. Also the hints that they have seen.
 */
export interface Person {
  readonly hours: Hours;
  /** True if the user gets nudges as direct messages and not in the channel. */
  readonly direct?: true;
  /** True if the user is pinged when their turn is next. */
  readonly next?: true;
  /** What happens in the user's turns while they are away. If undefined, the turns wait. */
  readonly meanwhile?: AtTheEnd;
  /** The hints that the user has seen and won't get again. */
  readonly hints?: readonly Hint[];
}

/** Something that a user is told only once: that they can practice, or what their first turn is about. */
export type Hint = 'practice' | 'first-turn';

export const UNKNOWN_PERSON: Person = { hours: {} };

/** Whether anything is stored about a person: settings that they chose, and hints that they have seen. */
export function storedDataKinds({ hours, hints = [], ...settings }: Person): {
  readonly hours: boolean;
  readonly hints: boolean;
} {
  return { hours: Object.keys({ ...hours, ...settings }).length > 0, hints: hints.length > 0 };
}

/** The user's current absence, or else their next one. */
export function absenceAt({ hours: { away = [] } }: Person, now: number): Span | undefined {
  const unfinishedAbsences = away.filter(({ until = Number.POSITIVE_INFINITY }) => until > now);
  return unfinishedAbsences.toSorted((one, other) => one.from - other.from)[0];
}

export function isAway(person: Person, now: number): boolean {
  const absence = absenceAt(person, now);
  return absence !== undefined && absence.from <= now;
}

/**
 * A copy of a person's settings, with these changes to when the person plays (time zone, quiet hours, days off,
 * absences). Values that are undefined are removed.
 */
export function withHours(
  { hours, ...person }: Person,
  changes: { readonly [Part in keyof Hours]: Hours[Part] | undefined },
): Person {
  return { ...person, hours: given({ ...hours, ...changes }) };
}

export function withDirectNudges({ direct: _, ...person }: Person, direct: boolean): Person {
  return direct ? { ...person, direct } : person;
}

export function withNextUpPings({ next: _, ...person }: Person, next: boolean): Person {
  return next ? { ...person, next } : person;
}

/**
 * Ends a person's absence now, or cancels one that hasn't begun. The ended absence is kept, because lent combatants go
 * back at its end.
 */
export function endAbsence(person: Person, now: number): Result<Person, Refusal> {
  const absence = absenceAt(person, now);
  if (!absence) return no({ type: 'not-away' });
  return ok(absence.from > now ? withAbsence(person) : withAbsence(person, { from: absence.from, until: now }));
}

/** When the person is back from the first absence that ends after a given time. Undefined if that isn't known. */
export function returnTimeAfter({ hours: { away = [] } }: Person, instant: number): number | undefined {
  const absenceEnds = away.flatMap(({ until }) => (until !== undefined && until > instant ? until : []));
  return absenceEnds.length > 0 ? Math.min(...absenceEnds) : undefined;
}

/** A person with only this absence, or with none. */
export function withAbsence({ hours, meanwhile: _, ...person }: Person, absence?: Span, meanwhile?: AtTheEnd): Person {
  const { away: __, ...others } = hours;
  return { ...person, hours: { ...others, ...(absence && { away: [absence] }) }, ...given({ meanwhile }) };
}

/** What an encounter's clock needs besides the encounter. */
export interface People {
  /** The settings of the users in `usersOf`, as they were when the encounter was loaded. */
  readonly of: ReadonlyMap<UserId, Person>;
  /** The times when Fray wasn't running. */
  readonly downtimes: readonly Span[];
}

export const NO_PEOPLE: People = { of: new Map(), downtimes: [] };

/**
 * The users whose settings matter to an encounter. Until the encounter is over, all its players matter, because they
 * may be away. With a turn timer, all its players and its only GM matter. Players matter in any case if they handed a
 * character over until they are back.
 */
export function usersOf(encounter: Encounter | undefined): readonly UserId[] {
  if (!encounter) return [];
  const { pace, phase, combatants } = encounter;
  const owners = combatants.flatMap(({ lent }) =>
    lent?.owner !== undefined && lent.until === undefined ? lent.owner : [],
  );
  const players = pace || phase !== 'ended' ? combatants.flatMap(({ controller }) => controller ?? []) : [];
  const gm = pace ? onlyGm(encounter) : undefined;
  return [...new Set([...players, ...(gm === undefined ? [] : [gm]), ...owners])];
}

/**
 * The GM whose quiet hours and absences pause the turn timer of the creatures' turns. Undefined if there are several
 * GMs, because one may be awake while another sleeps.
 */
export function onlyGm({ gms }: Pick<Encounter, 'gms'>): UserId | undefined {
  return gms.length === 1 ? gms[0] : undefined;
}

/** The target of a saved action: its name, and its relation to the actor in case no one has that name next time. */
export interface SavedTarget {
  readonly name: string;
  /** The name in the rulebook that `name` stands for, so that each reader sees the name in their language. */
  readonly book?: BookName;
  readonly as: 'self' | 'friend' | 'foe';
}

/** A saved action. Any of its player's combatants can repeat it. */
export interface SavedAct extends Pick<Intent, 'action' | 'tool' | 'manner' | 'amount'> {
  readonly targets?: readonly SavedTarget[];
  readonly situation?: Situation;
}

/** What a player has saved under a name: an action of a system, or dice for `/roll`. */
export interface SavedEntry {
  readonly name: string;
  /** The system's id, or "" for a roll. */
  readonly system: string;
  /** True for a roll that everyone in the server may use. */
  readonly shared?: true;
  readonly what: { readonly type: 'act'; readonly act: SavedAct } | { readonly type: 'roll'; readonly dice: string };
}

/**
 * The maximum number of entries that a player can save in a server, counted separately for each system and for rolls.
 */
export const MAX_SAVED_ENTRIES = 9;

/** The maximum number of shared rolls in a server. */
export const MAX_SHARED_ROLLS = 25;

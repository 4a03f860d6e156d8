import type { Encounter, UserId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { viewOf } from '../rules/core/secrecy.ts';
import type { Waiting } from './encounter-state.ts';
import { theirsIn } from './lately.ts';
import type { Session } from './session.ts';
import { type DoneDeed, type History, type PastDeed, standingDeeds } from './undo-plan.ts';

/** The last deed that stands, the one that undo would take back. */
export function lastDeed({ loaded, caller, encounter }: Session<'history'>): DoneDeed | undefined {
  return standingDeeds(loaded.history, viewOf(caller.user, encounter))[0];
}

/** Why the last deed, or the one that waits for an answer, is not a player's to take back. Absent: it is its player's. */
export function whyOnlyTheGm(session: Session<'history'>): 'dice' | 'told' | undefined {
  const { waiting, encounter, loaded, caller } = session;
  if (waiting) return whyOnlyTheGmWithdraws(waiting);
  const last = lastDeed(session);
  return last && encounter && whyOnlyTheGmUndoes(loaded.history, last, encounter, caller.user);
}

/** How many deeds GMs have taken back, of all that were done in the session's encounter. */
export function undoneInSession({ loaded }: Session<'history'>): number {
  const { opening, deeds } = loaded.history;
  return undoneByGms(opening, deeds);
}

/** Events that tell what is for all to see, whomever they are of. */
const PLAIN: readonly Event['type'][] = ['declared', 'turn-started', 'turn-ended', 'round-started', 'phase-begun'];

/** What the next turn or round begins with, as everyone knows beforehand: points come back. */
const FORESEEN: readonly Event['type'][] = ['regained', 'limit-changed'];

/**
 * Why a player may not take back a deed of theirs: dice fell, which a player could throw again until they please; or it
 * told of others what the player did not know. Absent: they may.
 */
export function whyOnlyTheGmUndoes(
  { deeds }: History,
  { number }: Pick<DoneDeed, 'number'>,
  { combatants }: Encounter,
  user: UserId,
): 'dice' | 'told' | undefined {
  const deed = deeds[number];
  if (!deed || deed.dice > 0) return 'dice';
  // Whom the deed took out of the fight is among them no more.
  const gone = deed.events.flatMap((event) => (event.type === 'left' ? [event.combatant] : []));
  const own = theirsIn({ combatants: [...combatants, ...gone] }, user);
  const begins = deed.events.findIndex(({ type }) => type === 'turn-started' || type === 'round-started');
  const told = deed.events.some((event, place) => {
    const isForeseen = begins !== -1 && place > begins && FORESEEN.includes(event.type);
    return !PLAIN.includes(event.type) && !isForeseen && !concerned(event).every((id) => own.includes(id));
  });
  return told || deed.answers > 0 ? 'told' : undefined;
}

/** Why a player may not withdraw a deed of theirs that waits for an answer. Absent: they may. */
function whyOnlyTheGmWithdraws({ thrown, answers }: Waiting): 'dice' | 'told' | undefined {
  if (thrown.length > 0) return 'dice';
  return answers.length > 0 ? 'told' : undefined;
}

/** The fields of events that hold a combatant's id. */
interface Concerned {
  readonly subject?: string | undefined;
  readonly actor?: string;
  readonly target?: string;
  readonly other?: string;
}

/** The combatants whom an event is about. */
function concerned(event: Event): readonly string[] {
  if ('combatant' in event) return [event.combatant.id];
  const { subject, actor, target, other }: Concerned = { subject: undefined, ...event };
  return [subject, actor, target, other].flatMap((id) => id ?? []);
}

/** A row of the record, as it counts among the undone. */
type Counted = Pick<PastDeed, 'kind' | 'user' | 'touches' | 'dice' | 'events'>;

/** How many deeds GMs have taken back: told at the end and in the chronicle, for whoever wonders. */
export function undoneByGms(opening: Encounter, deeds: readonly Counted[]): number {
  const changes = deeds.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'gms-changed' ? event.after : [])),
  );
  const gms = new Set([...opening.gms, ...changes]);
  return deeds
    .map(({ kind, user, touches, dice }) => {
      if (kind === 'undo' && gms.has(user)) return touches.length;
      // What a player may withdraw has thrown no dice.
      return kind === 'withdrawn' && (dice > 0 || gms.has(user)) ? 1 : 0;
    })
    .reduce((sum, undone) => sum + undone, 0);
}

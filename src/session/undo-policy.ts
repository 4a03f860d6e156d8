import type { Encounter, UserId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import { viewerOf } from '../rules/core/secrecy.ts';
import type { WaitingDeed } from './encounter-state.ts';
import { combatantIdsOfUser } from './missed-deeds.ts';
import type { Session } from './session.ts';
import { type DoneDeed, type History, type PastDeed, undoableDeeds } from './undo-plan.ts';

/** The latest deed that isn't undone, which the next undo would undo. */
export function lastDeed({ loaded, caller, encounter }: Session<'history'>): DoneDeed | undefined {
  return undoableDeeds(loaded.history, viewerOf(caller.user, encounter))[0];
}

/** Why only the GM may undo the last deed or withdraw the waiting one. Undefined if the deed's player may. */
export function whyOnlyGmCanUndo(session: Session<'history'>): 'dice' | 'told' | undefined {
  const { waiting, encounter, loaded, caller } = session;
  if (waiting) return whyOnlyGmCanWithdraw(waiting);
  const deedToUndo = lastDeed(session);
  return deedToUndo && encounter && whyOnlyGmCanUndoDeed(loaded.history, deedToUndo, encounter, caller.user);
}

/** How many deeds of the session's encounter have been undone by GMs. */
export function undoneCountInSession({ loaded }: Session<'history'>): number {
  const { opening, deeds } = loaded.history;
  return countUndoneByGms(opening, deeds);
}

/** Events that everyone sees, no matter who they happen to. */
const PUBLIC_EVENTS: readonly Event['type'][] = [
  'declared',
  'turn-started',
  'turn-ended',
  'round-started',
  'phase-begun',
];

/** Whether an event is only about handing over an item, which both sides see anyway. */
function isHandOver(event: Event): boolean {
  if (event.type === 'sheet-changed' || event.type === 'limit-changed') return event.why.id === 'item moved';
  if (event.type === 'state-changed') return 'lying' in event.before || 'lying' in event.after;
  return event.type === 'remarked' && HAND_OVER_REMARKS.has(event.what.id);
}

const HAND_OVER_REMARKS: ReadonlySet<string> = new Set(['gives', 'loots', 'picks up', 'drops']);

/** Events that everyone expects at the start of a turn or round, such as regaining points. */
const EXPECTED_EVENTS: readonly Event['type'][] = ['regained', 'limit-changed'];

/**
 * Why a player may not undo their own deed. 'dice': dice were rolled, and the player could repeat the deed until they
 * like the result. 'told': the deed revealed something about others. Undefined if the player may undo it.
 */
export function whyOnlyGmCanUndoDeed(
  { deeds }: History,
  { number }: Pick<DoneDeed, 'number'>,
  { combatants }: Encounter,
  user: UserId,
): 'dice' | 'told' | undefined {
  const deed = deeds[number];
  if (!deed || deed.dice > 0) return 'dice';
  // Combatants that left during the deed aren't in the encounter anymore.
  const departedCombatants = deed.events.flatMap((event) => (event.type === 'left' ? [event.combatant] : []));
  const userCombatantIds = combatantIdsOfUser({ combatants: [...combatants, ...departedCombatants] }, user);
  const turnStartIndex = deed.events.findIndex(({ type }) => type === 'turn-started' || type === 'round-started');
  const isDeedRevealing = deed.events.some((event, index) => {
    const isExpectedEvent = turnStartIndex !== -1 && index > turnStartIndex && EXPECTED_EVENTS.includes(event.type);
    return (
      !PUBLIC_EVENTS.includes(event.type) &&
      !isExpectedEvent &&
      !isHandOver(event) &&
      !concernedCombatantIds(event).every((id) => userCombatantIds.includes(id))
    );
  });
  return isDeedRevealing || deed.answers > 0 ? 'told' : undefined;
}

/** Why a player may not withdraw their own deed that waits for an answer. Undefined if they may. */
function whyOnlyGmCanWithdraw({ thrown, answers }: WaitingDeed): 'dice' | 'told' | undefined {
  if (thrown.length > 0) return 'dice';
  return answers.length > 0 ? 'told' : undefined;
}

/** The fields of events that contain a combatant's id. */
interface CombatantIdFields {
  readonly subject?: string | undefined;
  readonly actor?: string;
  readonly target?: string;
  readonly other?: string;
}

/** The combatants that an event is about. */
function concernedCombatantIds(event: Event): readonly string[] {
  if ('combatant' in event) return [event.combatant.id];
  const { subject, actor, target, other }: CombatantIdFields = { subject: undefined, ...event };
  return [subject, actor, target, other].flatMap((id) => id ?? []);
}

/** The fields of a record's row that are needed to count undone deeds. */
type CountedDeed = Pick<PastDeed, 'kind' | 'user' | 'touches' | 'dice' | 'events'>;

/**
 * How many deeds GMs have undone. An encounter's last message and its chronicle show this number, so that players know
 * about it.
 */
export function countUndoneByGms(opening: Encounter, deeds: readonly CountedDeed[]): number {
  const newGms = deeds.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'gms-changed' ? event.after : [])),
  );
  const gms = new Set([...opening.gms, ...newGms]);
  return deeds
    .map(({ kind, user, touches, dice }) => {
      if (kind === 'undo' && gms.has(user)) return touches.length;
      // If dice were rolled for a withdrawn deed, a GM withdrew it, because players can't.
      return kind === 'withdrawn' && (dice > 0 || gms.has(user)) ? 1 : 0;
    })
    .reduce((sum, undone) => sum + undone, 0);
}

import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, type Encounter, ownerOf, type UserId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { DeedKind } from './change.ts';
import { CLOCK_USER } from './clock.ts';

/** The fields of a record's row that are needed to tell what happened. */
export interface MissedDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: UserId;
  /** The deed, whether it was carried out or withdrawn at a question. Undefined for an undo or a redo. */
  readonly deed?: Deed | undefined;
  /** The number of the undo that undid this deed. Undefined if the deed isn't undone. */
  readonly undoneBy?: number | undefined;
  readonly events: readonly Event[];
}

/** A deed that isn't undone. */
interface DeedInEffect extends Pick<MissedDeed, 'number' | 'user' | 'events'> {
  readonly deed: Deed;
  /**
   * True if the deed began before the part of the fight that the user missed, so that only its later events are
   * included.
   */
  readonly rest?: true;
}

/** What a user may have missed in an encounter. */
export interface MissedDeeds {
  /**
   * Where the part of the fight begins that the user may have missed: after the user's last turn, when they joined, at
   * the start of the round, or at the oldest deed that was read.
   */
  readonly since: 'turn' | 'joined' | 'round' | 'beginning';
  /**
   * The deeds that the user may have missed and that aren't undone, the oldest first. Of the first deed, the events
   * that the user didn't miss are left out.
   */
  readonly deeds: readonly DeedInEffect[];
}

/** What was missed if there is no encounter: nothing. */
export const NOTHING_MISSED: MissedDeeds = { since: 'beginning', deeds: [] };

/** The maximum number of deeds that are read. */
const MAX_DEEDS_READ = 400;

/**
 * Collects what a user may have missed since the end of their combatant's last turn, or since their first combatant
 * joined. For a user without a combatant, only the current round counts. Deeds are read from the latest back, and only
 * as far as needed.
 */
export async function collectMissedDeeds(
  encounter: Pick<Encounter, 'combatants'>,
  user: UserId,
  latestFirst: AsyncIterable<MissedDeed> | Iterable<MissedDeed>,
): Promise<MissedDeeds> {
  const combatantIds = combatantIdsOfUser(encounter, user);
  const idsYetToJoin = new Set(combatantIds);
  const missedDeeds: DeedInEffect[] = [];
  let deedsReadCount = 0;
  for await (const { number, kind, user: author, deed, undoneBy, events } of latestFirst) {
    if (++deedsReadCount > MAX_DEEDS_READ) break;
    if (kind !== 'done' || deed === undefined || undoneBy !== undefined) continue;
    const startIndex =
      combatantIds.length === 0 ? roundStartIndex(events) : turnEndIndex(events, author, deed, combatantIds);
    const joinedIndex =
      combatantIds.length > 0 && startIndex === undefined ? joinIndex(events, idsYetToJoin) : undefined;
    const firstIndex = startIndex ?? joinedIndex ?? 0;
    const remainderField = firstIndex > 0 ? ({ rest: true } as const) : {};
    if (firstIndex < events.length)
      missedDeeds.push({ number, user: author, deed, events: events.slice(firstIndex), ...remainderField });
    if (startIndex !== undefined)
      return { since: combatantIds.length === 0 ? 'round' : 'turn', deeds: missedDeeds.toReversed() };
    if (joinedIndex !== undefined) return { since: 'joined', deeds: missedDeeds.toReversed() };
  }
  return { since: 'beginning', deeds: missedDeeds.toReversed() };
}

/** The combatants that a user plays, or has lent to another player. */
export function combatantIdsOfUser(
  { combatants }: Pick<Encounter, 'combatants'>,
  user: UserId,
): readonly CombatantId[] {
  return combatants.flatMap((each) => (each.controller === user || ownerOf(each) === user ? [each.id] : []));
}

/**
 * The index after the last event that ended a turn of one of these combatants. Turns that were skipped or ended by the
 * timer don't count. Undefined if there is no such event.
 */
function turnEndIndex(
  events: readonly Event[],
  author: UserId,
  deed: Deed,
  ownIds: readonly CombatantId[],
): number | undefined {
  if (author === CLOCK_USER || (deed.type === 'end-turn' && deed.passedOver)) return undefined;
  return indexAfterLast(
    events,
    (event) => event.type === 'turn-ended' && !event.skipped && ownIds.includes(event.subject),
  );
}

function roundStartIndex(events: readonly Event[]): number | undefined {
  return indexAfterLast(events, ({ type }) => type === 'round-started');
}

/** The index after the event with which the first of these combatants joined. */
function joinIndex(events: readonly Event[], yetToJoin: Set<CombatantId>): number | undefined {
  const isJoin = (event: Event) => event.type === 'joined' && yetToJoin.has(event.combatant.id);
  const lastJoinIndex = indexAfterLast(events, isJoin);
  for (const event of events) if (event.type === 'joined') yetToJoin.delete(event.combatant.id);
  return yetToJoin.size === 0 ? lastJoinIndex : undefined;
}

function indexAfterLast(events: readonly Event[], matches: (event: Event) => boolean): number | undefined {
  const index = events.findLastIndex(matches);
  return index === -1 ? undefined : index + 1;
}

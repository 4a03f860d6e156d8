import type { Deed } from '../rules/core/deed.ts';
import { type CombatantId, type Encounter, ownerOf, type UserId } from '../rules/core/encounter.ts';
import type { Event } from '../rules/core/event.ts';
import type { DeedKind } from './change.ts';
import { CLOCK } from './clock.ts';

/** A row of the record, as far as it tells what happened. */
export interface LateDeed {
  readonly number: number;
  readonly kind: DeedKind;
  readonly user: UserId;
  /** Absent: an undo or a redo. */
  readonly deed?: Deed | undefined;
  /** The undo that it is undone by now. Absent: it stands. */
  readonly undoneBy?: number | undefined;
  readonly events: readonly Event[];
}

/** Something that was done and stands. */
interface StandingDeed extends Pick<LateDeed, 'number' | 'user' | 'events'> {
  readonly deed: Deed;
  /** Only its last events are there: what it was done for came before. */
  readonly rest?: true;
}

/** What somebody may have missed of an encounter. */
export interface Lately {
  /** Since their last turn; since they joined; since the round began; since the record begins, or as far back as is looked. */
  readonly since: 'turn' | 'joined' | 'round' | 'beginning';
  /** What was done since and stands, oldest first. Of the first only what came after. */
  readonly deeds: readonly StandingDeed[];
}

/** There is no encounter in which anything was missed. */
export const NOTHING_LATELY: Lately = { since: 'beginning', deeds: [] };

/** Most deeds that are looked through. */
const MOST = 400;

/**
 * What a user may have missed: since the last turn that they or their GM ended for one of theirs, or since the first of theirs
 * joined. Whoever plays nobody: since the round began. The deeds come latest first, and are read only as far as that.
 */
export async function latelyOf(
  encounter: Pick<Encounter, 'combatants'>,
  user: UserId,
  latestFirst: AsyncIterable<LateDeed> | Iterable<LateDeed>,
): Promise<Lately> {
  const own = theirsIn(encounter, user);
  const yetToJoin = new Set(own);
  const found: StandingDeed[] = [];
  let looked = 0;
  for await (const { number, kind, user: by, deed, undoneBy, events } of latestFirst) {
    if (++looked > MOST) break;
    if (kind !== 'done' || deed === undefined || undoneBy !== undefined) continue;
    const since = own.length === 0 ? roundBegun(events) : turnOver(events, by, deed, own);
    const joined = own.length > 0 && since === undefined ? joinedAt(events, yetToJoin) : undefined;
    const from = since ?? joined ?? 0;
    const rest = from > 0 ? ({ rest: true } as const) : {};
    if (from < events.length) found.push({ number, user: by, deed, events: events.slice(from), ...rest });
    if (since !== undefined) return { since: own.length === 0 ? 'round' : 'turn', deeds: found.toReversed() };
    if (joined !== undefined) return { since: 'joined', deeds: found.toReversed() };
  }
  return { since: 'beginning', deeds: found.toReversed() };
}

/** Whom a user plays, or has lent to another. */
export function theirsIn({ combatants }: Pick<Encounter, 'combatants'>, user: UserId): readonly CombatantId[] {
  return combatants.flatMap((each) => (each.controller === user || ownerOf(each) === user ? [each.id] : []));
}

/** After which event the turn of one of these is over. One that was passed over, or that passed by itself, is none they had. */
function turnOver(events: readonly Event[], by: UserId, deed: Deed, own: readonly CombatantId[]): number | undefined {
  if (by === CLOCK || (deed.type === 'end-turn' && deed.passedOver)) return undefined;
  return after(events, (event) => event.type === 'turn-ended' && !event.skipped && own.includes(event.subject));
}

function roundBegun(events: readonly Event[]): number | undefined {
  return after(events, ({ type }) => type === 'round-started');
}

/** After which event the first of them was there, where none of them had joined before. */
function joinedAt(events: readonly Event[], yetToJoin: Set<CombatantId>): number | undefined {
  const joins = (event: Event) => event.type === 'joined' && yetToJoin.has(event.combatant.id);
  const last = after(events, joins);
  for (const event of events) if (event.type === 'joined') yetToJoin.delete(event.combatant.id);
  return yetToJoin.size === 0 ? last : undefined;
}

function after(events: readonly Event[], is: (event: Event) => boolean): number | undefined {
  const at = events.findLastIndex(is);
  return at === -1 ? undefined : at + 1;
}

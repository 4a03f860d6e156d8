// The GM's timed events: fixed places in the turn order that come in certain rounds. A house rule, for any system.

import { type CombatantId, type Encounter, type EventPlace, find, type System, type TimedEvent } from './encounter.ts';
import { given } from './given.ts';
import { because } from './reason.ts';
import { no, ok, type Refusal, type Result } from './refusal.ts';
import type { Resolution } from './resolution.ts';
import type { Ruleset } from './ruleset.ts';

/** Maximum timed events in one encounter. */
export const MOST_EVENTS = 10;

/** The encounter's timed events, in the order they were added. */
export function eventsOf({ timeline }: Pick<Encounter, 'timeline'>): readonly TimedEvent[] {
  return timeline?.events ?? [];
}

/** Whether an event still comes in that round. */
export function comesIn({ from, until, came }: TimedEvent, round: number): boolean {
  return from <= round && (until === undefined || round <= until) && came !== round;
}

/** The GM adds an event, or replaces one. Refuses one that would never come. */
export function setEvent<S extends System>(
  resolution: Resolution<S>,
  rules: Ruleset<S>,
  event: TimedEvent,
): Result<undefined, Refusal> {
  const { encounter } = resolution;
  if (encounter.phase === 'ended') return no({ type: 'no-encounter' });
  const { at, until } = event;
  if (at.kind === 'initiative' && !rules.orderScore)
    return no({ type: 'no-event', mark: event.mark, why: 'no-number' });
  const before = eventsOf(encounter).find(({ id }) => id === event.id);
  if (!before && eventsOf(encounter).length >= MOST_EVENTS)
    return no({ type: 'too-many', what: 'events', most: MOST_EVENTS });
  const { came: _, ...fresh } = event;
  const isPast = encounter.phase === 'fighting' && placeOf(rules, encounter, at) <= encounter.turn;
  const after: TimedEvent = isPast || before?.came === encounter.round ? { ...fresh, came: encounter.round } : fresh;
  const next = after.came === undefined ? encounter.round : after.came + 1;
  if (until !== undefined && until < next) return no({ type: 'no-event', mark: event.mark, why: 'over' });
  resolution.record({ type: 'event-set', ...given({ before }), after });
  return ok();
}

/** The GM removes an event. */
export function removeEvent<S extends System>(resolution: Resolution<S>, id: string): Result<undefined, Refusal> {
  const before = eventsOf(resolution.encounter).find((event) => event.id === id);
  if (!before) return no({ type: 'stale' });
  resolution.record({ type: 'event-set', before });
  return ok();
}

/**
 * The events that come before the block at that place in the order, each once a round. Beyond the order's end, all that
 * are left in this round.
 */
export function comeDue<S extends System>(resolution: Resolution<S>, rules: Ruleset<S>, place: number): void {
  const { encounter } = resolution;
  const { round } = encounter;
  const due = eventsOf(encounter)
    .filter((event) => comesIn(event, round))
    .map((event) => ({ event, at: placeOf(rules, encounter, event.at) }))
    .filter(({ at }) => at <= place)
    .toSorted((a, b) => a.at - b.at);
  for (const { event } of due) {
    const isLast = event.until === round;
    resolution.record({ type: 'event-came', before: event, ...(!isLast && { after: { ...event, came: round } }) });
    const { mark, words } = event;
    resolution.record({ type: 'remarked', what: because({ id: 'event comes', mark, ...given({ words }) }) });
  }
}

/**
 * The index of the block that an event comes before. After the last block if it comes at the end of the round, or if
 * there is no one left to come before or after.
 */
function placeOf<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, at: EventPlace): number {
  const { turnOrder } = encounter;
  const last = Number.POSITIVE_INFINITY;
  if (at.kind === 'round-end') return last;
  if (at.kind === 'initiative') {
    const slower = turnOrder.findIndex((block) => block.length > 0 && fastest(rules, encounter, block) < at.score);
    return slower === -1 ? last : slower;
  }
  const place = turnOrder.findIndex((block) => block.includes(at.who));
  if (place === -1) return last;
  return at.kind === 'before' ? place : place + 1;
}

/** The best initiative in a block. The event comes after those with the same number. */
function fastest<S extends System>(rules: Ruleset<S>, encounter: Encounter<S>, block: readonly CombatantId[]): number {
  const scores = block.flatMap((id) => {
    const who = find(encounter, id);
    return (who && rules.orderScore?.(who)) ?? [];
  });
  return Math.max(...scores);
}

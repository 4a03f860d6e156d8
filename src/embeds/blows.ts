import type { Event, EventOf } from '../rules/core/event.ts';

type Struck = EventOf<'struck'>;
type Thrown = EventOf<'checked'> | EventOf<'contested'>;

/** What of a deed is told by the facts of a blow: at which event each blow is told, and which of its rolls are then not. */
export interface Blows {
  readonly at: ReadonlyMap<Event, Struck>;
  readonly rolls: ReadonlySet<Event>;
}

const NO_BLOWS: Blows = { at: new Map(), rolls: new Set() };

/** Each blow is told at its first roll, or where it is settled if nothing was rolled. */
export function blowsIn(events: readonly Event[]): Blows {
  if (!events.some(({ type }) => type === 'struck')) return NO_BLOWS;
  const at = new Map<Event, Struck>();
  const rolls = new Set<Event>();
  let since: Event[] = [];
  for (const event of events) {
    if (event.type !== 'struck') {
      since.push(event);
      continue;
    }
    const own = since.filter((each) => isRoll(each) && isOfBlow(each, event));
    at.set(own[0] ?? event, event);
    for (const each of own) rolls.add(each);
    since = since.filter((each) => !own.includes(each));
  }
  return { at, rolls };
}

/** Was what somebody declared told by a blow of theirs? */
export function isStruck({ actor }: EventOf<'declared'>, events: readonly Event[]): boolean {
  return events.some((event) => event.type === 'struck' && event.actor === actor);
}

function isRoll(event: Event): event is Thrown {
  return event.type === 'checked' || event.type === 'contested';
}

/** Is it a roll of the blow: the actor's at the target, or the target's against the same spell? */
function isOfBlow({ actor, target, tool }: Thrown, blow: Struck): boolean {
  if (actor === blow.actor) return target === blow.target;
  return actor === blow.target && tool !== undefined && tool === blow.tool;
}

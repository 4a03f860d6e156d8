import { given } from '../rules/core/given.ts';
import type { Pace } from '../rules/core/pace.ts';
import type { Hours } from '../time/quiet-hours.ts';
import { DAY, MINUTE } from '../time/span.ts';
import { countAt, due, graceOf, type Stops, withTime } from '../time/walk.ts';
import { type Countdown, DOWNTIME_AFTER, type Moment, type Wait } from './clock.ts';

/** After how long on the calendar the GM is told that somebody is still waited for. */
const TELL_AFTER = 14 * DAY;

/** A countdown that begins, or goes on from now by what holds now. */
export function recounted(
  before: Countdown | undefined,
  full: number,
  hours: Hours,
  now: number,
  stops: Stops,
): Pick<Countdown, 'from' | 'left' | 'full' | 'hours'> {
  if (!before) return { from: now, left: full, full, hours };
  const settled = before.stopped ? { from: now, left: before.left } : countAt(before, now, before.hours, stops);
  const { from, left } = before.full === full ? settled : withTime(settled, before.full, full);
  return { from, left, full, hours };
}

/** The count of a turn that goes into other hands: what is left of it, and a grace at least. Lending makes no time. */
export function takenOver(count: Countdown, now: number, downtimes: Stops['downtimes']): Countdown {
  const { full, hours, stopped } = count;
  const grace = graceOf(full);
  const settled = recounted(count, full, hours, now, { ...given({ downtimes }), grace });
  return { ...settled, left: Math.max(settled.left, Math.min(grace, full)), ...given({ stopped }) };
}

/** A wait that began while the clock was ahead, as though it went on from now: with what was left, and a grace at least. */
export function setRight(wait: Wait, now: number): Wait {
  if (!isAhead(wait, now)) return wait;
  const { count, since, next, ...others } = wait;
  // Who acts at once does so now.
  const acts = next && next.at <= since ? { ...next, at: now } : next;
  const left = count && { ...count, from: now, left: Math.max(count.left, Math.min(graceOf(count.full), count.full)) };
  return { ...others, since: Math.min(since, now), ...given({ count: left, next: acts }) };
}

/** Whether a wait counts from a time that is still to come, by more than the clocks of two machines may differ. */
export function isAhead({ since, count }: Pick<Wait, 'since' | 'count'>, now: number): boolean {
  return Math.max(since, count?.from ?? 0) > now + DOWNTIME_AFTER;
}

/** When a count ends, and what happens next. The GM is not pressed: they are reminded when the time is over. */
export function momentsOf(
  { user, past, since }: Pick<Wait, 'user' | 'past' | 'since'>,
  count: Countdown,
  stops: Stops,
  pace: Pace | undefined,
): { readonly end?: number; readonly next?: Moment } {
  // What is short is not nudged at once.
  const nudge =
    user !== undefined && pace && pace.nudge > 0 ? Math.min(pace.nudge * MINUTE, count.full / 2) : undefined;
  const found = due(count, count.hours, stops, { ...given({ nudge }), tellAfter: TELL_AFTER, since });
  const end: Moment['what'] = user === undefined ? 'nudge' : 'end';
  const moments = [
    moment('nudge', user === undefined ? undefined : found.nudge, past),
    moment(end, found.end, past),
    moment('tell', found.tell, past),
  ];
  const [next] = moments.flatMap((each) => each ?? []).toSorted((one, other) => one.at - other.at);
  return given({ end: user === undefined ? undefined : found.end, next });
}

/** A moment of a wait, where there is one and it has not come yet. */
export function moment(what: Moment['what'], at: number | undefined, past: Wait['past']): Moment | undefined {
  return at === undefined || past.includes(what) ? undefined : { at, what };
}

/** What comes first. Who acts by themselves now does so before anything else. */
export function first(
  { act, recount, next }: { readonly [Which in 'act' | 'recount' | 'next']: Moment | undefined },
  now: number,
): Moment | undefined {
  if (act && act.at <= now) return act;
  return recount ?? (act && (!next || act.at < next.at) ? act : next);
}

import { tellAll } from '../../posts/tell-all.ts';
import { find } from '../../rules/core/encounter.ts';
import type { Wait } from '../../session/clock.ts';
import { isAhead } from '../../session/countdown.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { pace as words } from '../../text/spoken.ts';
import { MINUTE, type Span } from '../../time/span.ts';

/** A shorter downtime counts like any other, but nobody will have noticed. */
const TOLD_FROM = 30 * MINUTE;
/** Most deadlines that are told. */
const MOST = 5;

/** The last downtime of which a channel has not been told whose players had time that ran. Every count is worked out anew after it. */
export function untoldDowntime({ state, people, caller }: Session): Required<Span> | undefined {
  const counts = (state?.clock?.waits ?? []).flatMap(({ count }) => (count?.end === undefined ? [] : [count.from]));
  const since = Math.min(...counts);
  return people.downtimes
    .flatMap(({ from, until = Number.POSITIVE_INFINITY }) => ({ from, until }))
    .findLast(({ from, until }) => until > since && until <= caller.now && until - from >= TOLD_FROM);
}

/** Tells all of a downtime, and until when those are waited for now who were waited for. */
export function tellDowntime(session: Session, { from, until }: Required<Span>): void {
  tellAll(session, { content: words.wasAway(from, until, deadlinesOf(session)) });
}

/** Whether players have time that runs by a clock that was ahead. It is worked out anew once the clock is trusted again. */
export function wasAhead({ state, caller }: Session): boolean {
  return (state?.clock?.waits ?? []).some((wait) => isTimed(wait) && isAhead(wait, caller.now));
}

/** Tells all that the clock was ahead and is right again, and until when those are waited for now who were waited for. */
export function tellClockSetRight(session: Session): void {
  tellAll(session, { content: words.clockSetRight(deadlinesOf(session)) });
}

function deadlinesOf({ state }: Session): readonly { readonly names: readonly string[]; readonly end: number }[] {
  if (!state) return [];
  const byEnd = Map.groupBy(state.clock?.waits.filter(isTimed) ?? [], ({ count }) => count?.end);
  return [...byEnd].slice(0, MOST).flatMap(([end, waits]) => {
    const names = waits.map(({ subject }) => plain(find(state.encounter, subject)?.name ?? ''));
    return end === undefined ? [] : [{ names, end }];
  });
}

function isTimed({ count }: Wait): boolean {
  return count?.end !== undefined && !count.stopped;
}

import { find } from '../../rules/core/encounter.ts';
import type { Wait } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';
import { plain } from '../../text/markdown.ts';
import { pace as words } from '../../text/spoken.ts';
import { MINUTE, type Span } from '../../time/span.ts';
import { tellAll } from '../gm/play.ts';

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
  const { state } = session;
  if (!state) return;
  const byEnd = Map.groupBy(state.clock?.waits.filter(isTimed) ?? [], ({ count }) => count?.end);
  const deadlines = [...byEnd].slice(0, MOST).flatMap(([end, waits]) => {
    const names = waits.map(({ subject }) => plain(find(state.encounter, subject)?.name ?? ''));
    return end === undefined ? [] : [{ names, end }];
  });
  tellAll(session, { content: words.wasAway(from, until, deadlines) });
}

function isTimed({ count }: Wait): boolean {
  return count?.end !== undefined && !count.stopped;
}

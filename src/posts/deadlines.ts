import type { Deadline, Deadlines } from '../embeds/board.ts';
import { given } from '../rules/core/given.ts';
import type { Wait } from '../session/clock.ts';
import type { EncounterState } from '../session/encounter-state.ts';

/** Until when those are waited for whom an encounter waits for, as all may know. */
export function deadlinesOf({ clock, encounter }: EncounterState): Deadlines {
  return {
    stopped: encounter.pace?.stopped === true,
    all: (clock?.waits ?? []).flatMap((wait) => (wait.for === 'return' ? [] : deadlineOf(wait, wait.for))),
  };
}

function deadlineOf({ subject, user, count, past }: Wait, what: Deadline['for']): readonly Deadline[] {
  if (!count || count.stopped || user === undefined) return [];
  if (past.includes('end')) return [{ subject, for: what, over: true }];
  const { end } = count;
  const { away } = awayIn(count, user);
  return end === undefined && !away ? [] : [{ subject, for: what, ...given({ end, away }) }];
}

/** The first absence that puts the end off; without the time from which on where it has begun. */
function awayIn({ hours, from, end }: NonNullable<Wait['count']>, user: string): Pick<Deadline, 'away'> {
  const [found] = (hours.away ?? [])
    .filter((each) => (each.until ?? Number.POSITIVE_INFINITY) > from && each.from < (end ?? Number.POSITIVE_INFINITY))
    .toSorted((one, other) => one.from - other.from);
  if (!found) return {};
  return { away: { user, ...given({ from: found.from > from ? found.from : undefined, until: found.until }) } };
}

/** Whether two states would be shown with the same deadlines. */
export function sameDeadlines(one: EncounterState, other: EncounterState): boolean {
  return one.clock === other.clock || JSON.stringify(deadlinesOf(one)) === JSON.stringify(deadlinesOf(other));
}

import type { CombatantId } from '../rules/core/encounter.ts';
import type { UserId } from '../rules/core/personal.ts';
import { pace as paceWords } from '../text/spoken.ts';

/** Until when somebody is waited for. Instants are in milliseconds since 1970. */
export interface Deadline {
  readonly subject: CombatantId;
  readonly for: 'turn' | 'question';
  /** Absent: without end, as it is. */
  readonly end?: number;
  /** It has come already, and nothing happened by itself. */
  readonly over?: true;
  /** An absence of their player that puts it off. */
  readonly away?: { readonly user: UserId; readonly from?: number; readonly until?: number };
}

/** The deadlines of an encounter, and whether its clock has been stopped. */
export interface Deadlines {
  readonly stopped: boolean;
  readonly all: readonly Deadline[];
}

export const NO_DEADLINES: Deadlines = { stopped: false, all: [] };

/** What stands below each name on the board, and below the last of those on turn what holds for all of them. */
export function deadlineLines(
  { stopped, all }: Deadlines,
  now: readonly { readonly id: CombatantId }[],
): ReadonlyMap<CombatantId, readonly string[]> {
  const last = now.at(-1)?.id;
  if (stopped) return new Map(last === undefined ? [] : [[last, [paceWords.stands]]]);
  const lines = new Map<CombatantId, readonly string[]>();
  for (const { subject, ...deadline } of all) lines.set(subject, [...(lines.get(subject) ?? []), ...linesOf(deadline)]);
  const said = now.map(({ id }) => (lines.get(id) ?? []).join('\n'));
  if (new Set(said).size === 1) for (const { id } of now) if (id !== last) lines.delete(id);
  return lines;
}

function linesOf({ for: what, end, over, away }: Omit<Deadline, 'subject'>): readonly string[] {
  if (over) return [paceWords.over];
  return [
    ...(away ? [paceWords.away(away)] : []),
    ...(end === undefined ? [] : [what === 'turn' ? paceWords.until(end) : paceWords.answerUntil(end)]),
  ];
}

import type { Encounter } from '../rules/core/encounter.ts';
import type { RecordedDeed } from '../session/encounter-record.ts';
import type { LateDeed } from '../session/lately.ts';
import type { History } from '../session/undo-plan.ts';
import { rowsOf } from './pages.ts';
import type { deeds } from './sqlite/schema.ts';

/** The row of a deed. */
export type DeedRow = typeof deeds.$inferSelect;

/** What undo and redo need of a row. */
export type PastRow = Pick<
  DeedRow,
  'number' | 'kind' | 'user' | 'interaction' | 'deed' | 'thrown' | 'answers' | 'touches' | 'undoneBy' | 'events'
>;

/** What undo and redo go by, from the rows of an encounter, oldest first. */
export function historyOf(opening: Encounter, rows: readonly PastRow[]): History {
  return {
    opening,
    deeds: rows.map((row) => ({
      ...row,
      deed: row.deed ?? undefined,
      dice: 'count' in row.thrown ? row.thrown.count : row.thrown.length,
      answers: row.answers.length,
      thrown: 'count' in row.thrown ? [] : row.thrown,
      undoneBy: row.undoneBy ?? undefined,
    })),
  };
}

/** A deed as an exported record has it, its fields in this order: hashes are made over them. */
export function recordedDeed(row: DeedRow): RecordedDeed {
  const { deed, undoneBy, number, user, kind, answers, firstThrow, thrown, touches, at, events, hash, redacted } = row;
  return {
    number,
    kind,
    user,
    at,
    ...(deed !== null && { deed }),
    answers,
    firstThrow,
    ...('count' in thrown ? { thrown: [], bulk: thrown } : { thrown }),
    touches,
    ...(undoneBy !== null && { undoneBy }),
    events,
    hash,
    ...(redacted && { redacted }),
  };
}

/** Deeds as whoever catches up reads them. */
export async function* lateDeeds(pages: AsyncIterable<readonly DeedRow[]>): AsyncGenerator<LateDeed> {
  for await (const { number, kind, user, deed, undoneBy, events } of rowsOf(pages))
    yield { number, kind, user, events, ...(deed !== null && { deed }), ...(undoneBy !== null && { undoneBy }) };
}

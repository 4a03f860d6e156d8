import { apply } from '../rules/core/apply.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { DeedRow, Deeds } from '../store/sqlite/deeds.ts';
import type { EncounterRow } from '../store/sqlite/present.ts';
import type { Waiting } from '../store/sqlite/schema.ts';

/** How far to go back: so many steps, the question that is open counting as one; or to where the round started. */
export type UndoDepth = number | 'round-start';

/** What is taken back, or put back, with how the fight stood before and stands after. */
export interface Undone {
  /** The deed that waited for an answer. */
  readonly withdrawn?: Waiting;
  /** The deeds, the last first. */
  readonly deeds: readonly DeedRow[];
  readonly before: Encounter;
  readonly after: Encounter;
}

/** What going back so far would take back, and how the fight would stand then. Refused where nothing stands to be undone. */
export function planUndo(deeds: Deeds, row: EncounterRow, before: Encounter, far: UndoDepth): Result<Undone, Refusal> {
  const withdrawn = row.waiting ?? undefined;
  if (far === 'round-start' && before.round === 0)
    return no({ type: 'wrong-phase', wants: 'fighting', phase: before.phase });
  const taken =
    far === 'round-start' ? deeds.sinceRound(row.id, before.round) : deeds.standing(row.id, far - (withdrawn ? 1 : 0));
  if (!withdrawn && taken.length === 0) return no({ type: 'nothing-to-undo' });
  const numbers = taken.map(({ number }) => number);
  const after = taken.length === 0 ? before : replayEvents(deeds, row, numbers);
  return ok({ ...(withdrawn && { withdrawn }), deeds: taken, before, after });
}

/** The fight from its record alone: as it opened, and every event of the deeds that stand but for those left out. */
export function replayEvents(deeds: Deeds, { id, opening }: EncounterRow, without: readonly number[] = []): Encounter {
  return deeds
    .happened(id)
    .filter(({ deed }) => !without.includes(deed))
    .reduce<Encounter>((encounter, { event }) => apply(encounter, event), opening);
}

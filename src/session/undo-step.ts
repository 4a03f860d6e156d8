import { given } from '../rules/core/given.ts';
import type { Refusal } from '../rules/core/refusal.ts';
import { no, ok, type Result } from '../rules/core/result.ts';
import type { EncounterState } from './encounter-state.ts';
import { reversed, sheetChanges } from './sheet-changes.ts';
import { type By, rowStep, type Step, sheetChanged, standing } from './step.ts';
import { doneDeeds, type History, isAsOne, replayEvents, type Undone, undoToRedo } from './undo-plan.ts';

/** Takes back what was planned: the deed that waits for an answer, and deeds that stand. Their dice stay thrown. */
export function undoStep(state: EncounterState, history: History, plan: Undone, { user, now }: By): Step {
  const { withdrawn, deeds, after } = plan;
  const first = withdrawn ? rowStep(state, { ...withdrawn, kind: 'withdrawn' }, now) : { state, changes: [] };
  if (deeds.length === 0) return first;
  const touches = deeds.map(({ number }) => number).toSorted((a, b) => a - b);
  const sheets = reversed(sheetChanges(after, eventsOf(history, touches)));
  const row = rowStep(first.state, { kind: 'undo', user, touches }, now);
  return {
    state: standing(row.state, after, now),
    changes: [...first.changes, ...sheets.map(sheetChanged), ...row.changes],
  };
}

/** Puts back what the last undo took back. Refused once something new has been done. */
export function redoStep(
  state: EncounterState,
  history: History,
  { user, now }: By,
): Result<Step & { readonly redone: Undone }, Refusal> {
  const undo = undoToRedo(history);
  if (!undo) return no({ type: 'nothing-to-redo' });
  const { touches } = undo;
  const { encounter: before } = state;
  const after = replayEvents(
    history,
    ({ kind, number, undoneBy }) => kind === 'done' && (undoneBy === undefined || touches.includes(number)),
  );
  const sheets = sheetChanges(before, eventsOf(history, touches));
  const row = rowStep(state, { kind: 'redo', user, touches }, now);
  const deeds = doneDeeds(history).filter(({ number }) => touches.includes(number));
  const asOne = isAsOne(history, deeds, after) || undefined;
  return ok({
    state: standing(row.state, after, now),
    changes: [...sheets.map(sheetChanged), ...row.changes],
    redone: { deeds, ...given({ asOne }), before, after },
  });
}

function eventsOf({ deeds }: History, numbers: readonly number[]) {
  return deeds.flatMap(({ number, events }) => (numbers.includes(number) ? events : []));
}

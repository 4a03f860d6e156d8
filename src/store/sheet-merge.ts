import { isDeepStrictEqual } from 'node:util';
import { readWhole } from '../rules/core/schema.ts';
import { rulesNamed } from '../rules/systems.ts';
import { mergeSheetChange, type SheetChange } from '../session/sheet-changes.ts';

/** A kept sheet with what has changed in an encounter carried over. */
export function carriedOver(kept: { readonly system: string; readonly sheet: object }, change: SheetChange): object {
  const merged = mergeSheetChange(kept.sheet, change);
  // Written as the encounter has it, so that the next change finds it so.
  if (isDeepStrictEqual(merged, change.after)) return change.after;
  const rules = rulesNamed(kept.system);
  // Edited meanwhile so that the two do not go together: then the sheet is as the encounter has it.
  return rules && 'problems' in readWhole(rules.sheet, merged) ? change.after : merged;
}

// Mastery › a sheet in short lines

import { modifierOf, type Sheet, skillsOf } from '../../../rules/mastery/sheet.ts';
import type { SheetLine } from '../../sheet-lines.ts';

/** The sheet in short lines: each skill with its level's word. */
export function sheetLines(of: Sheet): readonly SheetLine[] {
  return skillsOf(of).map(({ name, level: word }) => ({ name, value: `${word} (+${modifierOf(word)})` }));
}

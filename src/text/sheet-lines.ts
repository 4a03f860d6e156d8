/** A line of a sheet, for those who ask to see it. */
export interface SheetLine {
  readonly name: string;
  readonly value: string;
}

/** A system's sheet in short lines. */
export type SheetLines<Sheet> = (sheet: Sheet) => readonly SheetLine[];

/** The sheet of a system that has no lines of its own: every field that is one word or number. */
export const plainSheet: SheetLines<object> = (sheet) =>
  Object.entries(sheet).flatMap(([name, value]) => (typeof value === 'object' ? [] : [{ name, value: String(value) }]));

import * as books from './books.ts';
import { coreBook } from './core/book.ts';
import { signs } from './core/reference.ts';
import type { Reference, SheetLine } from './reference.ts';
import { grammar } from './t.ts';
import type { Language, PracticeWords } from './words.ts';

/** English, whole. */
export const en: Language = { grammar, signs, core: coreBook, systems: books };

/** A sheet of a system in short lines. */
export function sheetLines(system: string, sheet: object): readonly SheetLine[] {
  return (en.systems[system] ?? en.core).sheet(sheet);
}

/** What is said of a system to whoever looks something up, and of the settings that every encounter has. */
export function referenceOf(system: string): Reference {
  const { glossary, briefs } = (en.systems[system] ?? en.core).reference;
  return { glossary, briefs: { ...briefs, settings: { ...en.core.reference.briefs.settings, ...briefs.settings } } };
}

/** What is said in a system's practice fight. Absent: it has none. */
export function practiceOf(system: string): PracticeWords | undefined {
  return en.systems[system]?.practice;
}

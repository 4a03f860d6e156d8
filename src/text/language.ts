import { books } from './books.ts';
import { coreBook } from './core/book.ts';
import { signsByStyle } from './core/reference.ts';
import type { Reference, SheetLine } from './reference.ts';
import { grammar } from './t.ts';
import type { Language, PracticeWords } from './words.ts';

/** The texts of all systems. They are made in the current language when they are used. */
export const allWords: Language = { grammar, signs: signsByStyle, core: coreBook, systems: books };

/** Describes a system's sheet in short lines. */
export function sheetLines(system: string, sheet: object): readonly SheetLine[] {
  return (allWords.systems[system] ?? allWords.core).sheet(sheet);
}

/** What players can look up about a system, including the settings that every encounter has. */
export function referenceOf(system: string): Reference {
  const { glossary, briefs } = (allWords.systems[system] ?? allWords.core).reference;
  return {
    glossary,
    briefs: { ...briefs, settings: { ...allWords.core.reference.briefs.settings, ...briefs.settings } },
  };
}

/** What kind of game a system is, in one line. "" if its book doesn't say. */
export function systemDescription(system: string): string {
  return allWords.systems[system]?.about?.() ?? '';
}

/** The texts of a system's practice fight. Undefined if it has none. */
export function practiceOf(system: string): PracticeWords | undefined {
  return allWords.systems[system]?.practice;
}

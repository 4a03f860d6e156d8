import type { EnglishBook } from './core/book.ts';
import { dungeoneers } from './dungeoneers/book.ts';
import { mastery } from './mastery/book.ts';
import { sol } from './sol/book.ts';
import { tdgs } from './tdgs/book.ts';

// Without a prototype, so that "constructor" isn't a book.
const all: Record<string, EnglishBook> = Object.assign(Object.create(null), { dungeoneers, mastery, sol, tdgs });

/** The words of each system, by the system's id. */
export const books: Readonly<Record<string, EnglishBook>> = all;

/** Adds the words of a system that was loaded from a folder. */
export function addBook(system: string, book: EnglishBook): void {
  all[system] = book;
}

/** Removes the words of a system that was added. Tests in one process need this. */
export function removeBook(system: string): void {
  delete all[system];
}

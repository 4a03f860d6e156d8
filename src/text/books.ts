import type { SystemBook } from './core/book.ts';
import { dungeoneers } from './dungeoneers/book.ts';
import { mastery } from './mastery/book.ts';
import { sol } from './sol/book.ts';
import { tdgs } from './tdgs/book.ts';

// This object has no prototype, so that "constructor" isn't the id of a book.
const mutableBooks: Record<string, SystemBook> = Object.assign(Object.create(null), {
  dungeoneers,
  mastery,
  sol,
  tdgs,
});

/** Each system's words, by the system's id. */
export const books: Readonly<Record<string, SystemBook>> = mutableBooks;

/** Adds the texts of a system that has its own folder. */
export function addBook(system: string, book: SystemBook): void {
  mutableBooks[system] = book;
}

/** Removes the texts of a system that was added. Tests that share a process need this. */
export function removeBook(system: string): void {
  delete mutableBooks[system];
}

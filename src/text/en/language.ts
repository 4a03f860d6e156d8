import type { Language } from '../words.ts';
import { coreBook } from './book.ts';
import * as books from './books.ts';
import { grammar } from './grammar.ts';

/** English, whole. */
export const en: Language = { grammar, core: coreBook, systems: books };

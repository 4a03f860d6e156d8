import type { EnglishBook } from '../book.ts';
import * as books from '../books.ts';

const BOOKS: ReadonlyMap<string, EnglishBook> = new Map(Object.entries(books));

/** How a system explains what it refuses. A refusal without words says at least that the rules do not allow it. */
export function explanations(system: string | undefined) {
  const words = system === undefined ? undefined : BOOKS.get(system)?.refusals;
  return (rule: string, facts: Readonly<Record<string, string | number>>): string => {
    const name = rule.slice(rule.indexOf('/') + 1);
    const phrase = words && Object.hasOwn(words, name) ? words[name] : undefined;
    return phrase?.(facts) ?? 'The rules do not allow that now. `/rules` tells what is possible.';
  };
}

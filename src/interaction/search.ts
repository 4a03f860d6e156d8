// Finding entries by part of their name, in menus and suggestions.

/** A text without case and accents, to compare it. */
export function foldCase(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase();
}

/**
 * The entries with a name that begins with the typed text, then those with a name that contains it. Both keep their
 * order.
 */
export function matchingEntries<T>(
  entries: readonly T[],
  input: string,
  namesOf: (entry: T) => readonly string[],
): readonly T[] {
  const foldedInput = foldCase(input);
  if (foldedInput === '') return entries;
  const startingWith: T[] = [];
  const others: T[] = [];
  for (const entry of entries) {
    const names = namesOf(entry).map(foldCase);
    if (names.some((name) => name.startsWith(foldedInput))) startingWith.push(entry);
    else if (names.some((name) => name.includes(foldedInput))) others.push(entry);
  }
  return [...startingWith, ...others];
}

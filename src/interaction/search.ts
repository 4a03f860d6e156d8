// Finds entries by a part of their name, for menus and suggestions.

/** Removes case and accents from a text, so that it can be compared. */
export function foldCase(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase();
}

/**
 * Finds the entries with a name that begins with the typed text, then those with a name that contains it. In both
 * groups, entries keep their order.
 */
export function matchingEntries<T>(
  entries: readonly T[],
  input: string,
  namesOf: (entry: T) => readonly string[],
): readonly T[] {
  const foldedInput = foldCase(input);
  if (foldedInput === '') return entries;
  const prefixMatches: T[] = [];
  const substringMatches: T[] = [];
  for (const entry of entries) {
    const names = namesOf(entry).map(foldCase);
    if (names.some((name) => name.startsWith(foldedInput))) prefixMatches.push(entry);
    else if (names.some((name) => name.includes(foldedInput))) substringMatches.push(entry);
  }
  return [...prefixMatches, ...substringMatches];
}

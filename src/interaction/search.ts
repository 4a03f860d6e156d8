// Finding entries by part of their name, in menus and suggestions.

/** A text as it is compared: without case and accents. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase();
}

/** The entries of which a name begins with what was typed, then those of which one contains it; each in their order. */
export function matching<T>(
  entries: readonly T[],
  typed: string,
  namesOf: (entry: T) => readonly string[],
): readonly T[] {
  const wanted = folded(typed);
  if (wanted === '') return entries;
  const begun: T[] = [];
  const others: T[] = [];
  for (const entry of entries) {
    const names = namesOf(entry).map(folded);
    if (names.some((name) => name.startsWith(wanted))) begun.push(entry);
    else if (names.some((name) => name.includes(wanted))) others.push(entry);
  }
  return [...begun, ...others];
}

/** FNV-1a's numbers, for 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A short mark of a name or an id, for the id of a component, which has 100 characters: the same text always has the same.
 * Whoever reads it looks for the one thing on offer that has this mark.
 */
export function mark(text: string): string {
  let hash = OFFSET;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), PRIME);
  return (hash >>> 0).toString(36);
}

/** The one of these that has the mark. Absent: none has, or several. */
export function marked<T>(wanted: string, of: readonly T[], textOf: (each: T) => string): T | undefined {
  const found = of.filter((each) => mark(textOf(each)) === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/** The name most like what was typed, where one is like it enough to ask "did you mean". */
export function near(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  const by = (name: string) => {
    const candidate = name.toLowerCase();
    if (wanted !== '' && (candidate.startsWith(wanted) || wanted.startsWith(candidate))) return 0;
    return distance(wanted.slice(0, 60), candidate.slice(0, 60));
  };
  const best = known.map((name) => ({ name, off: by(name) })).toSorted((a, b) => a.off - b.off)[0];
  return best && best.off <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : undefined;
}

/** How many letters must be put in, left out, changed or swapped with the next to make one word of the other. */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    older = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

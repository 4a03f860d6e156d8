/**
 * The same tables as a language of brackets: every text they give in ⟦ ⟧, and what is put into a text by its place in ⟪ ⟫, so
 * that English which was written elsewhere and only put in stands outside.
 */
export function bracketed<T>(table: T, holes = false): T {
  return walked(table, holes) as T;
}

/** Tables whose functions take only what is written already: their arguments are seen through. */
const SEEN_THROUGH = ['sums', 'signs', 'table', 'turns', 'questions', 'record', 'undo', 'masteryCard'];
/** What has no words: names, joined names, numbers with the form that belongs to them. */
const WORDLESS = ['safe', 'mention', 'list', 'percent', 'count'];
/** What chooses by its text, and is not shown. */
const CHOOSING = ['untold', ''];

function walked(table: unknown, holes: boolean): unknown {
  if (typeof table === 'string') return CHOOSING.includes(table) ? table : `⟦${table}⟧`;
  if (typeof table === 'function')
    return (...given: readonly unknown[]) => walked(table(...(holes ? given.map(seen) : given)), holes);
  if (Array.isArray(table)) return table.map((each) => walked(each, holes));
  if (typeof table !== 'object' || table === null) return table;
  return Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [
      name,
      WORDLESS.includes(name) && typeof entry === 'function'
        ? entry
        : walked(entry, holes || SEEN_THROUGH.includes(name)),
    ]),
  );
}

function seen(given: unknown): unknown {
  if (typeof given === 'string') return given === '' ? given : `⟪${given}⟫`;
  return Array.isArray(given) ? given.map(seen) : given;
}

/** What of a text is in no language: outside all brackets, or in what was put into them. */
export function outside(text: string): string {
  const open: string[] = [];
  let found = '';
  for (const [at, sign] of [...text].entries()) {
    if (sign === '⟦' || sign === '⟪') open.push(sign);
    else if (sign === '⟧' || sign === '⟫') open.pop();
    // A line that is cut closes nothing.
    else if (sign === '…' && (text[at + 1] === '\n' || text[at + 1] === undefined)) open.length = 0;
    else if (open.at(-1) !== '⟦') found += sign;
  }
  return found;
}

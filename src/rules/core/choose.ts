import { given } from './given.ts';
import type { Refusal } from './refusal.ts';
import { no, ok, type Result } from './result.ts';

/** What can be chosen by name: a word, or something that has a name. */
export type Named = string | { readonly name: string };

/** The one of that name, whatever its capitals. Refused with what there is, and the name most like what was typed. */
export function choose<const T extends Named>(what: string, typed: string, from: readonly T[]): Result<T, Refusal> {
  // What is offered is chosen as it is written; only what was typed by hand has to be folded.
  const found = from.find((each) => nameOf(each) === typed) ?? foldedMatch(typed, from);
  return found === undefined ? noSuch(what, typed, from) : ok(found);
}

/** The same; a beginning will do where it fits only one. */
export function chooseByBeginning<const T extends Named>(
  what: string,
  typed: string,
  from: readonly T[],
): Result<T, Refusal> {
  const exact = choose(what, typed, from);
  const wanted = folded(typed);
  const [found, another] = from.filter((each) => wanted !== '' && folded(nameOf(each)).startsWith(wanted));
  return exact.ok || found === undefined || another !== undefined ? exact : ok(found);
}

/** Refuses a name that is none of these. */
export function noSuch(what: string, typed: string, from: readonly Named[]): Result<never, Refusal> {
  return no({ type: 'no-such', what, typed, ...suggestion(typed, from) });
}

/** What there is, and the name of it that was most likely meant. */
export function suggestion(
  typed: string,
  from: readonly Named[],
): { readonly known: readonly string[]; readonly near?: string } {
  const known = [...new Set(from.map(nameOf))];
  return { known, ...given({ near: near(typed, known) }) };
}

function foldedMatch<T extends Named>(typed: string, from: readonly T[]): T | undefined {
  const wanted = folded(typed);
  return from.find((each) => folded(nameOf(each)) === wanted);
}

function nameOf(each: Named): string {
  return typeof each === 'string' ? each : each.name;
}

function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

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

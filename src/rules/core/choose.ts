import { near } from './did-you-mean.ts';
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

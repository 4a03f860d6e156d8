// What can be wrong with a pack, and how a reader collects it.

import type { FieldFault, GroundName, TileName } from '../field/field.ts';
import { given } from '../rules/core/given.ts';
import { closestName, type Refusal } from '../rules/core/refusal.ts';
import type * as schema from '../rules/core/schema.ts';
import type { Steps } from '../rules/core/steps.ts';
import type { Expectation } from '../rules/core/want.ts';

/** Faults of a whole file, found before any of it is read. */
export type PackFileFault = 'too big' | 'too deep' | 'no text' | 'no JSON' | 'no pack' | 'too new';

/** What a name in a pack can stand for. */
export type ReferenceKind = 'creature' | 'map' | 'entry';

/** What is wrong at one place in a pack, as facts. `src/text/packs.ts` puts it into words. */
export type PackFault =
  | { readonly type: 'file'; readonly because: PackFileFault }
  /** The value isn't accepted. `wants` says what is: "a whole number from 0 to 100". */
  | { readonly type: 'wants'; readonly wants: Expectation }
  | { readonly type: 'no-field' }
  | { readonly type: 'no-such'; readonly what: ReferenceKind; readonly typed: string; readonly near?: string }
  /** Another entry of the list already has this name. */
  | { readonly type: 'twice'; readonly name: string }
  /** The book has a condition with this name. */
  | { readonly type: 'of-the-book'; readonly name: string }
  /** The entry is based on entries that lead back to it. */
  | { readonly type: 'circle'; readonly name: string }
  /** A creature that has neither a sheet nor another creature to be based on. */
  | { readonly type: 'no-sheet' }
  | { readonly type: 'map'; readonly fault: FieldFault }
  | { readonly type: 'no-map' }
  /** `last` is the square in the bottom right corner. */
  | { readonly type: 'no-square'; readonly square: string; readonly last: TileName }
  | { readonly type: 'no-footing'; readonly square: string; readonly ground: GroundName }
  | { readonly type: 'square-taken'; readonly square: string }
  | { readonly type: 'squares'; readonly count: number }
  | { readonly type: 'combatants'; readonly most: number }
  /** The system has no conditions that packs can add. */
  | { readonly type: 'no-conditions' }
  | { readonly type: 'refused'; readonly why: Refusal };

/** Something wrong in a pack, and its place: "creatures › 1 › sheet › CON". Places count from 1. */
export interface PackProblem {
  readonly path: readonly string[];
  readonly fault: PackFault;
}

/** The problems that a reader of a sheet or a list found. */
export function faultsOf(problems: readonly schema.Problem[]): readonly PackProblem[] {
  return problems.map(({ path, wants }) => ({
    path,
    fault: wants.kind === 'no-field' ? { type: 'no-field' } : { type: 'wants', wants },
  }));
}

/** How many unknown names are compared with the known ones. More would take long and wouldn't help. */
const MAX_GUESSED = 20;

/** The faults found in a pack so far. */
export class Findings {
  readonly problems: PackProblem[] = [];
  readonly #told = new Set<string>();
  #guessed = 0;

  /** Notes a fault, once for each place. */
  add(path: readonly string[], fault: PackFault): void {
    const place = path.join('\n');
    if (this.#told.has(place)) return;
    this.#told.add(place);
    this.problems.push({ path, fault });
  }

  /** Reports nothing about this place, because the cause is reported elsewhere. */
  silence(path: readonly string[]): void {
    this.#told.add(path.join('\n'));
  }

  /** Notes a name that no entry has, with the known name that was most likely meant. */
  addUnknown(path: readonly string[], what: ReferenceKind, input: string, knownNames: readonly string[]): void {
    // Entries with an invalid name are listed with an empty one.
    const realNames = knownNames.filter((name) => name !== '');
    const closest = this.#guessed < MAX_GUESSED ? closestName(input, realNames) : undefined;
    this.#guessed++;
    this.add(path, { type: 'no-such', what, typed: input, ...given({ near: closest }) });
  }

  /** Reads a value. If the reader refuses it, notes the fault and returns undefined. */
  read<T>(reader: schema.Reader<T>, value: unknown, path: readonly string[]): T | undefined {
    const wrong: schema.Problem[] = [];
    const result = reader.read(value, path, wrong);
    this.addProblems(wrong);
    return wrong.length > 0 ? undefined : result;
  }

  /** Notes what a reader found, at places below `path`. */
  addProblems(problems: readonly schema.Problem[], path: readonly string[] = []): void {
    for (const { path: at, fault } of faultsOf(problems)) this.add([...path, ...at], fault);
  }

  /** Reads a list entry by entry, so that one bad entry doesn't hide faults in the others. Each entry is a step. */
  *readEach<T>(
    reader: schema.Reader<T>,
    max: number,
    value: unknown,
    path: readonly string[],
  ): Steps<readonly PlacedEntry<T>[]> {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length > max) {
      this.add(path, { type: 'wants', wants: { kind: 'list', least: 0, most: max } });
      return [];
    }
    const all: readonly unknown[] = value;
    const entries: PlacedEntry<T>[] = [];
    for (const [index, each] of all.entries()) {
      const at = [...path, String(index + 1)];
      entries.push({ at, name: nameOf(each), ...given({ entry: this.read(reader, each, at) }) });
      yield;
    }
    return entries;
  }
}

/** An entry of a list, with its path. The value is undefined if the reader refused it. */
export interface PlacedEntry<T> {
  readonly at: readonly string[];
  /** Its name as written, even if the entry was refused, so that references to it aren't reported too. */
  readonly name: string;
  readonly entry?: T;
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : '';
}

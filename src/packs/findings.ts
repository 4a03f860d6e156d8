import { given } from '../rules/core/given.ts';
import { near } from '../rules/core/refusal.ts';
import type { Problem, Reader } from '../rules/core/schema.ts';
import { faultsOf, type PackFault, type PackProblem, type Referred } from './fault.ts';

/** How many unknown names are compared with the known ones. More would take long, and help no one. */
const MOST_GUESSED = 20;

/** What was found wrong in a pack so far. */
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

  /** Notes a name that stands for nothing, with the known name that was most likely meant. */
  addUnknown(path: readonly string[], what: Referred, typed: string, known: readonly string[]): void {
    const meant = this.#guessed < MOST_GUESSED ? near(typed, known) : undefined;
    this.#guessed++;
    this.add(path, { type: 'no-such', what, typed, ...given({ near: meant }) });
  }

  /** Reads a value. Undefined if it doesn't fit, which is noted. */
  read<T>(reader: Reader<T>, value: unknown, path: readonly string[]): T | undefined {
    const wrong: Problem[] = [];
    const read = reader.read(value, path, wrong);
    this.addProblems(wrong);
    return wrong.length > 0 ? undefined : read;
  }

  /** Notes what a reader found, at places below `path`. */
  addProblems(problems: readonly Problem[], path: readonly string[] = []): void {
    for (const { path: at, fault } of faultsOf(problems)) this.add([...path, ...at], fault);
  }

  /** Reads a list entry by entry, so that one bad entry doesn't hide the others. */
  readEach<T>(reader: Reader<T>, most: number, value: unknown, path: readonly string[]): readonly Placed<T>[] {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length > most) {
      this.add(path, { type: 'wants', wants: { kind: 'list', least: 0, most } });
      return [];
    }
    return value.map((each: unknown, place): Placed<T> => {
      const at = [...path, String(place + 1)];
      return { at, name: nameOf(each), ...given({ entry: this.read(reader, each, at) }) };
    });
  }
}

/** An entry of a list and its place. Undefined if it didn't fit. */
export interface Placed<T> {
  readonly at: readonly string[];
  /** Its name as written, even if it didn't fit, so that references to it aren't reported too. */
  readonly name: string;
  readonly entry?: T;
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : '';
}

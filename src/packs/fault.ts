// The faults that a pack can have, and how a reader collects them.

import type { FieldFault, GroundName, TileName } from '../field/field.ts';
import type { Steps } from '../rules/core/complete-sheets.ts';
import { given } from '../rules/core/given.ts';
import { closestName, type Refusal } from '../rules/core/refusal.ts';
import type * as schema from '../rules/core/schema.ts';
import type { Expectation } from '../rules/core/schema.ts';
import type { JsonFault } from './json-fault.ts';

/** Faults of a whole file. They are found before any part is read. */
export type PackFileFault = 'too big' | 'too deep' | 'no text' | 'no JSON' | 'no pack' | 'too new';

/** What a name in a pack can refer to. */
export type ReferenceKind = 'creature' | 'map' | 'entry';

/** What is wrong at one place in a pack, as data. `src/text/packs.ts` puts it into words. */
export type PackFault =
  | { readonly type: 'file'; readonly because: PackFileFault }
  /** The file isn't valid JSON. */
  | { readonly type: 'json'; readonly fault: JsonFault }
  /** The value isn't accepted. `wants` describes the accepted values: "a whole number from 0 to 100". */
  | { readonly type: 'wants'; readonly wants: Expectation; readonly wrongForm?: WrongForm }
  /** The field doesn't exist. `fields` are the fields that do. */
  | { readonly type: 'no-field'; readonly fields: readonly string[] }
  | { readonly type: 'no-such'; readonly what: ReferenceKind; readonly typed: string; readonly near?: string }
  /** Another entry of the list already has this name. */
  | { readonly type: 'twice'; readonly name: string }
  /** The book has a condition with this name. */
  | { readonly type: 'of-the-book'; readonly name: string }
  /** The entry is based on itself, directly or through other entries. */
  | { readonly type: 'circle'; readonly name: string }
  /** The creature has no sheet, and isn't based on another creature. */
  | { readonly type: 'no-sheet' }
  | { readonly type: 'map'; readonly fault: FieldFault }
  | { readonly type: 'no-map' }
  /** The map has no such square. `last` is the square in its bottom right corner. */
  | { readonly type: 'no-square'; readonly square: string; readonly last: TileName }
  | { readonly type: 'no-footing'; readonly square: string; readonly ground: GroundName }
  | { readonly type: 'square-taken'; readonly square: string }
  | { readonly type: 'squares'; readonly count: number }
  | { readonly type: 'combatants'; readonly most: number }
  /** The system doesn't let packs add conditions. */
  | { readonly type: 'no-conditions' }
  | { readonly type: 'refused'; readonly why: Refusal };

/**
 * How a value is written in a wrong form although its content is right: a number or a yes is in quotes, or a list isn't
 * in brackets.
 */
export type WrongForm = 'quoted number' | 'quoted flag' | 'no list';

/** A fault in a pack, and its place: "creatures › 1 (Bog Hag) › sheet › CON". Entries are counted from 1. */
export interface PackProblem {
  readonly path: readonly string[];
  readonly fault: PackFault;
  /** The entry that has the fault: its name, and the index in `path` of the part that stands for the entry. */
  readonly entry?: { readonly place: number; readonly name: string };
}

/** Turns the problems that a schema reader found into pack problems. */
export function packProblemsOf(problems: readonly schema.Problem[]): readonly PackProblem[] {
  return problems.map(({ path, wants }) => ({
    path,
    fault: wants.kind === 'no-field' ? { type: 'no-field', fields: wants.fields } : { type: 'wants', wants },
  }));
}

/**
 * The maximum number of unknown names that are compared with known ones. More comparisons would take too long and
 * wouldn't help.
 */
const MAX_COMPARED_NAMES = 20;

/** The faults found in a pack so far. */
export class PackFaults {
  readonly problems: PackProblem[] = [];
  readonly #notedPlaces = new Set<string>();
  #guessCount = 0;

  /** Records a fault. Only the first fault at a place is kept. */
  add(path: readonly string[], fault: PackFault): void {
    const pathKey = path.join('\n');
    if (this.#notedPlaces.has(pathKey)) return;
    this.#notedPlaces.add(pathKey);
    this.problems.push({ path, fault });
  }

  /** Suppresses faults at this place, because their cause is reported elsewhere. */
  suppress(path: readonly string[]): void {
    this.#notedPlaces.add(path.join('\n'));
  }

  /** Records a name that no entry has, along with the known name that was probably meant. */
  addUnknown(path: readonly string[], what: ReferenceKind, input: string, knownNames: readonly string[]): void {
    // An entry with an invalid name is listed with an empty name.
    const nonEmptyNames = knownNames.filter((name) => name !== '');
    const closestKnownName = this.#guessCount < MAX_COMPARED_NAMES ? closestName(input, nonEmptyNames) : undefined;
    this.#guessCount++;
    this.add(path, { type: 'no-such', what, typed: input, ...given({ near: closestKnownName }) });
  }

  /** Reads a value. If the reader refuses it, records the faults and returns undefined. */
  read<T>(reader: schema.Reader<T>, value: unknown, path: readonly string[]): T | undefined {
    const problems: schema.Problem[] = [];
    const parsedValue = reader.read(value, path, problems);
    this.addProblems(problems);
    return problems.length > 0 ? undefined : parsedValue;
  }

  /** Records the problems that a reader found. Their paths start at `path`. */
  addProblems(problems: readonly schema.Problem[], path: readonly string[] = []): void {
    for (const { path: at, fault } of packProblemsOf(problems)) this.add([...path, ...at], fault);
  }

  /**
   * Reads a list entry by entry, so that one bad entry doesn't hide faults in the others. Yields after each entry, so
   * that other requests can be served in between.
   */
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
    const listValues: readonly unknown[] = value;
    const entries: PlacedEntry<T>[] = [];
    for (const [index, each] of listValues.entries()) {
      const entryPath = [...path, String(index + 1)];
      entries.push({ at: entryPath, name: nameOf(each), ...given({ entry: this.read(reader, each, entryPath) }) });
      yield;
    }
    return entries;
  }
}

/** An entry in a list, with its path. `entry` is undefined if the reader refused it. */
export interface PlacedEntry<T> {
  readonly at: readonly string[];
  /** The entry's name as written, even if the entry was refused, so that references to it aren't reported as faults. */
  readonly name: string;
  readonly entry?: T;
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : '';
}

/**
 * Adds the name of the entry that has the problem, if it is known. If the value is right but written in a wrong form,
 * such as a number in quotes, adds that too.
 */
export function withContext({ path, fault }: PackProblem, pack: unknown): PackProblem {
  const values = valuesAlong(path, pack);
  const entryIndex = values.findIndex((value, index) => index > 0 && Array.isArray(values[index - 1]) && nameIn(value));
  const name = nameIn(values[entryIndex]);
  const writtenForm = fault.type === 'wants' ? wrongFormOf(fault, values.at(-1)) : undefined;
  return {
    path,
    fault: fault.type === 'wants' && writtenForm ? { ...fault, wrongForm: writtenForm } : fault,
    ...(name !== undefined && { entry: { place: entryIndex, name } }),
  };
}

/** The values at each part of a path. */
function valuesAlong(path: readonly string[], pack: unknown): readonly unknown[] {
  let value: unknown = pack;
  return path.map((part) => {
    value = childOf(value, part);
    return value;
  });
}

/** An entry of a list, counted from 1, or a field of an object. */
function childOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value[Number(part) - 1];
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(part)
    : undefined;
}

function nameIn(value: unknown): string | undefined {
  const name = Array.isArray(value) ? undefined : childOf(value, 'name');
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/**
 * What is wrong with the form of a value whose content is right: a number or a yes in quotes, or a text that should be
 * a list.
 */
function wrongFormOf({ wants }: Extract<PackFault, { type: 'wants' }>, value: unknown): WrongForm | undefined {
  if (typeof value !== 'string') return undefined;
  switch (wants.kind) {
    case 'integer':
    case 'number':
      return /^\s*[+−-]?\d+(?:\.\d+)?\s*$/.test(value) ? 'quoted number' : undefined;
    case 'yes-or-no':
      return 'quoted flag';
    case 'list':
      return 'no list';
    default:
      return undefined;
  }
}

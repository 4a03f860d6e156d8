import type { Ruleset } from '../rules/core/ruleset.ts';
import { type Problem, type Reader, readWhole } from '../rules/core/schema.ts';
import { readJson } from './json.ts';

/** A field's value as a player would write it, which `parseField` reads back. Names and lines are one per line. */
export function formatField({ way, reader, path }: Field, sheet: object): string {
  const value = valueAt(sheet, path);
  if (value === undefined) return '';
  if (way === 'json') return JSON.stringify(value);
  if (way === 'some') return namesIn(value).join('\n');
  if (way !== 'lines') return word(value);
  const fields = Object.keys(reader.entry?.fields ?? {});
  const line = (entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? fields.map((name) => word(valueAt(entry, [name]))).join(', ')
      : word(entry);
  return Array.isArray(value) ? value.map(line).join('\n') : '';
}

function word(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? '' : String(value);
}

/**
 * Reads a player's text in a field; the whole sheet is validated later. Empty text means no value. Lists may also be
 * JSON. Adds to `problems` if it can't be understood at all.
 */
export function parseField(field: Field, sheet: object, typed: string, problems: Problem[]): unknown {
  const text = typed.trim();
  const { way, reader, path } = field;
  if (text === '') return undefined;
  if (way === 'line' || way === 'one') return reader.written ? reader.written(text) : text;
  const json = /^[[{]/.test(text) ? readJson(text) : undefined;
  if (json?.ok) return json.value;
  if (way === 'json') {
    problems.push({ path, wants: 'a list as JSON, as /character export writes it' });
    return undefined;
  }
  // On one line, as in a slash command, semicolons separate entries.
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  if (way === 'lines') return lines.map((line) => entryOf(reader.entry, line.trim()));
  return picked(field, sheet, lines.length > 1 ? lines : namesOn(text, field, sheet), problems);
}

/** Names separated by commas, unless the whole text is one name. */
function namesOn(text: string, { stock, path }: Field, sheet: object): readonly string[] {
  const known = [...namesIn(valueAt(sheet, path)), ...stock.map(({ name }) => name)];
  return known.some((name) => alike(name, text)) ? [text] : text.split(',').filter((name) => name.trim() !== '');
}

/**
 * Entries by name: those already on the sheet stay as they are, others come from the stock. A name given twice counts
 * twice.
 */
function picked(
  { path, stock }: Field,
  sheet: object,
  names: readonly string[],
  problems: Problem[],
): readonly Named[] {
  const has = entriesOf(valueAt(sheet, path));
  return names.flatMap((name, place) => {
    const before = names.slice(0, place).filter((each) => alike(each, name)).length;
    const mine = has.filter((entry) => alike(entry.name, name));
    const entry = mine[before] ?? stock.find((each) => alike(each.name, name)) ?? mine[0];
    if (entry) return [entry];
    const known = [...new Set([...has, ...stock].map((each) => each.name))];
    problems.push({ path: [...path, String(place + 1)], wants: `one of ${known.join(', ')}` });
    return [];
  });
}

/** A line such as "Stealth, 4" as an entry, its values in the schema's order. Extra commas belong to its free text. */
function entryOf(entry: Reader<unknown> | undefined, line: string): unknown {
  const fields = Object.entries(entry?.fields ?? {});
  if (entry?.written) return entry.written(line);
  if (fields.length === 0) return line;
  const parts = line.split(',');
  const free = fields.findIndex(([, { written, choices }]) => !written && !choices);
  const surplus = parts.length - fields.length;
  if (surplus > 0 && free >= 0) parts.splice(free, surplus + 1, parts.slice(free, free + surplus + 1).join(','));
  const values = fields.flatMap(([name, { written }], place): [string, unknown][] => {
    const part = parts[place]?.trim() ?? '';
    return part === '' ? [] : [[name, written ? written(part) : part]];
  });
  return Object.fromEntries(values);
}

/** A sheet of that system, or everything that is wrong with it. */
export function readSheet(
  { sheet: reader }: Pick<Ruleset, 'sheet'>,
  sheet: object,
  problems: readonly Problem[] = [],
): { readonly sheet: object } | { readonly problems: readonly Problem[] } {
  const read = readWhole<object>(reader, sheet);
  if ('problems' in read) {
    const told = problems.map(({ path }) => path.join('.'));
    return { problems: [...problems, ...read.problems.filter(({ path }) => !told.includes(path.join('.')))] };
  }
  return problems.length > 0 ? { problems } : { sheet: read.value };
}

/**
 * How a field of a sheet is filled in: a line of text; one of a few; some from a stock, by name; a line for each entry;
 * or, if it is too complex for these, JSON.
 */
type Widget = 'line' | 'one' | 'some' | 'lines' | 'json';

/** The most entries in a select menu. */
const MOST_CHOICES = 25;
/** The most values an entry may have if it is written on one line. */
const MOST_ON_A_LINE = 4;

/** An entry of a list on a sheet: a weapon, a spell. */
interface Named {
  readonly name: string;
}

/** One field of a system's sheet, as a player fills it in. */
export interface Field {
  /** Its path on the sheet: "attributes", "BOD". */
  readonly path: readonly string[];
  /** Its key: "attributes.BOD". */
  readonly key: string;
  /** Its label: "Attributes: BOD". */
  readonly label: string;
  readonly way: Widget;
  readonly reader: Reader<unknown>;
  /** The choices, each name once. */
  readonly stock: readonly Named[];
}

/** The fields of a system's sheet, nested ones included, in the sheet's order. */
export function fieldsOf({ sheet, stock = {} }: Pick<Ruleset, 'sheet' | 'stock'>): readonly Field[] {
  const below = (reader: Reader<unknown>, path: readonly string[]): readonly Field[] => {
    if (reader.fields) return Object.entries(reader.fields).flatMap(([name, each]) => below(each, [...path, name]));
    const key = path.join('.');
    const known = Object.hasOwn(stock, key) ? (stock[key] ?? []) : [];
    const once = known.filter(({ name }, place) => known.findIndex((other) => other.name === name) === place);
    return [{ path, key, label: labelOf(path), way: wayOf(reader, once), reader, stock: once }];
  };
  return below(sheet, []);
}

function wayOf(reader: Reader<unknown>, stock: readonly Named[]): Widget {
  const { entry, choices } = reader;
  if (!entry) return choices && choices.length <= MOST_CHOICES ? 'one' : 'line';
  if (stock.length > 0) return 'some';
  const parts = Object.values(entry.fields ?? {});
  const simple = !entry.entry && parts.length <= MOST_ON_A_LINE && parts.every((part) => !part.fields && !part.entry);
  return simple ? 'lines' : 'json';
}

/** "naturalArmor" gives "Natural armor", "boxes", "level1" gives "Boxes: level 1", and "STR" stays. */
function labelOf(path: readonly string[]): string {
  const words = path.map((name) =>
    /^[A-Z]+$/.test(name) ? name : name.replace(/[A-Z]|\d+/g, (mark) => ` ${mark.toLowerCase()}`),
  );
  const label = words.join(': ');
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

/** The field a player means by its key, its label or the last part of it. Undefined if none or several fit. */
export function fieldNamed(fields: readonly Field[], typed: string): Field | undefined {
  const wanted = typed.trim().toLowerCase();
  const whole = fields.find(({ key, label }) => key.toLowerCase() === wanted || label.toLowerCase() === wanted);
  const [only, another] = fields.filter(({ path }) => path.at(-1)?.toLowerCase() === wanted);
  return whole ?? (another ? undefined : only);
}

/** A field's value on a sheet. Undefined if it has none. */
export function valueAt(sheet: object, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return sheet;
  const value = new Map<string, unknown>(Object.entries(sheet)).get(name);
  if (rest.length === 0) return value;
  return typeof value === 'object' && value !== null ? valueAt(value, rest) : undefined;
}

/** The sheet with another value in a field, or without one. */
export function withValue(sheet: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const entries = new Map<string, unknown>(Object.entries(sheet));
  const inner = entries.get(name);
  const put = rest.length === 0 ? value : withValue(typeof inner === 'object' && inner ? inner : {}, rest, value);
  if (put === undefined) entries.delete(name);
  else entries.set(name, put);
  return Object.fromEntries(entries);
}

/** The names of a list's entries. */
export function namesIn(value: unknown): readonly string[] {
  return entriesOf(value).map(({ name }) => name);
}

/** The entries of a list that have names. */
export function entriesOf(value: unknown): readonly Named[] {
  return Array.isArray(value) ? value.filter(isNamed) : [];
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

/** True if the names are the same, in any case. */
export function alike(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

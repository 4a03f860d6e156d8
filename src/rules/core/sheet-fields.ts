// Finds the fields of a system's sheet, the values in them, and the numbers that a free roll may name.

import type { Combatant } from './encounter.ts';
import type { SheetNumber } from './notation/reading.ts';
import type { Ruleset } from './ruleset.ts';
import type { Reader } from './schema.ts';

/**
 * How a field of a sheet is filled in: a line of text; one of a few choices; several ready-made entries, such as the
 * book's weapons, chosen by name; one line for each entry; or JSON, if the field is too complex for these.
 */
type Widget = 'line' | 'one' | 'some' | 'lines' | 'json';

/** The maximum number of entries in a select menu. */
const MAX_CHOICES = 25;
/** An entry with at most this many values can be written on one line. */
const MAX_VALUES_PER_LINE = 4;

/** An entry of a list on a sheet: a weapon, a spell. */
export interface NamedEntry {
  readonly name: string;
}

/** One field of a system's sheet, as a player fills it in. */
export interface SheetField {
  /** The field's path on the sheet: "attributes", "BOD". */
  readonly path: readonly string[];
  /** The field's key: "attributes.BOD". */
  readonly key: string;
  /** The field's label: "Attributes: BOD". */
  readonly label: string;
  readonly widget: Widget;
  readonly reader: Reader<unknown>;
  /** The entries to choose from, each name once. */
  readonly stock: readonly NamedEntry[];
}

/** The fields of a system's sheet, nested ones included, in the sheet's order. */
export function sheetFieldsOf({
  sheet,
  stock = {},
}: {
  readonly sheet: Reader<unknown>;
  readonly stock?: NonNullable<Ruleset['stock']>;
}): readonly SheetField[] {
  const fieldsBelow = (reader: Reader<unknown>, path: readonly string[]): readonly SheetField[] => {
    if (reader.fields)
      return Object.entries(reader.fields).flatMap(([name, each]) => fieldsBelow(each, [...path, name]));
    const key = path.join('.');
    const stockEntries = Object.hasOwn(stock, key) ? (stock[key] ?? []) : [];
    const distinctEntries = stockEntries.filter(
      ({ name }, index) => stockEntries.findIndex((other) => other.name === name) === index,
    );
    return [
      { path, key, label: labelOf(path), widget: widgetFor(reader, distinctEntries), reader, stock: distinctEntries },
    ];
  };
  return fieldsBelow(sheet, []);
}

function widgetFor(reader: Reader<unknown>, stock: readonly NamedEntry[]): Widget {
  const { entry, choices } = reader;
  if (!entry) return choices && choices.length <= MAX_CHOICES ? 'one' : 'line';
  if (stock.length > 0) return 'some';
  const fieldReaders = Object.values(entry.fields ?? {});
  const hasSimpleFields =
    !entry.entry &&
    fieldReaders.length <= MAX_VALUES_PER_LINE &&
    fieldReaders.every((part) => !part.fields && !part.entry);
  return hasSimpleFields ? 'lines' : 'json';
}

/**
 * Makes a label from a field's path: `naturalArmor` → "Natural armor"; `boxes`, `level1` → "Boxes: level 1"; `STR` →
 * "STR".
 */
function labelOf(path: readonly string[]): string {
  const words = path.map((name) =>
    /^[A-Z]+$/.test(name) ? name : name.replace(/[A-Z]|\d+/g, (mark) => ` ${mark.toLowerCase()}`),
  );
  const label = words.join(': ');
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

/** Finds a field by its key, its label or the last part of its path. Undefined if none or several match. */
export function fieldNamed(fields: readonly SheetField[], input: string): SheetField | undefined {
  const lowerName = input.trim().toLowerCase();
  const exactField = fields.find(
    ({ key, label }) => key.toLowerCase() === lowerName || label.toLowerCase() === lowerName,
  );
  const [only, another] = fields.filter(({ path }) => path.at(-1)?.toLowerCase() === lowerName);
  return exactField ?? (another ? undefined : only);
}

/** A field's value on a sheet. Undefined if it has none. */
export function valueAt(sheet: object, [name, ...pathInside]: readonly string[]): unknown {
  if (name === undefined) return sheet;
  const fieldValue = new Map<string, unknown>(Object.entries(sheet)).get(name);
  if (pathInside.length === 0) return fieldValue;
  return typeof fieldValue === 'object' && fieldValue !== null ? valueAt(fieldValue, pathInside) : undefined;
}

/** The sheet with a field's value replaced or removed. */
export function withValue(sheet: object, [name = '', ...pathInside]: readonly string[], value: unknown): object {
  const valueByName = new Map<string, unknown>(Object.entries(sheet));
  const innerValue = valueByName.get(name);
  const newValue =
    pathInside.length === 0
      ? value
      : withValue(typeof innerValue === 'object' && innerValue ? innerValue : {}, pathInside, value);
  if (newValue === undefined) valueByName.delete(name);
  else valueByName.set(name, newValue);
  return Object.fromEntries(valueByName);
}

/** The names of a list's entries. */
export function namesIn(value: unknown): readonly string[] {
  return entriesOf(value).map(({ name }) => name);
}

/** The entries of a list that have names. */
export function entriesOf(value: unknown): readonly NamedEntry[] {
  return Array.isArray(value) ? value.filter(isNamedEntry) : [];
}

function isNamedEntry(value: unknown): value is NamedEntry {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

/** Whether two names are the same, ignoring case. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The maximum number of values that are read from one sheet. */
const MAX_SHEET_NUMBERS = 200;

/** A combatant's numbers as they are now, with gear and conditions where the book says so. */
export function numbersOfCombatant(rules: Ruleset, combatant: Combatant): readonly SheetNumber[] {
  const resourceNumbers = Object.entries(combatant.resources).map(([name, { value }]) => ({ name, value }));
  return uniqueNumbers([
    ...(rules.apparent?.(combatant) ?? []),
    ...sheetNumbers(rules, combatant.sheet),
    ...resourceNumbers,
  ]);
}

/** The numbers on a sheet: its fields, and list entries that consist of a name and one number, such as skills. */
export function sheetNumbers(rules: Ruleset, sheet: object): readonly SheetNumber[] {
  return uniqueNumbers([
    ...(rules.rollNumbers?.(sheet) ?? []),
    ...sheetFieldsOf(rules).flatMap((field): readonly SheetNumber[] => {
      const fieldValue = valueAt(sheet, field.path);
      if (typeof fieldValue === 'number') return [{ name: field.path.at(-1) ?? '', value: fieldValue }];
      return Array.isArray(fieldValue) ? fieldValue.flatMap(numbersOfEntry) : [];
    }),
  ]);
}

function numbersOfEntry(entry: unknown): readonly SheetNumber[] {
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || typeof entry.name !== 'string') return [];
  const otherFields = Object.entries(entry).filter(([key]) => key !== 'name');
  const [only, another] = otherFields;
  return only && !another && typeof only[1] === 'number' ? [{ name: entry.name, value: only[1] }] : [];
}

/**
 * Keeps each name once, with its first number, up to `MAX_SHEET_NUMBERS` names. Keeps only whole numbers, and only names that
 * a player can type in a roll.
 */
function uniqueNumbers(all: readonly SheetNumber[]): readonly SheetNumber[] {
  const numberByName = new Map<string, SheetNumber>();
  for (const sheetNumber of all) {
    const key = sheetNumber.name.toLowerCase();
    if (
      Number.isInteger(sheetNumber.value) &&
      VALID_NUMBER_NAME_PATTERN.test(sheetNumber.name) &&
      !numberByName.has(key)
    )
      numberByName.set(key, sheetNumber);
  }
  return [...numberByName.values()].slice(0, MAX_SHEET_NUMBERS);
}

const VALID_NUMBER_NAME_PATTERN = /^\p{L}[\p{L}\p{N} _'’-]*$/u;

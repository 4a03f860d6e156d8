import { readJson } from '../rules/core/json.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import * as schema from '../rules/core/schema.ts';
import {
  entriesOf,
  isSameName,
  type NamedEntry,
  namesIn,
  type SheetField,
  valueAt,
} from '../rules/core/sheet-fields.ts';

/** How to show a value or an entry's name. By default, both are shown as on the sheet. */
type NameFormatter = (value: string, what: 'choice' | 'entry') => string;
const nameAsOnSheet: NameFormatter = (value) => value;

/**
 * Formats a field's value as a player would type it, so that `parseField` can read it. Each entry of a list is on its
 * own line.
 */
export function formatField({ widget, reader, path }: SheetField, sheet: object, name = nameAsOnSheet): string {
  const fieldValue = valueAt(sheet, path);
  if (fieldValue === undefined) return '';
  if (widget === 'json') return JSON.stringify(fieldValue);
  if (widget === 'some')
    return namesIn(fieldValue)
      .map((each) => name(each, 'entry'))
      .join('\n');
  if (widget !== 'lines')
    return reader.typed
      ? reader.typed(fieldValue)
      : widget === 'one'
        ? name(valueText(fieldValue), 'choice')
        : valueText(fieldValue);
  const fields = Object.keys(reader.entry?.fields ?? {});
  const entryTextOf = (entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? fields.map((key) => name(valueText(valueAt(entry, [key])), key === 'name' ? 'entry' : 'choice')).join(', ')
      : name(valueText(entry), 'choice');
  return Array.isArray(fieldValue) ? fieldValue.map(entryTextOf).join('\n') : '';
}

/** Formats a field's value for reading: on one line, without empty parts. */
export function readableField(field: SheetField, sheet: object, name = nameAsOnSheet): string {
  const lines = formatField(field, sheet, name).split('\n');
  const removeEmptyParts = (line: string) =>
    line
      .split(', ')
      .filter((part) => part !== '')
      .join(', ');
  return (field.widget === 'lines' ? lines.map(removeEmptyParts) : lines).join('; ');
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? '' : String(value);
}

/**
 * Reads what a player typed for a field. An empty text means no value, or an empty list where the field must have one.
 * Lists can also be JSON. If the text can't be understood, a problem is added to `problems`. The whole sheet is checked
 * later.
 */
export function parseField(field: SheetField, sheet: object, input: string, problems: schema.Problem[]): unknown {
  const text = input.trim();
  const { widget, reader, path } = field;
  if (text === '') return mayListBeEmpty(reader) ? [] : undefined;
  if (widget === 'line' || widget === 'one') return reader.written ? reader.written(text) : text;
  const jsonResult = /^[[{]/.test(text) ? readJson(text) : undefined;
  if (jsonResult?.ok) return jsonResult.value;
  if (widget === 'json') {
    problems.push({ path, wants: { kind: 'list-as-json' } });
    return undefined;
  }
  // An entry in a list of free texts can contain semicolons. If the user hasn't changed the list's text, the sheet's
  // list is kept, so that it isn't split at those semicolons.
  const isTextList = widget === 'lines' && Object.keys(reader.entry?.fields ?? {}).length === 0;
  if (isTextList && text === formatField(field, sheet).trim()) return valueAt(sheet, path);
  // In a slash command, everything is on one line, so entries can also be separated by semicolons.
  const lines = text.split(isTextList && text.includes('\n') ? '\n' : /[\n;]/).filter((line) => line.trim() !== '');
  if (widget === 'lines') return lines.map((line) => parseEntry(reader.entry, line.trim()));
  return entriesByName(field, sheet, lines.length > 1 ? lines : splitNames(text, field, sheet), problems);
}

/** Whether a field is a list that is required but can be empty. */
export function mayListBeEmpty({ missing, wants }: schema.Reader<unknown>): boolean {
  return missing === undefined && wants.kind === 'list' && wants.least === 0;
}

/** Splits names at commas, unless the whole text is a single name. */
function splitNames(text: string, { stock, path }: SheetField, sheet: object): readonly string[] {
  const knownNames = [...namesIn(valueAt(sheet, path)), ...stock.map(({ name }) => name)];
  return knownNames.some((name) => isSameName(name, text))
    ? [text]
    : text.split(',').filter((name) => name.trim() !== '');
}

/**
 * Finds the entries of a list field, such as weapons, by the names that a player typed. Entries that the sheet already
 * has stay as they are. Others are taken from `stock`, which is the system's own list of such entries. A name that is
 * listed twice gives two entries.
 */
function entriesByName(
  { path, stock }: SheetField,
  sheet: object,
  names: readonly string[],
  problems: schema.Problem[],
): readonly NamedEntry[] {
  const sheetEntries = entriesOf(valueAt(sheet, path));
  return names.flatMap((name, index) => {
    const earlierSameNameCount = names.slice(0, index).filter((each) => isSameName(each, name)).length;
    const matchingEntries = sheetEntries.filter((entry) => isSameName(entry.name, name));
    const entry =
      matchingEntries[earlierSameNameCount] ?? stock.find((each) => isSameName(each.name, name)) ?? matchingEntries[0];
    if (entry) return [entry];
    const knownNames = [...new Set([...sheetEntries, ...stock].map((each) => each.name))];
    problems.push({ path: [...path, String(index + 1)], wants: { kind: 'one-of', values: knownNames } });
    return [];
  });
}

/**
 * Reads a line such as "Stealth, 4" as an entry, with the values in the schema's order. If there are too many commas,
 * they belong to the entry's free text.
 */
function parseEntry(entry: schema.Reader<unknown> | undefined, line: string): unknown {
  const fields = Object.entries(entry?.fields ?? {});
  if (entry?.written) return entry.written(line);
  if (fields.length === 0) return line;
  const lineParts = line.split(',');
  const freeTextIndex = fields.findIndex(([, { written, choices }]) => !written && !choices);
  const surplusPartCount = lineParts.length - fields.length;
  if (surplusPartCount > 0 && freeTextIndex >= 0)
    lineParts.splice(
      freeTextIndex,
      surplusPartCount + 1,
      lineParts.slice(freeTextIndex, freeTextIndex + surplusPartCount + 1).join(','),
    );
  const fieldValues = fields.flatMap(([name, { written }], index): [string, unknown][] => {
    const fieldText = lineParts[index]?.trim() ?? '';
    return fieldText === '' ? [] : [[name, written ? written(fieldText) : fieldText]];
  });
  return Object.fromEntries(fieldValues);
}

/** Checks a sheet. The result is the sheet, or everything that is wrong with it. */
export function readSheet<Known extends Pick<schema.Problem, 'path'> = schema.Problem>(
  { sheet: reader }: Pick<Ruleset, 'sheet'>,
  sheet: object,
  problems: readonly Known[] = [],
): { readonly sheet: object } | { readonly problems: readonly (Known | schema.Problem)[] } {
  const sheetResult = schema.readWhole<object>(reader, sheet);
  if ('problems' in sheetResult) {
    const problemPaths = problems.map(({ path }) => path.join('.'));
    return {
      problems: [...problems, ...sheetResult.problems.filter(({ path }) => !problemPaths.includes(path.join('.')))],
    };
  }
  return problems.length > 0 ? { problems } : { sheet: sheetResult.value };
}

import type { Ruleset } from '../rules/core/ruleset.ts';
import { type Problem, type Reader, readWhole } from '../rules/core/schema.ts';
import { readJson } from './json.ts';
import { alike, entriesOf, type Field, type Named, namesIn, valueAt } from './sheet-fields.ts';

/** What stands in a field, as a player would write it: what `brought` reads back. Names and lines stand below each other. */
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
 * What a player's writing in a field comes to, still to be read with the whole sheet. Nothing written: nothing there.
 * Lists may be written as JSON too. What cannot be understood at all is told in `problems`.
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
  // On one line, as in a slash command, entries have semicolons between them.
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '');
  if (way === 'lines') return lines.map((line) => entryOf(reader.entry, line.trim()));
  return picked(field, sheet, lines.length > 1 ? lines : namesOn(text, field, sheet), problems);
}

/** Names with commas between them, unless the whole is the name of one. */
function namesOn(text: string, { stock, path }: Field, sheet: object): readonly string[] {
  const known = [...namesIn(valueAt(sheet, path)), ...stock.map(({ name }) => name)];
  return known.some((name) => alike(name, text)) ? [text] : text.split(',').filter((name) => name.trim() !== '');
}

/** Entries by name: those that the sheet has stay as they are, others come from the stock. One named twice comes twice. */
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

/** A line "Stealth, 4" as an entry, its values in the order of the form. Surplus commas belong to its free text. */
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

import { t } from './t.ts';

/** A word of a book that players can look up: a weapon, a term. */
export interface Term {
  readonly name: string;
  /** Other words that find it, such as its plural or another heading in the book. */
  readonly also?: readonly string[];
  /** Settings that change its figures. Their current values in the encounter are shown with it. */
  readonly settings?: readonly string[];
  readonly brief: string;
  readonly cite: string;
}

/** The lists of a ruleset whose entries players can look up. */
export const EXPLAINED = ['actions', 'conditions', 'archetypes', 'standingOrders', 'settings'] as const;
export type Explained = (typeof EXPLAINED)[number];

/** A description of each entry in a ruleset's lists, in a sentence or two, by its key or name. */
export type Briefs = { readonly [List in Explained]?: Readonly<Record<string, string>> };

/** Everything that players can look up in a system, in one language. */
export interface Reference {
  readonly glossary: readonly Term[];
  readonly briefs: Briefs;
}

export const NO_REFERENCE: Reference = { glossary: [], briefs: {} };

/** The description of a list's entry. "" if it has none. */
export function briefOf({ briefs }: Reference, list: Explained, name: string): string {
  const all = briefs[list] ?? {};
  return Object.hasOwn(all, name) ? (all[name] ?? '') : '';
}

/** A line of a sheet. */
export interface SheetLine {
  readonly name: string;
  readonly value: string;
}

/** A system's sheet in short lines. */
export type SheetLines<Sheet> = (sheet: Sheet) => readonly SheetLine[];

/** Things without rules, with their amounts: "Brass Key, 50 × Gold". */
export function thingsText(
  things: readonly { readonly name: string; readonly count: number }[] | undefined,
  thing: (name: string) => string,
): string {
  return (things ?? [])
    .map(({ name, count }) => (count === 1 ? thing(name) : t('items-several', { count, item: thing(name) })))
    .join(', ');
}

/** A sheet whose system has no lines of its own: every field that has something, with lists and nested fields. */
export const plainSheet: SheetLines<object> = (sheet) =>
  Object.entries(sheet).flatMap(([name, value]) => {
    const text = sheetText(value);
    return text === '' ? [] : [{ name, value: text }];
  });

/** A value of a sheet: "7", "On fire; Off balance", "fight 3, shoot 2". The parts of an entry don't repeat their names. */
function sheetText(value: unknown): string {
  if (Array.isArray(value)) return value.map(entryText).filter(Boolean).join('; ');
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? '' : String(value);
  return Object.entries(value)
    .flatMap(([name, each]) => (sheetText(each) === '' ? [] : [`${name} ${sheetText(each)}`]))
    .join(', ');
}

function entryText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return sheetText(entry);
  return Object.values(entry).map(sheetText).filter(Boolean).join(', ');
}

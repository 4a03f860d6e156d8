import { t } from './t.ts';

/** A word from a book that players can look up, such as a weapon or a rule's term. */
export interface Term {
  readonly name: string;
  /** The English name, if it differs from `name`. The term can be found by it in every language. */
  readonly english?: string;
  /** Other words by which the term can be found, such as its plural, or another heading in the book. */
  readonly also?: readonly string[];
  /** Settings that affect the term's figures. Their values in the encounter are shown with the term. */
  readonly settings?: readonly string[];
  readonly brief: string;
  readonly cite: string;
}

/** The lists of a ruleset with entries that players can look up. */
export const EXPLAINED = ['actions', 'conditions', 'archetypes', 'standingOrders', 'settings'] as const;
export type Explained = (typeof EXPLAINED)[number];

/**
 * Short descriptions of the entries in a ruleset's lists, by their keys or names. `templates` says why templates change
 * something, by the `source` of the change.
 */
export type Briefs = { readonly [List in Explained | 'templates']?: Readonly<Record<string, string>> };

/** Everything that players can look up about a system, in one language. */
export interface Reference {
  readonly glossary: readonly Term[];
  readonly briefs: Briefs;
}

export const NO_REFERENCE: Reference = { glossary: [], briefs: {} };

/** The description of an entry in a list. "" if it has none. */
export function briefOf({ briefs }: Reference, list: keyof Briefs, name: string): string {
  const listBriefs = briefs[list] ?? {};
  return Object.hasOwn(listBriefs, name) ? (listBriefs[name] ?? '') : '';
}

/** A rule's source as text: the book's headings, and Fray's rulings and house rules in the reader's language. */
export function citeText(cite: string): string {
  return cite
    .split('; ')
    .map((part) => {
      if (part === 'House') return t('cite-house');
      const [, about] = /^Ruling:? "?([^"]*)"?$/.exec(part) ?? [];
      return about === undefined ? part : t('cite-ruling', { about });
    })
    .join('; ');
}

/** A line of a sheet: what it is about, and its text. */
export interface SheetLine {
  readonly name: string;
  readonly value: string;
}

/** Describes a system's sheet in short lines. */
export type SheetLines<Sheet> = (sheet: Sheet) => readonly SheetLine[];

/** Items that have no rules, with their amounts: "Brass Key, 50 × Gold". */
export function thingsText(
  things: readonly { readonly name: string; readonly count: number }[] | undefined,
  thing: (name: string) => string,
): string {
  return (things ?? [])
    .map(({ name, count }) => (count === 1 ? thing(name) : t('items-several', { count, item: thing(name) })))
    .join(', ');
}

/**
 * The lines of a sheet if its system has no words for sheets: every field with a value, including lists and nested
 * fields.
 */
export const plainSheetLines: SheetLines<object> = (sheet) =>
  Object.entries(sheet).flatMap(([name, value]) => {
    const text = sheetText(value);
    return text === '' ? [] : [{ name, value: text }];
  });

/** A value on a sheet: "7", "On fire; Off balance", "fight 3, shoot 2". Entries of lists show values without names. */
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

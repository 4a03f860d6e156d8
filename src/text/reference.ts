import { t } from './t.ts';

/** A word of a book that players can look up: a weapon, a term. */
export interface Term {
  readonly name: string;
  /** Other words that find it: its plural, another heading of the book. */
  readonly also?: readonly string[];
  /** Settings that change its figures. Their values in the encounter are shown with it. */
  readonly settings?: readonly string[];
  readonly brief: string;
  readonly cite: string;
}

/** The lists of a ruleset whose entries are explained to players who look them up. */
export const EXPLAINED = ['actions', 'conditions', 'archetypes', 'standingOrders', 'settings'] as const;
export type Explained = (typeof EXPLAINED)[number];

/** What each entry of a ruleset's lists is and does, in a sentence or two, by its key or name. */
export type Briefs = { readonly [List in Explained]?: Readonly<Record<string, string>> };

/** What a language has for players who look something up in a system. */
export interface Reference {
  readonly glossary: readonly Term[];
  readonly briefs: Briefs;
}

export const NO_REFERENCE: Reference = { glossary: [], briefs: {} };

/** What an entry of a list is and does. "" if it has no text. */
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

/** Things without rules, and how many of each: "Brass Key, 50 × Gold". */
export function thingsText(
  things: readonly { readonly name: string; readonly count: number }[] | undefined,
  thing: (name: string) => string,
): string {
  return (things ?? [])
    .map(({ name, count }) => (count === 1 ? thing(name) : t('items-several', { count, item: thing(name) })))
    .join(', ');
}

/** The sheet of a system without lines of its own: every field with one word or number. */
export const plainSheet: SheetLines<object> = (sheet) =>
  Object.entries(sheet).flatMap(([name, value]) => (typeof value === 'object' ? [] : [{ name, value: String(value) }]));

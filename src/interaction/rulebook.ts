import { suggestion } from '../rules/core/choose.ts';
import type { Encounter } from '../rules/core/encounter.ts';
import type { Ruleset } from '../rules/core/ruleset.ts';
import { secrecyOf } from '../rules/core/secrecy.ts';
import { rulesNamed, rulesOf, SYSTEM_IDS } from '../rules/systems.ts';
import { isGm } from '../session/authorize.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/markdown.ts';
import { briefOf, type Explained } from '../text/reference.ts';
import { buttons as buttonsWords, referenceOf, sheetLines, strength as strengthWords } from '../text/spoken.ts';
import { typedIn } from './option-values.ts';
import { settingsOf } from './settings.ts';
import { strengthInWords } from './strength.ts';
import type { Suggest } from './suggestion.ts';

/** What can be looked up: its name, what it is, what it says, and where the rule is. */
export interface Entry {
  readonly name: string;
  /** Other words that it is looked up by. */
  readonly also?: readonly string[];
  /** Settings that change its figures. */
  readonly settings?: readonly string[];
  readonly kind: string;
  readonly brief: string;
  readonly cite: string;
  /** Of somebody ready-made. */
  readonly sheet?: object;
}

interface Explainable {
  readonly cite: string;
}

/** Everything a system lets players look up: actions, conditions, weapons and terms, creatures, orders, settings. */
export function entries(rules: Ruleset): readonly Entry[] {
  const reference = referenceOf(rules.id);
  const named = (kind: string, list: Explained, of: Readonly<Record<string, Explainable>>) =>
    Object.entries(of).map(([name, { cite }]) => ({
      name,
      kind,
      brief: briefOf(reference, list, name),
      cite,
    }));
  return [
    ...Object.entries(rules.actions).map(([key, { title, cite }]) => ({
      name: title,
      also: [key, key.replaceAll('-', ' ')],
      kind: 'action',
      brief: briefOf(reference, 'actions', key),
      cite,
    })),
    ...named('condition', 'conditions', rules.conditions),
    ...reference.glossary.map((term) => ({ ...term, kind: 'term' })),
    ...rules.archetypes.map(({ name, kind, source, sheet }) => ({
      name,
      kind,
      brief: briefOf(reference, 'archetypes', name),
      cite: source,
      sheet,
    })),
    ...named('standing order', 'standingOrders', rules.standingOrders),
    ...named('setting', 'settings', settingsOf(rules)),
  ];
}

/** The rules to look in: those that are named, else those of the channel's encounter, else all. */
export function booksFor({ encounter }: Pick<Session, 'encounter'>, named: Ruleset | undefined): readonly Ruleset[] {
  if (named) return [named];
  return encounter ? [rulesOf(encounter)] : SYSTEM_IDS.flatMap((id) => rulesNamed(id) ?? []);
}

/** The names that can be looked up. */
export const termSuggestions: Suggest = (session, typed, others) => {
  const books = booksFor(session, rulesNamed(typedIn(others, 'ruleset').toLowerCase()));
  const names = [...new Set(books.flatMap((book) => entries(book).map(({ name }) => name)))];
  return names.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
};

/**
 * What is found in some books under a name: what is called so; else the one whose name has it in it, or begins with it; else
 * the one that is spelled nearly so.
 */
export function lookUp(session: Session, books: readonly Ruleset[], typed: string) {
  const wanted = typed.trim().toLowerCase();
  const named = (of: (all: readonly Entry[]) => readonly Entry[]) =>
    books
      .map((rules) => ({ rules, entries: of(entries(rules)).map((entry) => whole(entry, session, rules)) }))
      .filter(({ entries: found }) => found.length > 0);
  const exact = named((all) => entriesNamed(all, typed));
  const names = [...new Set(books.flatMap((rules) => entries(rules).map(({ name }) => name)))];
  const alike = names.filter((name) => name.toLowerCase().includes(wanted));
  const begun = alike.filter((name) => name.toLowerCase().startsWith(wanted));
  const { near } = suggestion(typed, names);
  const meant = [alike, begun, alike.length === 0 && near !== undefined ? [near] : []].find(
    ({ length }) => length === 1,
  );
  const found = exact.length > 0 || !meant ? exact : named((all) => entriesNamed(all, meant[0] ?? ''));
  return { found, alike, names };
}

/** An entry with what the session's encounter has set it to; somebody ready-made with their sheet, for those who may know it. */
function whole(entry: Entry, session: Session, rules: Ruleset): Entry {
  const { encounter } = session;
  const set = asSetIn(entry, encounter, rules);
  const kept = entry.kind === 'creature' && encounter && !isGm(session) && secrecyOf(encounter) !== 'exact';
  if (!entry.sheet || kept) return set;
  const strength = entry.kind === 'creature' ? strengthInWords(rules, entry.name) : undefined;
  const lines = [
    ...(strength === undefined ? [] : [{ name: strengthWords.name, value: strength }]),
    ...sheetLines(rules.id, entry.sheet),
  ].map(({ name, value }) => `**${name}** ${plain(value, 300)}`);
  return { ...set, brief: [set.brief, ...lines].join('\n') };
}

/** The entries that are called so, by whichever of their names. */
export function entriesNamed(all: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = typed.trim().toLowerCase();
  const exact = all.filter(({ name }) => name.toLowerCase() === wanted);
  const by = all.filter(({ also = [] }) => also.some((name) => name.toLowerCase() === wanted));
  return exact.length > 0 ? exact : by;
}

/** An entry with what its figures are set to in an encounter of these rules, where they are not the usual ones. */
export function asSetIn(entry: Entry, encounter: Encounter | undefined, rules: Ruleset): Entry {
  if (encounter?.system !== rules.id) return entry;
  const { settings: known } = rules;
  const set = (entry.settings ?? (entry.kind === 'setting' ? [entry.name] : [])).flatMap((name) => {
    const value = encounter.settings[name];
    return value === undefined || value === known[name]?.values[0] ? [] : [`\`${name}\` ${value}`];
  });
  return set.length === 0 ? entry : { ...entry, brief: `${entry.brief} ${buttonsWords.setHere(set.join(', '))}` };
}

// Looking up what a book says: actions, conditions, creatures, terms and settings.

import type { APIButtonComponent, APIEmbed } from 'discord-api-types/v10';
import { cutToLimits } from '../src/embeds/limits.ts';
import { command, optional, text, typedTextOrEmpty, withNeeds } from '../src/interaction/command.ts';
import { component, componentId, idEscapedText, idText } from '../src/interaction/component.ts';
import { formOf, textField } from '../src/interaction/forms.ts';
import { ruleset, strengthInWords } from '../src/interaction/options/rules.ts';
import { packTerms } from '../src/interaction/pack-terms.ts';
import { measuredStrengthInWords } from '../src/interaction/packs.ts';
import * as panel from '../src/interaction/panel.ts';
import { asUpdate, type Reply, whisper } from '../src/interaction/reply.ts';
import { settingsOf } from '../src/interaction/settings.ts';
import type { Encounter } from '../src/rules/core/encounter.ts';
import { settingOf } from '../src/rules/core/former-settings.ts';
import { given } from '../src/rules/core/given.ts';
import { map, no, ok, type Refusal, type Result, suggestion } from '../src/rules/core/refusal.ts';
import type { Archetype, NameKind, Ruleset } from '../src/rules/core/ruleset.ts';
import { secrecyOf } from '../src/rules/core/secrecy.ts';
import { TEMPLATE_NAMES } from '../src/rules/core/template.ts';
import { rulesNamed, rulesOf, systemIds } from '../src/rules/systems.ts';
import { isGm, type Session } from '../src/session/session.ts';
import { overviewWords } from '../src/text/board.ts';
import { referenceOf, sheetLines } from '../src/text/language.ts';
import { ENGLISH, inLanguage } from '../src/text/languages.ts';
import { nameAmong, nameOf } from '../src/text/names.ts';
import { briefOf, citeText, type Explained } from '../src/text/reference.ts';
import { capital, plain, shorten, t } from '../src/text/t.ts';
import { templateWords } from '../src/text/templates.ts';
import { packOption } from './pack/ids.ts';
import { packScreen } from './pack/screen.ts';

/** The data that is needed to look something up. The server's packs have entries too. */
const RULES_NEEDS = { packs: true } as const;
type RulesSession = Session<keyof typeof RULES_NEEDS>;

/** The names that can be looked up. */
const termSuggestions = withNeeds(RULES_NEEDS, (session, input, others) => {
  const books = booksFor(session, rulesNamed(typedTextOrEmpty(others, 'ruleset').toLowerCase()));
  const names = [...new Set(books.flatMap((book) => knownEntries(session, book).map(({ name }) => name)))];
  return names.filter((name) => name.toLowerCase().includes(input.toLowerCase()));
});

export const rules = command({
  name: 'rules',
  needs: RULES_NEEDS,
  options: {
    term: optional(text(termSuggestions)),
    ruleset: optional(ruleset()),
    pack: optional(packOption()),
  },
  run({ term, ruleset, pack }, session) {
    if (term !== undefined) return ruleReply(session, pack ? rulesNamed(pack.system) : ruleset, term, pack?.id);
    return pack ? packScreen(session, pack) : { form: rulesForm() };
  },
});

/** Everything that the caller can look up in a system: from the packs, or one of them, and from the book. */
function knownEntries(session: RulesSession, rules: Ruleset, pack?: string): readonly RuleEntry[] {
  const packEntries = packTerms(session, rules, pack);
  return pack === undefined ? [...packEntries, ...ruleEntriesOf(rules)] : packEntries;
}

/** A button that shows a related entry, or the entry of the chosen system. An empty system means any. */
const ruleButtonId = componentId('rule', { system: idText, name: idEscapedText });

export const showRule = component({
  id: ruleButtonId,
  needs: RULES_NEEDS,
  run: ({ system, name }, session, { chosen: [other = system] }) =>
    map(ruleReply(session, rulesOfButton(other), name), asUpdate),
});

/** The menu of entries that match. An empty system means any. */
const ruleMenuId = componentId('rules', { system: idText });

export const chooseRule = component({
  id: ruleMenuId,
  needs: RULES_NEEDS,
  run: ({ system }, session, { chosen: [name = ''] }) => map(ruleReply(session, rulesOfButton(system), name), asUpdate),
});

/** *Rules…*, and the form that asks what to look up. */
export const ruleFormId = componentId('rules-form', {});

export const askForRule = component({
  id: ruleFormId,
  needs: RULES_NEEDS,
  run(_, session, { fields }) {
    const term = fields.get(TERM_FIELD)?.trim() ?? '';
    return term === '' ? { form: rulesForm() } : map(ruleReply(session, undefined, term), asUpdate);
  },
});

/**
 * Shows the entry with that name, the one that matches it, or a menu of several. If several books have it and none of
 * them is being played, shows the first book's entry, with a menu of the others.
 */
function ruleReply(
  session: RulesSession,
  namedRules: Ruleset | undefined,
  term: string,
  pack?: string,
): Result<Reply, Refusal> {
  const books = booksFor(session, namedRules);
  const { found, alike, names } = lookUpTerm(session, books, term, pack);
  const [first] = found;
  if (first)
    return ok(
      entryReply(
        first,
        found.map(({ rules }) => rules),
        term,
      ),
    );
  if (alike.length > 0) {
    const options = alike.map((name) => panel.entry(name, name));
    const id = ruleMenuId.write({ system: namedRules?.id ?? '' });
    return ok(
      whisper(t('help-several-fit', { term: plain(shorten(term, 80)) }), {
        components: [panel.menuRow(id, t('help-which-one'), options)],
      }),
    );
  }
  const [only] = books;
  const entryFacts = only && books.length === 1 ? ({ entryIn: only.title } as const) : 'entry';
  return no({ type: 'no-such', what: entryFacts, typed: term, ...suggestion(term, names), known: [] });
}

function rulesForm() {
  const field = textField(
    TERM_FIELD,
    { label: t('help-look-up'), hint: t('help-look-up-hint') },
    { required: true, longest: 100 },
  );
  return formOf(ruleFormId.write({}), t('help-look-up'), [field]);
}

/**
 * The kind of name that the entries of a list have. Entries of any other list, such as auto-reactions, keep their ids
 * as names.
 */
const NAME_KINDS: Readonly<Partial<Record<Explained, NameKind>>> = { conditions: 'condition', settings: 'setting' };

/** The kinds of names with which a term is translated if its name is still English in the glossary. */
const TERM_KINDS = ['thing', 'skill', 'option', 'setting'] as const;

/** What an entry is: something from a list of the rules, a term of the glossary, or a template. */
type EntryKind = Archetype['kind'] | 'action' | 'condition' | 'setting' | 'standing-order' | 'template' | 'term';

interface RuleEntry {
  readonly name: string;
  /** The entry's id in the rules, if it differs from the name. */
  readonly id?: string;
  /** The English name, which finds the entry in every language. */
  readonly english?: string;
  /** Other names that find the entry. */
  readonly also?: readonly string[];
  /** Settings that change the entry's numbers. */
  readonly settings?: readonly string[];
  readonly kind: EntryKind;
  readonly brief: string;
  readonly cite: string;
  /** The sheet of a premade character or creature. */
  readonly sheet?: object;
  /** True if the entry is from one of the server's packs. */
  readonly isFromPack?: true;
}

interface CitedEntry {
  readonly cite: string;
}

/**
 * Everything that players can look up in a system: actions, conditions, weapons, terms, creatures, auto-reactions and
 * settings.
 */
export function ruleEntriesOf(rules: Ruleset): readonly RuleEntry[] {
  const reference = referenceOf(rules.id);
  const entriesFor = (kind: EntryKind, list: Explained, of: Readonly<Record<string, CitedEntry>>) =>
    Object.entries(of).map(([name, { cite }]) => ({
      name: NAME_KINDS[list] === undefined ? name : nameOf(rules.id, NAME_KINDS[list], name),
      id: name,
      english: englishName(rules.id, NAME_KINDS[list], name),
      also: [name],
      kind,
      brief: briefOf(reference, list, name),
      cite,
    }));
  return [
    ...Object.entries(rules.actions).map(([key, { cite }]) => ({
      name: nameOf(rules.id, 'action', key),
      english: englishName(rules.id, 'action', key),
      also: [key, key.replaceAll('-', ' ')],
      kind: 'action' as const,
      brief: briefOf(reference, 'actions', key),
      cite,
    })),
    ...entriesFor('condition', 'conditions', rules.conditions),
    ...reference.glossary.map((term) => ({
      english: term.name,
      ...term,
      // Some terms, such as weapons, have the same names as in the rules, and are translated in the same way.
      name: nameAmong(rules.id, TERM_KINDS, term.name),
      kind: 'term' as const,
    })),
    ...rules.archetypes.map(({ name, kind, source, sheet }) => ({
      name: nameOf(rules.id, 'archetype', name),
      id: name,
      also: [name],
      kind,
      brief: briefOf(reference, 'archetypes', name),
      cite: source,
      sheet,
    })),
    ...templateEntries(rules),
    ...entriesFor('standing-order', 'standingOrders', rules.standingOrders),
    ...entriesFor('setting', 'settings', settingsOf(rules)),
  ];
}

/** A name in English, which finds its entry in every language. */
function englishName(system: string, kind: NameKind | undefined, id: string): string {
  return kind === undefined ? id : inLanguage(ENGLISH, () => nameOf(system, kind, id));
}

/** What each template changes and why, as the system declares it. */
function templateEntries({ id, templates }: Ruleset): readonly RuleEntry[] {
  if (!templates) return [];
  return TEMPLATE_NAMES.map((name) => ({
    name: templateWords.name(name),
    id: name,
    also: [name],
    kind: 'template',
    brief: [templateWords.brief(name), ...templateWords.lines(id, templates[name])].join('\n'),
    cite: t('template-cite'),
  }));
}

/** The systems to search: the named one, the encounter's, or all. */
function booksFor({ encounter }: Pick<Session, 'encounter'>, namedRules: Ruleset | undefined): readonly Ruleset[] {
  if (namedRules) return [namedRules];
  return encounter ? [rulesOf(encounter)] : systemIds().flatMap((id) => rulesNamed(id) ?? []);
}

/**
 * The entries for a typed name: an exact match, the only one that contains it, or the one with the most similar
 * spelling.
 */
function lookUpTerm(session: RulesSession, books: readonly Ruleset[], input: string, pack: string | undefined) {
  const lowerTerm = input.trim().toLowerCase();
  const entriesByBook = books.map((rules) => ({ rules, entries: knownEntries(session, rules, pack) }));
  const matchesByBook = (of: (all: readonly RuleEntry[]) => readonly RuleEntry[]) =>
    entriesByBook
      .map(({ rules, entries }) => ({ rules, entries: of(entries).map((entry) => fullEntry(entry, session, rules)) }))
      .filter(({ entries: foundEntries }) => foundEntries.length > 0);
  const exactMatches = matchesByBook((all) => entriesNamed(all, input));
  const names = [...new Set(entriesByBook.flatMap(({ entries }) => entries.map(({ name }) => name)))];
  const similarNames = names.filter((name) => name.toLowerCase().includes(lowerTerm));
  const namesStartingWithTerm = similarNames.filter((name) => name.toLowerCase().startsWith(lowerTerm));
  const { near } = suggestion(input, names);
  const matches = [
    similarNames,
    namesStartingWithTerm,
    similarNames.length === 0 && near !== undefined ? [near] : [],
  ].find(({ length }) => length === 1);
  const entries =
    exactMatches.length > 0 || !matches ? exactMatches : matchesByBook((all) => entriesNamed(all, matches[0] ?? ''));
  return { found: entries, alike: similarNames, names };
}

/**
 * An entry with what the encounter's settings change. A premade character or creature also has its sheet, if the user
 * may see it.
 */
function fullEntry(entry: RuleEntry, session: Session, rules: Ruleset): RuleEntry {
  const { encounter } = session;
  const entryWithValues = withSettings(entry, encounter, rules);
  const isSecret = entry.kind === 'creature' && encounter && !isGm(session) && secrecyOf(encounter) !== 'exact';
  if (!entry.sheet || isSecret) return entryWithValues;
  const strength = entry.kind === 'creature' ? strengthFor(entry, entry.sheet, session, rules) : undefined;
  const lines = [
    ...(strength === undefined ? [] : [{ name: t('strength-name'), value: strength }]),
    ...sheetLines(rules.id, entry.sheet),
  ].map(({ name, value }) => `**${name}** ${plain(value, 300)}`);
  return { ...entryWithValues, brief: [entryWithValues.brief, ...lines].join('\n') };
}

function strengthFor(
  { id, name, isFromPack }: RuleEntry,
  sheet: object,
  session: Session,
  rules: Ruleset,
): string | undefined {
  return isFromPack ? measuredStrengthInWords(session, rules.id, sheet) : strengthInWords(rules, id ?? name);
}

/**
 * The entries with this name. If there are none, the entries with this English name. If there are none of these either,
 * the entries that have it among their other names.
 */
export function entriesNamed(entries: readonly RuleEntry[], input: string): readonly RuleEntry[] {
  const lowerTerm = input.trim().toLowerCase();
  const sameNamedEntries = entries.filter(({ name }) => name.toLowerCase() === lowerTerm);
  const sameEnglishEntries = entries.filter(({ english, id }) => (english ?? id)?.toLowerCase() === lowerTerm);
  const otherNamedEntries = entries.filter(({ also = [] }) => also.some((name) => name.toLowerCase() === lowerTerm));
  return [sameNamedEntries, sameEnglishEntries].find(({ length }) => length > 0) ?? otherNamedEntries;
}

/** An entry with its numbers as the encounter's settings change them. */
export function withSettings(entry: RuleEntry, encounter: Encounter | undefined, rules: Ruleset): RuleEntry {
  if (encounter?.system !== rules.id) return entry;
  const { settings: bookSettings } = rules;
  const changedSettings = (entry.settings ?? (entry.kind === 'setting' ? [entry.id ?? entry.name] : [])).flatMap(
    (name) => {
      const value = settingOf(encounter, name);
      return value === undefined || value === bookSettings[name]?.values[0] ? [] : [`\`${name}\` ${value}`];
    },
  );
  return changedSettings.length === 0
    ? entry
    : { ...entry, brief: `${entry.brief} ${t('help-set-here', { set: changedSettings.join(', ') })}` };
}

/** What the book says, and where. Several entries can have the same name. */
function ruleEmbed(
  foundEntries: readonly Pick<RuleEntry, 'name' | 'kind' | 'brief' | 'cite' | 'isFromPack'>[],
  { title, book }: Pick<Ruleset, 'title' | 'book'>,
): APIEmbed {
  const lines = foundEntries.map(
    ({ kind, brief, cite }) => `**${t(`help-kind-${kind}`)}.** ${brief}\n-# ${citeText(cite)}`,
  );
  const [first] = foundEntries;
  const shownName = first?.isFromPack ? plain(first.name) : (first?.name ?? '');
  return cutToLimits({
    title: `${capital(shownName)} · ${title}`,
    description: lines.join('\n\n'),
    footer: { text: overviewWords.book(book) },
    ...given({ url: book.url }),
  });
}

const TERM_FIELD = 'term';

/** The maximum number of related entries that are shown. */
const MAX_RELATED_ENTRIES = 4;
/** The minimum length of a name that is searched for in texts, in characters. */
const MIN_NAME_LENGTH = 4;

interface FoundEntries {
  readonly rules: Ruleset;
  readonly entries: readonly RuleEntry[];
}

function entryReply({ rules, entries: foundEntries }: FoundEntries, books: readonly Ruleset[], term: string): Reply {
  const name = foundEntries[0]?.name ?? term;
  const systemMenus =
    books.length > 1 && ruleButtonId.fits({ system: '', name }) ? [systemMenu(books, rules, name)] : [];
  const containsTerm = foundEntries.some((each) =>
    [each.name, ...(each.also ?? [])].some((one) => one.toLowerCase().includes(term.trim().toLowerCase())),
  );
  const components = [...panel.buttonRow(...relatedButtons(rules, foundEntries)), ...systemMenus];
  return whisper(ruleEmbed(foundEntries, rules), {
    components,
    ...(!containsTerm && { content: t('help-meant', { term: plain(term), name: plain(name) }) }),
  });
}

/** The menu of systems that have an entry with that name. */
function systemMenu(books: readonly Ruleset[], shownRules: Ruleset, term: string): ButtonRowOrMenu {
  const options = books.map(({ id, title }) => panel.entry(title, id, { usual: id === shownRules.id }));
  return panel.menuRow(ruleButtonId.write({ system: '', name: term }), t('help-which-rules'), options);
}

type ButtonRowOrMenu = panel.ButtonRow | ReturnType<typeof panel.menuRow>;

/** Buttons for other entries that the texts of these entries mention, at most `MAX_RELATED_ENTRIES`. */
function relatedButtons(rules: Ruleset, foundEntries: readonly RuleEntry[]): readonly APIButtonComponent[] {
  const briefs = foundEntries.map(({ brief }) => brief).join('\n');
  const foundNames = new Set(foundEntries.map(({ name }) => name.toLowerCase()));
  const names = [...new Set(ruleEntriesOf(rules).map(({ name }) => name))].filter(
    (name) =>
      name.length >= MIN_NAME_LENGTH &&
      !foundNames.has(name.toLowerCase()) &&
      ruleButtonId.fits({ system: rules.id, name }) &&
      briefs.includes(name) &&
      containsName(briefs, name),
  );
  return names
    .slice(0, MAX_RELATED_ENTRIES)
    .map((name) => panel.button(name, ruleButtonId.write({ system: rules.id, name })));
}

/**
 * True if a text contains a name as a separate word. The name is escaped here, because Node 22 has no `RegExp.escape`.
 */
function containsName(text: string, name: string): boolean {
  const pattern = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** The system in an entry's button or menu. Undefined for any system. */
function rulesOfButton(system: string): Ruleset | undefined {
  return system === '' ? undefined : rulesNamed(system);
}

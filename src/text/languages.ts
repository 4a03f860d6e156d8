// The languages that Fray speaks, the ones that players can choose, and the current one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The language that every message exists in. Other languages fall back to it, message by message. */
export const ENGLISH = 'en';

const LOCALES_FOLDER = new URL('../../locales/', import.meta.url);

/** The languages with a folder in `locales/`, English first. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...readdirSync(LOCALES_FOLDER, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== ENGLISH)
    .map(({ name }) => name)
    .toSorted(),
];

/** The folder with a language's words. */
export function localeFolder(language: string): URL {
  return new URL(`${language}/`, LOCALES_FOLDER);
}

/** The folder next to a system's own `locales/en/` with its words in another language. */
export function siblingFolder(english: URL, language: string): URL {
  return language === ENGLISH ? english : new URL(`../${language}/`, english);
}

let activeLanguage = ENGLISH;

/** The language in which texts are currently made. */
export function currentLanguage(): string {
  return activeLanguage;
}

/** Sets the default language of this process. `inLanguage` overrides it. */
export function setDefaultLanguage(language: string): void {
  activeLanguage = language;
}

/** A value that isn't a promise. A promise's texts would be made later, in another language. */
export type NonPromise<T> = T extends PromiseLike<unknown> ? never : T;

/** Makes texts in a language. `run` must make all of them before it returns. */
export function inLanguage<T>(language: string, run: () => NonPromise<T>): T {
  if (language === activeLanguage) return run();
  const previousLanguage = activeLanguage;
  activeLanguage = language;
  try {
    return run();
  } finally {
    activeLanguage = previousLanguage;
  }
}

/** The pieces of a long text, each made in the given language. */
export function* piecesInLanguage(language: string, pieces: () => Iterable<string>): Generator<string> {
  const iterator = inLanguage(language, () => pieces()[Symbol.iterator]());
  for (;;) {
    const nextPieceResult = inLanguage(language, () => iterator.next());
    if (nextPieceResult.done) return;
    yield nextPieceResult.value;
  }
}

/** A value for each language, made when it is first used in that language: a table of names or a cache of texts. */
export function oncePerLanguage<T>(make: () => T): () => T {
  const valueByLanguage = new Map<string, T>();
  return () => {
    let value = valueByLanguage.get(activeLanguage);
    if (value === undefined) {
      value = make();
      valueByLanguage.set(activeLanguage, value);
    }
    return value;
  };
}

/** The languages that are offered even if messages are missing. */
let languagesListedByAdmin: ReadonlySet<string> = new Set();

/**
 * Offers these languages to players, even if some of their messages are missing. Throws an error if one has no folder.
 */
export function offerLanguages(languages: readonly string[]): void {
  for (const language of languages)
    if (!LANGUAGES.includes(language))
      throw new Error(`There are no words in ${language}, only in ${LANGUAGES.join(', ')}`);
  languagesListedByAdmin = new Set(languages);
  nearestLanguageByLocale.clear();
}

/** The languages that players can use: those that are complete, and those that the admin lists. */
export function offeredLanguages(): readonly string[] {
  return LANGUAGES.filter((each) => each === ENGLISH || languagesListedByAdmin.has(each) || isComplete(each));
}

/** The results of `nearestLanguage`, by locale. */
const nearestLanguageByLocale = new Map<string, string>();

/**
 * The offered language that is nearest to a locale of Discord: "es-419" is Spanish, and "en-GB" is English. English if
 * there is none.
 */
export function nearestLanguage(locale: string | undefined): string {
  if (locale === undefined || locale.startsWith(ENGLISH)) return ENGLISH;
  const cachedLanguage = nearestLanguageByLocale.get(locale);
  if (cachedLanguage !== undefined) return cachedLanguage;
  const baseLanguage = baseLanguageOf(locale);
  const candidates = LANGUAGES.filter((each) => each === locale || baseLanguageOf(each) === baseLanguage);
  const language = candidates.find((each) => each === locale) ?? candidates[0];
  const isOffered = language !== undefined && (languagesListedByAdmin.has(language) || isComplete(language));
  const nearestOfferedLanguage = isOffered ? language : ENGLISH;
  // Discord has about thirty locales. A hostile client could send any number of others.
  if (nearestLanguageByLocale.size < MAX_CACHED_LOCALES) nearestLanguageByLocale.set(locale, nearestOfferedLanguage);
  return nearestOfferedLanguage;
}

const MAX_CACHED_LOCALES = 100;

/** A language's name: "German". By default, it is in the current language. */
export function languageName(code: string, language = activeLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

function baseLanguageOf(locale: string): string {
  return locale.replace(/[-_].*/s, '').toLowerCase();
}

/** Merges a small word with the text after it. */
type Contraction = (text: string) => string;

/**
 * Functions for a language's messages. Each merges a small word with the variable after it: `{ DE($name) }` is “de
 * Kira” or “d’Ana”. Markdown characters before the first letter don't matter.
 */
export const CONTRACTIONS: Readonly<Record<string, Readonly<Record<string, Contraction>>>> = {
  es: {
    A: (text) => withContraction('a', text, { el: 'al' }),
    DE: (text) => withContraction('de', text, { el: 'del' }),
    O: (text) => (/^[*_~]*(?:h?[oó]|8|11(?!\d))/i.test(text) ? `u ${text}` : `o ${text}`),
    Y: (text) => (/^[*_~]*(?:[ií]|h[ií](?![aeo]))/i.test(text) ? `e ${text}` : `y ${text}`),
  },
  fr: {
    DE: (text) => (beginsWithVowel(text) ? `d’${text}` : withContraction('de', text, { le: 'du', les: 'des' })),
    QUE: (text) => (beginsWithVowel(text) ? `qu’${text}` : `que ${text}`),
  },
  'pt-BR': {
    DE: (text) => withContraction('de', text, { o: 'do', a: 'da', os: 'dos', as: 'das' }),
    EM: (text) => withContraction('em', text, { o: 'no', a: 'na', os: 'nos', as: 'nas' }),
    POR: (text) => withContraction('por', text, { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' }),
  },
};

/**
 * Puts a small word before a text. If the text begins with an article, the word and the article merge: “de o caixote”
 * becomes “do caixote”.
 */
function withContraction(word: string, text: string, articles: Readonly<Record<string, string>>): string {
  const [article = ''] = text.split(' ', 1);
  const contraction = Object.hasOwn(articles, article) ? articles[article] : undefined;
  return contraction === undefined ? `${word} ${text}` : contraction + text.slice(article.length);
}

/**
 * Whether French shortens a small word before a text, as in “d’Ana”. False before an h, because shortening would often
 * be wrong there.
 */
function beginsWithVowel(text: string): boolean {
  return /^[*_~]*[aeiouàâäéèêëîïôöùûüæœ]/i.test(text);
}

const completenessByLanguage = new Map<string, boolean>();

/**
 * The ids of the interface's messages. They are copied into a separate string, because parts of the files' texts would
 * keep the whole texts in memory.
 */
let englishIds: readonly string[] | undefined;

/** Whether a language has all messages of the interface. Names, stories and glossaries can be missing. */
function isComplete(language: string): boolean {
  let hasAllMessages = completenessByLanguage.get(language);
  if (hasAllMessages === undefined) {
    englishIds ??= [...messageIdsOf(ENGLISH)].join('\n').split('\n');
    const ids = new Set(messageIdsOf(language));
    hasAllMessages = englishIds.every((id) => ids.has(id) || IDS_ONLY_IN_ENGLISH.has(id));
    completenessByLanguage.set(language, hasAllMessages);
  }
  return hasAllMessages;
}

/** Messages that only English needs, because `Intl` knows the words in other languages. */
export const IDS_ONLY_IN_ENGLISH: ReadonlySet<string> = new Set(['join-and', 'join-or']);

function* messageIdsOf(language: string): Generator<string> {
  for (const [id] of entriesIn(localeFolder(language), { subfolders: false })) yield id;
}

/**
 * The messages and terms in a folder, by their ids. A comment before an entry counts as part of the entry before it.
 * Empty if there is no such folder.
 */
export function* entriesIn(
  folder: URL,
  { subfolders = true } = {},
): Generator<readonly [id: string, entry: string, file: string]> {
  if (!existsSync(folder)) return;
  for (const path of readdirSync(folder, { recursive: subfolders, encoding: 'utf8' })) {
    if (!path.endsWith('.ftl')) continue;
    const file = path.replaceAll('\\', '/');
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const entry of text.split(/^(?=-?[a-z])/m)) {
      const id = entry.slice(0, entry.search(/[ =]/));
      if (/^-?[a-z]/.test(id)) yield [id, entry, file];
    }
  }
}

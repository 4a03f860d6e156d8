// The words with which players describe actions. They are in `locales/<language>/verbs/<system>.yaml`, or in
// `verbs.yaml` in a system's own folder. Words that mean the same in every system are in `verbs/common.yaml`.

import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import {
  type CommonWords,
  type ConceptWords,
  type LearnedWeights,
  Lexicon,
  type SystemWords,
} from '../prose/lexicon.ts';
import { type HabitsFile, weightsIn, withoutWordWeights } from '../prose/ranking.ts';
import { given } from '../rules/core/given.ts';
import { rulesNamed } from '../rules/systems.ts';
import { currentLanguage, ENGLISH, inLanguage, localeFolder, oncePerLanguage } from './languages.ts';
import { nameOf } from './names.ts';
import { localeFile } from './t.ts';

const lexiconBySystem = oncePerLanguage(() => new Map<string, Lexicon>());

/** The lists of `common.yaml` whose words show a text's language: frequent words that mean the same in every text. */
const LANGUAGE_MARKER_LISTS = ['plain', 'small', 'articles', 'pronouns', 'me', 'joints', 'conditions', 'not'] as const;

const frequentWords = oncePerLanguage(() => {
  const commonWordLists = commonWordsIn(currentLanguage());
  const words = [
    ...LANGUAGE_MARKER_LISTS.flatMap((list) => commonWordLists[list] ?? []),
    ...Object.keys(commonWordLists.contractions ?? {}),
  ];
  return new Set(words.filter((word) => !word.includes(' ')));
});

/**
 * The languages that a text is most likely written in, judged by its frequent words. Players often write in the
 * language of their table, not in the one they use Discord in. If several are equally likely, it returns all of them in
 * the given order.
 */
export function languagesOfText(text: string, languages: readonly string[]): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  const countsByLanguage = new Map(
    languages.map((language) => [
      language,
      inLanguage(language, () => words.filter((word) => frequentWords().has(word)).length),
    ]),
  );
  const maxCount = Math.max(...countsByLanguage.values());
  return [...countsByLanguage].flatMap(([language, count]) => (count === maxCount ? [language] : []));
}

/**
 * The words for a system's actions in the current language, with the names of its actions. English words if the
 * language has none.
 */
export function lexiconOf(system: string): Lexicon {
  const cachedLexicon = lexiconBySystem().get(system);
  if (cachedLexicon) return cachedLexicon;
  const lexicon = new Lexicon(
    commonWords(),
    conceptsWithEnglish(),
    withActionNames(system, verbsOf(system) ?? { actions: {} }),
    learnedWeightsOf(system),
    spelledWords(),
  );
  lexiconBySystem().set(system, lexicon);
  return lexicon;
}

/**
 * The words for a system's actions and tools, as the system's file for the current language or else for English lists
 * them. Undefined if the system has no file. Words that begin with "=", such as "=strike", name concepts. They come
 * from the English file, whatever the language.
 */
export function verbsOf(system: string): SystemWords | undefined {
  const englishWords = verbsIn(ENGLISH, system);
  const languageWords = currentLanguage() === ENGLISH ? undefined : verbsIn(currentLanguage(), system);
  if (!languageWords || !englishWords) return languageWords ?? englishWords;
  const mergeWords = (kind: 'actions' | 'tools' | 'manners') =>
    Object.fromEntries(
      Object.keys({ ...englishWords[kind], ...languageWords[kind] }).map((id) => [
        id,
        [
          ...(englishWords[kind]?.[id] ?? []).filter((each) => each.startsWith('=')),
          ...(languageWords[kind]?.[id] ?? []),
        ],
      ]),
    );
  return {
    ...englishWords,
    ...languageWords,
    actions: mergeWords('actions'),
    tools: mergeWords('tools'),
    manners: mergeWords('manners'),
  };
}

function verbsIn(language: string, system: string): SystemWords | undefined {
  const file = localeFile('verbs', system, language);
  return existsSync(file) ? readVerbs(`${system}.yaml`, readFileSync(file, 'utf8')) : undefined;
}

/** Reads a file of words. Throws an error that says what is wrong with it. */
export function readVerbs(file: string, content: string): SystemWords {
  const parsedContent: unknown = load(content);
  const { actions, tools, manners, conditional, ...others } = isObject(parsedContent) ? parsedContent : {};
  const wrongKeys = [
    ...Object.keys(others),
    ...(isWordLists(actions) ? [] : ['actions']),
    ...(tools === undefined || isWordLists(tools) ? [] : ['tools']),
    ...(manners === undefined || isWordLists(manners) ? [] : ['manners']),
    ...(conditional === undefined || typeof conditional === 'string' ? [] : ['conditional']),
  ];
  if (wrongKeys.length > 0 || !isWordLists(actions)) throw new Error(`${file}: wrong: ${wrongKeys.join(', ')}`);
  return {
    actions,
    ...given({
      tools: isWordLists(tools) ? tools : undefined,
      manners: isWordLists(manners) ? manners : undefined,
      conditional: typeof conditional === 'string' ? conditional : undefined,
    }),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWordLists(value: unknown): value is Readonly<Record<string, readonly string[]>> {
  return (
    isObject(value) &&
    Object.values(value).every((list) => Array.isArray(list) && list.every((each) => typeof each === 'string'))
  );
}

/** Adds the book's names of the actions to a system's words. Such a name always means its action. */
function withActionNames(system: string, words: SystemWords): SystemWords {
  const ids = Object.keys(rulesNamed(system)?.actions ?? {});
  const actions = Object.fromEntries(
    ids.map((id) => [
      id,
      [
        ...new Set([
          nameOf(system, 'action', id),
          inLanguage(ENGLISH, () => nameOf(system, 'action', id)),
          ...(words.actions[id] ?? []),
        ]),
      ],
    ]),
  );
  return { ...words, actions };
}

function commonWords(): CommonWords {
  const englishWords = commonWordsIn(ENGLISH);
  const languageWords = currentLanguage() === ENGLISH ? {} : commonWordsIn(currentLanguage());
  return { ...englishWords, ...languageWords } as CommonWords;
}

/**
 * The learned weights for a system's actions, and those for all systems. Weights for single words are only used in
 * English.
 */
function learnedWeightsOf(system: string): readonly LearnedWeights[] {
  commonWeights ??= readLearnedWeights('common');
  if (currentLanguage() === ENGLISH) return [commonWeights, readLearnedWeights(system)];
  commonWeightsWithoutWords ??= withoutWordWeights(commonWeights);
  return [commonWeightsWithoutWords, withoutWordWeights(readLearnedWeights(system))];
}

/** The weights that the lexicons of all systems share: one set for English, and one for the other languages. */
let commonWeights: LearnedWeights | undefined;
let commonWeightsWithoutWords: LearnedWeights | undefined;

function readLearnedWeights(name: string): LearnedWeights {
  const file = new URL(`../prose/habits/${encodeURIComponent(name)}.json`, import.meta.url);
  return existsSync(file) ? weightsIn(JSON.parse(readFileSync(file, 'utf8')) as HabitsFile) : {};
}

/** The words of the current language that resemble a word of the game but are spelled right. */
const spelledWords = oncePerLanguage((): readonly string[] => {
  const file = new URL('verbs/spelled.txt', localeFolder(currentLanguage()));
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^#.*$/gmu, '')
        .split(/\s+/u)
        .filter((word) => word !== '')
    : [];
});

/**
 * The concepts that players' sentences can express, such as striking or hiding, with their words in the current
 * language. A concept without words in this language gets the English words. If speakers of the language mix in
 * English, concepts with words in the language get the English words too.
 */
function conceptsWithEnglish(): ConceptWords {
  const englishConcepts = conceptsIn(ENGLISH);
  const languageConcepts = conceptsIn(currentLanguage());
  const { mixesEnglish, plain, small, irregular } = commonWords();
  // English words that mean something else in the language are left out: in Spanish, “van” means “they go”.
  const wordsWithOwnMeaning = new Set([
    ...plain,
    ...small,
    ...Object.entries(irregular).flatMap(([word, forms]) => [word, ...forms]),
  ]);
  const addedEnglishWords = (words: readonly string[]) =>
    mixesEnglish ? words.filter((word) => !wordsWithOwnMeaning.has(word)) : [];
  return Object.fromEntries(
    Object.entries(englishConcepts).map(([id, words]) => [
      id,
      languageConcepts[id] ? [...languageConcepts[id], ...addedEnglishWords(words)] : words,
    ]),
  );
}

function conceptsIn(language: string): ConceptWords {
  const file = new URL('verbs/concepts.yaml', localeFolder(language));
  const words: unknown = existsSync(file) ? load(readFileSync(file, 'utf8')) : {};
  if (!isWordLists(words)) throw new Error('concepts.yaml: every concept needs a list of words');
  return words;
}

function commonWordsIn(language: string): Partial<CommonWords> {
  const file = new URL('verbs/common.yaml', localeFolder(language));
  return existsSync(file) ? (load(readFileSync(file, 'utf8')) as Partial<CommonWords>) : {};
}

// Makes a type for every message in `locales/en`, so that the code doesn't compile if a message or variable is missing.
// It also makes samples of the messages to read.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type FluentBundle, FluentResource } from '@fluent/bundle';
import { FluentParser, type Pattern, type SelectExpression, type VariableReference, Visitor } from '@fluent/syntax';
import { load } from 'js-yaml';
import { ENGLISH, inLanguage, localeFolder } from './languages.ts';
import { toolNamed } from './story/tool.ts';
import { and, capital, newBundle, or } from './t.ts';

const ENGLISH_FOLDER = new URL('../../locales/en/', import.meta.url);
export const TYPES_FILE = new URL('messages.d.ts', import.meta.url);
const PLURAL_RULES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Collects a pattern's variables and their types. A variable that selects a plural form is a number. A variable that
 * selects other variants has the variants' names as its type.
 */
class VariableCollector extends Visitor {
  readonly types = new Map<string, string>();

  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    if (selector.type === 'VariableReference') {
      const isNumber = variants.some(({ key }) => key.type === 'NumberLiteral' || PLURAL_RULES.has(key.name));
      const names = variants.map(({ key }) => (key.type === 'NumberLiteral' ? key.value : `'${key.name}'`));
      this.types.set(selector.id.name, isNumber ? 'number' : names.join(' | '));
    }
    this.genericVisit(node);
  }

  override visitVariableReference(node: VariableReference): void {
    if (!this.types.has(node.id.name)) this.types.set(node.id.name, 'string | number');
  }
}

/** The types of a text's variables, by their names. */
export function variableTypesOf(pattern: Pattern): ReadonlyMap<string, string> {
  const variables = new VariableCollector();
  variables.visit(pattern);
  return variables.types;
}

/**
 * The variables of all messages in a folder, with their types, by the messages' ids. Throws an error if a file has a
 * fault, or if two messages have the same id.
 */
export function variablesOf(locales = ENGLISH_FOLDER): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const variablesById = new Map<string, ReadonlyMap<string, string>>();
  const add = (id: string, pattern: Pattern): void => {
    if (variablesById.has(id)) throw new Error(`Two messages have the id ${id}`);
    variablesById.set(id, variableTypesOf(pattern));
  };
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl'));
  for (const file of files.toSorted()) {
    const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(new URL(file, locales), 'utf8'));
    for (const entry of body) {
      if (entry.type === 'Junk')
        throw new Error(`${file}: ${entry.annotations[0]?.message}: ${entry.content.slice(0, 80)}`);
      if (entry.type !== 'Message') continue;
      if (entry.value) add(entry.id.name, entry.value);
      for (const { id, value } of entry.attributes) add(`${entry.id.name}.${id.name}`, value);
    }
  }
  return variablesById;
}

/** The types of all messages in a folder, as TypeScript code. */
export function messageTypes(locales = ENGLISH_FOLDER): string {
  const lines = [...variablesOf(locales)].map(([id, variables]) => {
    const variableTypes = [...variables].map(([name, type]) => `readonly ${name}: ${type}`).join('; ');
    return `  readonly '${id}': ${variableTypes === '' ? 'Record<never, never>' : `{ ${variableTypes} }`};`;
  });
  return `// Written by \`npm run words\` from locales/en.\n\nexport interface Messages {\n${lines.join('\n')}\n}\n`;
}

/** Example values for variables, by the variables' names. A language can have its own in its `examples.yaml`. */
export function readExamples(locales = ENGLISH_FOLDER): Readonly<Record<string, string>> {
  const files = [ENGLISH_FOLDER, locales]
    .map((folder) => new URL('examples.yaml', folder))
    .filter((file) => existsSync(file));
  const exampleEntries = files.flatMap((file) => Object.entries(load(readFileSync(file, 'utf8')) ?? {}));
  return Object.fromEntries(exampleEntries.map(([name, example]) => [name, String(example)]));
}

/**
 * All texts in a locale's folder, with example values filled in: messages, story lines and glossary entries. Names from
 * the books are translated in the example values, too.
 */
export function allTexts(locales = ENGLISH_FOLDER, language = ENGLISH): readonly string[] {
  const texts: string[] = [];
  const exampleValues = readExamples(localeFolder(language));
  const translateExample = translationsOf(language);
  // A key names a variable, in one message ("me-rest what") or in all messages of a feature ("admin why").
  const exampleFor = (id: string, name: string) =>
    exampleValues[`${id} ${name}`] ?? exampleValues[`${id.replace(/-.*/s, '')} ${name}`];
  const bundle = bundleOf([localeFolder(ENGLISH), locales], language);
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const [id, variables] of variablesOf(locales)) {
    const exampleFacts = Object.fromEntries(
      [...variables].map(([name, type]) => [
        name,
        type === 'number'
          ? Number(exampleFor(id, name) ?? 3)
          : (/^'([^']*)'/.exec(type)?.[1] ??
            translateExample(exampleFor(id, name) ?? exampleValues[name] ?? name.toUpperCase())),
      ]),
    );
    const [name = id, attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) texts.push(`${id}: ${bundle.formatPattern(pattern, exampleFacts, [])}`);
  }
  for (const file of files.filter((each) => each.endsWith('.yaml') && each !== 'examples.yaml' && !isVerbsFile(each))) {
    const system = file.replace(/^.*\/|\.yaml$/gs, '');
    // The most specific key is tried first: "sol ranged tool", "story remarked/drops what", "story what".
    const exampleIn = (part: string, name: string) =>
      exampleValues[`${system} ${part} ${name}`] ??
      exampleValues[`story ${part} ${name}`] ??
      exampleValues[`story ${name}`];
    for (const { part, line } of textsInFile(load(readFileSync(new URL(file, locales), 'utf8')))) {
      if (language !== ENGLISH && part === 'names') continue;
      const filledText = line.replace(/\{(\w+)(?: (\w+))?\}/g, (_, name: string, form?: string) => {
        const value = exampleIn(part, name) ?? exampleValues[name] ?? name;
        if (language === ENGLISH || !TOOL_VARIABLES.has(name)) return translateExample(value);
        const tool = inLanguage(language, () => toolNamed(system, value.replace(/^the /, '')));
        return (form === undefined ? tool[name === 'own' ? 'own' : 'tool'] : tool.forms?.[form]) ?? tool.tool;
      });
      texts.push(`${file}: ${file.startsWith('story') ? capital(filledText) : filledText}`);
    }
  }
  return texts;
}

/** A bundle with the messages of all folders. If two have the same id, the later folder's message is used. */
function bundleOf(folders: readonly URL[], language: string): FluentBundle {
  const bundle = newBundle(language);
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.ftl'));
    for (const file of files.toSorted())
      bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')), { allowOverrides: true });
  }
  return bundle;
}

/** The variables of story lines that stand for weapons. */
const TOOL_VARIABLES: ReadonlySet<string> = new Set(['tool', 'own']);

/** Finds how a language joins the last two parts of a list, by the English word. */
const LIST_JOINERS: Readonly<Record<string, (language: string) => string>> = {
  ' and ': (language) => inLanguage(language, () => and(['', '.'])).slice(0, -1),
  ' or ': (language) => inLanguage(language, () => or(['', '.'])).slice(0, -1),
};

/** Translates example values that are texts of English messages, and lists of them: "Longsword", "Dodge, Parry". */
function translationsOf(language: string): (example: string) => string {
  if (language === ENGLISH) return (example) => example;
  const [englishBundle, ownBundle] = [
    bundleOf([ENGLISH_FOLDER], ENGLISH),
    bundleOf([localeFolder(language)], language),
  ];
  const translations = new Map<string, string>();
  for (const id of variablesOf().keys()) {
    const [text, translatedText] = [englishBundle, ownBundle].map((bundle) => bundle.getMessage(id)?.value);
    if (typeof text !== 'string' || typeof translatedText !== 'string') continue;
    for (const key of [text, text.toLowerCase()]) if (!translations.has(key)) translations.set(key, translatedText);
  }
  const translateListPart = (text: string) =>
    translations.get(text) ?? translations.get(text.toLowerCase().replace(/^the /, '')) ?? text;
  return (example) =>
    translations.get(example) ??
    example
      .split(/( and | or |, | · |^\d+ )/)
      .map(
        (part) =>
          LIST_JOINERS[part]?.(language) ??
          part.replace(/^(\s*)(.*?)(\s*)$/s, (_, before, text, after) => before + translateListPart(text) + after),
      )
      .join('');
}

/** Whether a file lists words for understanding what players write. Fray's own texts don't use these lists. */
export function isVerbsFile(file: string): boolean {
  return /(?:^verbs\/|^verbs\.yaml$)/.test(file);
}

interface LocaleText {
  readonly line: string;
  /** What the line is about: an event, how an attack is made, or "helpful" for an attack that was meant to help. */
  readonly part: string;
}

/** All texts in a file of lists and entries, except the conditions of story lines and the endings of verbs. */
function textsInFile(value: unknown, part = ''): readonly LocaleText[] {
  if (typeof value === 'string') return value === 'untold' ? [] : [{ line: value, part }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => textsInFile(each, part));
  // A translation's entries have the English names of what they translate.
  const { when, settings: _, s: __, english: ___, ...rest } = Object.fromEntries(Object.entries(value));
  const facts: Readonly<Record<string, unknown>> = typeof when === 'object' && when !== null ? { ...when } : {};
  const linePart = facts.helpful === true ? 'helpful' : 'way' in facts ? String(facts.way) : part;
  return Object.entries(rest).flatMap(([name, each]) =>
    textsInFile(each, name === 'lines' || name.endsWith('map') ? linePart : name),
  );
}

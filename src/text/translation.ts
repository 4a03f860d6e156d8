// Checks a translation against the English words: what is missing, out of date or wrong. `npm run words -- LANGUAGE`
// runs these checks.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type Attribute,
  type Entry,
  FluentParser,
  FluentSerializer,
  type FunctionReference,
  type Message,
  type MessageReference,
  type Pattern,
  type Term,
  type TermReference,
  type TextElement,
  Visitor,
} from '@fluent/syntax';
import { load } from 'js-yaml';
import { readTerms } from './glossary.ts';
import { CONTRACTIONS, ENGLISH, IDS_ONLY_IN_ENGLISH, localeFolder, siblingFolder } from './languages.ts';
import { isVerbsFile, variableTypesOf } from './message-types.ts';
import type { PhraseSet } from './phrase.ts';
import { parseStory } from './story/systems.ts';
import { parseTools } from './story/tool.ts';

/** A mistake in a translation: its file, its id or key, and what is wrong. */
export interface TranslationFault {
  readonly file: string;
  readonly id: string;
  readonly why: string;
}

/** How much of a file is translated. */
interface FileProgress {
  readonly file: string;
  readonly done: number;
  readonly of: number;
}

export interface TranslationReport {
  readonly faults: readonly TranslationFault[];
  /** What isn't translated. The bot shows it in English. */
  readonly missing: readonly Omit<TranslationFault, 'why'>[];
  /** The ids whose English text has changed since they were translated. */
  readonly stale: readonly Omit<TranslationFault, 'why'>[];
  /** The number of translations that no one has accepted yet. If their English text changes, no one notices. */
  readonly unaccepted: number;
  readonly files: readonly FileProgress[];
  /** A short hash of the English text of each translated message or entry, by id. */
  readonly sources: Readonly<Record<string, string>>;
}

/** The name of the file with the hashes of the English texts that a translation was made from. */
export const SOURCES_FILE = 'sources.json';

/** Reports on a language's words: one for Fray's own, and one for each system that has its own folder. */
export function translationReports(
  language: string,
  systems: ReadonlyMap<string, URL>,
): readonly { readonly in: string; readonly folder: URL; readonly report: TranslationReport }[] {
  return [['', localeFolder(ENGLISH)] as const, ...systems].map(([name, english]) => {
    const folder = name === '' ? localeFolder(language) : siblingFolder(english, language);
    return { in: name === '' ? '' : `${name}/`, folder, report: translationReport(english, folder) };
  });
}

/** Compares a translation with its English folder. Both are Fray's, or both are a system's. */
export function translationReport(english: URL, translated: URL): TranslationReport {
  const report: MutableReport = { faults: [], missing: [], stale: [], unaccepted: 0, files: [], sources: {} };
  const acceptedHashes = readAcceptedHashes(translated);
  const [englishFiles, files] = [filesIn(english), filesIn(translated)];
  for (const file of files)
    if (!englishFiles.includes(file) && file !== SOURCES_FILE)
      report.faults.push({ file, id: '', why: 'English has no file of this name, so nothing reads it' });
  const englishMessages = messagesIn(english, englishFiles, report.faults);
  const messages = messagesIn(translated, files, report.faults);
  checkMessages(englishMessages, messages, {
    file: (id) => englishMessages.get(id)?.file ?? '',
    functions: CONTRACTIONS[languageOf(translated)] ?? {},
    acceptedHashes,
    report,
  });
  for (const file of englishFiles.filter((each) => each.endsWith('.ftl'))) {
    const ids = [...englishMessages].filter(([id, each]) => each.file === file && !IDS_ONLY_IN_ENGLISH.has(id));
    report.files.push({ file, done: ids.filter(([id]) => messages.has(id)).length, of: ids.length });
  }
  for (const file of englishFiles.filter(
    (each) => each.endsWith('.yaml') && each !== 'examples.yaml' && !isVerbsFile(each),
  ))
    checkYaml(file, new URL(file, english), new URL(file, translated), report, acceptedHashes);
  return report;
}

/** The language of a folder, which is the folder's name. */
function languageOf(folder: URL): string {
  return folder.pathname.split('/').at(-2) ?? '';
}

type MutableReport = {
  -readonly [Part in keyof TranslationReport]: TranslationReport[Part] extends readonly (infer T)[]
    ? T[]
    : TranslationReport[Part] extends Readonly<Record<string, string>>
      ? Record<string, string>
      : TranslationReport[Part];
};

function filesIn(folder: URL): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((each) => each.replaceAll('\\', '/'))
    .filter((each) => /\.(ftl|yaml|json)$/.test(each))
    .toSorted();
}

function readAcceptedHashes(folder: URL): Readonly<Record<string, unknown>> {
  const file = new URL(SOURCES_FILE, folder);
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return typeof content === 'object' && content !== null ? Object.fromEntries(Object.entries(content)) : {};
}

/** A message or term in a file. */
interface LocatedMessage {
  readonly file: string;
  readonly entry: Message | Term;
  /** The maximum length of the text, in characters without its variables. Undefined if there is no limit. */
  readonly limit: number | undefined;
}

function messagesIn(folder: URL, files: readonly string[], faults: TranslationFault[]) {
  const messages = new Map<string, LocatedMessage>();
  for (const file of files.filter((each) => each.endsWith('.ftl'))) {
    const lengthLimitOf = lengthLimitReader();
    const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(new URL(file, folder), 'utf8'));
    for (const entry of body) {
      const limit = lengthLimitOf(entry);
      if (entry.type === 'Junk')
        faults.push({
          file,
          id: entry.content.split(/[\n=]/)[0]?.trim() ?? '',
          why: entry.annotations[0]?.message ?? 'can’t be read',
        });
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const id = `${entry.type === 'Term' ? '-' : ''}${entry.id.name}`;
      if (messages.has(id)) faults.push({ file, id, why: `is there twice, also in ${messages.get(id)?.file}` });
      else messages.set(id, { file, entry, limit });
    }
  }
  return messages;
}

/**
 * Reads length limits from a file's comments. A `##` comment covers its section. A comment about "buttons" covers all
 * messages up to the next comment, and one about "a button" only its message.
 */
function lengthLimitReader(): (entry: Entry) => number | undefined {
  let [sectionLimit, limitUntilNextComment]: (number | undefined)[] = [];
  return (entry) => {
    if (entry.type === 'ResourceComment') return undefined;
    if (entry.type === 'GroupComment') {
      sectionLimit = lengthLimitIn(entry.content);
      limitUntilNextComment = undefined;
    }
    if (entry.type !== 'Message' && entry.type !== 'Term') return undefined;
    const comment = entry.comment?.content;
    if (comment === undefined) return limitUntilNextComment ?? sectionLimit;
    const limitOfComment = lengthLimitIn(comment);
    limitUntilNextComment = /[Bb]uttons|[Mm]enus/.test(comment) ? limitOfComment : undefined;
    return limitOfComment ?? sectionLimit;
  };
}

function lengthLimitIn(comment: string): number | undefined {
  const [, limit] = /(?:[Bb]uttons?|context menus)\b[^.$]*at most (\d+)/.exec(comment) ?? [];
  return limit === undefined ? undefined : Number(limit);
}

/**
 * The maximum length of a translation on a button, as a multiple of the message's limit. At this length, the text wraps
 * only on very narrow phones.
 */
const MAX_LENGTH_RATIO = 1.5;

interface CheckContext {
  readonly file: (id: string) => string;
  /** The functions that the language's messages can use. */
  readonly functions: Readonly<Record<string, unknown>>;
  readonly acceptedHashes: Readonly<Record<string, unknown>>;
  readonly report: MutableReport;
}

function checkMessages(
  english: ReadonlyMap<string, LocatedMessage>,
  translated: ReadonlyMap<string, LocatedMessage>,
  { functions, acceptedHashes, report }: CheckContext,
): void {
  for (const [id, { file }] of translated)
    if (!english.has(id)) report.faults.push({ file, id, why: 'English has no such message, so nothing uses it' });
  for (const [id, englishMessage] of english) {
    const translatedMessage = translated.get(id);
    if (!translatedMessage) {
      if (!IDS_ONLY_IN_ENGLISH.has(id)) report.missing.push({ file: englishMessage.file, id });
      continue;
    }
    const reportFault = (why: string, attribute = '') =>
      report.faults.push({ file: translatedMessage.file, id: id + attribute, why });
    if (translatedMessage.file !== englishMessage.file) reportFault(`belongs in ${englishMessage.file}`);
    recordSource(report, acceptedHashes, translatedMessage.file, id, sourceOf(englishMessage.entry));
    for (const pattern of [
      translatedMessage.entry.value,
      ...translatedMessage.entry.attributes.map(({ value }) => value),
    ])
      for (const name of pattern ? patternPartsOf(pattern).functions : [])
        if (!Object.hasOwn(functions, name)) reportFault(`uses ${name}(), which this language doesn’t have`);
    checkTexts(englishMessage, translatedMessage, english, reportFault);
    for (const { id: attribute, value } of translatedMessage.entry.attributes) {
      const englishPattern = attributeOf(englishMessage.entry.attributes, attribute.name);
      if (englishPattern === undefined) reportFault('English has no such attribute', `.${attribute.name}`);
      else checkPattern(englishPattern, value, english, (why) => reportFault(why, `.${attribute.name}`));
      checkLength(id, value, undefined, (why) => reportFault(why, `.${attribute.name}`));
    }
    for (const { id: attribute } of englishMessage.entry.attributes)
      if (attribute.name !== 'example' && attributeOf(translatedMessage.entry.attributes, attribute.name) === undefined)
        report.missing.push({ file: englishMessage.file, id: `${id}.${attribute.name}` });
  }
}

function attributeOf(attributes: readonly Attribute[], name: string): Pattern | undefined {
  return attributes.find(({ id }) => id.name === name)?.value;
}

function checkTexts(
  englishMessage: LocatedMessage,
  translated: LocatedMessage,
  english: ReadonlyMap<string, LocatedMessage>,
  reportFault: (why: string) => void,
): void {
  const [englishPattern, pattern] = [englishMessage.entry.value, translated.entry.value];
  if (!pattern) {
    if (englishPattern) reportFault('has no text');
    return;
  }
  if (!englishPattern) {
    reportFault('has a text, but English has only attributes');
    return;
  }
  checkPattern(englishPattern, pattern, english, reportFault);
  // If even the English text exceeds the limit, the limit isn't meant for this message.
  const limit =
    englishMessage.limit !== undefined && longestLength(englishPattern) <= englishMessage.limit
      ? englishMessage.limit
      : undefined;
  checkLength(englishMessage.entry.id.name, pattern, limit, reportFault);
}

/**
 * The maximum lengths of the texts that Discord shows while someone types a command, in characters, by the prefix of
 * the message's id.
 */
const MAX_LENGTHS_BY_PREFIX = { 'command-': 100, 'choice-': 100, 'context-': 32 } as const;

function checkLength(
  id: string,
  pattern: Pattern,
  limit: number | undefined,
  reportFault: (why: string) => void,
): void {
  const [, hardLimit] = Object.entries(MAX_LENGTHS_BY_PREFIX).find(([start]) => id.startsWith(start)) ?? [];
  const maxLength = hardLimit ?? (limit === undefined ? undefined : Math.ceil(limit * MAX_LENGTH_RATIO));
  const length = longestLength(pattern);
  if (maxLength !== undefined && length > maxLength) reportFault(`has ${length} characters, at most ${maxLength} fit`);
}

function checkPattern(
  englishPattern: Pattern,
  translated: Pattern,
  english: ReadonlyMap<string, LocatedMessage>,
  reportFault: (why: string) => void,
): void {
  const [englishParts, translatedParts] = [patternPartsOf(englishPattern), patternPartsOf(translated)];
  for (const name of translatedParts.variables)
    if (!englishParts.variables.has(name)) reportFault(`has the variable $${name}, which English doesn’t have`);
  for (const name of englishParts.shown)
    if (!translatedParts.variables.has(name)) reportFault(`lacks the variable $${name}`);
  for (const id of translatedParts.references)
    if (!english.has(id)) reportFault(`refers to ${id}, which doesn’t exist`);
  const [englishTypes, translatedTypes] = [variableTypesOf(englishPattern), variableTypesOf(translated)];
  for (const [name, type] of translatedTypes) {
    const englishType = englishTypes.get(name);
    if (englishType === undefined || type === 'string | number' || englishType === type) continue;
    const englishVariants = englishType.split(' | ');
    const unknownVariants =
      type === 'number' ? [] : type.split(' | ').filter((each) => !englishVariants.includes(each));
    if (englishType === 'string | number' && type === 'number')
      reportFault(`has plural forms for $${name}, which isn’t a number in English`);
    else if (englishType !== 'string | number' && unknownVariants.length > 0)
      reportFault(`has variants of $${name} that never come: ${unknownVariants.join(', ')}`);
    else if (englishType === 'string | number') reportFault(`has variants of $${name}, which English has as it is`);
  }
  const isTranslatable = (value: string) =>
    english.has(`choice-${value}`) || english.has(`weekday-${value.toLowerCase()}`);
  const saysTheSame = (one: string, other: string) =>
    one === other ||
    (withoutValues(one) === withoutValues(other) && valuesIn(one).every((value) => isTranslatable(value)));
  const missingCommands = [...englishParts.commands].filter(
    (command) => !translatedParts.commands.values().some((each) => saysTheSame(command, each)),
  );
  const extraCommands = [...translatedParts.commands].filter(
    (command) => !englishParts.commands.values().some((each) => saysTheSame(each, command)),
  );
  if (missingCommands.length > 0) reportFault(`lacks ${missingCommands.join(', ')}`);
  if (extraCommands.length > 0) reportFault(`names ${extraCommands.join(', ')}, which English doesn’t`);
}

/** The values of a command's options: “yes” in `/end sure:yes`. Choices and weekdays can be typed in any language. */
const valuesIn = (command: string): readonly string[] =>
  [...command.matchAll(/:([^\s:`]+)/g)].map(([, value = '']) => value);
const withoutValues = (command: string): string => command.replace(/:[^\s:`]+/g, ':');

/** What a translation must keep: variables, references and commands in backticks. */
class PatternParts extends Visitor {
  readonly variables = new Set<string>();
  /** The variables that are shown, and not only used to choose a form. */
  readonly shown = new Set<string>();
  readonly references = new Set<string>();
  readonly commands = new Set<string>();
  /** The functions that the text calls, as in `{ DE($name) }`. */
  readonly functions = new Set<string>();

  override visitPlaceable(node: { readonly expression: { readonly type: string } }): void {
    const { expression } = node as { expression: { type: string; id?: { name: string } } };
    if (expression.type === 'VariableReference' && expression.id) this.shown.add(expression.id.name);
    this.genericVisit(node as never);
  }

  override visitVariableReference({ id }: { readonly id: { readonly name: string } }): void {
    this.variables.add(id.name);
  }

  override visitMessageReference({ id }: MessageReference): void {
    this.references.add(id.name);
  }

  override visitTermReference({ id }: TermReference): void {
    this.references.add(`-${id.name}`);
  }

  override visitFunctionReference(node: FunctionReference): void {
    this.functions.add(node.id.name);
    this.genericVisit(node);
  }

  override visitTextElement({ value }: TextElement): void {
    for (const [command] of value.matchAll(/`\/[^`{]*/g)) this.commands.add(`${command.trim()}\``);
  }
}

function patternPartsOf(pattern: Pattern): PatternParts {
  const patternParts = new PatternParts();
  patternParts.visit(pattern);
  return patternParts;
}

/** The length of a text in characters without its variables. If it has several variants, the longest one counts. */
function longestLength({ elements }: Pattern): number {
  return elements.reduce((length, element) => {
    if (element.type === 'TextElement') return length + [...element.value].length;
    const { expression } = element;
    if (expression.type !== 'SelectExpression') return length;
    return length + Math.max(...expression.variants.map(({ value }) => longestLength(value)));
  }, 0);
}

function sourceOf(entry: Message | Term): string {
  return new FluentSerializer({}).serializeEntry(
    entry.comment ? Object.assign(entry.clone(), { comment: null }) : entry,
  );
}

function recordSource(
  report: MutableReport,
  acceptedHashes: Readonly<Record<string, unknown>>,
  file: string,
  id: string,
  source: string,
): void {
  const hash = shortHash(source);
  report.sources[id] = hash;
  if (acceptedHashes[id] === undefined) report.unaccepted++;
  else if (acceptedHashes[id] !== hash) report.stale.push({ file, id });
}

/** A short hash (FNV-1a, 32 bits) of a text. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function checkYaml(
  file: string,
  english: URL,
  translated: URL,
  report: MutableReport,
  acceptedHashes: Readonly<Record<string, unknown>>,
): void {
  const englishText = readFileSync(english, 'utf8');
  const text = existsSync(translated) ? readFileSync(translated, 'utf8') : undefined;
  const checkFile = file.includes('tools') ? checkTools : file.includes('glossary') ? checkGlossary : checkStory;
  try {
    report.files.push({ file, ...checkFile(file, englishText, text, report, acceptedHashes) });
  } catch (error) {
    report.faults.push({ file, id: '', why: error instanceof Error ? error.message : String(error) });
  }
}

type TranslationProgress = Omit<FileProgress, 'file'>;

/**
 * A system's own list of tools has only kinds and names. The list that all systems share also has the words for each
 * kind.
 */
function checkTools(
  file: string,
  english: string,
  text: string | undefined,
  report: MutableReport,
): TranslationProgress {
  const namesIn = (content: string) =>
    file.includes('/')
      ? [...parseTools(content).known.keys()]
      : Object.values(load(content) ?? {}).flatMap((each) => (Array.isArray(each) ? each.map(String) : []));
  const englishNames = new Set(namesIn(english));
  const translatedNames = text === undefined ? [] : namesIn(text);
  for (const name of translatedNames)
    if (!englishNames.has(name)) report.faults.push({ file, id: name, why: 'is no tool in English' });
  return { done: translatedNames.filter((name) => englishNames.has(name)).length, of: englishNames.size };
}

function checkGlossary(
  file: string,
  english: string,
  text: string | undefined,
  report: MutableReport,
  acceptedHashes: Readonly<Record<string, unknown>>,
): TranslationProgress {
  const placeholders = Object.fromEntries([...english.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => [name, name]));
  const termsByName = new Map(readTerms(file, english, placeholders).map((term) => [term.name, term]));
  const translatedTerms = text === undefined ? [] : readTerms(file, text, placeholders);
  const translatedNames = new Set<string>();
  for (const { english: name = '', name: id } of translatedTerms) {
    const term = termsByName.get(name);
    if (!term) report.faults.push({ file, id, why: `“english” must be the name of an English term, not “${name}”` });
    else {
      translatedNames.add(name);
      recordSource(report, acceptedHashes, file, `${file}: ${name}`, JSON.stringify(term));
    }
  }
  for (const name of termsByName.keys()) if (!translatedNames.has(name)) report.missing.push({ file, id: name });
  return { done: translatedNames.size, of: termsByName.size };
}

function checkStory(
  file: string,
  english: string,
  text: string | undefined,
  report: MutableReport,
): TranslationProgress {
  const englishKeys = storyKeys(parseStory(english, file));
  const translatedKeys = text === undefined ? new Set<string>() : storyKeys(parseStory(text, file));
  // A language may have lines for more tones, and may group attacks in its own way.
  const knownKeys = new Set([...englishKeys].map(keyWithoutTone));
  for (const id of translatedKeys)
    if (!knownKeys.has(keyWithoutTone(id)) && !id.includes(' blow '))
      report.faults.push({ file, id, why: 'English has no lines for this, so nothing uses it' });
  for (const id of englishKeys) if (!translatedKeys.has(id)) report.missing.push({ file, id });
  return { done: [...englishKeys].filter((id) => translatedKeys.has(id)).length, of: englishKeys.size };
}

function keyWithoutTone(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

/**
 * The keys that a translation of the story lines must have. There is a key for each event that has lines, and for each
 * group of lines about attacks. A group's key contains the facts that its lines require. Each key begins with the tone
 * of its lines.
 */
function storyKeys({ blows, ...books }: PhraseSet): ReadonlySet<string> {
  const eventKeys = Object.entries(books).flatMap(([tone, book]) =>
    book.flatMap((each) =>
      Object.entries(each).flatMap(([key, lines]) => (typeof lines === 'string' ? [] : [`${tone} ${key}`])),
    ),
  );
  const attackKeys = Object.entries(blows).flatMap(([tone, groups]) =>
    groups.flat().map(({ needs }) => `${tone} blow ${JSON.stringify(needs)}`),
  );
  return new Set([...eventKeys, ...attackKeys]);
}

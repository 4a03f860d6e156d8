// Checks a translation against the English words: what is missing, out of date or wrong. `npm run words -- LANGUAGE`.

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
import { CONTRACTIONS, ENGLISH, localeFolder, siblingFolder, WORDS_OF_INTL } from './languages.ts';
import { isVerbsFile, typesOf } from './message-types.ts';
import type { PhraseSet } from './phrase.ts';
import { storyIn } from './story/systems.ts';
import { toolsIn } from './story/tool.ts';

/** A mistake in a translation: its file, its id or key, and what is wrong. */
export interface TranslationFault {
  readonly file: string;
  readonly id: string;
  readonly why: string;
}

/** How much of a file is translated. */
interface FileShare {
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
  /** How many translations no one has accepted yet, so that a later change of the English text would go unnoticed. */
  readonly unaccepted: number;
  readonly files: readonly FileShare[];
  /** A mark of the English text of everything that is translated, by id. */
  readonly sources: Readonly<Record<string, string>>;
}

/** The name of the file with the marks of the English texts that a translation was made from. */
export const SOURCES_FILE = 'sources.json';

/** The reports on a language's words: Fray's, and those of systems with folders of their own, by the systems' names. */
export function reportsOn(
  language: string,
  systems: ReadonlyMap<string, URL>,
): readonly { readonly in: string; readonly folder: URL; readonly report: TranslationReport }[] {
  return [['', localeFolder(ENGLISH)] as const, ...systems].map(([name, english]) => {
    const folder = name === '' ? localeFolder(language) : siblingFolder(english, language);
    return { in: name === '' ? '' : `${name}/`, folder, report: reportOn(english, folder) };
  });
}

/** Compares a translation with its English folder. Both are Fray's, or both are a system's. */
export function reportOn(english: URL, translated: URL): TranslationReport {
  const report: MutableReport = { faults: [], missing: [], stale: [], unaccepted: 0, files: [], sources: {} };
  const accepted = acceptedSources(translated);
  const [englishFiles, files] = [filesIn(english), filesIn(translated)];
  for (const file of files)
    if (!englishFiles.includes(file) && file !== SOURCES_FILE)
      report.faults.push({ file, id: '', why: 'English has no file of this name, so nothing reads it' });
  const englishMessages = messagesIn(english, englishFiles, report.faults);
  const messages = messagesIn(translated, files, report.faults);
  checkMessages(englishMessages, messages, {
    file: (id) => englishMessages.get(id)?.file ?? '',
    functions: CONTRACTIONS[languageOf(translated)] ?? {},
    accepted,
    report,
  });
  for (const file of englishFiles.filter((each) => each.endsWith('.ftl'))) {
    const ids = [...englishMessages].filter(([id, each]) => each.file === file && !WORDS_OF_INTL.has(id));
    report.files.push({ file, done: ids.filter(([id]) => messages.has(id)).length, of: ids.length });
  }
  for (const file of englishFiles.filter(
    (each) => each.endsWith('.yaml') && each !== 'examples.yaml' && !isVerbsFile(each),
  ))
    checkYaml(file, new URL(file, english), new URL(file, translated), report, accepted);
  return report;
}

/** The language of a folder: its name. */
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

function acceptedSources(folder: URL): Readonly<Record<string, unknown>> {
  const file = new URL(SOURCES_FILE, folder);
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return typeof content === 'object' && content !== null ? Object.fromEntries(Object.entries(content)) : {};
}

/** A message or term in a file. */
interface LocatedMessage {
  readonly file: string;
  readonly entry: Message | Term;
  /** The longest that the text may be, in characters without its variables. Undefined if there is no limit. */
  readonly limit: number | undefined;
}

function messagesIn(folder: URL, files: readonly string[], faults: TranslationFault[]) {
  const messages = new Map<string, LocatedMessage>();
  for (const file of files.filter((each) => each.endsWith('.ftl'))) {
    const limitOf = limitReader();
    const { body } = new FluentParser({ withSpans: false }).parse(readFileSync(new URL(file, folder), 'utf8'));
    for (const entry of body) {
      const limit = limitOf(entry);
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
function limitReader(): (entry: Entry) => number | undefined {
  let [sectionLimit, runLimit]: (number | undefined)[] = [];
  return (entry) => {
    if (entry.type === 'ResourceComment') return undefined;
    if (entry.type === 'GroupComment') {
      sectionLimit = limitIn(entry.content);
      runLimit = undefined;
    }
    if (entry.type !== 'Message' && entry.type !== 'Term') return undefined;
    const comment = entry.comment?.content;
    if (comment === undefined) return runLimit ?? sectionLimit;
    const ownLimit = limitIn(comment);
    runLimit = /[Bb]uttons|[Mm]enus/.test(comment) ? ownLimit : undefined;
    return ownLimit ?? sectionLimit;
  };
}

function limitIn(comment: string): number | undefined {
  const [, limit] = /(?:[Bb]uttons?|context menus)\b[^.$]*at most (\d+)/.exec(comment) ?? [];
  return limit === undefined ? undefined : Number(limit);
}

/**
 * How long a translation on a button can be, as a multiple of the limit. At this length, the text wraps only on very
 * narrow phones.
 */
const MAX_STRETCH = 1.5;

interface CheckContext {
  readonly file: (id: string) => string;
  /** The functions that the language's messages can use. */
  readonly functions: Readonly<Record<string, unknown>>;
  readonly accepted: Readonly<Record<string, unknown>>;
  readonly report: MutableReport;
}

function checkMessages(
  english: ReadonlyMap<string, LocatedMessage>,
  translated: ReadonlyMap<string, LocatedMessage>,
  { functions, accepted, report }: CheckContext,
): void {
  for (const [id, { file }] of translated)
    if (!english.has(id)) report.faults.push({ file, id, why: 'English has no such message, so nothing uses it' });
  for (const [id, original] of english) {
    const own = translated.get(id);
    if (!own) {
      if (!WORDS_OF_INTL.has(id)) report.missing.push({ file: original.file, id });
      continue;
    }
    const fault = (why: string, attribute = '') => report.faults.push({ file: own.file, id: id + attribute, why });
    if (own.file !== original.file) fault(`belongs in ${original.file}`);
    noteSource(report, accepted, own.file, id, sourceOf(original.entry));
    for (const pattern of [own.entry.value, ...own.entry.attributes.map(({ value }) => value)])
      for (const name of pattern ? partsOf(pattern).functions : [])
        if (!Object.hasOwn(functions, name)) fault(`uses ${name}(), which this language doesn’t have`);
    checkTexts(original, own, english, fault);
    for (const { id: attribute, value } of own.entry.attributes) {
      const englishValue = attributeOf(original.entry.attributes, attribute.name);
      if (englishValue === undefined) fault('English has no such attribute', `.${attribute.name}`);
      else checkPattern(englishValue, value, english, (why) => fault(why, `.${attribute.name}`));
      checkLength(id, value, undefined, (why) => fault(why, `.${attribute.name}`));
    }
    for (const { id: attribute } of original.entry.attributes)
      if (attribute.name !== 'example' && attributeOf(own.entry.attributes, attribute.name) === undefined)
        report.missing.push({ file: original.file, id: `${id}.${attribute.name}` });
  }
}

function attributeOf(attributes: readonly Attribute[], name: string): Pattern | undefined {
  return attributes.find(({ id }) => id.name === name)?.value;
}

function checkTexts(
  original: LocatedMessage,
  translated: LocatedMessage,
  english: ReadonlyMap<string, LocatedMessage>,
  fault: (why: string) => void,
): void {
  const [englishPattern, pattern] = [original.entry.value, translated.entry.value];
  if (!pattern) {
    if (englishPattern) fault('has no text');
    return;
  }
  if (!englishPattern) {
    fault('has a text, but English has only attributes');
    return;
  }
  checkPattern(englishPattern, pattern, english, fault);
  // A limit that the English text itself exceeds was meant for something else.
  const limit =
    original.limit !== undefined && longestLength(englishPattern) <= original.limit ? original.limit : undefined;
  checkLength(original.entry.id.name, pattern, limit, fault);
}

/** Discord's limits for what it shows while someone types a command, in characters, by the beginnings of ids. */
const HARD_LIMITS = { 'command-': 100, 'choice-': 100, 'context-': 32 } as const;

function checkLength(id: string, pattern: Pattern, limit: number | undefined, fault: (why: string) => void): void {
  const [, hardLimit] = Object.entries(HARD_LIMITS).find(([start]) => id.startsWith(start)) ?? [];
  const maxLength = hardLimit ?? (limit === undefined ? undefined : Math.ceil(limit * MAX_STRETCH));
  const length = longestLength(pattern);
  if (maxLength !== undefined && length > maxLength) fault(`has ${length} characters, at most ${maxLength} fit`);
}

function checkPattern(
  original: Pattern,
  translated: Pattern,
  english: ReadonlyMap<string, LocatedMessage>,
  fault: (why: string) => void,
): void {
  const [wanted, used] = [partsOf(original), partsOf(translated)];
  for (const name of used.variables)
    if (!wanted.variables.has(name)) fault(`has the variable $${name}, which English doesn’t have`);
  for (const name of wanted.shown) if (!used.variables.has(name)) fault(`lacks the variable $${name}`);
  for (const id of used.references) if (!english.has(id)) fault(`refers to ${id}, which doesn’t exist`);
  const [types, ownTypes] = [typesOf(original), typesOf(translated)];
  for (const [name, type] of ownTypes) {
    const englishType = types.get(name);
    if (englishType === undefined || type === 'string | number' || englishType === type) continue;
    const englishVariants = englishType.split(' | ');
    const unknownVariants =
      type === 'number' ? [] : type.split(' | ').filter((each) => !englishVariants.includes(each));
    if (englishType === 'string | number' && type === 'number')
      fault(`has plural forms for $${name}, which isn’t a number in English`);
    else if (englishType !== 'string | number' && unknownVariants.length > 0)
      fault(`has variants of $${name} that never come: ${unknownVariants.join(', ')}`);
    else if (englishType === 'string | number') fault(`has variants of $${name}, which English has as it is`);
  }
  const missing = [...wanted.commands].filter((command) => !used.commands.has(command));
  const extra = [...used.commands].filter((command) => !wanted.commands.has(command));
  if (missing.length > 0) fault(`lacks ${missing.join(', ')}`);
  if (extra.length > 0) fault(`names ${extra.join(', ')}, which English doesn’t`);
}

/** What a translation must keep: variables, references and commands in backticks. */
class Parts extends Visitor {
  readonly variables = new Set<string>();
  /** The variables that are shown, and not only used to choose a form. */
  readonly shown = new Set<string>();
  readonly references = new Set<string>();
  readonly commands = new Set<string>();
  /** The functions that change a variable. */
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

function partsOf(pattern: Pattern): Parts {
  const parts = new Parts();
  parts.visit(pattern);
  return parts;
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

function noteSource(
  report: MutableReport,
  accepted: Readonly<Record<string, unknown>>,
  file: string,
  id: string,
  source: string,
): void {
  const mark = markOf(source);
  report.sources[id] = mark;
  if (accepted[id] === undefined) report.unaccepted++;
  else if (accepted[id] !== mark) report.stale.push({ file, id });
}

/** A short hash (FNV-1a, 32 bits) of a text. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function checkYaml(
  file: string,
  english: URL,
  translated: URL,
  report: MutableReport,
  accepted: Readonly<Record<string, unknown>>,
): void {
  const englishText = readFileSync(english, 'utf8');
  const text = existsSync(translated) ? readFileSync(translated, 'utf8') : undefined;
  const check = file.includes('tools') ? checkTools : file.includes('glossary') ? checkGlossary : checkStory;
  try {
    report.files.push({ file, ...check(file, englishText, text, report, accepted) });
  } catch (error) {
    report.faults.push({ file, id: '', why: error instanceof Error ? error.message : String(error) });
  }
}

type Share = Omit<FileShare, 'file'>;

/** A system's own list of tools has only kinds and names. The common one has words, too. */
function checkTools(file: string, english: string, text: string | undefined, report: MutableReport): Share {
  const namesIn = (content: string) =>
    file.includes('/')
      ? [...toolsIn(content).known.keys()]
      : Object.values(load(content) ?? {}).flatMap((each) => (Array.isArray(each) ? each.map(String) : []));
  const englishNames = new Set(namesIn(english));
  const own = text === undefined ? [] : namesIn(text);
  for (const name of own)
    if (!englishNames.has(name)) report.faults.push({ file, id: name, why: 'is no tool in English' });
  return { done: own.filter((name) => englishNames.has(name)).length, of: englishNames.size };
}

function checkGlossary(
  file: string,
  english: string,
  text: string | undefined,
  report: MutableReport,
  accepted: Readonly<Record<string, unknown>>,
): Share {
  const figures = Object.fromEntries([...english.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => [name, name]));
  const terms = new Map(readTerms(file, english, figures).map((term) => [term.name, term]));
  const own = text === undefined ? [] : readTerms(file, text, figures);
  const translatedNames = new Set<string>();
  for (const { english: name = '', name: id } of own) {
    const term = terms.get(name);
    if (!term) report.faults.push({ file, id, why: `“english” must be the name of an English term, not “${name}”` });
    else {
      translatedNames.add(name);
      noteSource(report, accepted, file, `${file}: ${name}`, JSON.stringify(term));
    }
  }
  for (const name of terms.keys()) if (!translatedNames.has(name)) report.missing.push({ file, id: name });
  return { done: translatedNames.size, of: terms.size };
}

function checkStory(file: string, english: string, text: string | undefined, report: MutableReport): Share {
  const englishKeys = storyKeys(storyIn(english, file));
  const own = text === undefined ? new Set<string>() : storyKeys(storyIn(text, file));
  // A language may have lines for more tones, and may group attacks in its own way.
  const known = new Set([...englishKeys].map(withoutTone));
  for (const id of own)
    if (!known.has(withoutTone(id)) && !id.includes(' blow '))
      report.faults.push({ file, id, why: 'English has no lines for this, so nothing uses it' });
  for (const id of englishKeys) if (!own.has(id)) report.missing.push({ file, id });
  return { done: [...englishKeys].filter((id) => own.has(id)).length, of: englishKeys.size };
}

function withoutTone(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

/**
 * The keys of the events and the conditions of the attacks, in each tone. Events without a line need no translation.
 */
function storyKeys({ blows, ...books }: PhraseSet): ReadonlySet<string> {
  const events = Object.entries(books).flatMap(([tone, book]) =>
    book.flatMap((each) =>
      Object.entries(each).flatMap(([key, lines]) => (typeof lines === 'string' ? [] : [`${tone} ${key}`])),
    ),
  );
  const attacks = Object.entries(blows).flatMap(([tone, groups]) =>
    groups.flat().map(({ needs }) => `${tone} blow ${JSON.stringify(needs)}`),
  );
  return new Set([...events, ...attacks]);
}

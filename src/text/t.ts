// The basis of all texts: the messages in `locales/en/*.ftl` by their ids, and the names, numbers and lists in them.

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from '@fluent/bundle';
import { isDeletedUser } from '../rules/core/played-by.ts';
import {
  CONTRACTIONS,
  currentLanguage,
  ENGLISH,
  entriesIn,
  localeFolder,
  oncePerLanguage,
  siblingFolder,
} from './languages.ts';
import type { Messages } from './messages.d.ts';

/** A number in a message. It is written as the function `number` writes it. */
class DisplayNumber extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

/** A number for each message id. All languages share the numbers, because they have the same ids. */
const numberById = new Map<string, number>();

/** An id's number. A new id is copied, because a part of a file's text would keep the whole text in memory. */
function numberOfId(id: string): number {
  const knownNumber = numberById.get(id);
  if (knownNumber !== undefined) return knownNumber;
  numberById.set(Buffer.from(id).toString('latin1'), numberById.size);
  return numberById.size - 1;
}

/**
 * Gives new ids their numbers. Joining the ids and splitting them again copies all of them at once, which is faster
 * than one by one.
 */
function assignIdNumbers(ids: readonly string[]): void {
  const newIds = ids.filter((id) => !numberById.has(id));
  if (newIds.length === 0) return;
  for (const id of newIds.join('\n').split('\n')) if (!numberById.has(id)) numberById.set(id, numberById.size);
}

/**
 * Values that `MessageSources` stores in place of a text's position: `ABSENT` if the text doesn't exist, and `PARSED`
 * if it was already parsed.
 */
const [ABSENT, PARSED] = [0, -1];

/**
 * The source texts of messages, by their ids. A message is parsed when it is first used, because parsing all of them at
 * startup would take 20 ms. The texts are kept as bytes, which take half as much memory as strings.
 */
class MessageSources {
  /** The byte at which each text begins, plus one, by the number of its id. */
  #starts = new Int32Array(0);
  #ends = new Int32Array(0);
  #bytes: Buffer = Buffer.alloc(0);

  /** Adds the texts of new messages. Returns all their ids. */
  add(entries: Iterable<readonly [id: string, entry: string, ...unknown[]]>): readonly string[] {
    const newEntries = [...entries];
    const ids = newEntries.map(([id]) => id);
    assignIdNumbers(ids);
    this.#makeRoom();
    const texts: string[] = [];
    let end = this.#bytes.length;
    for (const [id, entry] of newEntries) {
      const idNumber = numberOfId(id);
      if (this.#starts[idNumber] !== ABSENT) continue;
      this.#starts[idNumber] = end + 1;
      texts.push(entry);
      end += Buffer.byteLength(entry);
      this.#ends[idNumber] = end;
    }
    this.#bytes = Buffer.concat([this.#bytes, Buffer.from(texts.join(''))]);
    return ids;
  }

  has(id: string): boolean {
    return this.#startPlusOne(id) !== ABSENT;
  }

  /**
   * The text of a message that is one line without variables. Undefined for other messages, or if the message was
   * already parsed.
   */
  line(id: string): string | undefined {
    const text = this.#text(id);
    if (text === undefined) return undefined;
    const [line = '', ...others] = text.split('\n');
    const isOneLine = others.every((each) => each.trim() === '' || each.startsWith('#'));
    return isOneLine ? /^[\w-]+ = ([^{}\\]+)$/.exec(line)?.[1]?.trimEnd() : undefined;
  }

  /** The text of a message, to be parsed. "" if it was taken before, and undefined if there is none. */
  take(id: string): string | undefined {
    const text = this.#text(id);
    if (text !== undefined) this.markAsTaken(id);
    return text ?? (this.has(id) ? '' : undefined);
  }

  /** Marks a message as parsed, even if this language has no text for it and the English text was parsed. */
  markAsTaken(id: string): void {
    const idNumber = numberOfId(id);
    this.#makeRoom();
    this.#starts[idNumber] = PARSED;
  }

  #startPlusOne(id: string): number {
    const idNumber = numberById.get(id);
    return idNumber === undefined ? ABSENT : (this.#starts[idNumber] ?? ABSENT);
  }

  #text(id: string): string | undefined {
    const startPlusOne = this.#startPlusOne(id);
    if (startPlusOne <= ABSENT) return undefined;
    return this.#bytes.toString('utf8', startPlusOne - 1, this.#ends[numberById.get(id) ?? 0]);
  }

  /** Makes room for all known ids and some more, because each system adds its own ids later. */
  #makeRoom(): void {
    if (numberById.size <= this.#starts.length) return;
    const [starts, ends] = [this.#starts, this.#ends];
    const length = Math.ceil(numberById.size * 1.1) + 500;
    this.#starts = new Int32Array(length);
    this.#starts.set(starts);
    this.#ends = new Int32Array(length);
    this.#ends.set(ends);
  }
}

interface LanguageMessages {
  readonly bundle: FluentBundle;
  readonly sources: MessageSources;
}

/** The ids of the messages in a system's own folder, by the address of its `locales/en/`. */
const messageIdsByFolder = new Map<string, readonly string[]>();

/** The messages of each language that was used. A language's files are read when it is first used. */
const messagesByLanguage = new Map<string, LanguageMessages>();

/** A Fluent bundle for a language's messages, with the functions that they can use. */
export function newBundle(language: string): FluentBundle {
  const contractionFunctions = Object.entries(CONTRACTIONS[language] ?? {}).map(
    ([name, contract]): [string, FluentFunction] => [
      name,
      ([value = '']) => (typeof value === 'string' || value instanceof DisplayNumber ? contract(String(value)) : value),
    ],
  );
  return new FluentBundle(language, { useIsolating: false, functions: Object.fromEntries(contractionFunctions) });
}

function messagesIn(language: string): LanguageMessages {
  const cachedMessages = messagesByLanguage.get(language);
  if (cachedMessages) return cachedMessages;
  const messages: LanguageMessages = { bundle: newBundle(language), sources: new MessageSources() };
  messages.sources.add(entriesIn(localeFolder(language)));
  for (const folder of messageIdsByFolder.keys())
    messages.sources.add(entriesIn(siblingFolder(new URL(folder), language)));
  messagesByLanguage.set(language, messages);
  return messages;
}

const englishMessages = messagesIn(ENGLISH);

/**
 * Adds the messages in a system's own folder `locales/en/`, and those in the folders of other languages next to it.
 * Returns the ids of the English ones. If Fray or another folder already has a message with the same id, that one is
 * kept.
 */
export function addMessages(folder: URL): readonly string[] {
  const knownIds = messageIdsByFolder.get(folder.href);
  if (knownIds) return knownIds;
  const ids = englishMessages.sources.add(entriesIn(folder));
  for (const [language, messages] of messagesByLanguage)
    if (language !== ENGLISH) messages.sources.add(entriesIn(siblingFolder(folder, language)));
  messageIdsByFolder.set(folder.href, ids);
  return ids;
}

/** The folder with a system's words, by the id of the system, for systems with their own folder. */
const localeFolderBySystem = new Map<string, URL>();

/** Adds the folder with a system's words: messages, names, story and glossary. Returns the ids of its messages. */
export function addLocales(system: string, folder: URL): readonly string[] {
  localeFolderBySystem.set(system, folder);
  return addMessages(folder);
}

/**
 * The file with a system's story lines, glossary, tools or verbs in a language. It is in the system's own folder, or in
 * Fray's.
 */
export function localeFile(
  kind: 'story' | 'glossary' | 'tools' | 'verbs',
  system: string,
  language = currentLanguage(),
): URL {
  const ownFolder = localeFolderBySystem.get(system);
  return ownFolder
    ? new URL(`${kind}.yaml`, siblingFolder(ownFolder, language))
    : new URL(`${kind}/${encodeURIComponent(system)}.yaml`, localeFolder(language));
}

/** Parses a message or term, and all those that it refers to. */
function parseMessage(messages: LanguageMessages, id: string): void {
  const source = messages.sources.take(id) ?? englishSource(id);
  if (source === '') return;
  messages.sources.markAsTaken(id);
  messages.bundle.addResource(new FluentResource(source));
  for (const [, reference = ''] of source.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) parseMessage(messages, reference);
}

/** The English text with this id, for a translation that refers to it. "" if there is none. */
function englishSource(id: string): string {
  for (const folder of [localeFolder(ENGLISH), ...[...messageIdsByFolder.keys()].map((each) => new URL(each))])
    for (const [other, source] of entriesIn(folder)) if (other === id) return source;
  return '';
}

/** A message's text, or that of one of its attributes. It is parsed when it is used for the first time. */
function patternIn(messages: LanguageMessages, id: string) {
  const dotIndex = id.indexOf('.');
  const name = dotIndex < 0 ? id : id.slice(0, dotIndex);
  let message = messages.bundle.getMessage(name);
  if (!message) {
    if (!messages.sources.has(name)) return undefined;
    parseMessage(messages, name);
    message = messages.bundle.getMessage(name);
  }
  return dotIndex < 0 ? message?.value : message?.attributes[id.slice(dotIndex + 1)];
}

/**
 * A message with its variables filled in. Callers escape the names. Throws an error if a variable is missing or the
 * message has a fault.
 */
export function t<Id extends keyof Messages>(
  id: Id,
  ...[facts]: keyof Messages[Id] extends never ? [] : [facts: Messages[Id]]
): string {
  const translatedText = currentLanguage() === ENGLISH ? undefined : translatedMessage(id, facts);
  if (translatedText !== undefined) return translatedText;
  const pattern = patternIn(englishMessages, id);
  if (pattern == null) throw new Error(`No message ${id}`);
  if (typeof pattern === 'string') return pattern;
  return englishMessages.bundle.formatPattern(pattern, facts && factsForDisplay(facts));
}

/** A message in the current language. Undefined if the language lacks it, or if the translation has a fault. */
function translatedMessage(id: string, facts?: Readonly<Record<string, string | number>>): string | undefined {
  const messages = messagesIn(currentLanguage());
  const pattern = patternIn(messages, id);
  if (pattern == null || typeof pattern === 'string') return pattern ?? undefined;
  const formatErrors: Error[] = [];
  const formattedText = messages.bundle.formatPattern(pattern, facts && factsForDisplay(facts), formatErrors);
  return formatErrors.length === 0 ? formattedText : undefined;
}

/**
 * The message for an id that the code puts together, such as that of a command or an option. Throws an error if there
 * is none.
 */
export function tableText(id: string): string {
  return t(id as 'help-title');
}

/** A message without variables, in the current language or in English. Undefined if there is none. */
export function messageIfAny(id: string): string | undefined {
  const translatedText = currentLanguage() === ENGLISH ? undefined : plainTextIn(messagesIn(currentLanguage()), id);
  return translatedText ?? plainTextIn(englishMessages, id);
}

/**
 * The text of a message without variables. There are thousands of names, so simple ones are neither parsed nor cached.
 */
function plainTextIn(messages: LanguageMessages, id: string): string | undefined {
  const line = messages.sources.line(id);
  if (line !== undefined) return line;
  const text = patternIn(messages, id);
  return typeof text === 'string' ? text : undefined;
}

function factsForDisplay(facts: Readonly<Record<string, string | number>>): Record<string, string | FluentNumber> {
  const shownFacts: Record<string, string | FluentNumber> = {};
  for (const [name, value] of Object.entries(facts))
    shownFacts[name] = typeof value === 'number' ? new DisplayNumber(value) : value;
  return shownFacts;
}

/** Single words with single spaces between them and without Markdown characters. Most names and reasons match. */
const PLAIN_WORDS_PATTERN = /^[\p{L}\p{N}.,%’+]+(?: [\p{L}\p{N}.,%’+]+)*$/u;

/**
 * A player's text, escaped for Discord: no Markdown, no pings, no line breaks, nothing that reverses the direction of
 * the line, and at most `maxLength` characters.
 */
export function plain(text: string, maxLength = 100): string {
  if (text.length <= maxLength && PLAIN_WORDS_PATTERN.test(text)) return text;
  const line = text
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return shorten(line, maxLength)
    .replace(/[\\*_~`|>#[\]()<:-]/g, String.raw`\$&`)
    .replaceAll('@', '@\u200b');
}

/** Removes the escape characters from a text for a button, because buttons would show them. */
export function withoutEscapes(safe: string): string {
  return safe.replace(/\\([\\*_~`|>#[\]()<:-])/g, '$1');
}

/** Cuts a text to at most `maxLength` characters. A text that is cut ends in "…". A character is never split. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cutText = text.slice(0, maxLength - 1);
  // Ends between two words, unless the last word is long.
  const wordsEnd = cutText.lastIndexOf(' ');
  if (wordsEnd > maxLength - 25 && wordsEnd > maxLength / 2) return `${cutText.slice(0, wordsEnd).trimEnd()}…`;
  return `${/[\uD800-\uDBFF]$/.test(cutText) ? cutText.slice(0, -1) : cutText}…`;
}

/** Numbers from this on have their thousands separated. Seeds and years stay below it. */
export const MIN_GROUPED_NUMBER = 10_000;

const groupedNumberFormat = oncePerLanguage(
  () => new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 }),
);

/** A number with a real minus sign, separated thousands if it is large, and at most two decimals. */
export function number(value: number): string {
  const numberText =
    Math.abs(value) < MIN_GROUPED_NUMBER
      ? withDecimalSign(String(Math.round(value * 100) / 100))
      : groupedNumberFormat().format(value);
  return numberText.replace('-', '−');
}

/** A number with its sign, as part of a sum: "+ 2", "− 3". */
export function signedTerm(value: number): string {
  return `${value < 0 ? '−' : '+'} ${number(Math.abs(value))}`;
}

/** A percentage, as the current language writes it: "25%", or with a space in German. */
export function percent(value: number): string {
  return `${number(value)}${numberSigns().percent}`;
}

function withDecimalSign(text: string): string {
  return currentLanguage() === ENGLISH ? text : text.replace('.', numberSigns().decimal);
}

/** How a language writes decimals and percentages: 1.5 and 25%, or 1,5 and 25 %. */
export interface NumberSigns {
  readonly decimal: string;
  /** The percent sign, with the space before it if the language writes one. */
  readonly percent: string;
}

/** How the current language writes decimals and percentages. */
export const numberSigns = oncePerLanguage((): NumberSigns => {
  const numberParts = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(currentLanguage(), options).formatToParts(value);
  const percentParts = numberParts(0.25, { style: 'percent' }).filter(({ type }) => type !== 'integer');
  return {
    decimal: numberParts(1.5, {}).find(({ type }) => type === 'decimal')?.value ?? '.',
    percent: percentParts.map(({ value }) => value).join(''),
  };
});

/** A label as part of a sentence: in lower case, unless the language writes nouns with a capital. */
export function labelInSentence(label: string): string {
  return t('case-inside-sentences') === 'keep' ? label : label.toLowerCase();
}

/** Makes the first letter upper case. The others don't change. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * As many whole lines as fit into `maxLength` characters. If some don't fit, a line from `more` is added. Its length
 * isn't counted. `more` is called with the number of lines that were left out.
 */
export function linesThatFit(lines: readonly string[], maxLength: number, more: (count: number) => string): string {
  const fittingLines: string[] = [];
  let remainingLength = maxLength;
  for (const line of lines) {
    if (line.length + 1 > remainingLength) break;
    fittingLines.push(line);
    remainingLength -= line.length + 1;
  }
  const leftOutCount = lines.length - fittingLines.length;
  return [...fittingLines, ...(leftOutCount > 0 ? [more(leftOutCount)] : [])].join('\n');
}

/** A label, a colon and a text: "Round 1: Kira". Some languages write a space before the colon. */
export function withLabel(label: string, text: string): string {
  return t('join-colon', { label, text });
}

/** Joins names: "a, b, c". */
export function list(names: readonly string[]): string {
  return names.join(', ');
}

/** Joins names: "a", "a and b", "a, b and c". If there are more than `max`, the others are counted. */
export function and(names: readonly string[], max?: number): string {
  return joinNames(names, 'and', max);
}

/** Joins names: "a", "a or b", "a, b or c". If there are more than `max`, the others are counted. */
export function or(names: readonly string[], max?: number): string {
  return joinNames(names, 'or', max);
}

function joinNames(names: readonly string[], conjunction: 'and' | 'or', max = 12): string {
  if (names.length > max)
    return joinNames([...names.slice(0, max), t('join-more', { count: names.length - max })], conjunction, max + 1);
  if (names.length < 2) return names.join('');
  const joinedNames = currentLanguage() === ENGLISH ? undefined : listFormats()?.[conjunction](names);
  if (joinedNames !== undefined) return joinedNames;
  return `${names.slice(0, -1).join(', ')} ${t(`join-${conjunction}`)} ${names.at(-1)}`;
}

/**
 * How the current language writes lists. Null if `Intl` doesn't know the language. Not used for English, because `Intl`
 * writes a comma before "and".
 */
const listFormats = oncePerLanguage(() => {
  const language = currentLanguage();
  if (Intl.ListFormat.supportedLocalesOf(language).length === 0) return null;
  return {
    and: joinerFor(new Intl.ListFormat(language, { type: 'conjunction' })),
    or: joinerFor(new Intl.ListFormat(language, { type: 'disjunction' })),
  };
});

/**
 * Joins names as `Intl` does. `Intl` takes microseconds for a list, so the words between names are cached, except in
 * languages where they depend on the names: “padre y madre”, but “padre e hijo”.
 */
function joinerFor(format: Intl.ListFormat): (names: readonly string[]) => string {
  const separatorsIn = (names: readonly string[]) =>
    format.formatToParts(names).flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
  const [pairSeparator] = separatorsIn(['m', 'm']);
  const [firstSeparator, lastSeparator] = separatorsIn(['m', 'm', 'm']);
  if (['i', 'hi', 'o', 'ho'].some((name) => separatorsIn(['m', name])[0] !== pairSeparator))
    return (names) => format.format(names);
  return (names) =>
    names.slice(0, -1).join(firstSeparator) + (names.length === 2 ? pairSeparator : lastSeparator) + names.at(-1);
}

/** A user's mention. Whether it pings them is decided when the message is sent. */
export function mention(user: string): string {
  return isDeletedUser(user) ? t('former-player') : `<@${user}>`;
}

/** Mentions the GMs to ask. If all GMs had their data deleted: “a server admin”, because one can name a new GM. */
export function gmsToAskText(gms: readonly string[]): string {
  const presentGms = gms.filter((gm) => !isDeletedUser(gm));
  return presentGms.length > 0 ? or(presentGms.map(mention)) : t('server-admin');
}

/** A noun's plural forms in a language. English has two. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * A number with the right form of the noun: "1 net hit", "3 net hits". Negative numbers have the plural: "−1 points".
 */
export function count(value: number, forms: PluralForms): string {
  return `${number(value)} ${pluralFormFor(value, forms)}`;
}

/** The form of a noun for this number: "net hit" for 1. */
export function pluralFormFor(value: number, forms: PluralForms): string {
  const pluralCategory = currentLanguage() === ENGLISH ? (value === 1 ? 'one' : 'other') : pluralForm(value);
  return forms[pluralCategory] ?? forms.other;
}

const pluralRules = oncePerLanguage(() => ({
  rules: new Intl.PluralRules(currentLanguage()),
  cachedForms: new Map<number, Intl.LDMLPluralRule>(),
}));

/** The plural form for a number. `Intl` takes microseconds for each, so the forms for small numbers are cached. */
function pluralForm(value: number): Intl.LDMLPluralRule {
  const { rules, cachedForms } = pluralRules();
  const pluralCategory = cachedForms.get(value) ?? rules.select(value);
  if (Number.isInteger(value) && Math.abs(value) <= MAX_CACHED_NUMBER) cachedForms.set(value, pluralCategory);
  return pluralCategory;
}

/** The largest number whose plural form is cached. */
const MAX_CACHED_NUMBER = 200;

/** The functions for names, numbers and lists that systems' words use. */
export const grammar = { safe: plain, list, and, or, mention, percent, count };
export type Grammar = typeof grammar;

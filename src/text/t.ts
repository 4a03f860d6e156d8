// The basis of all texts: the messages in `locales/en/*.ftl` by their ids, and the names, numbers and lists in them.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { isDeletedUser } from '../rules/core/played-by.ts';
import type { Messages } from './messages.d.ts';

const LOCALE_FOLDER = new URL('../../locales/en/', import.meta.url);

/** A number with a real minus sign and at most two decimals. */
class DisplayNumber extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

const bundle = new FluentBundle('en', { useIsolating: false });
/**
 * The source text of messages that haven't been used yet, by their ids. To parse all of them at the start would take 20
 * ms.
 */
const unparsedEntries = new Map<string, string>();

for (const [id, entry] of entriesIn(LOCALE_FOLDER)) unparsedEntries.set(id, entry);

/**
 * The messages and terms in a folder, by their ids. A comment before an entry counts as part of the entry before it.
 */
function* entriesIn(folder: URL): Generator<readonly [id: string, entry: string]> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ftl')) continue;
    const text = readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8');
    for (const entry of text.split(/^(?=-?[a-z])/m)) {
      const id = entry.slice(0, entry.search(/[ =]/));
      if (/^-?[a-z]/.test(id)) yield [id, entry];
    }
  }
}

/** The ids of the messages in a system's own folder, by the folder's address. */
const ownMessages = new Map<string, readonly string[]>();

/**
 * Adds the messages in a system's own folder, and returns the ids of all of them. If Fray or another folder already has
 * a message with the same id, that one is kept.
 */
export function addMessages(folder: URL): readonly string[] {
  const knownIds = ownMessages.get(folder.href);
  if (knownIds) return knownIds;
  const ids: string[] = [];
  for (const [id, entry] of entriesIn(folder)) {
    ids.push(id);
    if (!unparsedEntries.has(id) && !bundle.hasMessage(id)) unparsedEntries.set(id, entry);
  }
  ownMessages.set(folder.href, ids);
  return ids;
}

/** The folders with words of systems that have a folder of their own, by the systems' ids. */
const ownLocales = new Map<string, URL>();

/** Adds the folder with a system's words: messages, names, story and glossary. Returns the ids of its messages. */
export function addLocales(system: string, folder: URL): readonly string[] {
  ownLocales.set(system, folder);
  return addMessages(folder);
}

/** The file with a system's story lines, glossary or tools. It is in the system's own folder, or in Fray's. */
export function localeFile(kind: 'story' | 'glossary' | 'tools', system: string): URL {
  const ownFolder = ownLocales.get(system);
  return ownFolder
    ? new URL(`${kind}.yaml`, ownFolder)
    : new URL(`${kind}/${encodeURIComponent(system)}.yaml`, LOCALE_FOLDER);
}

/** Parses a message or term, and all those that it refers to. */
function parseMessage(id: string): void {
  const entry = unparsedEntries.get(id);
  if (entry === undefined) return;
  unparsedEntries.delete(id);
  bundle.addResource(new FluentResource(entry));
  for (const [, other = ''] of entry.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) parseMessage(other);
}

/** A message. It is parsed when it is used for the first time. */
function messageOf(id: string) {
  parseMessage(id);
  return bundle.getMessage(id);
}

/**
 * A message with its variables filled in. Callers escape the names. Throws an error if a variable is missing or the
 * message has a fault.
 */
export function t<Id extends keyof Messages>(
  id: Id,
  ...[facts]: keyof Messages[Id] extends never ? [] : [facts: Messages[Id]]
): string {
  const dot = id.indexOf('.');
  const message = messageOf(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (pattern == null) throw new Error(`No message ${id}`);
  if (typeof pattern === 'string') return pattern;
  return bundle.formatPattern(pattern, facts && displayFacts(facts));
}

/** The text for an entry in a table, such as a command or an option. Throws an error if there is none. */
export function tableText(id: string): string {
  return t(id as 'help-title');
}

/** The text for an entry in a table. It has no variables. Undefined if there is none. */
export function messageIfAny(id: string): string | undefined {
  const text = messageOf(id)?.value;
  return typeof text === 'string' ? text : undefined;
}

function displayFacts(facts: Readonly<Record<string, string | number>>): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? new DisplayNumber(value) : value]),
  );
}

/** Single words with single spaces between them and without Markdown characters. Most names and reasons match. */
const PLAIN_WORDS = /^[\p{L}\p{N}.,%’+]+(?: [\p{L}\p{N}.,%’+]+)*$/u;

/**
 * A player's text, escaped for Discord: no Markdown, no pings, no line breaks, nothing that reverses the direction of
 * the line, and at most `longest` characters.
 */
export function plain(text: string, longest = 100): string {
  if (text.length <= longest && PLAIN_WORDS.test(text)) return text;
  const line = text
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return shorten(line, longest)
    .replace(/[\\*_~`|>#[\]()<:-]/g, String.raw`\$&`)
    .replaceAll('@', '@\u200b');
}

/** An escaped text for a button. Buttons would show the escape characters. */
export function withoutEscapes(safe: string): string {
  return safe.replace(/\\([\\*_~`|>#[\]()<:-])/g, '$1');
}

/**
 * A text with at most `longest` characters. If it is longer, it is its beginning and "…". It never splits a character.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  // Ends between two words, unless the last word is long.
  const words = cut.lastIndexOf(' ');
  if (words > longest - 25 && words > longest / 2) return `${cut.slice(0, words).trimEnd()}…`;
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** A number with a real minus sign and at most two decimals. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

/** A number with its sign, as part of a sum: "+ 2", "− 3". */
export function signedTerm(value: number): string {
  return `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;
}

/** Makes the first letter upper case. The others don't change. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * As many whole lines as fit into `longest` characters. `more` is called with the number of lines left out, and returns
 * a line about them.
 */
export function linesThatFit(lines: readonly string[], longest: number, more: (count: number) => string): string {
  const keptLines: string[] = [];
  let remainingLength = longest;
  for (const line of lines) {
    if (line.length + 1 > remainingLength) break;
    keptLines.push(line);
    remainingLength -= line.length + 1;
  }
  const leftOutCount = lines.length - keptLines.length;
  return [...keptLines, ...(leftOutCount > 0 ? [more(leftOutCount)] : [])].join('\n');
}

/** Joins names: "a, b, c". */
export function list(names: readonly string[]): string {
  return names.join(', ');
}

/** Joins names: "a", "a and b", "a, b and c". If there are more than `max`, the others are counted. */
export function and(names: readonly string[], max?: number): string {
  return joinNames(names, t('join-and'), max);
}

/** Joins names: "a", "a or b", "a, b or c". If there are more than `max`, the others are counted. */
export function or(names: readonly string[], max?: number): string {
  return joinNames(names, t('join-or'), max);
}

function joinNames(names: readonly string[], last: string, max = 12): string {
  if (names.length > max)
    return joinNames([...names.slice(0, max), t('join-more', { count: names.length - max })], last, max + 1);
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** A user's mention. Whether it pings them is decided when the message is sent. */
export function mention(user: string): string {
  return isDeletedUser(user) ? t('former-player') : `<@${user}>`;
}

/** A noun's plural forms in a language. English has two. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * A number with the right form of the noun: "1 net hit", "3 net hits". Negative numbers have the plural: "−1 points".
 */
export function count(value: number, forms: PluralForms): string {
  return `${number(value)} ${(value === 1 ? forms.one : undefined) ?? forms.other}`;
}

/** The functions of the language that systems' words use. */
export const grammar = { safe: plain, list, and, or, mention, percent: (value: number) => `${value}%`, count };
export type Grammar = typeof grammar;

// The words of the bot: `locales/en/*.ftl`, by their ids.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { number } from './markdown.ts';
import type { Messages } from './messages.d.ts';

const FOLDER = new URL('../../locales/en/', import.meta.url);

/** A number as Fray writes it: with a real minus and at most two decimals. */
class Shown extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

const bundle = new FluentBundle('en', { useIsolating: false });
/** The messages that nobody has asked for yet, as they are written, by their ids. All of them at once would take a start 20 ms. */
const unread = new Map<string, string>();

for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.ftl')) continue;
  const text = readFileSync(new URL(file.replaceAll('\\', '/'), FOLDER), 'utf8');
  for (const entry of text.split(/^(?=-?[a-z])/m)) unread.set(entry.slice(0, entry.search(/[ =]/)), entry);
}

/** Reads a message or term, and what it refers to. */
function read(id: string): void {
  const entry = unread.get(id);
  if (entry === undefined) return;
  unread.delete(id);
  bundle.addResource(new FluentResource(entry));
  for (const [, other = ''] of entry.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) read(other);
}

/** A message, read when it is first said. */
function messageOf(id: string) {
  read(id);
  return bundle.getMessage(id);
}

/**
 * A message in words, with its variables filled in. Names in them must be safe to show already. Throws where a variable is
 * missing or a message is faulty.
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
  return bundle.formatPattern(pattern, facts && shown(facts));
}

/** The text of something that data names: a command, an option. Throws where there is none. */
export function described(id: string): string {
  return t(id as 'help-title');
}

/** The text of something that data names, without variables. Undefined where there is none. */
export function messageIfAny(id: string): string | undefined {
  const text = messageOf(id)?.value;
  return typeof text === 'string' ? text : undefined;
}

function shown(facts: Readonly<Record<string, string | number>>): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? new Shown(value) : value]),
  );
}

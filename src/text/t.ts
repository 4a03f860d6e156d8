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

for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.ftl')) continue;
  const errors = bundle.addResource(
    new FluentResource(readFileSync(new URL(file.replaceAll('\\', '/'), FOLDER), 'utf8')),
  );
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
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
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (pattern == null) throw new Error(`No message ${id}`);
  if (typeof pattern === 'string') return pattern;
  return bundle.formatPattern(pattern, facts && shown(facts));
}

function shown(facts: Readonly<Record<string, string | number>>): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? new Shown(value) : value]),
  );
}

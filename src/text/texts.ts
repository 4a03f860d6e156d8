// Tables of texts. A text is made when it is read and not when its module is loaded, so that the language can change.

import type { Messages } from './messages.d.ts';
import { addMessages, t } from './t.ts';

/** The ids of messages without variables. */
export type PlainMessageId = { [Id in keyof Messages]: keyof Messages[Id] extends never ? Id : never }[keyof Messages];

/** A table of texts, from the messages' ids. */
export function texts<Key extends string>(ids: Readonly<Record<Key, PlainMessageId>>): Readonly<Record<Key, string>> {
  const textsByKey = {} as Record<Key, string>;
  for (const [key, id] of Object.entries(ids) as [Key, PlainMessageId][])
    Object.defineProperty(textsByKey, key, { enumerable: true, get: () => t(id) });
  return textsByKey;
}

/** Joins several tables. If two have the same key, the later table's text is used. */
export function mergeTables(...tables: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  return Object.defineProperties({}, Object.assign({}, ...tables.map(Object.getOwnPropertyDescriptors)));
}

/** The functions that make texts from a system's own messages. `Own` is the interface in its `messages.d.ts`. */
export interface SystemMessages<Own> {
  /** A message with its variables filled in. Callers escape the names. */
  t<Id extends keyof Own & string>(id: Id, ...facts: keyof Own[Id] extends never ? [] : [facts: Own[Id]]): string;
  /** A table of texts, from the messages' ids. Each text is made when it is read. */
  texts<Key extends string>(
    ids: Readonly<Record<Key, { [Id in keyof Own]: keyof Own[Id] extends never ? Id : never }[keyof Own]>>,
  ): Readonly<Record<Key, string>>;
}

/**
 * The messages in `locales/en/` in a system's own folder. Call it as `messages<Messages>(import.meta.url)` in a file
 * directly in that folder. `npm run words` makes the type `Messages`.
 */
export function messages<Own>(module: string): SystemMessages<Own> {
  addMessages(new URL('locales/en/', module));
  // The casts are safe, because `npm run words` makes the type from the same messages.
  return { t: t as SystemMessages<Own>['t'], texts: texts as SystemMessages<Own>['texts'] };
}

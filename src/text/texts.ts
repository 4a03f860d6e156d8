// Tables of texts. A text is made when it is read, not when its module is loaded, so that the language can change.

import type { Messages } from './messages.d.ts';
import { t } from './t.ts';

/** The messages without variables. */
export type PlainId = { [Id in keyof Messages]: keyof Messages[Id] extends never ? Id : never }[keyof Messages];

/** A table of texts, from the ids of their messages. */
export function texts<Key extends string>(ids: Readonly<Record<Key, PlainId>>): Readonly<Record<Key, string>> {
  const table = {} as Record<Key, string>;
  for (const [key, id] of Object.entries(ids) as [Key, PlainId][])
    Object.defineProperty(table, key, { enumerable: true, get: () => t(id) });
  return table;
}

/** Several tables as one. If two have the same key, the later one counts. */
export function mergeTables(...tables: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  return Object.defineProperties({}, Object.assign({}, ...tables.map(Object.getOwnPropertyDescriptors)));
}

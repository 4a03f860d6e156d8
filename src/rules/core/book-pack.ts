// Reads a system's built-in pack, packs/<system>.json: its book, characters, creatures and equipment, in the form of a
// content pack. The code here only fills in the sheets, because a test checks the pack as strictly as a GM's pack.

import { completeSheets } from './complete-sheets.ts';
import type { System } from './encounter.ts';
import { given } from './given.ts';
import type { Archetype, BookPack, Ruleset } from './ruleset.ts';
import * as schema from './schema.ts';
import type { NamedEntry } from './sheet-fields.ts';

/** The fields of a ruleset that come from its pack. */
type PackParts<S extends System> = Pick<Ruleset<S>, 'pack' | 'book' | 'stock' | 'archetypes'>;

/**
 * Fills in a system's pack: the book, and the characters and creatures with whole sheets. `stock` has the entries that
 * the names in a sheet's lists stand for.
 */
export function fromPack<S extends System>(
  pack: BookPack,
  sheet: schema.Reader<S['sheet']>,
  stock: Readonly<Record<string, readonly NamedEntry[]>> = {},
): PackParts<S> {
  const { title, author, license, source: url, characters, creatures } = pack;
  const packEntries = [...characters, ...creatures];
  const namedEntries = packEntries.map((entry) => ({ name: entry.name, entry }));
  const bases = { book: [], stock: new Map(Object.entries(stock)) };
  const sheets = completeSheets({ sheet }, namedEntries, bases, (index, fault) =>
    throwPackError(packEntries[index]?.name, fault),
  );
  const archetypes = packEntries.map(({ name, source, reactions }, index): Archetype<S> => {
    const kind = index < characters.length ? 'character' : 'creature';
    const completeSheet = sheets[index] ?? throwPackError(name, 'no sheet');
    return { name, kind, source, sheet: completeSheet, ...given({ standingOrders: reactions }) };
  });
  return { pack, book: { title, author, license, ...given({ url }) }, stock, archetypes };
}

/** Reads one list of a system's stock, such as its weapons. Throws if an entry is invalid. */
export function entriesIn<T>(reader: schema.Reader<T>, rawEntries: readonly object[]): readonly T[] {
  return rawEntries.map((each) => {
    const readResult = schema.readWhole(reader, each);
    return 'value' in readResult ? readResult.value : throwPackError(each, readResult.problems);
  });
}

/**
 * Finds an entry by its name. Throws if it isn't there, so use it only for names in the code, not for text from
 * players.
 */
export function entryNamed<T extends NamedEntry>(entries: readonly T[], name: string): T {
  return entries.find((each) => each.name === name) ?? throwPackError(name, 'no such entry');
}

function throwPackError(what: unknown, why: unknown): never {
  throw new Error(`Built-in pack: ${JSON.stringify(what)}: ${JSON.stringify(why)}`);
}

// A system's built-in pack, packs/<system>.json: its book, and the characters, creatures and equipment that it brings
// along. It has the form of every content pack. A test reads it as strictly as a GM's; here it is only filled in.

import type { System } from './encounter.ts';
import { given } from './given.ts';
import type { Archetype, BookPack, Ruleset } from './ruleset.ts';
import * as schema from './schema.ts';
import type { Named } from './sheet-fields.ts';
import { wholeSheets } from './whole-sheets.ts';

/** What a ruleset takes from its pack. */
type FromPack<S extends System> = Pick<Ruleset<S>, 'pack' | 'book' | 'stock' | 'archetypes'>;

/** The book, and the characters and creatures with their whole sheets. `stock`: what names in their lists stand for. */
export function fromPack<S extends System>(
  pack: BookPack,
  sheet: schema.Reader<S['sheet']>,
  stock: Readonly<Record<string, readonly Named[]>> = {},
): FromPack<S> {
  const { title, author, license, source: url, characters, creatures } = pack;
  const written = [...characters, ...creatures];
  const all = written.map((entry) => ({ name: entry.name, entry }));
  const known = { book: [], stock: new Map(Object.entries(stock)) };
  const sheets = wholeSheets({ sheet }, all, known, (place, fault) => unfit(written[place]?.name, fault));
  const archetypes = written.map(({ name, source, reactions }, place): Archetype<S> => {
    const kind = place < characters.length ? 'character' : 'creature';
    const whole = sheets[place] ?? unfit(name, 'no sheet');
    return { name, kind, source, sheet: whole, ...given({ standingOrders: reactions }) };
  });
  return { pack, book: { title, author, license, ...given({ url }) }, stock, archetypes };
}

/** The entries of a list of the stock. */
export function entriesIn<T>(reader: schema.Reader<T>, written: readonly object[]): readonly T[] {
  return written.map((each) => {
    const read = schema.readWhole(reader, each);
    return 'value' in read ? read.value : unfit(each, read.problems);
  });
}

/** The entry with that name. Only for names that are written in the code, never for a player's. */
export function entryNamed<T extends Named>(entries: readonly T[], name: string): T {
  return entries.find((each) => each.name === name) ?? unfit(name, 'no such entry');
}

function unfit(what: unknown, why: unknown): never {
  throw new Error(`Built-in pack: ${JSON.stringify(what)}: ${JSON.stringify(why)}`);
}

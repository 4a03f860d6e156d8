import { common } from './common.ts';
import type { Phrasebook, Ways } from './phrase.ts';

const SYSTEMS: Readonly<Record<string, Phrasebook>> = {};

/** How a system tells something: by the first of `keys` that its own book has, else the common one. */
export function waysOf(system: string, keys: readonly string[]): Ways | undefined {
  const own = Object.hasOwn(SYSTEMS, system) ? SYSTEMS[system] : undefined;
  for (const book of [own, common]) {
    const key = book && keys.find((each) => Object.hasOwn(book, each));
    if (book && key !== undefined) return book[key];
  }
  return undefined;
}

// The content of a server's packs, for its GMs, until it enters a fight.

import type { Pack, PackCondition, PackCreature, PackScene } from '../packs/pack.ts';
import { type PackRead, readPack } from '../packs/read.ts';
import { alike } from '../rules/core/sheet-fields.ts';
import { rulesNamed } from '../rules/systems.ts';
import type { StoredPack } from '../session/pack.ts';
import type { Session } from '../session/session.ts';
import { plain } from '../text/t.ts';
import { readSettings } from './settings.ts';

/** A pack in use, read. */
export interface PackInUse extends StoredPack {
  readonly pack: Pack;
}

/** An entry of a pack, by the name that it is chosen by: with its pack's title if the name alone is unclear. */
export interface PackEntry<T> {
  readonly from: PackInUse;
  readonly entry: T;
  readonly called: string;
}

/** The most files of all servers that are kept as they were read. */
const MOST_READ = 60;
const read = new Map<string, PackRead>();

/** Reads a stored pack. A pack that once fitted may not fit a newer program: then it is left out, but never lost. */
export function readStored({ digest, file }: Pick<StoredPack, 'digest' | 'file'>): PackRead {
  const known = read.get(digest) ?? readPack(file, readSettings);
  // The last one used is dropped last.
  read.delete(digest);
  read.set(digest, known);
  const [oldest] = read.keys();
  if (read.size > MOST_READ && oldest !== undefined) read.delete(oldest);
  return known;
}

/** The packs that the server uses for a system: its own, then the host's. */
export function packsFor({ loaded }: Session<'packs'>, system: string): readonly PackInUse[] {
  return loaded.packs.flatMap((stored): readonly PackInUse[] => {
    if (stored.system !== system) return [];
    const found = readStored(stored);
    return 'pack' in found ? [{ ...stored, pack: found.pack }] : [];
  });
}

/** The creatures and characters of the packs for a system, by default the encounter's. */
export function packCreatures(session: Session<'packs'>, system?: string): readonly PackEntry<PackCreature>[] {
  return entriesIn(session, ({ creatures, characters }) => [...creatures, ...characters], system);
}

/** Their characters alone, which are for players. */
export function packCharacters(session: Session<'packs'>, system?: string): readonly PackEntry<PackCreature>[] {
  return packCreatures(session, system).filter(({ entry }) => entry.kind === 'character');
}

export function packConditions(session: Session<'packs'>, system?: string): readonly PackEntry<PackCondition>[] {
  return entriesIn(session, ({ conditions }) => conditions, system);
}

export function packScenes(session: Session<'packs'>, system?: string): readonly PackEntry<PackScene>[] {
  return entriesIn(session, ({ scenes }) => scenes, system);
}

/** The entries of all packs of a system, by default the encounter's. A name that two packs have gets the pack's title. */
function entriesIn<T extends { readonly name: string }>(
  session: Session<'packs'>,
  of: (pack: Pack) => readonly T[],
  system = session.encounter?.system,
): readonly PackEntry<T>[] {
  if (system === undefined) return [];
  const all = packsFor(session, system).flatMap((from) => of(from.pack).map((entry) => ({ from, entry })));
  const book = rulesNamed(system)?.archetypes ?? [];
  return all.map(({ from, entry }) => {
    const isUnclear =
      all.some((other) => other.entry !== entry && alike(other.entry.name, entry.name)) ||
      book.some(({ name }) => alike(name, entry.name));
    return { from, entry, called: isUnclear ? `${entry.name} (${from.pack.title})` : entry.name };
  });
}

/**
 * The entry that was chosen or typed: by its shown name, or by its own name, the first of that name. `onlyShown`: by its
 * shown name alone, because something else has the name that was typed.
 */
export function entryNamed<T extends { readonly name: string }>(
  entries: readonly PackEntry<T>[],
  typed: string,
  onlyShown = false,
): PackEntry<T> | undefined {
  const shown = entries.find(({ called }) => alike(called, typed));
  return shown || onlyShown ? shown : entries.find(({ entry }) => alike(entry.name, typed));
}

/** A pack's title as it is shown. */
export function packTitle({ title }: Pick<StoredPack, 'title'>): string {
  return plain(title);
}

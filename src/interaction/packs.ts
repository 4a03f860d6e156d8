// What a server's packs offer to its GMs. A fight keeps its own copy of each entry that comes into it.

import type { Pack, PackCondition, PackCreature, PackScene } from '../packs/pack.ts';
import { type PackResult, packInSteps } from '../packs/read.ts';
import type { PackSource } from '../rules/core/deed.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { atOnce, type Steps } from '../rules/core/steps.ts';
import { rulesNamed } from '../rules/systems.ts';
import type { PackedCondition } from '../session/own-conditions.ts';
import type { StoredPack } from '../session/pack.ts';
import { isGm, type Session } from '../session/session.ts';
import { strength as words } from '../text/odds.ts';
import { plain } from '../text/t.ts';
import { readSettings } from './settings.ts';

/** A pack in use, with the content of its file. */
export interface PackInUse extends StoredPack {
  readonly pack: Pack;
}

/** An entry of a pack. `called` is its name in lists, with the pack's title if several entries have the same name. */
export interface PackEntry<T> {
  readonly from: PackInUse;
  readonly entry: T;
  readonly called: string;
}

/** A pack as deeds store it, so that the record says where an entry came from. */
export function packSource({ title, revision, digest }: PackInUse): PackSource {
  return { pack: title, revision, digest };
}

/** The most parsed packs in memory, of all servers together. */
const MAX_PARSED = 60;
const packReads = new Map<string, PackResult>();

/** A pack's file and its digest, by which it is remembered. */
export type PackFile = Pick<StoredPack, 'digest' | 'file'>;

/**
 * Reads a stored pack. A newer version of Fray may refuse a pack that was fine before. It is then left out, but stays
 * stored.
 */
export function readStoredPack(pack: PackFile): PackResult {
  return atOnce(readInSteps(pack));
}

/** Reads a stored pack in small steps. A pack in memory takes none. */
export function* readInSteps({ digest, file }: PackFile): Steps<PackResult> {
  const pack = packReads.get(digest) ?? (yield* packInSteps(file, readSettings));
  // A map keeps its order of insertion, so the pack used longest ago comes first.
  packReads.delete(digest);
  packReads.set(digest, pack);
  const [oldest] = packReads.keys();
  if (packReads.size > MAX_PARSED && oldest !== undefined) packReads.delete(oldest);
  return pack;
}

/** Thrown where a handler needs a large new pack that isn't in memory. The host reads it, then runs the handler again. */
export class UnreadPack extends Error {
  readonly pack: PackFile;

  constructor(pack: PackFile) {
    super('A large pack has to be read first');
    this.pack = pack;
  }
}

/** The longest file that is read in one go, in characters. It takes a few milliseconds. */
const SHORT = 16 * 1024;
/** The packs that the host was asked to read. */
const askedDigests = new Set<string>();

/**
 * Reads a new or changed pack. Throws `UnreadPack` once for a large pack, because other users would have to wait while
 * it is read.
 */
export function readNew(pack: PackFile): PackResult {
  const wasAsked = askedDigests.delete(pack.digest);
  if (wasAsked || packReads.has(pack.digest) || pack.file.length <= SHORT) return readStoredPack(pack);
  askedDigests.add(pack.digest);
  throw new UnreadPack(pack);
}

/** The packs of a system, or of all systems, that haven't been read. */
export function unreadPacks(packs: readonly StoredPack[], system?: string): readonly StoredPack[] {
  const wantedPacks = packs.filter((each) => system === undefined || each.system === system);
  return wantedPacks.slice(0, MAX_PARSED).filter(({ digest }) => !packReads.has(digest));
}

/** The packs that the server uses for a system: its own, then the host's. */
export function packsFor({ loaded }: Session<'packs'>, system: string): readonly PackInUse[] {
  return loaded.packs.flatMap((stored): readonly PackInUse[] => {
    if (stored.system !== system) return [];
    const found = readStoredPack(stored);
    return 'pack' in found ? [{ ...stored, pack: found.pack }] : [];
  });
}

/** The creatures and characters of the packs for a system, by default the encounter's. */
export function packCreatures(session: Session<'packs'>, system?: string): readonly PackEntry<PackCreature>[] {
  return entriesIn(session, ({ creatures, characters }) => [...creatures, ...characters], system).map((each) => {
    const { from, entry } = each;
    // A server can't give portraits to the host's packs.
    return from.host ? each : { ...each, entry: { ...entry, portrait: { pack: from.id, entry: entry.name } } };
  });
}

/** Only the characters of the packs, which are for players. */
export function packCharacters(session: Session<'packs'>, system?: string): readonly PackEntry<PackCreature>[] {
  return packCreatures(session, system).filter(({ entry }) => entry.kind === 'character');
}

export function packConditions(session: Session<'packs'>, system?: string): readonly PackEntry<PackCondition>[] {
  return entriesIn(session, ({ conditions }) => conditions, system);
}

/** The conditions of packs that the GM can choose, by the names they have in play. */
export function ownConditions(session: Session<'packs'>): readonly PackedCondition[] {
  if (!isGm(session)) return [];
  return packConditions(session).map(({ entry, called, from }) => ({ ...entry, name: called, from: packSource(from) }));
}

export function packScenes(session: Session<'packs'>, system?: string): readonly PackEntry<PackScene>[] {
  return entriesIn(session, ({ scenes }) => scenes, system);
}

/**
 * All packs' entries for a system, by default the encounter's. If a name isn't unique, the pack's title is added to it.
 */
function entriesIn<T extends { readonly name: string }>(
  session: Session<'packs'>,
  of: (pack: Pack) => readonly T[],
  system = session.encounter?.system,
): readonly PackEntry<T>[] {
  if (system === undefined) return [];
  const all = packsFor(session, system).flatMap((from) => of(from.pack).map((entry) => ({ from, entry })));
  const book = rulesNamed(system)?.archetypes ?? [];
  const entriesByName = Map.groupBy([...all.map(({ entry }) => entry), ...book], ({ name }) =>
    name.trim().toLowerCase(),
  );
  return all.map(({ from, entry }) => {
    const isUnclear = (entriesByName.get(entry.name.trim().toLowerCase())?.length ?? 0) > 1;
    return { from, entry, called: isUnclear ? `${entry.name} (${from.pack.title})` : entry.name };
  });
}

/**
 * The entry that was chosen or typed. The name in lists is looked up first, then the entry's own name. With
 * `onlyShown`, only the name in lists counts, because something else has the typed name.
 */
export function entryNamed<T extends { readonly name: string }>(
  entries: readonly PackEntry<T>[],
  input: string,
  onlyShown = false,
): PackEntry<T> | undefined {
  const shownEntry = entries.find(({ called }) => isSameName(called, input));
  return shownEntry || onlyShown ? shownEntry : entries.find(({ entry }) => isSameName(entry.name, input));
}

/** How strong a creature with this sheet is: "worth about 2 characters". Undefined until it is measured. */
export function measuredInWords(
  { measured }: Pick<Session, 'measured'>,
  system: string,
  sheet: object,
): string | undefined {
  const found = measured.of(system, sheet);
  if (!found) return undefined;
  return found.isRough ? words.about(found.strength) : words.of(found.strength);
}

/** A pack's title, escaped for Markdown. */
export function packTitle({ title }: Pick<StoredPack, 'title'>): string {
  return plain(title);
}

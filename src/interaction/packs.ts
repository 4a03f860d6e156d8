// Offers the contents of a server's packs to its GMs. A fight keeps its own copy of each pack entry that enters it.

import type { Pack, PackCondition, PackCreature, PackScene } from '../packs/pack.ts';
import { type PackResult, packInSteps } from '../packs/read.ts';
import { runAllSteps, type Steps } from '../rules/core/complete-sheets.ts';
import type { PackSource } from '../rules/core/deed.ts';
import { isSameName } from '../rules/core/sheet-fields.ts';
import { rulesNamed } from '../rules/systems.ts';
import type { ConditionFromPack, StoredPack } from '../session/pack.ts';
import { isGm, type Session } from '../session/session.ts';
import { strengthWords as words } from '../text/odds.ts';
import { plain } from '../text/t.ts';
import { readSettings } from './settings.ts';

/** A pack in use, with its file already read. */
export interface PackInUse extends StoredPack {
  readonly pack: Pack;
}

/**
 * An entry of a pack. `called` is the entry's name in lists. If several entries have the same name, it includes the
 * pack's title.
 */
export interface PackEntry<T> {
  readonly from: PackInUse;
  readonly entry: T;
  readonly called: string;
}

/**
 * A pack's title, revision and digest as deeds store them, so that the encounter's record says which pack an entry
 * comes from.
 */
export function packSource({ title, revision, digest }: PackInUse): PackSource {
  return { pack: title, revision, digest };
}

/** The maximum number of parsed packs in memory, for all servers together. */
const MAX_PACKS_IN_MEMORY = 60;
const resultsByDigest = new Map<string, PackResult>();

/** A pack's file, and the digest under which the result of reading it is kept. */
export type PackFile = Pick<StoredPack, 'digest' | 'file'>;

/**
 * Reads a stored pack. A newer version of Fray may refuse a pack that was valid before. Such a pack isn't used, but it
 * stays stored.
 */
export function readStoredPack(pack: PackFile): PackResult {
  return runAllSteps(readInSteps(pack));
}

/** Reads a stored pack in small steps. If the result is in memory, there are no steps. */
export function* readInSteps({ digest, file }: PackFile): Steps<PackResult> {
  const packResult = resultsByDigest.get(digest) ?? (yield* packInSteps(file, readSettings));
  // A `Map` keeps its order of insertion, so the pack that was used least recently comes first.
  resultsByDigest.delete(digest);
  resultsByDigest.set(digest, packResult);
  const [oldest] = resultsByDigest.keys();
  if (resultsByDigest.size > MAX_PACKS_IN_MEMORY && oldest !== undefined) resultsByDigest.delete(oldest);
  return packResult;
}

/**
 * Thrown if a handler needs a large new pack that isn't in memory. The code that ran the handler then reads the pack
 * and runs the handler again.
 */
export class UnreadPackError extends Error {
  readonly pack: PackFile;

  constructor(pack: PackFile) {
    super('A large pack has to be read first');
    this.pack = pack;
  }
}

/** The maximum length of a file that is read in one go, in characters. That takes a few milliseconds. */
const MAX_IMMEDIATE_PACK_LENGTH = 16 * 1024;
/**
 * The digests (hashes) of packs for which `UnreadPackError` has been thrown. It isn't thrown a second time for them.
 */
const requestedDigests = new Set<string>();

/**
 * Reads a new or changed pack. For a large pack, it throws `UnreadPackError` the first time, because reading it in one go
 * would delay other users.
 */
export function readNewPack(pack: PackFile): PackResult {
  const wasReadRequested = requestedDigests.delete(pack.digest);
  if (wasReadRequested || resultsByDigest.has(pack.digest) || pack.file.length <= MAX_IMMEDIATE_PACK_LENGTH)
    return readStoredPack(pack);
  requestedDigests.add(pack.digest);
  throw new UnreadPackError(pack);
}

/** The packs that haven't been read yet, of one system or of all systems. */
export function unreadPacks(packs: readonly StoredPack[], system?: string): readonly StoredPack[] {
  const systemPacks = packs.filter((each) => system === undefined || each.system === system);
  return systemPacks.slice(0, MAX_PACKS_IN_MEMORY).filter(({ digest }) => !resultsByDigest.has(digest));
}

/**
 * The packs that the server uses for a system: first its own, then those that the bot's admin provides for every
 * server.
 */
export function packsFor({ loaded }: Session<'packs'>, system: string): readonly PackInUse[] {
  return loaded.packs.flatMap((storedPack): readonly PackInUse[] => {
    if (storedPack.system !== system) return [];
    const packResult = readStoredPack(storedPack);
    return 'pack' in packResult ? [{ ...storedPack, pack: packResult.pack }] : [];
  });
}

/** The packs' creatures and characters for a system. By default, it is the encounter's system. */
export function packCreatures(session: Session<'packs'>, system?: string): readonly PackEntry<PackCreature>[] {
  return entriesIn(session, ({ creatures, characters }) => [...creatures, ...characters], system).map((each) => {
    const { from, entry } = each;
    // A server can't give portraits to the packs that the bot's admin provides for every server.
    return from.host ? each : { ...each, entry: { ...entry, portrait: { pack: from.id, entry: entry.name } } };
  });
}

/** The packs' characters, which players can play. */
export function packCharacters(session: Session<'packs'>, system?: string): readonly PackEntry<PackCreature>[] {
  return packCreatures(session, system).filter(({ entry }) => entry.kind === 'character');
}

export function packConditions(session: Session<'packs'>, system?: string): readonly PackEntry<PackCondition>[] {
  return entriesIn(session, ({ conditions }) => conditions, system);
}

/** The packs' conditions that the GM can choose, with the names that they have in play. */
export function ownConditions(session: Session<'packs'>): readonly ConditionFromPack[] {
  if (!isGm(session)) return [];
  return packConditions(session).map(({ entry, called, from }) => ({ ...entry, name: called, from: packSource(from) }));
}

export function packScenes(session: Session<'packs'>, system?: string): readonly PackEntry<PackScene>[] {
  return entriesIn(session, ({ scenes }) => scenes, system);
}

/**
 * The entries of all packs for a system. By default, it is the encounter's system. If a name isn't unique, it includes
 * the pack's title.
 */
function entriesIn<T extends { readonly name: string }>(
  session: Session<'packs'>,
  entriesOf: (pack: Pack) => readonly T[],
  system = session.encounter?.system,
): readonly PackEntry<T>[] {
  if (system === undefined) return [];
  const packEntries = packsFor(session, system).flatMap((packInUse) =>
    entriesOf(packInUse.pack).map((entry) => ({ from: packInUse, entry })),
  );
  const bookEntries = rulesNamed(system)?.archetypes ?? [];
  const entriesByName = Map.groupBy([...packEntries.map(({ entry }) => entry), ...bookEntries], ({ name }) =>
    name.trim().toLowerCase(),
  );
  return packEntries.map(({ from, entry }) => {
    const isNameAmbiguous = (entriesByName.get(entry.name.trim().toLowerCase())?.length ?? 0) > 1;
    return { from, entry, called: isNameAmbiguous ? `${entry.name} (${from.pack.title})` : entry.name };
  });
}

/**
 * Finds the entry that was chosen or typed. The names in lists are compared first, then the entries' own names. If
 * `onlyShownNames` is true, only the names in lists are compared, because something outside the packs already has the
 * typed name.
 */
export function entryNamed<T extends { readonly name: string }>(
  entries: readonly PackEntry<T>[],
  input: string,
  onlyShownNames = false,
): PackEntry<T> | undefined {
  const entryWithShownName = entries.find(({ called }) => isSameName(called, input));
  return entryWithShownName || onlyShownNames
    ? entryWithShownName
    : entries.find(({ entry }) => isSameName(entry.name, input));
}

/** How strong a creature with this sheet is: "worth about 2 characters". Undefined until it has been measured. */
export function measuredStrengthInWords(
  { measured }: Pick<Session, 'measured'>,
  system: string,
  sheet: object,
): string | undefined {
  const measuredStrength = measured.of(system, sheet);
  if (!measuredStrength) return undefined;
  return measuredStrength.isRough ? words.about(measuredStrength.strength) : words.of(measuredStrength.strength);
}

/** A pack's title, escaped for Markdown. */
export function packTitle({ title }: Pick<StoredPack, 'title'>): string {
  return plain(title);
}

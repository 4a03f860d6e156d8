import type { PackEntryName } from '../rules/core/encounter.ts';
import { given } from '../rules/core/given.ts';
import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { entryKey, MAX_PACK_PORTRAITS, type PackSummary, packDigest, type StoredPack } from './pack.ts';
import type { Portrait } from './portrait.ts';
import type { Session } from './session.ts';

/** The maximum number of packs that a server can have. */
export const MAX_SERVER_PACKS = 20;
/** The maximum number of stored revisions of a pack. */
export const MAX_PACK_REVISIONS = 5;
/** The maximum total size of a server's packs, including all stored revisions, in bytes. */
export const MAX_PACK_BYTES = 5_000_000;

/** What a pack's file says about the pack. */
type PackDescription = Pick<PackSummary, 'id' | 'revision' | 'system' | 'title'>;

/**
 * Stores a pack's file. With `use`, the server uses it from now on. Otherwise it is only stored. If there are too many
 * revisions, the oldest are removed, but never the one in use. Refuses a pack beyond the server's limits. Refuses a
 * changed file whose revision isn't newer than the one in use, unless `replace` is set.
 */
export function storePack(
  session: Session<'packSummaries'>,
  { id, revision, system, title }: PackDescription,
  file: string,
  { use, replace = false }: { readonly use: boolean; readonly replace?: boolean },
): Result<StoredPack, Refusal> {
  const { packSummaries } = session.loaded;
  const digest = packDigest(file);
  const packRevisions = packSummaries.filter((each) => each.id === id);
  const revisionInUse = packRevisions.find(({ current }) => current);
  if (revisionInUse && !replace && revision <= revisionInUse.revision && revisionInUse.digest !== digest)
    return no({
      type: 'pack-not-newer',
      title: revisionInUse.title,
      kept: revisionInUse.revision,
      id,
      revision,
    });
  if (packRevisions.length === 0 && new Set(packSummaries.map((each) => each.id)).size >= MAX_SERVER_PACKS)
    return no({ type: 'too-many', what: 'packs', most: MAX_SERVER_PACKS });
  const bytes = new TextEncoder().encode(file).length;
  const otherRevisions = packRevisions.filter((each) => each.digest !== digest);
  const removableRevisions = otherRevisions.filter(({ current }) => use || !current).toSorted((a, b) => a.at - b.at);
  const droppedRevisions = removableRevisions.slice(0, Math.max(0, otherRevisions.length + 1 - MAX_PACK_REVISIONS));
  const remainingRevisions = packSummaries.filter(
    (each) => !droppedRevisions.includes(each) && !(each.id === id && each.digest === digest),
  );
  if (remainingRevisions.reduce((sum, each) => sum + each.bytes, bytes) > MAX_PACK_BYTES)
    return no({ type: 'packs-too-big', most: MAX_PACK_BYTES });
  for (const each of droppedRevisions)
    session.add({ type: 'pack-removed', id, digest: each.digest, ...(each.current && { current: true }) });
  const { user, now: at } = session.caller;
  const isCurrent = use || revisionInUse?.digest === digest;
  const pack = { id, revision, system, title, digest, bytes, by: user, at, current: isCurrent, file };
  session.add({ type: 'pack-kept', pack, ...(use && !revisionInUse && { first: true }) });
  for (const each of otherRevisions)
    if (use && each.current && !droppedRevisions.includes(each))
      session.add({ type: 'pack-in-use', id, digest: each.digest, current: false });
  return ok(pack);
}

/** Makes the server use a stored revision. */
export function usePack(session: Session<'packSummaries'>, { id, digest }: Pick<PackSummary, 'id' | 'digest'>): void {
  const revisions = session.loaded.packSummaries.filter((each) => each.id === id);
  const isFirstUse = !revisions.some(({ current }) => current);
  for (const each of revisions) {
    const isCurrent = each.digest === digest;
    if (each.current !== isCurrent)
      session.add({
        type: 'pack-in-use',
        id,
        digest: each.digest,
        current: isCurrent,
        ...(isFirstUse && { first: true }),
      });
  }
}

/** Whether an entry in a pack has a portrait. */
export function hasPackPortrait({ loaded }: Session<'packPortraits'>, { pack, entry }: PackEntryName): boolean {
  return loaded.packPortraits.some((each) => each.pack === pack && each.entry === entryKey(entry));
}

/**
 * Gives an entry in a pack a portrait, or removes it. `names` are all names in the pack. If the server has too many
 * portraits, those of entries that the pack doesn't have anymore are removed.
 */
export function setEntryPortrait(
  session: Session<'packPortraits'>,
  entryName: PackEntryName,
  portrait: Portrait | undefined,
  names: readonly string[],
): Result<undefined, Refusal> {
  const otherPortraits = session.loaded.packPortraits.filter(
    ({ pack, entry }) => pack !== entryName.pack || entry !== entryKey(entryName.entry),
  );
  if (portrait && otherPortraits.length >= MAX_PACK_PORTRAITS) {
    const entryKeys = new Set(names.map(entryKey));
    const unusedPortraits = otherPortraits.filter(
      ({ pack, entry }) => pack === entryName.pack && !entryKeys.has(entry),
    );
    if (unusedPortraits.length === 0) return no({ type: 'too-many', what: 'portraits', most: MAX_PACK_PORTRAITS });
    for (const each of unusedPortraits) session.add({ type: 'pack-portrait-changed', of: each });
  }
  session.add({ type: 'pack-portrait-changed', of: entryName, ...given({ portrait }) });
  return ok();
}

/** Keeps the portrait of an entry that gets a new name, unless the server has too many portraits. */
export function keepPortraitOfRenamedEntry(
  session: Session<'packPortraits'>,
  entryName: PackEntryName,
  newName: string,
): void {
  const isFull = session.loaded.packPortraits.length >= MAX_PACK_PORTRAITS;
  if (entryKey(entryName.entry) !== entryKey(newName) && hasPackPortrait(session, entryName) && !isFull)
    session.add({ type: 'pack-portrait-copied', of: entryName, to: newName });
}

/** Removes a pack with all of its revisions and portraits. Encounters and characters keep what they took from it. */
export function removePack(session: Session<'packSummaries'>, id: string): void {
  session.add({ type: 'pack-portraits-removed', pack: id });
  for (const each of session.loaded.packSummaries)
    if (each.id === id)
      session.add({ type: 'pack-removed', id, digest: each.digest, ...(each.current && { current: true }) });
}

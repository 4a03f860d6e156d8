import { no, ok, type Refusal, type Result } from '../rules/core/refusal.ts';
import { type PackHead, packDigest, type StoredPack } from './pack.ts';
import type { Session } from './session.ts';

/** The most packs and bytes of one server. */
export const MOST_PACKS = 20;
export const MOST_REVISIONS = 5;
export const MOST_PACK_BYTES = 5_000_000;

/** What a pack's file says about the pack. */
type PackDescription = Pick<PackHead, 'id' | 'revision' | 'system' | 'title'>;

/**
 * Stores a pack's file. With `use`, the server uses it from now on; otherwise it is only there to look at. The oldest
 * revisions beyond the limit are removed, but never the one in use. Refuses a pack that is beyond the server's limits.
 * Refuses a changed file whose revision isn't newer than the one in use, unless `replace` is set.
 */
export function keepPack(
  session: Session<'packHeads'>,
  { id, revision, system, title }: PackDescription,
  file: string,
  { use, replace = false }: { readonly use: boolean; readonly replace?: boolean },
): Result<StoredPack, Refusal> {
  const { packHeads } = session.loaded;
  const digest = packDigest(file);
  const mine = packHeads.filter((each) => each.id === id);
  const inUse = mine.find(({ current }) => current);
  if (inUse && !replace && revision <= inUse.revision && inUse.digest !== digest)
    return no({ type: 'pack-not-newer', title, revision, digest, kept: inUse.revision, keptDigest: inUse.digest });
  if (mine.length === 0 && new Set(packHeads.map((each) => each.id)).size >= MOST_PACKS)
    return no({ type: 'too-many', what: 'packs', most: MOST_PACKS });
  const bytes = new TextEncoder().encode(file).length;
  const others = mine.filter((each) => each.digest !== digest);
  const oldest = others.filter(({ current }) => use || !current).toSorted((a, b) => a.at - b.at);
  const dropped = oldest.slice(0, Math.max(0, others.length + 1 - MOST_REVISIONS));
  const stays = packHeads.filter((each) => !dropped.includes(each) && !(each.id === id && each.digest === digest));
  if (stays.reduce((sum, each) => sum + each.bytes, bytes) > MOST_PACK_BYTES)
    return no({ type: 'packs-too-big', most: MOST_PACK_BYTES });
  for (const each of dropped) session.add({ type: 'pack-removed', id, digest: each.digest });
  const { user: by, now: at } = session.caller;
  const current = use || inUse?.digest === digest;
  const pack = { id, revision, system, title, digest, bytes, by, at, current, file };
  session.add({ type: 'pack-kept', pack });
  for (const each of others)
    if (use && each.current && !dropped.includes(each))
      session.add({ type: 'pack-in-use', id, digest: each.digest, current: false });
  return ok(pack);
}

/** Makes a stored revision the one that the server uses. */
export function usePack(session: Session<'packHeads'>, { id, digest }: Pick<PackHead, 'id' | 'digest'>): void {
  for (const each of session.loaded.packHeads) {
    const current = each.digest === digest;
    if (each.id === id && each.current !== current)
      session.add({ type: 'pack-in-use', id, digest: each.digest, current });
  }
}

/** Removes a pack with all its revisions. Encounters and characters keep what they took from it. */
export function removePack(session: Session<'packHeads'>, id: string): void {
  for (const each of session.loaded.packHeads)
    if (each.id === id) session.add({ type: 'pack-removed', id, digest: each.digest });
}

import { expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { type PackHead, packDigest } from '../../src/session/pack.ts';
import { MAX_PACK_BYTES, MAX_SERVER_PACKS, storePack } from '../../src/session/server-packs.ts';
import { Session } from '../../src/session/session.ts';

const CALLER = { user: 'gm', name: 'gm', channel: 'c', server: 's', interaction: 'i', now: 100 };
const PACK_FIELDS = { id: 'bog', revision: 3, system: 'tdgs', title: 'The Bog' };

function head(more: Partial<PackHead>): PackHead {
  return { ...PACK_FIELDS, digest: packDigest(JSON.stringify(more)), bytes: 10, at: 1, current: false, ...more };
}

function keepIn(packHeads: readonly PackHead[], how: Parameters<typeof storePack>[3], about = PACK_FIELDS) {
  const session = new Session<'packHeads'>({ state: undefined, loaded: { packHeads } }, CALLER, RANDOM_SOURCE);
  const result = storePack(session, about, 'new', how);
  return { result: result.ok ? 'kept' : result.why.type, changes: session.changes };
}

test('A revision with other content must be newer than the one in use, unless it is to replace it', () => {
  const inUse = (revision: number) => [head({ revision, current: true })];
  expect(keepIn(inUse(2), { use: true }).result).toBe('kept');
  expect(keepIn(inUse(3), { use: true }).result).toBe('pack-not-newer');
  expect(keepIn(inUse(4), { use: true }).result).toBe('pack-not-newer');
  expect(keepIn(inUse(4), { use: true, replace: true }).result).toBe('kept');
  expect(keepIn([head({ current: true, digest: packDigest('new') })], { use: true }).result).toBe('kept');
  expect(keepIn([head({ revision: 9 })], { use: true }).result).toBe('kept');
});

test('A look leaves the revision in use as it is; to use another takes its place', () => {
  const oldHead = head({ revision: 2, current: true });
  const look = keepIn([oldHead], { use: false });
  expect(look.changes).toEqual([{ type: 'pack-kept', pack: expect.objectContaining({ current: false, by: 'gm' }) }]);
  const usedHead = keepIn([oldHead], { use: true });
  expect(usedHead.changes).toEqual([
    { type: 'pack-kept', pack: expect.objectContaining({ current: true, file: 'new' }) },
    { type: 'pack-in-use', id: 'bog', digest: oldHead.digest, current: false },
  ]);
});

test('Five revisions stay: the oldest goes, but not the one in use when others are only looked at', () => {
  const heads = [1, 2, 3, 4, 5].map((at) => head({ revision: 1, at, digest: `${at}`, current: at === 1 }));
  const removedDigests = (how: Parameters<typeof storePack>[3]) =>
    keepIn(heads, { replace: true, ...how }).changes.flatMap((change) =>
      change.type === 'pack-removed' ? [change.digest] : [],
    );
  expect(removedDigests({ use: false })).toEqual(['2']);
  expect(removedDigests({ use: true })).toEqual(['1']);
  const dropped = keepIn(heads, { use: true, replace: true }).changes.find(({ type }) => type === 'pack-removed');
  expect(dropped).toMatchObject({ current: true });
});

test('A server has at most 20 packs and 5 MB of them', () => {
  const otherHeads = (count: number) => Array.from({ length: count }, (_, n) => head({ id: `other-${n}` }));
  expect(keepIn(otherHeads(MAX_SERVER_PACKS - 1), { use: true }).result).toBe('kept');
  expect(keepIn(otherHeads(MAX_SERVER_PACKS), { use: true }).result).toBe('too-many');
  expect(keepIn([...otherHeads(MAX_SERVER_PACKS - 1), head({ revision: 1 })], { use: true }).result).toBe('kept');
  const bigPack = (bytes: number) => [head({ id: 'big', bytes })];
  expect(keepIn(bigPack(MAX_PACK_BYTES - 3), { use: true }).result).toBe('kept');
  expect(keepIn(bigPack(MAX_PACK_BYTES - 2), { use: true }).result).toBe('packs-too-big');
});

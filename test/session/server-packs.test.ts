import { expect, test } from 'vitest';
import { RANDOM_SOURCE } from '../../src/app/host.ts';
import { type PackSummary, packDigest } from '../../src/session/pack.ts';
import { MAX_PACK_BYTES, MAX_SERVER_PACKS, storePack } from '../../src/session/server-packs.ts';
import { Session } from '../../src/session/session.ts';

const CALLER = { user: 'gm', name: 'gm', channel: 'c', server: 's', interaction: 'i', now: 100 };
const PACK_FIELDS = { id: 'bog', revision: 3, system: 'tdgs', title: 'The Bog' };

function storedRevision(more: Partial<PackSummary>): PackSummary {
  return { ...PACK_FIELDS, digest: packDigest(JSON.stringify(more)), bytes: 10, at: 1, current: false, ...more };
}

function keepIn(packSummaries: readonly PackSummary[], how: Parameters<typeof storePack>[3], about = PACK_FIELDS) {
  const session = new Session<'packSummaries'>({ state: undefined, loaded: { packSummaries } }, CALLER, RANDOM_SOURCE);
  const result = storePack(session, about, 'new', how);
  return { result: result.ok ? 'kept' : result.why.type, changes: session.changes };
}

test('A revision with other content must be newer than the one in use, unless it is to replace it', () => {
  const inUse = (revision: number) => [storedRevision({ revision, current: true })];
  expect(keepIn(inUse(2), { use: true }).result).toBe('kept');
  expect(keepIn(inUse(3), { use: true }).result).toBe('pack-not-newer');
  expect(keepIn(inUse(4), { use: true }).result).toBe('pack-not-newer');
  expect(keepIn(inUse(4), { use: true, replace: true }).result).toBe('kept');
  expect(keepIn([storedRevision({ current: true, digest: packDigest('new') })], { use: true }).result).toBe('kept');
  expect(keepIn([storedRevision({ revision: 9 })], { use: true }).result).toBe('kept');
});

test('A look leaves the revision in use as it is; to use another takes its place', () => {
  const oldSummary = storedRevision({ revision: 2, current: true });
  const look = keepIn([oldSummary], { use: false });
  expect(look.changes).toEqual([{ type: 'pack-kept', pack: expect.objectContaining({ current: false, by: 'gm' }) }]);
  const usedRevision = keepIn([oldSummary], { use: true });
  expect(usedRevision.changes).toEqual([
    { type: 'pack-kept', pack: expect.objectContaining({ current: true, file: 'new' }) },
    { type: 'pack-in-use', id: 'bog', digest: oldSummary.digest, current: false },
  ]);
});

test('Five revisions stay: the oldest goes, but not the one in use when others are only looked at', () => {
  const storedRevisions = [1, 2, 3, 4, 5].map((at) =>
    storedRevision({ revision: 1, at, digest: `${at}`, current: at === 1 }),
  );
  const removedDigests = (how: Parameters<typeof storePack>[3]) =>
    keepIn(storedRevisions, { replace: true, ...how }).changes.flatMap((change) =>
      change.type === 'pack-removed' ? [change.digest] : [],
    );
  expect(removedDigests({ use: false })).toEqual(['2']);
  expect(removedDigests({ use: true })).toEqual(['1']);
  const dropped = keepIn(storedRevisions, { use: true, replace: true }).changes.find(
    ({ type }) => type === 'pack-removed',
  );
  expect(dropped).toMatchObject({ current: true });
});

test('A server has at most 20 packs and 5 MB of them', () => {
  const otherSummaries = (count: number) =>
    Array.from({ length: count }, (_, n) => storedRevision({ id: `other-${n}` }));
  expect(keepIn(otherSummaries(MAX_SERVER_PACKS - 1), { use: true }).result).toBe('kept');
  expect(keepIn(otherSummaries(MAX_SERVER_PACKS), { use: true }).result).toBe('too-many');
  expect(keepIn([...otherSummaries(MAX_SERVER_PACKS - 1), storedRevision({ revision: 1 })], { use: true }).result).toBe(
    'kept',
  );
  const bigPack = (bytes: number) => [storedRevision({ id: 'big', bytes })];
  expect(keepIn(bigPack(MAX_PACK_BYTES - 3), { use: true }).result).toBe('kept');
  expect(keepIn(bigPack(MAX_PACK_BYTES - 2), { use: true }).result).toBe('packs-too-big');
});

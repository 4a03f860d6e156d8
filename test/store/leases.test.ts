import { describe, expect, test } from 'vitest';
import { decideLeases, type Lease, leaseTimes, type ShardRequest, shardsTakenError } from '../../src/store/leases.ts';

/**
 * A process's lease of a shard lasts for 20 seconds. 10 seconds after the lease expires, another process can take over
 * the shard.
 */
const LEASE_TIMES = leaseTimes(20);
const NOW = 1_000_000;

const lease = (shard: number, also: Partial<Lease> = {}): Lease => ({
  ...{ of: 4, shard, owner: 'one', name: 'host-1 (12)', standing: 'own', at: NOW - 3_000, expires: NOW + 17_000 },
  wanted: false,
  ...also,
});

const shardRequest = (ownShards: readonly number[], also: Partial<ShardRequest> = {}): ShardRequest => ({
  ...{ shards: { of: 4, own: ownShards }, standing: 'own', owner: 'two', name: 'host-2 (34)' },
  ...also,
});

const decide = (leases: readonly Lease[], by: ShardRequest) => decideLeases(leases, by, NOW, LEASE_TIMES);

describe('A process', () => {
  test('takes free shards, for 20 seconds', () => {
    const { taken, heldElsewhere: holders, leases } = decide([], shardRequest([2, 3]));
    expect([taken, holders]).toEqual([[2, 3], []]);
    const ownLease = { of: 4, owner: 'two', name: 'host-2 (34)', standing: 'own', wanted: false };
    expect(leases).toEqual([2, 3].map((shard) => ({ ...ownLease, shard, at: NOW, expires: NOW + 20_000 })));
  });

  test.each([
    [1, [], [3]],
    [0, [3], []],
  ])('takes another’s shards when their lease has expired: %i ms before, %j', (left, taken, held) => {
    const result = decide([lease(3, { expires: NOW + left })], shardRequest([3]));
    expect([result.taken, result.heldElsewhere.map(({ shard }) => shard)]).toEqual([taken, held]);
  });

  test('takes shards leased while the clock was ahead, unless they are renewed within 20 seconds', () => {
    const futureLease = { at: NOW + 3_600_000, expires: NOW + 3_620_000 };
    const result = decide([lease(2), lease(3, futureLease)], shardRequest([2, 3]));
    expect([result.taken, result.leases]).toEqual([[], [lease(3, { ...futureLease, expires: NOW + 20_000 })]]);
    const expired = decide([lease(3, { ...futureLease, expires: NOW })], shardRequest([3]));
    expect([expired.taken, expired.leases.map(({ at, expires }) => [at, expires])]).toEqual([
      [3],
      [[futureLease.at, NOW + 20_000]],
    ]);
    const divided = decide([lease(1, { ...futureLease, of: 3 })], shardRequest([0]));
    expect(divided.differentTotal?.of).toBe(3);
    expect(divided.leases).toEqual([lease(1, { ...futureLease, of: 3, expires: NOW + 20_000 })]);
  });

  test('takes its dead predecessor’s own shards at once, and adopts nothing sooner for that', () => {
    const isGone = (owner: string) => owner === 'one';
    const leases = [lease(0), lease(1, { owner: 'three' }), lease(2, { standing: 'adopted' })];
    const result = decide(leases, shardRequest([0, 1, 2], { isGone }));
    expect([result.taken, result.heldElsewhere.map(({ shard }) => shard)]).toEqual([[0, 2], [1]]);
    expect(decide(leases, shardRequest([0, 1], { isGone, standing: 'adopted' })).taken).toEqual([]);
    expect(decide([lease(1, { of: 3 })], shardRequest([0], { isGone })).taken).toEqual([0]);
  });

  test('does not take another’s own shards, and asks for its own that another has adopted', () => {
    const leases = [lease(0), lease(1, { standing: 'adopted' }), lease(2, { expires: NOW - 1 })];
    const result = decide(leases, shardRequest([0, 1, 2]));
    expect(result.taken).toEqual([2]);
    expect(result.heldElsewhere).toEqual([
      { shard: 0, name: 'host-1 (12)', standing: 'own' },
      { shard: 1, name: 'host-1 (12)', standing: 'adopted' },
    ]);
    expect(result.leases.filter(({ owner }) => owner === 'one')).toEqual([
      lease(1, { standing: 'adopted', wanted: true }),
    ]);
  });

  test.each([
    [9_999, []],
    [10_000, [3]],
  ])('adopts shards that expired 10 seconds ago: after %i ms, %j', (ago, taken) => {
    const leases = [lease(3, { expires: NOW - ago })];
    expect(decide(leases, shardRequest([3], { standing: 'adopted' })).taken).toEqual(taken);
  });

  test('adopts no shard that no one has ever had', () => {
    expect(decide([lease(0)], shardRequest([1, 2], { standing: 'adopted' })).taken).toEqual([]);
  });

  test('takes nothing while another divides the servers otherwise', () => {
    const result = decide([lease(1, { of: 3 })], shardRequest([0]));
    expect(result).toMatchObject({ taken: [], leases: [], differentTotal: { of: 3, name: 'host-1 (12)' } });
    expect(decide([lease(1, { of: 3, expires: NOW })], shardRequest([0])).taken).toEqual([0]);
  });
});

describe('No process was there for a shard', () => {
  const absences = (leases: readonly Lease[], shard: number) => decide(leases, shardRequest([shard])).downtimes;

  test('since its process was last there', () => {
    const oldLease = lease(3, { at: NOW - 60_000, expires: NOW - 40_000 });
    expect(absences([oldLease], 3)).toEqual([{ shard: 3, from: NOW - 60_000, until: NOW }]);
  });

  test('since any was there, after the servers were divided otherwise', () => {
    const before = [0, 1].map((shard) => lease(shard, { of: 2, at: NOW - 50_000 - shard, expires: NOW - 30_000 }));
    const longAgo = lease(3, { at: NOW - 9_000_000, expires: NOW - 8_980_000 });
    expect(absences(before, 3)).toEqual([{ shard: 3, from: NOW - 50_000, until: NOW }]);
    expect(absences([...before, longAgo], 3)).toEqual([{ shard: 3, from: NOW - 50_000, until: NOW }]);
  });

  test('as far as is known: not before any process was', () => {
    expect(absences([], 3)).toEqual([]);
  });
});

describe('A start is refused', () => {
  test('with the name of the process that has its connections', () => {
    const refusal = shardsTakenError(
      { of: 4, own: [0, 1, 2] },
      decide([lease(0), lease(1), lease(3)], shardRequest([0, 1, 2])),
    );
    expect(refusal?.message).toMatch(
      /^host-1 \(12\) uses the same database and already has connections 0-1\/4 to Discord\. /,
    );
    expect(refusal?.exitStatus).toBe(75);
  });

  test('if another divides the servers otherwise', () => {
    const refusal = shardsTakenError({ of: 4, own: [0] }, decide([lease(1, { of: 3 })], shardRequest([0])));
    expect(refusal?.message).toMatch(
      /^host-1 \(12\) splits the servers across 3 connections, but this process splits them across 4\. /,
    );
    expect(refusal?.exitStatus).toBe(75);
  });

  test('but not if it has all', () => {
    expect(shardsTakenError({ of: 4, own: [0] }, decide([], shardRequest([0])))).toBeUndefined();
  });
});

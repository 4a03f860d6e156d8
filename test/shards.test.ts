import { describe, expect, test } from 'vitest';
import { hasServer, shardOf, shardsAsText, shardsFromText } from '../src/shards.ts';

describe('Connections to Discord', () => {
  test.each([
    ['3/32', [3], '3/32'],
    ['0-3/4', [0, 1, 2, 3], '0-3/4'],
    ['8,0-3/32', [0, 1, 2, 3, 8], '0-3,8/32'],
    ['0/1', [0], '0/1'],
  ])('%s are %j, and written %s', (text, ownNumbers, written) => {
    const shards = shardsFromText(text);
    expect(shards).toEqual({ of: Number(text.split('/')[1]), own: ownNumbers });
    expect('own' in shards && shardsAsText(shards)).toBe(written);
  });

  test.each([
    ['4/4', { kind: 'connections-total', of: 4 }],
    ['0-2,2/4', { kind: 'connections-once', twice: 2 }],
    ['2-1/4', { kind: 'connections-order', low: 1, high: 2 }],
    ['0-3', { kind: 'connections', most: 65_536 }],
    ['0/65537', { kind: 'connections', most: 65_536 }],
  ])('%s is refused, with the reason', (text, wants) => {
    expect(shardsFromText(text)).toEqual({ wants });
  });

  test('have each server by its id, and direct messages on the first', () => {
    // Discord's formula: (guild_id >> 22) % num_shards.
    expect(shardOf('81384788765712384', 16)).toBe(Number((81384788765712384n >> 22n) % 16n));
    expect([shardOf('4194303', 3), shardOf('4194304', 3), shardOf('12582912', 3)]).toEqual([0, 1, 0]);
    expect([shardOf('', 7), shardOf('terminal', 7)]).toEqual([0, 0]);
    expect(hasServer({ of: 3, own: [1] }, '4194304')).toBe(true);
    expect(hasServer({ of: 3, own: [0, 2] }, '4194304')).toBe(false);
    expect(hasServer(undefined, '4194304')).toBe(true);
  });
});

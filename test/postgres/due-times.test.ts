import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Shards } from '../../src/shards.ts';
import { leaseTimes } from '../../src/store/leases.ts';
import { type OpenPostgres, openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresLeases } from '../../src/store/postgres/leases.ts';
import { claimDueEncounters, compareClocks, nextDueTime, trustClock } from '../../src/store/postgres/store.ts';
import { HOUR, MINUTE, SECOND } from '../../src/time/zone.ts';
import { describePostgres, newDatabase } from './databases.ts';

/** Two servers: EVEN is in shard 0 of 2, and ODD is in shard 1. */
const [EVEN_SERVER, ODD_SERVER] = [String(2n << 22n), String(3n << 22n)];
const evenShards = { of: 2, own: [0] };

const ENCOUNTER = `
  INSERT INTO encounters (server, id, channel, current, due_at, clock, system, name, phase, round, turn, turn_order, done, gms,
    settings, positions, opening, deeds, revision, throws, opened_at)
  VALUES ($1, $2, 'bridge', true, $3, '{"waits":[{"count":{"end":9}}]}', 'tdgs', '', 'running', 1, 0, '[]', '[]', '[]',
    '{}', '{}', '{}', 0, 7, 0, 0)`;

describePostgres('what is due in PostgreSQL', () => {
  let database: OpenPostgres;

  beforeAll(async () => {
    database = await openPostgres(await newDatabase(), { log: { info() {}, error() {} } });
  });
  beforeEach(async () => {
    await database.pool.query('DELETE FROM encounters; DELETE FROM shards');
    await database.pool.query(ENCOUNTER, [EVEN_SERVER, 1, 100]);
    await database.pool.query(ENCOUNTER, [ODD_SERVER, 2, 50]);
  });
  afterAll(() => database?.close());

  const servers = async (before: number, max: number, shards?: Shards) =>
    (await claimDueEncounters(database, before, max, shards)).map(({ server }) => server);

  test('is claimed by one of several processes that look at once', async () => {
    const foundServers = await Promise.all(Array.from({ length: 5 }, () => servers(100, 9)));
    expect(new Set(foundServers.flat())).toEqual(new Set([EVEN_SERVER, ODD_SERVER]));
    expect(foundServers.flat()).toHaveLength(2);
  });

  test('is found earliest first, with its revision, in the servers of some shards', async () => {
    expect(await claimDueEncounters(database, 99, 9, evenShards)).toEqual([]);
    expect(await claimDueEncounters(database, 100, 9)).toEqual([
      { server: ODD_SERVER, channel: 'bridge', encounter: 2, revision: 7 },
      { server: EVEN_SERVER, channel: 'bridge', encounter: 1, revision: 7 },
    ]);
  });

  test('comes up again when the process that claimed it did nothing for half a minute', async () => {
    await claimDueEncounters(database, 100, 9, evenShards);
    expect(await servers(100, 9)).toEqual([ODD_SERVER]);
    expect(await nextDueTime(database)).toBeGreaterThan(Date.now() + 20 * SECOND);
    await database.pool.query('UPDATE encounters SET claimed_until = claimed_until - 30000');
    expect(await servers(100, 9)).toEqual([ODD_SERVER, EVEN_SERVER]);
  });

  test('is next if nothing earlier is, claimed or not', async () => {
    expect([await nextDueTime(database), await nextDueTime(database, evenShards)]).toEqual([50, 100]);
    await database.pool.query('UPDATE encounters SET due_at = NULL');
    expect(await nextDueTime(database)).toBeUndefined();
  });

  test('is recalculated in the servers of a shard that no process held', async () => {
    const [one, other] = [0, 1].map(() => new PostgresLeases(database.pool, leaseTimes(20)));
    await one?.take({ of: 2, own: [0, 1] }, 'own');
    await database.pool.query('UPDATE shards SET at = at - $1, expires = expires - $1 WHERE shard = 0', [3 * MINUTE]);
    await other?.take(evenShards, 'own');
    expect((await claimDueEncounters(database, 0, 9)).map(({ server }) => server)).toEqual([EVEN_SERVER]);
  });

  test('waits while the clock is behind the leases, and is recalculated once it is trusted', async () => {
    const ownLeases = new PostgresLeases(database.pool, leaseTimes(20));
    const deadLeases = new PostgresLeases(database.pool, leaseTimes(20));
    await ownLeases.take(evenShards, 'own');
    await deadLeases.take({ of: 2, own: [1] }, 'own');
    const clockLead = 5 * HOUR;
    // Stores what Fray would have stored if the clock had been five hours ahead after a downtime.
    await database.pool.query('UPDATE shards SET at = at + $1, expires = expires + $1', [clockLead]);
    const now = Date.now();
    const downtimes = 'SELECT shard, "from"::float8, until::float8 FROM downtimes ORDER BY shard, "from"';
    await database.pool.query('DELETE FROM downtimes');
    await database.pool.query(
      'INSERT INTO downtimes ("of", shard, "from", until) VALUES (2, 0, $1, $2), (2, 1, $3, $2)',
      [now - HOUR, now + clockLead, now + HOUR],
    );
    await database.pool.query('UPDATE encounters SET due_at = $1, claimed_until = $1', [now + clockLead]);
    // Even after a lease is renewed, Fray must still notice that the clock was ahead.
    expect(await ownLeases.renew()).toHaveLength(1);
    expect((await compareClocks(database, now)).behind).toBeGreaterThan(clockLead - MINUTE);
    expect(await servers(now + MINUTE, 9)).toEqual([]);

    await Promise.all([trustClock(database, 5 * MINUTE), trustClock(database, 5 * MINUTE)]);
    expect(await compareClocks(database, now)).toEqual({});
    const { rows } = await database.pool.query(downtimes);
    const closeTo = (at: number) => expect.closeTo(at, -4);
    expect(rows).toEqual([
      { shard: 0, from: closeTo(now - HOUR), until: closeTo(now) },
      { shard: 0, from: closeTo(now - 5 * MINUTE), until: closeTo(now) },
      { shard: 1, from: closeTo(now - 5 * MINUTE), until: closeTo(now) },
    ]);
    expect((await servers(now, 9)).toSorted()).toEqual([EVEN_SERVER, ODD_SERVER].toSorted());
  });

  test('waits while the clocks of machine and database are too far apart', async () => {
    expect(await compareClocks(database, Date.now())).toEqual({});
    expect((await compareClocks(database, Date.now() + 5 * MINUTE)).apart).toBeGreaterThan(4 * MINUTE);
    expect((await compareClocks(database, Date.now() - 5 * MINUTE)).apart).toBeGreaterThan(4 * MINUTE);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeShards } from '../../src/app/held-shards.ts';
import { StartupError } from '../../src/startup-error.ts';
import { leaseTimes } from '../../src/store/leases.ts';
import { type OpenPostgres, openPostgres } from '../../src/store/postgres/database.ts';
import { DOWNTIMES_OF_SERVER, PostgresLeases } from '../../src/store/postgres/leases.ts';
import { HOUR, MINUTE, SECOND } from '../../src/time/zone.ts';
import { describePostgres, newDatabase } from './databases.ts';

/** Two servers: one on shard 1 of 4, and one on shard 2. */
const [SHARD_1_SERVER, SHARD_2_SERVER] = [String(5n << 22n), String(6n << 22n)];

describePostgres('leases in PostgreSQL', () => {
  let url: string;
  let database: OpenPostgres;
  let oneProcess: PostgresLeases;
  let otherProcess: PostgresLeases;

  beforeAll(async () => {
    url = await newDatabase();
    database = await openPostgres(url, { log: { info() {}, error() {} } });
  });
  beforeEach(async () => {
    await database.pool.query('DELETE FROM shards; DELETE FROM identifies; DELETE FROM downtimes');
    [oneProcess, otherProcess] = [newProcess(), newProcess()];
  });
  afterAll(() => database?.close());

  const newProcess = () => new PostgresLeases(database.pool, leaseTimes(20));
  const of4 = (...ownShards: readonly number[]) => ({ of: 4, own: ownShards });
  /** Makes the owners' last renewal look this many milliseconds older. */
  const ageLeases = (by: number) => database.pool.query('UPDATE shards SET at = at - $1, expires = expires - $1', [by]);
  const downtimesOf = async (server: string) => (await database.pool.query(DOWNTIMES_OF_SERVER, [server])).rows;

  test('belong to one process at a time, until they expire or are given back', async () => {
    expect((await oneProcess.take(of4(0, 1), 'own')).taken).toEqual([0, 1]);
    const refusedShards = await otherProcess.take(of4(1, 2), 'own');
    expect(refusedShards.taken).toEqual([2]);
    expect(refusedShards.heldElsewhere).toEqual([
      { shard: 1, name: expect.stringContaining(`(process ${process.pid})`), standing: 'own' },
    ]);
    await ageLeases(20 * SECOND);
    expect((await otherProcess.take(of4(1), 'own')).taken).toEqual([1]);
    await oneProcess.take(of4(0), 'own');
    await oneProcess.release();
    expect((await otherProcess.take(of4(0), 'own')).taken).toEqual([0]);
  });

  test('last for 20 seconds from each renewal, and are not renewed once they have expired', async () => {
    await oneProcess.take(of4(0, 1), 'own');
    await ageLeases(15 * SECOND);
    expect((await oneProcess.renew()).map(({ shard }) => shard).toSorted()).toEqual([0, 1]);
    await ageLeases(15 * SECOND);
    expect((await otherProcess.take(of4(0), 'own')).taken).toEqual([]);
    await ageLeases(5 * SECOND);
    expect(await oneProcess.renew()).toEqual([]);
  });

  test('of a process that is gone are adopted ten seconds after they expire, and given back when it returns', async () => {
    await oneProcess.take(of4(0, 1), 'own');
    await otherProcess.take(of4(2, 3), 'own');
    await ageLeases(25 * SECOND);
    await otherProcess.take(of4(2, 3), 'own');
    expect(await otherProcess.orphans(4)).toEqual([]);
    expect((await otherProcess.take(of4(0), 'adopted')).taken).toEqual([]);
    await ageLeases(5 * SECOND);
    expect(await otherProcess.orphans(4)).toEqual([0, 1]);
    expect((await otherProcess.take(of4(0, 1), 'adopted')).taken).toEqual([0, 1]);
    const restarted = newProcess();
    expect((await restarted.take(of4(0, 1), 'own')).heldElsewhere.map(({ standing }) => standing)).toEqual([
      'adopted',
      'adopted',
    ]);
    const wantedLeases = (await otherProcess.renew()).filter((each) => each.wanted);
    expect(wantedLeases.map(({ shard }) => shard).toSorted()).toEqual([0, 1]);
    await otherProcess.release([0, 1]);
    expect((await restarted.take(of4(0, 1), 'own')).taken).toEqual([0, 1]);
    expect((await otherProcess.renew()).map(({ shard }) => shard).toSorted()).toEqual([2, 3]);
  });

  test('of a process that died while the clock was ahead last 20 seconds more, and those of a live one go on', async () => {
    await oneProcess.take(of4(0), 'own');
    await otherProcess.take(of4(1), 'own');
    await ageLeases(-5 * HOUR);
    expect((await newProcess().take(of4(0), 'own')).taken).toEqual([]);
    expect(await oneProcess.orphans(4)).toEqual([]);
    expect((await otherProcess.renew()).map(({ shard }) => shard)).toEqual([1]);
    await database.pool.query('UPDATE shards SET expires = expires - $1 WHERE shard = 0', [20 * SECOND]);
    expect((await newProcess().take(of4(0, 1), 'own')).taken).toEqual([0]);
  });

  test('are adopted from a process that died while the clock was ahead', async () => {
    await oneProcess.take(of4(0), 'own');
    await ageLeases(-5 * HOUR);
    expect(await otherProcess.orphans(4)).toEqual([]);
    await database.pool.query('UPDATE shards SET expires = expires - $1', [30 * SECOND]);
    expect(await otherProcess.orphans(4)).toEqual([0]);
  });

  /** Starts a separate process that takes shards and does nothing else. */
  const holder = async (ownShards: readonly number[]) => {
    const script = `
      import pg from 'pg';
      import { leaseTimes } from '${new URL('../../src/store/leases.ts', import.meta.url)}';
      import { PostgresLeases } from '${new URL('../../src/store/postgres/leases.ts', import.meta.url)}';
      const leases = new PostgresLeases(new pg.Pool({ connectionString: process.argv[1] }), leaseTimes(20));
      console.log(JSON.stringify((await leases.take({ of: 4, own: ${JSON.stringify(ownShards)} }, 'own')).taken));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, url], {
      cwd: new URL('../..', import.meta.url),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await once(child.stdout, 'data');
    expect(JSON.parse(String(output))).toEqual(ownShards);
    return child;
  };
  /** Takes a shard as another owner in this process, and resolves with the parts of that owner's name. */
  const ownerParts = async () => {
    await otherProcess.take(of4(0), 'own');
    const { rows } = await database.pool.query<{ readonly owner: string }>('SELECT owner FROM shards');
    return rows[0]?.owner.split('.') ?? [];
  };
  const owners = (change: string) => database.pool.query(`UPDATE shards SET owner = ${change}`);

  test('of a process that was killed on this machine are taken at once by its successor', async () => {
    const child = await holder([0, 1]);
    expect((await oneProcess.take(of4(0, 1), 'own')).taken).toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await otherProcess.take(of4(0, 1), 'adopted')).taken).toEqual([]);
    expect((await oneProcess.take(of4(0, 1), 'own')).taken).toEqual([0, 1]);
    expect((await otherProcess.take(of4(0, 1), 'own')).taken).toEqual([]);
  });

  test('are waited for if the process may be running: on another machine, in another container, or with an older id', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const [boot = '', space = '', _, rest = ''] = await ownerParts();
    const others = [pid, rest];
    const foreignOwners = [
      [boot.replaceAll(/[0-9a-f]/g, '0'), space, ...others].join('.'),
      [boot, `${space}1`, ...others].join('.'),
      randomUUID(),
    ];
    for (const owner of foreignOwners) {
      await owners(`'${owner}'`);
      expect((await oneProcess.take(of4(0), 'own')).taken, owner).toEqual([]);
    }
    await owners(`'${[boot, space, ...others].join('.')}'`);
    expect((await oneProcess.take(of4(0), 'own')).taken, 'on this machine, it is gone').toEqual([0]);
  });

  test('of a process whose number another has now are taken too', async () => {
    const [boot, space, number, rest] = await ownerParts();
    expect(number).toBe(String(process.pid));
    // The lease has the PID of a process that is running, but an earlier start time, so its owner must have died.
    await owners(`'${[boot, space, number, `1/${rest?.split('/')[1]}`].join('.')}'`);
    expect((await oneProcess.take(of4(0), 'own')).taken).toEqual([0]);
  });

  test('are taken by one of many processes that want them at once', async () => {
    const allLeases = await Promise.all(Array.from({ length: 6 }, () => newProcess().take(of4(0, 1), 'own')));
    expect(allLeases.flatMap(({ taken }) => taken).toSorted()).toEqual([0, 1]);
  });

  test('are refused if another process divides the servers otherwise', async () => {
    await oneProcess.take(of4(3), 'own');
    const { taken, differentTotal } = await otherProcess.take({ of: 8, own: [0] }, 'own');
    expect([taken, differentTotal?.of]).toEqual([[], 4]);
    await oneProcess.release();
    expect((await otherProcess.take({ of: 8, own: [0] }, 'own')).taken).toEqual([0]);
  });

  test('are not given to a start while the database is being moved, which says so', async () => {
    const mover = await database.pool.connect();
    await mover.query('BEGIN; LOCK TABLE shards IN EXCLUSIVE MODE');
    const log = { info() {} };
    const refusal: unknown = await takeShards(oneProcess, of4(0), log, new AbortController().signal).catch(
      (error) => error,
    );
    await mover.query('ROLLBACK');
    mover.release();
    expect(refusal).toBeInstanceOf(StartupError);
    expect(String(refusal)).toMatch(
      /\(locked\), so this process can’t get its connections .* The database may be starting or being moved/,
    );
  });

  test('let all processes together identify once in five seconds in each bucket', async () => {
    const waitTimes = [
      await oneProcess.identify(0),
      await otherProcess.identify(0),
      await oneProcess.identify(0),
      await otherProcess.identify(1),
    ];
    expect(waitTimes.map((wait) => wait > 5 * SECOND)).toEqual([false, true, true, false]);
    expect([waitTimes[0], waitTimes[3]]).toEqual([0, 0]);
    await database.pool.query('UPDATE identifies SET next = next - $1', [waitTimes[2]]);
    const sameBucketWaits = await Promise.all([oneProcess.identify(0), otherProcess.identify(0)]);
    expect(sameBucketWaits.filter((wait) => wait === 0)).toHaveLength(1);
    // The time of the last IDENTIFY was stored while the clock was ahead.
    await database.pool.query('UPDATE identifies SET next = next + $1', [5 * HOUR]);
    expect([await oneProcess.identify(0), (await otherProcess.identify(0)) > 0]).toEqual([0, true]);
  });

  test('tell how long no process was there for the servers of a shard, if that was long', async () => {
    await oneProcess.take(of4(1, 2), 'own');
    await ageLeases(1.9 * MINUTE);
    await otherProcess.take(of4(2), 'own');
    await ageLeases(0.2 * MINUTE);
    await otherProcess.take(of4(1, 2), 'own');
    expect(await downtimesOf(SHARD_2_SERVER)).toEqual([]);
    const [downtime, ...more] = await downtimesOf(SHARD_1_SERVER);
    expect(more).toEqual([]);
    expect(downtime.until - downtime.from).toBeGreaterThanOrEqual(2.1 * MINUTE);
    expect(downtime.until - downtime.from).toBeLessThan(3 * MINUTE);
  });

  test('keep downtime when the servers are divided anew', async () => {
    await oneProcess.take({ of: 1, own: [0] }, 'own');
    await ageLeases(3 * MINUTE);
    await otherProcess.take(of4(1), 'own');
    expect(await downtimesOf(SHARD_1_SERVER)).toHaveLength(1);
    expect(await downtimesOf(SHARD_2_SERVER)).toEqual([]);
    await ageLeases(MINUTE);
    await otherProcess.take({ of: 8, own: [5, 6] }, 'own');
    expect(await downtimesOf(SHARD_1_SERVER)).toHaveLength(1);
  });
});

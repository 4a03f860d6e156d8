import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commands, components, contextCommands } from '../../commands/all.ts';
import { Host } from '../../src/app/host.ts';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { PrometheusMeasures } from '../../src/metrics/measures.ts';
import { StartupError } from '../../src/startup-error.ts';
import { leaseTimes } from '../../src/store/leases.ts';
import { openPostgres } from '../../src/store/postgres/database.ts';
import { PostgresLeases } from '../../src/store/postgres/leases.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import type { Store } from '../../src/store/store.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { describePostgres, newDatabase } from './databases.ts';

/**
 * A process's lease of a shard lasts for two seconds. One second after the lease expires, another process can take over
 * the shard.
 */
const LEASE_TIMES = { ...leaseTimes(2), identifyEvery: 0 };

/** How long each wait may take before the test fails. */
const MAX_WAIT_MS = 60_000;

/** An instance of Fray that runs in the test's process but acts like a separate process. */
class Process {
  readonly bot: Bot;
  readonly measures: PrometheusMeasures;
  /** Cuts this instance off from the database for good. */
  readonly cutOff: () => Promise<void>;

  private constructor(bot: Bot, store: Store, cutOff: () => Promise<void>) {
    this.bot = bot;
    this.measures = new PrometheusMeasures(store, () => bot.gateway);
    this.cutOff = cutOff;
  }

  static async start(
    { url: api, token }: Loopback,
    database: string,
    ownShards: readonly number[],
    of = 2,
  ): Promise<Process> {
    const log = pino({ level: 'silent' });
    const openDatabase = await openPostgres(database, { log });
    const store = new PostgresStore(openDatabase);
    const host = new Host(store, commands, components, log, { contextCommands });
    const bot = startBot({
      ...{ token, api, server: undefined, commands, contextCommands, host, store, log },
      shards: { of, own: ownShards },
      leases: new PostgresLeases(openDatabase.pool, LEASE_TIMES),
      onClosed(why) {
        throw why;
      },
      signal: new AbortController().signal,
    });
    bot.catch(() => openDatabase.close());
    return new Process(await bot, store, () => openDatabase.close());
  }

  /**
   * This instance's shards, as “own 0” or, if the instance took the shard over from another one that is gone, “adopted
   * 0”.
   */
  get shards(): readonly string[] {
    return this.bot.gateway.shards.map(({ shard, standing }) => `${standing} ${shard}`).toSorted();
  }

  async stop(): Promise<void> {
    await this.bot.stop();
    await this.cutOff();
  }
}

describePostgres('two processes with shards of their own', () => {
  vi.setConfig({ testTimeout: 2 * MAX_WAIT_MS });
  let loopback: Loopback;
  let database: string;
  let oneProcess: Process;
  let otherProcess: Process;
  let guilds: readonly Guild[];

  beforeAll(async () => {
    loopback = await startLoopback({ shards: 2 });
    database = await newDatabase();
    while (new Set((guilds ?? []).map(shardOf)).size < 2)
      guilds = [...(guilds ?? []), loopback.guild({ name: 'The tavern', members: ['Gwen'] })];
    oneProcess = await Process.start(loopback, database, [0]);
    otherProcess = await Process.start(loopback, database, [1]);
  });
  afterAll(async () => {
    await Promise.all([oneProcess?.stop(), otherProcess?.stop()]);
    await loopback?.stop();
    vi.resetConfig();
  });

  const shardOf = ({ id }: Guild) => Number((BigInt(id) >> 22n) % 2n);
  const type = (shard: number, command: string, options: Record<string, string> = {}) => {
    const guild = guilds.find((each) => shardOf(each) === shard);
    if (!guild) throw new Error('No such server');
    return guild.member('Gwen').slash(guild.channel('bridge'), command, options);
  };
  /** Waits until each instance has its shards. On a busy machine, a lease may be lost and taken again. */
  const untilShared = (ones: readonly string[], others: readonly string[]) =>
    loopback.until(
      () => String(oneProcess.shards) === String(ones) && String(otherProcess.shards) === String(others),
      MAX_WAIT_MS,
      `the shards ${ones} and ${others}`,
    );
  const typeOnShard = async (shard: number) => {
    const { message, refusals } = await type(shard, '/encounter status');
    return [message?.embeds[0]?.title, refusals.length];
  };

  test('answer each their own servers, once', async () => {
    for (const shard of [0, 1]) {
      const { refusals } = await type(shard, '/encounter start', { ruleset: 'tdgs', name: `Fight ${shard}` });
      expect(refusals).toEqual([]);
      expect(await typeOnShard(shard)).toEqual([`Fight ${shard} · TDGS`, 0]);
    }
    await untilShared(['own 0'], ['own 1']);
  });

  test('refuse a third that wants one of their shards, or divides the servers otherwise', async () => {
    const refusal = (ownShards: readonly number[], of: number) =>
      Process.start(loopback, database, ownShards, of).catch((error: unknown) => error);
    const refusals = await Promise.all([refusal([1], 2), refusal([2], 3)]);
    for (const each of refusals) expect(each).toBeInstanceOf(StartupError);
    expect(String(refusals[0])).toMatch(/uses the same database and already has connections 1\/2 to Discord/);
    expect(String(refusals[1])).toMatch(
      /splits the servers across 2 connections, but this process splits them across 3/,
    );
    await untilShared(['own 0'], ['own 1']);
  });

  test('take over from each other: one that is cut off lets go, and the other goes on with its fights', async () => {
    const { interaction } = await type(0, '/add', { creature: 'Goblin' });
    await oneProcess.cutOff();
    await loopback.until(() => oneProcess.shards.length === 0, MAX_WAIT_MS, 'the one to let go');
    await loopback.until(
      () => otherProcess.shards.length === 2 && otherProcess.bot.shards.own.length === 2,
      MAX_WAIT_MS,
      'the other',
    );
    expect(otherProcess.shards).toEqual(['adopted 0', 'own 1']);
    expect(await typeOnShard(0)).toEqual(['Fight 0 · TDGS', 0]);
    // The other process doesn't answer a redelivered interaction again.
    expect((await loopback.redeliver(interaction)).refusals.map(({ code }) => code)).toEqual([40060]);
    const { message } = await type(0, '/encounter status');
    expect(JSON.stringify(message?.embeds).match(/Goblin/g)).toHaveLength(1);
    expect(await oneProcess.measures.health()).toEqual({ isWell: false, words: 'not connected to Discord' });
    expect(await otherProcess.measures.health()).toEqual({
      isWell: true,
      words: 'ok: shards 1/2; taken over from another process: shards 0/2',
    });
    expect(await otherProcess.measures.page()).toContain(
      '\nfray_shard_connected{shard="0",of="2",standing="adopted"} 1\n',
    );
  });

  test('give back another’s own shards when it returns', async () => {
    oneProcess = await Process.start(loopback, database, [0]);
    await untilShared(['own 0'], ['own 1']);
    for (const shard of [0, 1]) expect(await typeOnShard(shard)).toEqual([`Fight ${shard} · TDGS`, 0]);
  });

  test('leave nothing to wait for when they stop', async () => {
    await oneProcess.stop();
    oneProcess = await Process.start(loopback, database, [0]);
    expect(await typeOnShard(0)).toEqual(['Fight 0 · TDGS', 0]);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { npmStart, Process } from '../process.ts';
import { growthDuring } from './played.ts';

/** How long to wait after a start. By then, the process has collected its garbage. */
const SETTLE_TIME_MS = 13_000;
const SERVERS = 1_000;
const CHANNELS = 40;
const SHARDS = 8;
const CHANGE_COUNT = 2_000;

/** Measures an idle bot: in one server, in many servers, and with several connections. */
export async function atRest() {
  const processWithOneServer = await Process.of(npmStart(), { DATABASE_PATH: ':memory:' });
  const processWithManyServers = await Process.of(npmStart(), { DATABASE_PATH: ':memory:' });
  const sharded = await Process.of(npmStart(), { DATABASE_PATH: ':memory:' }, { shards: SHARDS });
  const guild = processWithOneServer.loopback.guild({ name: 'The tavern' });
  const channels = Array.from({ length: CHANNELS }, (_, index) => `channel-${index}`);
  for (let index = 0; index < SERVERS; index++)
    processWithManyServers.loopback.guild({ name: `Server ${index}`, channels });
  // The first start makes the bundle.
  await processWithOneServer.start();
  await processWithOneServer.stop();
  const start = (await processWithOneServer.start()) / 1_000;
  await processWithManyServers.start();
  await sharded.start();
  const { gateway } = sharded.loopback;
  // One shard identifies every five seconds.
  const isWhole = () => gateway.identified.length >= SHARDS;
  await gateway.bell.until(isWhole, SHARDS * 10_000, () => `${SHARDS} shards did not open`);
  await sleep(SETTLE_TIME_MS);
  const memory = {
    atRest: processWithOneServer.memory,
    server: (processWithManyServers.memory - processWithOneServer.memory) / SERVERS,
    shard: (sharded.memory - processWithOneServer.memory) / (SHARDS - 1),
  };
  const arrival = (processWithManyServers.cpu - processWithOneServer.cpu) / SERVERS;
  const { cpu } = await growthDuring({ cpu: () => processWithOneServer.cpu }, async () => {
    for (let index = 0; index < CHANGE_COUNT; index++) guild.channel(`new-${index}`);
    await sleep(3_000);
  });
  for (const bot of [processWithOneServer, processWithManyServers, sharded]) await bot.close();
  return { start, memory, arrival, change: cpu / CHANGE_COUNT };
}

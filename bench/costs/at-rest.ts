import { setTimeout as sleep } from 'node:timers/promises';
import { npmStart, Process } from '../process.ts';
import { growthDuring } from './played.ts';

/** How long to wait after a start. By then, the process has collected its garbage. */
const SETTLE_TIME_MS = 13_000;
const SERVER_COUNT = 1_000;
const CHANNEL_COUNT = 40;
const SHARD_COUNT = 8;
const NEW_CHANNEL_COUNT = 2_000;

/** Measures an idle bot: in one server, in many servers, and with several connections. */
export async function costsAtRest() {
  const processWithOneServer = await Process.of(npmStart(), { DATABASE_PATH: ':memory:' });
  const processWithManyServers = await Process.of(npmStart(), { DATABASE_PATH: ':memory:' });
  const processWithShards = await Process.of(npmStart(), { DATABASE_PATH: ':memory:' }, { shards: SHARD_COUNT });
  const guild = processWithOneServer.loopback.guild({ name: 'The tavern' });
  const channels = Array.from({ length: CHANNEL_COUNT }, (_, index) => `channel-${index}`);
  for (let index = 0; index < SERVER_COUNT; index++)
    processWithManyServers.loopback.guild({ name: `Server ${index}`, channels });
  // The first start takes longer than later ones, because it bundles the code.
  await processWithOneServer.start();
  await processWithOneServer.stop();
  const startSeconds = (await processWithOneServer.start()) / 1_000;
  await processWithManyServers.start();
  await processWithShards.start();
  const { gateway } = processWithShards.loopback;
  // One shard identifies every five seconds.
  const haveAllShardsIdentified = () => gateway.identified.length >= SHARD_COUNT;
  await gateway.bell.until(haveAllShardsIdentified, SHARD_COUNT * 10_000, () => `${SHARD_COUNT} shards did not open`);
  await sleep(SETTLE_TIME_MS);
  const memoryCosts = {
    atRest: processWithOneServer.memory,
    server: (processWithManyServers.memory - processWithOneServer.memory) / SERVER_COUNT,
    shard: (processWithShards.memory - processWithOneServer.memory) / (SHARD_COUNT - 1),
  };
  const cpuMsPerServer = (processWithManyServers.cpu - processWithOneServer.cpu) / SERVER_COUNT;
  const { cpu } = await growthDuring({ cpu: () => processWithOneServer.cpu }, async () => {
    for (let index = 0; index < NEW_CHANNEL_COUNT; index++) guild.channel(`new-${index}`);
    await sleep(3_000);
  });
  for (const bot of [processWithOneServer, processWithManyServers, processWithShards]) await bot.close();
  return { start: startSeconds, memory: memoryCosts, arrival: cpuMsPerServer, change: cpu / NEW_CHANNEL_COUNT };
}

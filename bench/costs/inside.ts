import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fullText } from '../../src/interaction/reply.ts';
import { type BenchHost, Fight } from '../bench-host.ts';
import { growthDuring, type MetersByName } from './played.ts';

/** The number of cached fights, which are played in turn. */
const CACHED_FIGHT_COUNT = 50;
/** How many times an attack is played in each cached fight. */
const ROUND_COUNT = 6;
const EXPORTED_ATTACK_COUNT = 300;

/** The CPU time of this process, in milliseconds. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Measures the extra cost of an attack whose encounter isn't cached, and the memory of a cached encounter in MB. */
export async function uncachedEncounterCosts<M extends MetersByName>(host: BenchHost, cachedCount: number, meters: M) {
  const heapBefore = usedHeapMb();
  const fights: Fight[] = [];
  for (let index = 0; index < cachedCount + CACHED_FIGHT_COUNT; index++)
    fights.push(await Fight.of(host, `fight-${index}`));
  const memoryMbPerEncounter = (usedHeapMb() - heapBefore) / cachedCount;
  const attackInEachFight = async (attackedFights: readonly Fight[]) => {
    for (const fight of attackedFights) await fight.attack();
  };
  const recentFights = fights.slice(-CACHED_FIGHT_COUNT);
  await attackInEachFight(recentFights);
  const warmGrowth = await growthDuring(meters, async () => {
    for (let round = 0; round < ROUND_COUNT; round++) await attackInEachFight(recentFights);
  });
  // There are more fights than the cache holds. They are played in turn, so each fight has left the cache before its
  // next attack.
  const totalGrowth = await growthDuring(meters, () => attackInEachFight(fights));
  const extraCosts = Object.keys(meters).map((name) => [
    name,
    totalGrowth[name]! / fights.length - warmGrowth[name]! / (CACHED_FIGHT_COUNT * ROUND_COUNT),
  ]);
  return { encounter: memoryMbPerEncounter, more: Object.fromEntries(extraCosts) as Record<keyof M, number> };
}

/** Measures the CPU time to export an encounter's whole record, in milliseconds for each attack in it. */
export async function exportCpuMsPerAttack(host: BenchHost): Promise<number> {
  const fight = await Fight.of(host, 'exported');
  for (let index = 0; index < EXPORTED_ATTACK_COUNT; index++) await fight.attack();
  const { cpu } = await growthDuring({ cpu: ownCpuMs }, async () => {
    const { files = [] } = await host.say('exported', 'log', { as: 'json' }, 'export');
    for (const file of files) fullText(file);
  });
  return cpu / EXPORTED_ATTACK_COUNT;
}

/** The used heap, in megabytes. */
function usedHeapMb(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

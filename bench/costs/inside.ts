import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { wholeText } from '../../src/interaction/reply.ts';
import { type Den, Fight } from '../den.ts';
import { grown, type Meters } from './played.ts';

/** Fights that are played in turns while they are in the cache, and how often each. */
const WARM = 50;
const ROUNDS = 6;
/** Attacks in a fight that is exported. */
const EXPORTED = 300;

/** Milliseconds of CPU of this process. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** What is used by an attack more where its encounter is not in the cache; and the memory that one in the cache takes, in MB. */
export async function cold<M extends Meters>(den: Den, cached: number, meters: M) {
  const before = heap();
  const fights: Fight[] = [];
  for (let n = 0; n < cached + WARM; n++) fights.push(await Fight.of(den, `fight-${n}`));
  const encounter = (heap() - before) / cached;
  const attack = async (some: readonly Fight[]) => {
    for (const fight of some) await fight.attack();
  };
  const recent = fights.slice(-WARM);
  await attack(recent);
  const warm = await grown(meters, async () => {
    for (let round = 0; round < ROUNDS; round++) await attack(recent);
  });
  // In their order each has given way in the cache before it is its turn.
  const all = await grown(meters, () => attack(fights));
  const more = Object.keys(meters).map((name) => [name, all[name]! / fights.length - warm[name]! / (WARM * ROUNDS)]);
  return { encounter, more: Object.fromEntries(more) as Record<keyof M, number> };
}

/** Milliseconds of CPU to write out a whole record, for each attack in it. */
export async function exported(den: Den): Promise<number> {
  const fight = await Fight.of(den, 'exported');
  for (let n = 0; n < EXPORTED; n++) await fight.attack();
  const { cpu } = await grown({ cpu: ownCpu }, async () => {
    const { files = [] } = await den.say('exported', 'log', { as: 'json' }, 'export');
    for (const file of files) wholeText(file);
  });
  return cpu / EXPORTED;
}

/** Megabytes of the heap that are in use. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

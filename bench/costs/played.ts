import { setTimeout as sleep } from 'node:timers/promises';
import type { Process } from '../process.ts';
import { Ring } from '../ring.ts';

/** Fights at once, and how long after a tap the next one is made, somewhere, in milliseconds: each fight has one every few seconds. */
const FIGHTS = 40;
const PAUSE = 60;
const TAPS = 400;
/** Until all that follows a tap is done, in milliseconds. */
const SETTLED = 6_000;

/** Something that only grows, such as CPU time or bytes. */
export type Meter = () => number | Promise<number>;

export type Meters = Readonly<Record<string, Meter>>;

/** By how much each meter grows while something is done. */
export async function grown<M extends Meters>(meters: M, act: () => Promise<void>): Promise<Record<keyof M, number>> {
  const read = async () =>
    Object.fromEntries(await Promise.all(Object.entries(meters).map(async ([n, m]) => [n, await m()])));
  const before = await read();
  await act();
  const after = await read();
  const growth = Object.keys(meters).map((name) => [name, after[name] - before[name]]);
  return Object.fromEntries(growth);
}

/** By how much each meter grows for a tap, in a bot in which fights are played side by side. */
export async function perTap<M extends Meters>(bot: Process, meters: M): Promise<Record<keyof M, number>> {
  const guild = bot.loopback.guild({ name: 'The tavern' });
  const rings = Array.from({ length: FIGHTS }, (_, n) => new Ring(guild, `ring-${n}`, true));
  await Ring.ready(bot.loopback, rings);
  await sleep(SETTLED);
  let taps = 0;
  const tap = async (ring: Ring) => {
    await Ring.ready(bot.loopback, [ring]);
    if ((await ring.attack()) !== undefined) taps++;
  };
  const growth = await grown(meters, async () => {
    const tapped: Promise<void>[] = [];
    for (let n = 0; n < TAPS; n++) {
      const ring = rings[n % FIGHTS];
      if (ring) tapped.push(tap(ring));
      await sleep(PAUSE);
    }
    await Promise.all(tapped);
    await sleep(SETTLED);
  });
  for (const name in growth) growth[name] /= taps;
  return growth;
}

/** Requests that Discord counts towards a bot’s limit: not the answers to interactions. */
export function limitedRequests({ loopback }: Process): number {
  return loopback.requests.filter(({ path }) => path.startsWith('/channels/')).length;
}

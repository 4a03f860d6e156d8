import { setTimeout as sleep } from 'node:timers/promises';
import { FightChannel } from '../fight-channel.ts';
import type { Process } from '../process.ts';

/** The number of fights that are played at the same time. Each gets a tap every few seconds. */
const FIGHT_COUNT = 40;
/** The pause between two taps. */
const TAP_PAUSE_MS = 60;
const TAP_COUNT = 400;
/** How long it takes until everything that follows a tap is done. */
const SETTLE_TIME_MS = 6_000;

/** Reads a value that only grows, such as CPU time or bytes. */
export type ReadMeter = () => number | Promise<number>;

export type MetersByName = Readonly<Record<string, ReadMeter>>;

/** How much the value of each meter grows during an action. */
export async function growthDuring<M extends MetersByName>(
  meters: M,
  act: () => Promise<void>,
): Promise<Record<keyof M, number>> {
  const readMeters = async () =>
    Object.fromEntries(await Promise.all(Object.entries(meters).map(async ([n, m]) => [n, await m()])));
  const valuesBefore = await readMeters();
  await act();
  const valuesAfter = await readMeters();
  const growthEntries = Object.keys(meters).map((name) => [name, valuesAfter[name] - valuesBefore[name]]);
  return Object.fromEntries(growthEntries);
}

/** How much the value of each meter grows per tap, in a bot with many fights at the same time. */
export async function growthPerTap<M extends MetersByName>(bot: Process, meters: M): Promise<Record<keyof M, number>> {
  const guild = bot.loopback.guild({ name: 'The tavern' });
  const channels = Array.from({ length: FIGHT_COUNT }, (_, index) => new FightChannel(guild, `channel-${index}`, true));
  await FightChannel.ready(bot.loopback, channels);
  await sleep(SETTLE_TIME_MS);
  let answeredTapCount = 0;
  const tap = async (channel: FightChannel) => {
    await FightChannel.ready(bot.loopback, [channel]);
    if ((await channel.attack()) !== undefined) answeredTapCount++;
  };
  const growth = await growthDuring(meters, async () => {
    const tapPromises: Promise<void>[] = [];
    for (let index = 0; index < TAP_COUNT; index++) {
      const channel = channels[index % FIGHT_COUNT];
      if (channel) tapPromises.push(tap(channel));
      await sleep(TAP_PAUSE_MS);
    }
    await Promise.all(tapPromises);
    await sleep(SETTLE_TIME_MS);
  });
  for (const name in growth) growth[name] /= answeredTapCount;
  return growth;
}

/** The number of requests that count toward the bot's rate limit. Answers to interactions don't count. */
export function rateLimitedRequestCount({ loopback }: Process): number {
  return loopback.requests.filter(({ path }) => path.startsWith('/channels/')).length;
}

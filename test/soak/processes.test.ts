import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Event } from '../../src/rules/core/event.ts';
import { hasServer } from '../../src/shards.ts';
import { Bot } from '../bot.ts';
import { Reading } from '../discord/reading.ts';
import { lookAt } from '../kept.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { Arena } from './arena.ts';
import { DueFights } from './due-fights.ts';
import { expectKept, expectShown } from './kept-once.ts';
import { seededRandom, times } from './length.ts';
import { Record } from './record.ts';

const KILLS = times(1, 30);
/** How many fights each process has in which a turn's time runs out around the time of a kill. */
const DUE_FIGHTS = 2;
/** The combatants whose turns the clock ends in each fight in which time runs out. */
const COMBATANT_IDS = ['goblin-1', 'goblin-2', 'kira'];
/**
 * A process's lease of a shard lasts for two seconds. A second after the lease expires, another process takes over the
 * shard.
 */
const LEASE_SECONDS = '2';
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

describePostgres('Two processes with a shard each', () => {
  test(
    `after one is killed ${KILLS} times in mid-fight, the other takes over, and nothing is lost or done twice (seed ${SEED})`,
    async () => {
      const random = seededRandom(SEED);
      const loopback = await startLoopback({ shards: 2, answerWithin: 60 * 60_000 });
      const database = await newDatabase();
      const guilds = [0, 1].map((shard) => guildOf(loopback, shard));
      const bots = [0, 1].map(
        (shard) => new Bot(loopback, { DATABASE_URL: database, SHARDS: `${shard}/2`, LEASE_SECONDS }),
      );
      try {
        const dueChannels: Channel[] = [];
        const arenas = guilds.map((guild, index) => new Arena(guild, `arena-${index}`, random));
        const record = new Record(database);
        for (let kill = 0; kill < KILLS; kill++) {
          await Promise.all(bots.map((bot) => bot.stop()));
          dueChannels.push(...(await addFights(kill, database, guilds, random)));
          await startAll(bots);
          if (kill === 0) await Promise.all(arenas.map((arena) => arena.open()));
          const killed = bots[kill % 2]!;
          const survivor = bots[1 - (kill % 2)]!;
          const pressing = Promise.all(arenas.map((arena) => arena.sendCommands()));
          await sleep(random(1000));
          const outputLength = survivor.output.length;
          await killed.stop('SIGKILL');
          // The other process has taken over the servers of the dead one.
          await survivor.untilWritten('Taking over connections', outputLength, 30_000);
          const deedCount = () => deedsIn(database, arenas[kill % 2]!.channel);
          const before = await deedCount();
          await loopback.untilFound(
            async () => (await deedCount()) > before,
            20_000,
            'another deed where the one was killed',
          );
          await killed.start();
          for (const arena of arenas) arena.rest();
          await pressing;
          await expectKept(loopback, record);
        }
        await loopback.untilFound(
          async () => {
            const endedLists = [...(await turnsEndedByClock(database)).values()];
            return (
              endedLists.length === dueChannels.length &&
              endedLists.every((subjects) => subjects.length >= COMBATANT_IDS.length)
            );
          },
          60_000,
          'what was due',
        );
        for (const [encounter, subjects] of await turnsEndedByClock(database))
          expect(subjects.toSorted(), `encounter ${encounter}`).toEqual(COMBATANT_IDS);
        await loopback.quiet();
        await expectKept(loopback, record);
        const reading = new Reading(loopback, { database });
        for (const { channel } of arenas) await expectShown(reading, record, channel);
        const { size } = await record.deeds();
        console.log(`kills ${KILLS}, interactions ${loopback.interactions.length}, in the record ${size}`);
      } finally {
        await Promise.all(bots.map((bot) => bot.stop('SIGKILL')));
        await loopback.stop();
      }
    },
    times(60_000, 30 * 60_000),
  );
});

/** Starts bots one after the other, so that each one gets its own shard. */
async function startAll(bots: readonly Bot[]): Promise<void> {
  for (const bot of bots) await bot.start();
}

function guildOf(loopback: Loopback, shard: number): Guild {
  for (;;) {
    const guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana'] });
    if (hasServer({ of: 2, own: [shard] }, guild.id)) return guild;
  }
}

/** Adds fights in the servers of both processes. In each fight, a turn's time runs out in the next few seconds. */
async function addFights(
  at: number,
  database: string,
  guilds: readonly Guild[],
  random: (below: number) => number,
): Promise<readonly Channel[]> {
  const fights = await DueFights.in(database);
  const channels: Channel[] = [];
  for (const guild of guilds)
    for (let fight = 0; fight < DUE_FIGHTS; fight++) {
      const channel = guild.channel(`bridge-${at}-${fight}`);
      const [gm, player] = [guild.member('Gwen').id, guild.member('Ana').id];
      await fights.open({ channel: channel.id, server: guild.id, gm, player }, Date.now() + 4000 + random(4000));
      channels.push(channel);
    }
  await fights.close();
  return channels;
}

/** How many deeds the encounters of a channel have. */
function deedsIn(database: string, { id }: Channel): Promise<number> {
  const sql = `SELECT d.number FROM deeds d JOIN encounters e ON e.id = d.encounter WHERE e.channel = '${id}'`;
  return lookAt(database, async (reader) => (await reader.find(sql)).length);
}

/** The combatants whose turns were ended by the clock, for each encounter. */
function turnsEndedByClock(database: string): Promise<ReadonlyMap<number, readonly string[]>> {
  return lookAt(database, async (reader) => {
    const deeds = await reader.find<{ encounter: number; events: readonly Event[] }>(
      `SELECT encounter, events FROM deeds WHERE interaction LIKE 'due/%'`,
    );
    const endedByFight = new Map<number, readonly string[]>();
    for (const { encounter, events } of deeds)
      for (const event of events)
        if (event.type === 'turn-ended')
          endedByFight.set(encounter, [...(endedByFight.get(encounter) ?? []), event.subject]);
    return endedByFight;
  });
}

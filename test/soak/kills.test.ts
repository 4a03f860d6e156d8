import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import { Reading } from '../discord/reading.ts';
import { startLoopback } from '../loopback/loopback.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { Arena } from './arena.ts';
import { expectKept, expectShown, redeliver } from './kept-once.ts';
import { seededRandom, times } from './length.ts';
import { Record } from './record.ts';

const KILLS = times(1, 200);
/** The minimum number of deeds before each kill. */
const MIN_DEEDS = 5;
const CHANNEL_COUNT = 6;
/**
 * The length of a lease in seconds. With a shorter one, a bot on a busy machine would renew its lease too late and
 * disconnect. With a longer one, a new bot might wait too long for the lease of the killed bot to expire.
 */
const LEASE_SECONDS = '8';
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

// Each test has its own loopback, bot and database. In parallel they take half as long.
describe.concurrent('Killed', () => {
  describe('on SQLite', () => testKills(KILLS, async () => ({})));
  describePostgres('on PostgreSQL', () =>
    testKills(KILLS, async () => ({ DATABASE_URL: await newDatabase(), LEASE_SECONDS })),
  );
});

/** Tests a bot that is killed under load, with a new store. */
function testKills(kills: number, store: () => Promise<NodeJS.ProcessEnv>): void {
  test(
    `${kills} times under load, a bot loses nothing and does nothing twice (seed ${SEED})`,
    async () => {
      const random = seededRandom(SEED);
      const loopback = await startLoopback({ answerWithin: 60 * 60_000 });
      const bot = new Bot(loopback, await store());
      try {
        await bot.start();
        const record = new Record(bot.database);
        const guild = loopback.guild({ name: 'The tavern' });
        const arenas = Array.from({ length: CHANNEL_COUNT }, (_, index) => new Arena(guild, `arena-${index}`, random));
        await Promise.all(arenas.map((arena) => arena.open()));

        for (let kill = 1; kill <= kills; kill++) {
          const pressing = Promise.all(arenas.map((arena) => arena.sendCommands()));
          const { length } = loopback.interactions;
          // Waits for commands rather than for a time, so that the kill comes under load on a slow machine too.
          await loopback.until(() => loopback.interactions.length > length + CHANNEL_COUNT);
          while ((await record.deeds()).size <= kill * MIN_DEEDS) await sleep(50);
          await sleep(random(250));
          const botEnd = bot.stop('SIGKILL');
          for (const arena of arenas) arena.rest();
          await botEnd;
          await expectKept(loopback, record);
          const before = await record.all();
          if (kill % 5 === 3) await killWhileStarting(bot, random);
          await Promise.all([bot.start(), pressing]);
          expect(await record.all(), 'a restart changes nothing').toEqual(before);
          await redeliver(loopback, record, random);
        }
        await expectKept(loopback, record);
        const reading = new Reading(loopback, bot);
        for (const { channel } of arenas) await expectShown(reading, record, channel);
        const deedCount = (await record.deeds()).size;
        console.log(`kills ${kills}, interactions ${loopback.interactions.length}, in the record ${deedCount}`);
        expect(deedCount).toBeGreaterThan(kills * MIN_DEEDS);
        expect(bot.output).not.toContain('A command failed');
      } finally {
        await bot.stop('SIGKILL');
        await loopback.stop();
      }
    },
    times(60_000, 30 * 60_000),
  );
}

/** Kills a bot before it is connected. */
async function killWhileStarting(bot: Bot, random: (below: number) => number): Promise<void> {
  bot.start().catch(() => undefined);
  await sleep(random(600));
  await bot.stop('SIGKILL');
}

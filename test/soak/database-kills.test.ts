import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { t } from '../../src/text/t.ts';
import { Bot, freePort } from '../bot.ts';
import { Reading } from '../discord/reading.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { describePostgres } from '../postgres/databases.ts';
import { PostgresServer } from '../postgres/server.ts';
import { Arena, isAnswered, text } from './arena.ts';
import { expectKept, expectShown, redeliver } from './kept-once.ts';
import { seededRandom, times } from './length.ts';
import { Record } from './record.ts';

const KILLS = times(1, 100);
const CHANNEL_COUNT = 4;
/** How long each wait may take before the test fails. */
const MAX_WAIT_MS = 60_000;
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

describePostgres('A bot whose database is killed', () => {
  test(
    `${KILLS} times under load answers plainly and goes on by itself; nothing is lost or done twice (seed ${SEED})`,
    async () => {
      const random = seededRandom(SEED);
      // The server waits for the disk, because what it has confirmed must not be lost.
      const server = await PostgresServer.start({ durable: true });
      const loopback = await startLoopback({ answerWithin: 60 * 60_000 });
      const port = await freePort();
      const bot = new Bot(loopback, { DATABASE_URL: `${server.url}/postgres`, METRICS_PORT: String(port) });
      try {
        await bot.start();
        const record = new Record(bot.database);
        const guild = loopback.guild({ name: 'The tavern', members: ['Gwen'] });
        const gwen = guild.member('Gwen');
        const arenas = Array.from({ length: CHANNEL_COUNT }, (_, index) => new Arena(guild, `arena-${index}`, random));
        await Promise.all(arenas.map((arena) => arena.open()));

        for (let kill = 1; kill <= KILLS; kill++) {
          const pressing = Promise.all(arenas.map((arena) => arena.sendCommands()));
          await sleep(50 + random(300));
          await server.kill();
          const otherAnswer = await gwen.slash(guild.channel(`elsewhere-${kill}`), '/encounter start', {
            ruleset: 'tdgs',
          });
          expect(text({ message: otherAnswer.followUps.at(-1) ?? otherAnswer.message })).toContain(t('unstored-away'));
          await server.restart();
          await sleep(random(200));
          for (const arena of arenas) arena.rest();
          await pressing;
          await untilServed(loopback, port);
          await expectKept(loopback, record);
          await redeliver(loopback, record, random);
          const { size } = await record.deeds();
          const sending = Promise.all(arenas.map((arena) => arena.sendCommands()));
          await loopback.untilFound(async () => (await record.deeds()).size > size, MAX_WAIT_MS, 'another deed');
          for (const arena of arenas) arena.rest();
          await sending;
        }
        await untilServed(loopback, port);
        await expectKept(loopback, record);
        const reading = new Reading(loopback, bot);
        for (const { channel } of arenas) await expectShown(reading, record, channel);
        const { size } = await record.deeds();
        console.log(`kills ${KILLS}, interactions ${loopback.interactions.length}, in the record ${size}`);
      } finally {
        await bot.stop('SIGKILL');
        await loopback.stop();
        await server.stop();
      }
    },
    times(4 * MAX_WAIT_MS, 60 * 60_000),
  );
});

/** Waits until the bot has finished all requests. It may write long after a user has given up. */
async function untilServed(loopback: Loopback, port: number): Promise<void> {
  const isOver = async () => {
    const deliveredCount = loopback.interactions.reduce((all, { deliveries }) => all + deliveries, 0);
    return (await servedCount(port)) >= deliveredCount && loopback.interactions.every(isAnswered);
  };
  await loopback.untilFound(isOver, MAX_WAIT_MS, 'the end of all that was sent');
  await loopback.quiet();
}

/** How many commands and button presses the bot has saved or refused. */
async function servedCount(port: number): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = page.matchAll(/^fray_commands_total\{.*\} (\d+)$/gm);
  return counts.reduce((all, [, count]) => all + Number(count), 0);
}

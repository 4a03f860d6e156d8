import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Bot, run } from '../bot.ts';
import { Reading } from '../discord/reading.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { describePostgres, newDatabase } from '../postgres/databases.ts';
import { Arena } from './arena.ts';
import { expectOnce, expectShown } from './kept-once.ts';
import { LONG, seededRandom } from './length.ts';
import { Record } from './record.ts';

/** How long each setup is played. */
const PLAY_TIME_MS = 5_000;

/** Two servers, one for each of two shards. */
function twoServers(loopback: Loopback): readonly Guild[] {
  const guilds = Array.from({ length: 8 }, (_, index) => loopback.guild({ name: `Server ${index}` }));
  return [0n, 1n].flatMap((shard) => guilds.find(({ id }) => (BigInt(id) >> 22n) % 2n === shard) ?? []);
}

async function runMove(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { err, code } = await run(['src/terminal/move.ts', ...words], { env });
  expect([err, code]).toEqual(['', 0]);
}

describePostgres('docs/scaling-out.md', () => {
  test.runIf(LONG)(
    'works from a file to two processes and back, under load: nothing is lost or done twice',
    async () => {
      const random = seededRandom(1);
      const loopback = await startLoopback({ answerWithin: 60 * 60_000 });
      const DATABASE_URL = await newDatabase();
      const oneBot = new Bot(loopback);
      const twoBots = ['0/2', '1/2'].map((SHARDS) => new Bot(loopback, { DATABASE_URL, SHARDS }));
      const bots = [oneBot, ...twoBots];
      try {
        const arenas = twoServers(loopback).flatMap((guild, index) =>
          [1, 2].map((n) => new Arena(guild, `arena-${index}-${n}`, random)),
        );
        /** Plays with some bots, stops them under load, and checks what they have stored. */
        const playWith = async (...playing: readonly Bot[]) => {
          for (const bot of playing) await bot.start();
          const [{ database } = oneBot] = playing;
          const record = new Record(database);
          const before = loopback.interactions.length;
          if (before === 0) await Promise.all(arenas.map((arena) => arena.open()));
          const pressing = Promise.all(arenas.map((arena) => arena.sendCommands()));
          await sleep(PLAY_TIME_MS);
          await Promise.all(playing.map((bot) => bot.stop()));
          for (const arena of arenas) arena.rest();
          await pressing;
          await expectOnce(loopback, record);
          const newIds = new Set(loopback.interactions.slice(before).map(({ id }) => id));
          expect([...(await record.deeds()).keys()].filter((id) => newIds.has(id)).length).toBeGreaterThan(50);
        };
        await playWith(oneBot);
        await runMove(['--from', oneBot.database], { DATABASE_URL });
        await playWith(...twoBots);
        const restartedBot = new Bot(loopback);
        bots.push(restartedBot);
        await runMove(['--to', restartedBot.database], { DATABASE_URL });
        await playWith(restartedBot);
        await restartedBot.start();
        const [record, reading] = [new Record(restartedBot.database), new Reading(loopback, restartedBot)];
        for (const { channel } of arenas) await expectShown(reading, record, channel);
        expect(bots.map(({ output }) => output).join('')).not.toContain('A command failed');
      } finally {
        for (const bot of bots) await bot.stop('SIGKILL');
        await loopback.stop();
      }
    },
  );
});

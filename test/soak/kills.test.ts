import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import { Reading } from '../discord/reading.ts';
import type { Channel } from '../loopback/channel.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Arena, owed } from './arena.ts';
import { chance, times } from './length.ts';
import { Record } from './record.ts';

const KILLS = times(3, 200);
const CHANNELS = 6;
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

let loopback: Loopback;
let bot: Bot;

beforeAll(async () => {
  loopback = await startLoopback({ answerWithin: 60 * 60_000 });
  bot = new Bot(loopback, { COMMANDS_PER_SECOND: '0' });
  await bot.start();
}, 30_000);

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

test(
  `killed ${KILLS} times under load, it loses nothing and does nothing twice (seed ${SEED})`,
  async () => {
    const random = chance(SEED);
    const guild = loopback.guild({ name: 'The tavern' });
    const arenas = Array.from({ length: CHANNELS }, (_, n) => new Arena(guild, `arena-${n}`, random));
    await Promise.all(arenas.map((arena) => arena.open()));
    const record = new Record(bot.database);

    for (let kill = 1; kill <= KILLS; kill++) {
      const pressing = Promise.all(arenas.map((arena) => arena.press()));
      await sleep(20 + random(250));
      const killed = bot.stop('SIGKILL');
      for (const arena of arenas) arena.rest();
      await killed;
      expectKept(record);
      const before = record.all();
      if (kill % 5 === 3) await killedWhileStarting(random);
      await Promise.all([bot.start(), pressing]);
      expect(record.all(), 'a restart changes nothing').toEqual(before);

      await redeliver(random, record);
    }
    expectKept(record);
    for (const { channel } of arenas) await expectShown(new Reading(loopback, bot), record, channel);
    const kept = [...record.deeds().values()].length;
    console.log(`kills ${KILLS}, interactions ${loopback.interactions.length}, in the record ${kept}`);
    expect(kept).toBeGreaterThan(KILLS * 5);
    expect(bot.output).not.toContain('A command failed');
  },
  times(60_000, 30 * 60_000),
);

/** It dies before it is connected. */
async function killedWhileStarting(random: (below: number) => number): Promise<void> {
  bot.start().catch(() => undefined);
  await sleep(random(600));
  await bot.stop('SIGKILL');
}

/** All that was committed is shown: each message that is to be there is there once, and no other has buttons of a turn. */
async function expectShown(reading: Reading, record: Record, channel: Channel): Promise<void> {
  await reading.shown(channel, 30_000);
  const open = record.openPosts(channel.id);
  expect(open.filter((message) => !channel.messages.has(message ?? ''))).toEqual([]);
  const live = reading.public(channel).filter((message) => labelsOf(message).includes('End turn'));
  expect(live.filter(({ id }) => !open.includes(id)).map(textOf), `live in #${channel.name}`).toEqual([]);
  expect(new Set(open).size).toBe(open.length);
}

/** What was acknowledged is in the record exactly once; nothing is twice, nothing half. */
function expectKept(record: Record): void {
  record.expectSound();
  const deeds = record.deeds();
  const twice = [...deeds].filter(([, count]) => count > 1);
  expect(twice, 'interactions recorded twice').toEqual([]);
  const wrong = loopback.interactions.filter(
    (each) => (owed(each) ?? deeds.get(each.id) ?? 0) !== (deeds.get(each.id) ?? 0),
  );
  expect(wrong.map(({ title, id }) => `${title} (${id}): ${deeds.get(id) ?? 0} in the record`)).toEqual([]);
  const answered = record.answered();
  expect(
    [...deeds.keys()].filter((interaction) => !answered.has(interaction)),
    'deeds without an answer',
  ).toEqual([]);
}

/** Some of what was answered comes again, and changes nothing; some of what was not, and counts once. */
async function redeliver(random: (below: number) => number, record: Record): Promise<void> {
  const recent = loopback.interactions.slice(-60);
  const before = record.all();
  const answered = recent.filter((each) => each.acknowledged && record.answered().has(each.id));
  await Promise.all(answered.slice(-8).map((each) => loopback.redeliver(each, { within: 3000 })));
  expect(record.all(), 'what was answered changes nothing when it comes again').toEqual(before);
  const lost = recent.filter((each) => !each.acknowledged && random(2) === 0).slice(-8);
  const had = record.deeds();
  await Promise.all(lost.map((each) => loopback.redeliver(each, { within: 3000 })));
  const has = record.deeds();
  for (const each of lost) {
    expect(each.acknowledged, each.title).toBe(true);
    if (had.has(each.id)) expect(has.get(each.id), each.title).toBe(1);
  }
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bot, newFolder } from '../bot.ts';
import { Reading } from '../discord/reading.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { textOf } from '../loopback/message-text.ts';
import { DueFights, NUDGE } from './due-fights.ts';
import { seededRandom, times } from './length.ts';
import { Record } from './record.ts';

const KILLS = times(1, 40);
/** The number of encounters that are added before each start. */
const FIGHT_COUNT = times(4, 6);
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

let loopback: Loopback;
let bot: Bot;
let guild: Guild;
let reading: Reading;
let record: Record;
/** The channels in which a turn ends or a nudge is due. */
const channels: Channel[] = [];
const nudged = new Set<Channel>();
/** The latest due time of any turn end or nudge that was added, in milliseconds since 1970. */
let latestDueTime = 0;

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana'] });
  bot = new Bot(loopback);
  reading = new Reading(loopback, bot);
  record = new Record(bot.database);
});

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

test(
  `killed ${KILLS} times while moments come due, it makes each happen once (seed ${SEED})`,
  async () => {
    const random = seededRandom(SEED);
    for (let kill = 0; kill < KILLS; kill++) {
      await addFights(random);
      const before = clockCommits();
      bot.launch();
      await loopback.until(() => clockCommits() > before, 20_000, 'the first moment');
      await sleep(random(times(400, 2500)));
      await bot.stop('SIGKILL');
      await record.expectSound();
      expectOnce('may be still to come');
    }
    bot.launch();
    await loopback.connected(20_000);
    await loopback.until(() => dueEncounters() === 0, 120_000, 'all that was due to happen');
    // The newest encounters are shown first.
    for (const channel of channels.toReversed()) await reading.untilShown(channel, 30_000);
    await loopback.quiet();
    await record.expectSound();
    expectOnce('has come');
    for (const channel of channels) await expectShownOnce(channel);
    expect(bot.output).not.toContain('A command failed');
  },
  times(60_000, 30 * 60_000),
);

/**
 * Adds encounters in which a turn's time runs out within the next few seconds, and some in which its player is nudged.
 */
async function addFights(random: (below: number) => number): Promise<void> {
  const fights = await DueFights.in(bot.database);
  const [gm, player] = [guild.member('Gwen').id, guild.member('Ana').id];
  for (let fight = 0; fight < FIGHT_COUNT; fight++) {
    const channel = guild.channel(`bridge-${channels.length}`);
    channels.push(channel);
    const killTime = Date.now() + random(2500);
    latestDueTime = Math.max(latestDueTime, killTime);
    const isNudge = fight % 4 === 3;
    if (isNudge) nudged.add(channel);
    await fights.open({ channel: channel.id, server: guild.id, gm, player }, isNudge ? killTime + NUDGE : killTime);
  }
  await fights.close();
}

function rows<Row>(sql: string, path = bot.database): Row[] {
  const sqlite = new SQLite(path, { readonly: true });
  try {
    return sqlite.prepare<[], Row>(sql).all();
  } finally {
    sqlite.close();
  }
}

/** How many commits were made by the clock. */
function clockCommits(): number {
  return rows("SELECT DISTINCT interaction FROM replies WHERE interaction LIKE 'due/%'").length;
}

/**
 * In how many encounters something is due to happen automatically. This counts what is due by now. It also counts what
 * is due later, up to the latest end of a turn or nudge that the test has set.
 */
function dueEncounters(): number {
  return rows(`SELECT id FROM encounters WHERE due_at <= ${Math.max(latestDueTime, Date.now())}`).length;
}

/**
 * Expects that the clock ended no turn twice, and none in fights where only a nudge was due. Once everything due has
 * happened, every fight without a nudge must have three ended turns: Kira's and those of both goblins.
 */
function expectOnce(whatIsDue: 'may be still to come' | 'has come', path = bot.database): void {
  const endedTurns = rows<{ encounter: number; subject: string }>(
    `SELECT d.encounter, json_extract(e.value, '$.subject') AS subject FROM deeds d, json_each(d.events) e
     WHERE d.interaction LIKE 'due/%' AND json_extract(e.value, '$.type') = 'turn-ended' ORDER BY d.encounter, subject`,
    path,
  );
  const endedByFight = new Map<number, string[]>();
  for (const { encounter, subject } of endedTurns)
    endedByFight.set(encounter, [...(endedByFight.get(encounter) ?? []), subject]);
  const encounters = rows<{ id: number; channel: string }>('SELECT id, channel FROM encounters', path);
  const onlyNudged = new Set([...nudged].map(({ id }) => id));
  for (const { id, channel } of encounters) {
    const endedTimes = endedByFight.get(id) ?? [];
    if (onlyNudged.has(channel)) expect(endedTimes).toEqual([]);
    else if (whatIsDue === 'has come') expect(endedTimes, `encounter ${id}`).toEqual(['goblin-1', 'goblin-2', 'kira']);
    else expect(endedTimes, `encounter ${id}`).toEqual([...new Set(endedTimes)]);
  }
}

test('two processes that look at once, and a third on the same file, make what is due happen once', async () => {
  const path = join(newFolder(), 'fray.db');
  const fights = await DueFights.in(path);
  const now = Date.now();
  for (let fight = 0; fight < 5; fight++)
    await fights.open({ channel: `bridge-${fight}`, server: 'tavern', gm: 'gwen', player: 'ana' }, now - fight);
  const otherFights = await DueFights.in(path);
  await Promise.all([fights.fire(now), fights.fire(now), otherFights.fire(now)]);
  await Promise.all([fights.close(), otherFights.close()]);
  await new Record(path).expectSound();
  expectOnce('has come', path);
});

/**
 * Expects that the channel shows every turn and question that waits for someone, no message twice, and each nudge once.
 */
async function expectShownOnce(channel: Channel): Promise<void> {
  const shownMessages = reading.public(channel);
  const texts = shownMessages.map(textOf);
  expect(new Set(texts).size, texts.join('\n---\n')).toBe(texts.length);
  const nudges = channel.sent.filter((message) => /still your turn/.test(textOf(message)));
  // If the time runs out soon after a nudge, the nudge may be posted and deleted.
  expect(nudges.length).toBeLessThanOrEqual(1);
  expect(nudges.filter(({ deleted }) => !deleted)).toHaveLength(nudged.has(channel) ? 1 : 0);
  const openPosts = await record.openPosts(channel.id);
  expect(openPosts.filter((message) => !channel.messages.has(message ?? ''))).toEqual([]);
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import { idOf, menu } from '../discord/menus.ts';
import { Reading } from '../discord/reading.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Guild } from '../loopback/guild.ts';
import type { Answer, Interaction } from '../loopback/interaction.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import type { User } from '../loopback/user.ts';
import { expectedDeeds, text } from './arena.ts';
import { times } from './length.ts';
import { Record } from './record.ts';

let loopback: Loopback;
let bot: Bot;
let guild: Guild;
let gm: User;
let ana: User;
let bo: User;
let record: Record;
let reading: Reading;

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bo'] });
  [gm, ana, bo] = [guild.member('Gwen'), guild.member('Ana'), guild.member('Bo')];
  bot = new Bot(loopback, { COMMANDS_PER_SECOND: '0' });
  await bot.start();
  record = new Record(bot.database);
  reading = new Reading(loopback, bot);
}, 30_000);

afterAll(async () => {
  await bot.stop('SIGKILL');
  const deeds = await record.deeds();
  const deedCountOf = ({ id }: Interaction) => deeds.get(id) ?? 0;
  const miscountedInteractions = loopback.interactions.filter(
    (each) => deedCountOf(each) > 1 || deedCountOf(each) !== (expectedDeeds(each) ?? deedCountOf(each)),
  );
  expect(miscountedInteractions.map(({ title }) => title)).toEqual([]);
  await record.expectSound();
  await loopback.stop();
});

/** Starts a fight of the GM's two goblins against two players' characters. */
async function openChannel(name: string): Promise<Channel> {
  const channel = guild.channel(name);
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 2 });
  await ana.slash(channel, '/join', { character: 'Kira', name: 'Ana' });
  await bo.slash(channel, '/join', { character: 'Kira', name: 'Bo' });
  await gm.slash(channel, '/initiative', {});
  return channel;
}

/** The full HP of the combatants that are attacked. */
const FULL_HP = { Ana: 80, 'Goblin 1': 40, 'Goblin 2': 40 };

/** How many of the answered interactions have a deed in the record. */
const recordedCount = async (answers: readonly Answer[]) => {
  const deeds = await record.deeds();
  return answers.filter(({ interaction }) => deeds.has(interaction.id)).length;
};

/** Skips turns until one matches `wanted`. Resolves with the message of that turn. */
async function turnOf(channel: Channel, wanted: RegExp): Promise<Message> {
  for (let tries = 0; tries < 8; tries++) {
    const turn = await reading.turn(channel);
    if (wanted.test(turn.content)) return turn;
    await gm.slash(channel, '/turn skip', {});
  }
  throw new Error('It never came');
}

describe('One effect each, in some order', () => {
  test('two players attack in the same instant: the one whose turn it is hits, once', async () => {
    const channel = await openChannel('instant');
    for (let round = 0; round < times(3, 200); round++) {
      await turnOf(channel, /\*\*Ana/);
      const answers = await Promise.all([
        ana.slash(channel, '/attack', { target: 'Goblin 1' }),
        bo.slash(channel, '/attack', { target: 'Goblin 1' }),
        ana.slash(channel, '/attack', { target: 'Goblin 2' }),
      ]);
      expect(await recordedCount(answers)).toBeLessThanOrEqual(2);
      expect(answers.every(({ type }) => type !== undefined)).toBe(true);
      // If one side were defeated, the fight would have no more turns. To prevent that, everyone is healed.
      for (const [who, to] of Object.entries(FULL_HP)) await gm.slash(channel, '/adjust', { who, to, resource: 'hp' });
    }
  });

  test('two GMs open a fight in one channel in the same instant: one opens', async () => {
    const channel = guild.channel('two-openings');
    const answers = await Promise.all(
      [gm, ana, bo, gm].map((user) => user.slash(channel, '/encounter start', { ruleset: 'tdgs' })),
    );
    expect(answers.filter(({ message }) => !message?.ephemeral)).toHaveLength(1);
  });

  test('more requests than are served in one go: each is answered, recorded once, and in the order it came', async () => {
    const firstChannel = await openChannel('crowd-1');
    const second = await openChannel('crowd-2');
    const rolls = Array.from({ length: times(60, 600) }, (_, index) => ({
      n: index,
      channel: index % 3 ? firstChannel : second,
    }));
    const answers = await Promise.all(
      rolls.map(({ n, channel }) => gm.slash(channel, '/roll', { dice: `d20 # number ${n}` }, { within: 60_000 })),
    );
    expect(await recordedCount(answers)).toBe(rolls.length);
    // A slow request first gets a private note, and then its public answer.
    const unansweredIndexes = () =>
      answers.flatMap(({ followUps, message }, index) =>
        new RegExp(`number ${index}\\b`).test(text({ message: followUps.at(-1) ?? message })) ? [] : [index],
      );
    await loopback.until(() => unansweredIndexes().length === 0, 10_000, 'what each roll came to');
    expect(answers.filter(({ followUps }) => followUps.length > 1)).toEqual([]);
    const positions = new Map(answers.map(({ interaction }, index) => [interaction.id, index]));
    const numbers = (await record.order()).flatMap((id) => positions.get(id) ?? []);
    const rollNumbersIn = (channel: Channel) => numbers.filter((n) => rolls[n]?.channel === channel);
    for (const channel of [firstChannel, second])
      expect(rollNumbersIn(channel)).toEqual(rolls.filter((roll) => roll.channel === channel).map(({ n }) => n));
  });

  test('everyone undoes at once: as many deeds are undone as were asked for', async () => {
    const channel = await openChannel('undo');
    await gm.slash(channel, '/turn skip', {});
    await gm.slash(channel, '/turn skip', {});
    const answers = await Promise.all([1, 2].map(() => gm.slash(channel, '/undo', {})));
    expect(await recordedCount(answers)).toBe(2);
    const undoneLines = textOf(await reading.turn(channel)).match(/Undone by the GM:\*\* [^\n]*/g);
    expect(new Set(undoneLines).size).toBe(2);
  });

  test('“End turn” pressed twice ends one turn, even if the next is the same player’s too', async () => {
    const channel = await openChannel('double');
    const turn = await turnOf(channel, /\*\*Goblin \d, then Goblin/);
    const end = idOf(turn, 'End turn');
    const [first, second] = await Promise.all([gm.click(turn, end), gm.click(turn, end)]);
    expect(await recordedCount([first, second])).toBe(1);
    expect(text(second)).toMatch(/This button is out of date|It’s Goblin \d’s turn, not Goblin \d’s/);
    const lateTap = await gm.click(turn, end, { stale: true });
    expect(lateTap.message?.ephemeral).toBe(true);
  });

  test('buttons of a past and a present turn, pressed in the wrong order, act on the present one', async () => {
    const channel = await openChannel('order');
    const turn = await turnOf(channel, /\*\*Goblin \d, then Goblin/);
    const oldButton = idOf(turn, 'End turn');
    await gm.click(turn, oldButton);
    const currentButton = idOf(await reading.turn(channel), 'End turn');
    const answers = [await gm.click(turn, oldButton, { stale: true }), await gm.click(turn, currentButton)];
    expect([await recordedCount(answers.slice(0, 1)), await recordedCount(answers.slice(1))]).toEqual([0, 1]);
  });

  test('a used menu can’t be used again', async () => {
    const channel = await openChannel('menu');
    const turn = await turnOf(channel, /\*\*Ana/);
    const morePanel = await ana.click(turn, 'More…');
    const { id, options } = menu(morePanel);
    const answers = await Promise.all([1, 2].map(() => ana.select(morePanel.message!, id, [options[0]!.value])));
    expect(await recordedCount(answers)).toBe(1);
  });

  test('every interaction delivered again leaves the record unchanged', async () => {
    const before = await record.all();
    for (const each of loopback.interactions.slice(0, times(40, 100_000)))
      expect((await loopback.redeliver(each, { within: 10_000 })).refusals.at(-1)?.code).toBe(40060);
    expect(await record.all()).toEqual(before);
  });
});

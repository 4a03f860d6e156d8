import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import type { Channel } from '../loopback/channel.ts';
import { selectsOf } from '../loopback/components.ts';
import type { Guild } from '../loopback/guild.ts';
import type { Answer } from '../loopback/interaction.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { User } from '../loopback/user.ts';
import { owed, text } from './arena.ts';
import { times } from './length.ts';
import { Record } from './record.ts';

let loopback: Loopback;
let bot: Bot;
let guild: Guild;
let gm: User;
let ana: User;
let bo: User;
let record: Record;

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana', 'Bo'] });
  [gm, ana, bo] = [guild.member('Gwen'), guild.member('Ana'), guild.member('Bo')];
  bot = new Bot(loopback, { COMMANDS_PER_SECOND: '0' });
  await bot.start();
  record = new Record(bot.database);
}, 30_000);

afterAll(async () => {
  await bot.stop('SIGKILL');
  const deeds = record.deeds();
  const wrong = loopback.interactions.filter((each) => (owed(each) ?? 0) !== (deeds.get(each.id) ?? 0));
  expect(wrong.map(({ title }) => title)).toEqual([]);
  record.expectSound();
  await loopback.stop();
});

/** Two goblins of the GM's, who act one after the other, and the players' two. */
async function opened(name: string): Promise<{ readonly channel: Channel; readonly begun: Answer }> {
  const channel = guild.channel(name);
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 2 });
  await ana.slash(channel, '/join', { character: 'Kira', name: 'Ana' });
  await bo.slash(channel, '/join', { character: 'Kira', name: 'Bo' });
  return { channel, begun: await gm.slash(channel, '/initiative', {}) };
}

/** How often something was told to all. */
const told = (answers: readonly Answer[]) => answers.filter(({ message }) => message && !message.ephemeral);

/** Presses whoever is next through their turn, until it is somebody's whom `wanted` picks. */
async function turnOf(channel: Channel, begun: Answer, wanted: RegExp): Promise<Answer> {
  for (let at = begun, tries = 0; tries < 8; tries++) {
    if (wanted.test(/Next: \*\*([^*]+)\*\*/.exec(text(at))?.[1] ?? '')) return at;
    at = await gm.slash(channel, '/turn skip', {});
  }
  throw new Error('It never came');
}

describe('One effect each, in some order', () => {
  test('two players attack in the same instant: the one whose turn it is strikes, once', async () => {
    const { channel, begun } = await opened('instant');
    for (let round = 0; round < times(3, 200); round++) {
      await turnOf(channel, await gm.slash(channel, '/turn skip', {}), /Ana/).catch(() => begun);
      const answers = await Promise.all([
        ana.slash(channel, '/attack', { target: 'Goblin 1' }),
        bo.slash(channel, '/attack', { target: 'Goblin 1' }),
        ana.slash(channel, '/attack', { target: 'Goblin 2' }),
      ]);
      expect(told(answers).length).toBeLessThanOrEqual(2);
      expect(answers.every(({ message }) => message !== undefined)).toBe(true);
      await gm.slash(channel, '/gm set', { setting: 'auto-end', value: 'on' }).catch(() => undefined);
    }
  });

  test('two GMs open a fight in one channel in the same instant: there is one', async () => {
    const channel = guild.channel('two-openings');
    const answers = await Promise.all(
      [gm, ana, bo, gm].map((user) => user.slash(channel, '/encounter start', { ruleset: 'tdgs' })),
    );
    expect(told(answers)).toHaveLength(1);
  });

  test('more at once than are served in one go: each is answered, recorded once, and in the order it came', async () => {
    const { channel: first } = await opened('crowd-1');
    const { channel: second } = await opened('crowd-2');
    const rolls = Array.from({ length: times(60, 600) }, (_, n) => ({ n, channel: n % 3 ? first : second }));
    const answers = await Promise.all(
      rolls.map(({ n, channel }) => gm.slash(channel, '/roll', { dice: `d20 # throw ${n}` }, { within: 60_000 })),
    );
    expect(told(answers)).toHaveLength(rolls.length);
    for (const [n, answer] of answers.entries()) expect(text(answer)).toContain(`throw ${n}`);
    const known = new Map(answers.map(({ interaction }, n) => [interaction.id, n]));
    const numbers = record.order().flatMap((id) => known.get(id) ?? []);
    const here = (channel: Channel) => numbers.filter((n) => rolls[n]?.channel === channel);
    for (const channel of [first, second])
      expect(here(channel)).toEqual(rolls.filter((roll) => roll.channel === channel).map(({ n }) => n));
  });

  test('everybody undoes at once: as many deeds are taken back as were told', async () => {
    const { channel } = await opened('undo');
    await gm.slash(channel, '/turn skip', {});
    await gm.slash(channel, '/turn skip', {});
    const answers = await Promise.all([1, 2].map(() => gm.slash(channel, '/undo', {})));
    expect(told(answers)).toHaveLength(2);
    const undone = answers.map((answer) => /Undone[^.]*\./.exec(text(answer))?.[0]);
    expect(new Set(undone).size).toBe(2);
  });

  test('“End turn” pressed twice ends one turn, though the next is the same player’s too', async () => {
    const { channel, begun } = await opened('double');
    const at = await turnOf(channel, begun, /Goblin/);
    const [first, second] = await Promise.all([gm.click(at.message!, 'End turn'), gm.click(at.message!, 'End turn')]);
    expect(told([first, second])).toHaveLength(1);
    expect(text(second)).toMatch(/a moment that has passed|not .* turn/);
    const late = await gm.click(at.message!, 'End turn');
    expect(late.message?.ephemeral).toBe(true);
  });

  test('buttons of two messages, pressed in the wrong order, act on the turn that is', async () => {
    const { channel, begun } = await opened('order');
    const first = await turnOf(channel, begun, /Goblin/);
    const second = await gm.click(first.message!, 'End turn');
    const now = await turnOf(channel, second, /Goblin/);
    const answers = [await gm.click(first.message!, 'End turn'), await gm.click(now.message!, 'End turn')];
    expect(answers.map(({ message }) => message?.ephemeral)).toEqual([true, false]);
  });

  test('a menu that was used is not used again', async () => {
    const { channel, begun } = await opened('menu');
    const at = await turnOf(channel, begun, /Ana/);
    const asked = await ana.click(at.message!, 'Attack');
    const select = selectsOf(asked.message!.components).find((each) => 'options' in each);
    if (!select || !('custom_id' in select)) throw new Error('No menu');
    const twice = await Promise.all([1, 2].map(() => ana.select(asked.message!, select.custom_id, ['0'])));
    expect(told(twice).length).toBeLessThanOrEqual(1);
  });

  test('every interaction delivered again leaves the record as it is', async () => {
    const before = record.all();
    for (const each of loopback.interactions.slice(0, times(40, 100_000)))
      expect((await loopback.redeliver(each)).refusals.at(-1)?.code).toBe(40060);
    expect(record.all()).toEqual(before);
  });
});

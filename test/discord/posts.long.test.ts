import { afterAll, describe, expect, test } from 'vitest';
import { openReader } from '../kept.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Fault } from '../loopback/fault.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import { labels } from './menus.ts';
import { openTavern } from './tavern.ts';

const { loopback, bot, guild, gm, ana, reading, printed, close } = await openTavern();

afterAll(close);

const CALLBACK_PATH = /^\/interactions\/.*\/callback$/;

/** Starts a fight between Kira and a goblin. Resolves with the message of Kira's turn. */
async function openEncounter(channel: Channel): Promise<Message> {
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin' });
  await gm.slash(channel, '/initiative', {});
  return reading.turn(channel);
}

const cardOf = (channel: Channel) => reading.public(channel).find((each) => labels(each).includes('Join'))!;
/** The messages with an *End turn* button. */
const turnMessages = (channel: Channel) => reading.public(channel).filter((each) => labels(each).includes('End turn'));

test('a tap that waits for messages is acknowledged within three seconds', async () => {
  const channel = guild.channel('waits');
  const turn = await openEncounter(channel);
  await reading.untilShown(channel);
  const slowResponses = loopback.fail({
    path: new RegExp(`^/channels/${channel.id}/messages/`),
    method: 'PATCH',
    delay: 2_000,
  });
  await gm.slash(channel, '/adjust', { who: 'Kira', resource: 'hp', by: -7 });
  await loopback.until(() => slowResponses.failedCount === 1, 3000, 'the slow edit');
  const tapAnswer = await ana.click(turn, 'End turn');
  expect(tapAnswer.milliseconds).toBeLessThan(3_000);
  expect(tapAnswer.refusals).toEqual([]);
  await reading.untilShown(channel);
  expect(labels(turn)).toEqual([]);
  expect(turnMessages(channel)).toHaveLength(1);
});

// This test and the next one run in parallel, because both wait for delayed edits.
describe.concurrent('The card', () => {
  test('is pinned, edited with the turns, and unpinned at the end', async () => {
    const channel = guild.channel('card');
    await openEncounter(channel);
    const shownMessage = cardOf(channel);
    await loopback.until(() => shownMessage.pinned === true, 6000, 'a pinned card');
    await loopback.until(() => textOf(shownMessage).includes('Waiting for **Kira**'), 6000, 'the player it waits for');
    await ana.slash(channel, '/turn end', {});
    await loopback.until(() => textOf(shownMessage).includes('Waiting for **Goblin**'), 9000, 'the next');
    await gm.slash(channel, '/encounter end', {});
    await loopback.until(() => shownMessage.pinned === false, 6000, 'it to be unpinned');
    expect(textOf(shownMessage)).toContain('· over');
    expect(labels(shownMessage)).toEqual([]);
    expect(shownMessage.deleted).toBe(false);
  });
});

test.concurrent('What could not be shown during an outage of Discord is shown after it, unasked', async () => {
  const channel = guild.channel('outage');
  const turn = await openEncounter(channel);
  await reading.untilShown(channel);
  // discord.js tries each request four times before it gives up.
  const outage = loopback.fail({ path: new RegExp(`/channels/${channel.id}/messages`), status: 503, times: 8 });
  await gm.slash(channel, '/adjust', { who: 'Kira', resource: 'hp', by: -7 });
  await reading.untilShown(channel, 20_000);
  expect(outage.failedCount).toBe(8);
  expect(textOf(turn)).toMatch(/Kira.*73\/80 HP/);
  expect(reading.public(channel)).toHaveLength(2);
}, 30_000);

describe('A channel that is deleted', () => {
  test('is left alone: nothing is tried there again', async () => {
    const channel = guild.channel('gone');
    await openEncounter(channel);
    await reading.untilShown(channel);
    const unreachable = loopback.fail({
      path: new RegExp(`^/channels/${channel.id}/messages`),
      status: 503,
      times: 1000,
    });
    await gm.slash(channel, '/adjust', { who: 'Kira', resource: 'hp', by: -7 });
    await loopback.until(() => unreachable.failedCount > 0, 5000, 'a message that cannot be shown');
    guild.remove(channel);
    unreachable.lift();
    await reading.untilShown(channel);
  });
});

describe('A stop of the bot', () => {
  test('shows first what is under way', async () => {
    const channel = guild.channel('stop');
    const turn = await openEncounter(channel);
    await reading.untilShown(channel);
    const slowResponses = loopback.fail({ path: CALLBACK_PATH, delay: 500 });
    const tapAnswer = ana.click(turn, 'End turn');
    await loopback.until(() => slowResponses.failedCount === 1, 5000, 'the answer to be on its way');
    expect(await bot.stop('SIGTERM')).toBe(0);
    await tapAnswer;
    expect([labels(turn), turnMessages(channel).length]).toEqual([[], 1]);
    await bot.start();
  });
});

describe('Killed in the middle', () => {
  const messagesOf = (channel: Channel) => new RegExp(`^/channels/${channel.id}/messages`);
  const hang = (path: RegExp, method: string, carriedOut: boolean): Fault => ({
    path,
    method,
    status: 'hang',
    carriedOut,
  });
  const gonePostsSql = (channel: Channel) => `
    SELECT p.number FROM posts p JOIN encounters e ON e.id = p.encounter
    WHERE e.channel = '${channel.id}' AND p.state = 'gone'`;

  test('before or after Discord took a message: each is there once after the start, and can be tapped', async () => {
    const names = ['unsent', 'sent', 'begun', 'edited', 'card', 'removed', 'undone'] as const;
    const channels = Object.fromEntries(names.map((name) => [name, guild.channel(`killed-${name}`)])) as Record<
      (typeof names)[number],
      Channel
    >;
    const { unsent, sent, begun, edited, card, removed, undone } = channels;
    for (const channel of [unsent, sent, edited, removed, undone]) await openEncounter(channel);
    await gm.slash(begun, '/encounter start', { ruleset: 'tdgs' });
    await ana.slash(begun, '/join', { character: 'Kira' });
    await gm.slash(begun, '/add', { creature: 'Goblin' });
    for (const channel of [unsent, sent, edited, removed, begun, undone]) await reading.untilShown(channel);

    const conditions: (() => boolean)[] = [];
    const attack = async (fault: Fault, act: () => Promise<unknown>) => {
      const armedFault = loopback.fail(fault);
      act().catch(() => undefined);
      await loopback.until(() => armedFault.failedCount === 1, 5000, `the fault at ${fault.path}`);
      conditions.push(() => armedFault.failedCount === 1);
    };
    await attack(hang(messagesOf(unsent), 'POST', false), () => ana.slash(unsent, '/turn end', {}));
    await attack(hang(messagesOf(sent), 'POST', true), () => ana.slash(sent, '/turn end', {}));
    await attack(hang(CALLBACK_PATH, 'POST', true), () => gm.slash(begun, '/initiative', {}));
    await attack(hang(CALLBACK_PATH, 'POST', true), async () => ana.click(await reading.turn(edited), 'End turn'));
    await attack(hang(CALLBACK_PATH, 'POST', true), () => gm.slash(card, '/encounter start', { ruleset: 'tdgs' }));
    await ana.slash(removed, '/turn end', {});
    await reading.untilShown(removed);
    await attack(hang(messagesOf(removed), 'DELETE', true), () => gm.slash(removed, '/undo', {}));
    await attack(hang(messagesOf(undone), 'POST', true), () => ana.slash(undone, '/turn end', {}));
    gm.slash(undone, '/undo', {}).catch(() => undefined);
    const reader = await openReader(bot.database);
    const isUndone = async () => (await reader.find(gonePostsSql(undone))).length > 0;
    await loopback.untilFound(isUndone, 5000, 'the undo to be kept').finally(() => reader.close());
    await bot.stop('SIGKILL');
    await bot.start();
    for (const name of names) await reading.untilShown(channels[name], 9000);
    for (const channel of [unsent, sent, begun, edited, removed, undone]) {
      expect(turnMessages(channel), channel.name).toHaveLength(1);
      const [turn] = turnMessages(channel);
      const user = turn!.content.includes(ana.mention) ? ana : gm;
      await user.click(turn!, 'End turn');
      await reading.untilShown(channel);
      expect(turnMessages(channel), channel.name).toHaveLength(1);
      expect(turnMessages(channel)[0], channel.name).not.toBe(turn);
    }
    expect(reading.public(card)).toHaveLength(1);
    await loopback.until(() => cardOf(card).pinned, 5000, 'the card to be pinned');
  }, 40_000);
});

test('no command failed, and each could be answered', () => {
  expect(printed()).not.toContain('A command failed');
  expect(printed()).not.toContain('could not be answered');
});

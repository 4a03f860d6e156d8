import { MessageType } from 'discord-api-types/v10';
import { afterAll, describe, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import { tooOldToEdit } from '../loopback/fault.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import type { PermissionName } from '../loopback/permissions.ts';
import { labels, pick, text } from './menus.ts';
import { contentWithoutNext } from './reading.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, gm, ana, bo, reading, printed, close } = await openTavern();

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
const hurtKira = (channel: Channel) => gm.slash(channel, '/adjust', { who: 'Kira', resource: 'hp', by: -7 });
const notices = (channel: Channel) =>
  loopback.messages(channel).filter(({ type }) => type === MessageType.ChannelPinnedMessage);
/** The messages with an *End turn* button. */
const turnMessages = (channel: Channel) => reading.public(channel).filter((each) => labels(each).includes('End turn'));

describe('A message that can’t be edited', () => {
  test('because it was deleted is posted anew while its turn runs, and left alone after that', async () => {
    const channel = guild.channel('deleted');
    const turn = await openEncounter(channel);
    turn.delete();
    await hurtKira(channel);
    const newTurn = await reading.turn(channel);
    expect(textOf(newTurn)).toContain('73/80 HP');
    newTurn.delete();
    const watch = new ChannelWatch(channel);
    await ana.slash(channel, '/turn end', {});
    expect(contentWithoutNext(await reading.turn(channel))).toContain('Goblin');
    expect(watch.posted).toHaveLength(1);
  });

  test('anymore (30046) gives way to a new one: during the turn, and as the story of a past one', async () => {
    const channel = guild.channel('old');
    const turn = await openEncounter(channel);
    loopback.fail(tooOldToEdit(turn));
    await hurtKira(channel);
    const newTurn = await reading.turn(channel);
    expect([turn.deleted, turnMessages(channel)]).toEqual([true, [newTurn]]);
    expect(textOf(newTurn)).toMatch(/Kira.*73\/80 HP/);
    loopback.fail(tooOldToEdit(newTurn));
    await ana.slash(channel, '/attack', { target: 'Goblin' });
    const nextTurn = await reading.turn(channel);
    expect([newTurn.deleted, turnMessages(channel)]).toEqual([true, [nextTurn]]);
    // The search includes the rolled number, because the hash on the card may contain "d20" by chance.
    expect(reading.public(channel).filter((each) => /d20 \d/.test(textOf(each)))).toHaveLength(1);
  });

  test('by the response to a tap (30046) gives way too, and the tap is acknowledged', async () => {
    const channel = guild.channel('old-tap');
    const turn = await openEncounter(channel);
    const body = { code: 30046, retry_after: 3600, global: false };
    const tapFault = loopback.fail({ path: CALLBACK_PATH, status: 429, body });
    loopback.fail(tooOldToEdit(turn));
    const tapAnswer = await ana.click(turn, 'End turn');
    expect([tapAnswer.type, tapAnswer.milliseconds < 3000, tapFault.failedCount]).toEqual([6, true, 1]);
    await reading.untilShown(channel);
    expect([turn.deleted, turnMessages(channel).length]).toEqual([true, 1]);
  });
});

describe('The card', () => {
  test('is pinned, its pin notice deleted if the bot may, and unpinned at the end', async () => {
    const channel = guild.channel('pinned');
    channel.allow(loopback.bot, 'ManageMessages');
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    const card = cardOf(channel);
    await loopback.until(() => card.pinned && notices(channel).length === 0, 5000, 'a pinned card without a notice');
    card.delete();
    await gm.slash(channel, '/add', { creature: 'Goblin' });
    await loopback.until(() => cardOf(channel)?.pinned, 9000, 'a new card, pinned');
    const newCard = cardOf(channel);
    await loopback.until(() => notices(channel).length === 0, 5000, 'the notice to go');
    await gm.slash(channel, '/encounter end', {});
    await loopback.until(() => !newCard.pinned, 5000, 'it to be unpinned');
    expect([newCard.deleted, labels(newCard)]).toEqual([false, []]);
  });

  test('says that the rounds began with everyone in it, even right after another change', async () => {
    const channel = guild.channel('gathered');
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    for (const each of ['Kira', 'Nim', 'Mira']) await ana.slash(channel, '/join', { character: each });
    await gm.slash(channel, '/add', { creature: 'Goblin' });
    const card = cardOf(channel);
    expect(textOf(card)).toContain('waiting for players');
    await gm.slash(channel, '/initiative', {});
    await loopback.until(() => textOf(card).includes('round 1'), 3000, 'the card to say that round 1 has begun');
    for (const each of ['Kira', 'Nim', 'Mira', 'Goblin']) expect(textOf(card)).toContain(`**${each}**`);
  });

  test('is not pinned a second time if the notice of the first stays', async () => {
    const channel = guild.channel('pinned-once');
    await openEncounter(channel);
    const card = cardOf(channel);
    await loopback.until(() => card.pinned && notices(channel).length === 1, 5000, 'a pinned card and its notice');
    loopback.fail(tooOldToEdit(card, 2));
    await gm.slash(channel, '/encounter end', {});
    await loopback.until(() => card.deleted, 9000, 'the card to be replaced');
    await reading.untilShown(channel);
    expect(notices(channel)).toHaveLength(1);
    expect(channel.pins.size).toBe(0);
  });
});

describe('Without the permission', () => {
  test.each<[PermissionName, string]>([
    ['SendMessages', '**Send Messages**'],
    ['ViewChannel', '**View Channel**'],
  ])('%s, no encounter is opened, and one line says why', async (permission, named) => {
    const channel = guild.channel(`no-${permission.toLowerCase()}`);
    channel.deny(loopback.bot, permission);
    const answer = await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    expect(answer.message?.ephemeral).toBe(true);
    expect(text(answer)).toContain(named);
    expect(text(answer).trim()).not.toContain('\n');
  });

  test('to write in threads, none is opened there', async () => {
    const channel = guild.channel('no-threads');
    channel.deny(loopback.bot, 'SendMessagesInThreads');
    const answer = await gm.slash(channel.thread('thread'), '/encounter start', { ruleset: 'tdgs' });
    expect(text(answer)).toContain('**Send Messages**');
  });

  test.each<PermissionName>(['SendMessages', 'ViewChannel'])(
    '%s, lost later, a fight goes on by taps',
    async (permission) => {
      const channel = guild.channel(`lost-${permission.toLowerCase()}`);
      const turn = await openEncounter(channel);
      await reading.untilShown(channel);
      channel.deny(loopback.bot, permission);
      const watch = new ChannelWatch(channel);
      await ana.click(turn, 'End turn');
      await loopback.until(() => watch.remaining.length === 1, 5000, 'the next turn');
      expect(labels(turn)).toEqual([]);
      const [next] = watch.remaining;
      await gm.click(next!, 'End turn');
      await loopback.until(() => watch.remaining.length === 2, 5000, 'the turn after it');
      expect(labels(next)).toEqual([]);
      expect(watch.remaining[1]?.content).toContain('Kira');
    },
  );

  test('EmbedLinks, its messages say in words what their embeds would', async () => {
    const channel = guild.channel('no-embeds');
    channel.deny(loopback.bot, 'EmbedLinks');
    const message = await openEncounter(channel);
    await ana.click(message, 'End turn');
    const turn = await reading.turn(channel);
    expect(turn.embeds).toEqual([]);
    expect(turn.content).toMatch(/Goblin\.\*\*[\s\S]*\*\*Kira\*\* 80\/80/);
    expect(labels(turn)).toContain('End turn');
    await hurtKira(channel);
    await reading.untilShown(channel);
    expect(turn.content).toContain('73/80');
  });

  test('ReadMessageHistory, everything is shown the same', async () => {
    const channel = guild.channel('no-history');
    channel.deny(loopback.bot, 'ReadMessageHistory', 'PinMessages');
    await ana.click(await openEncounter(channel), 'End turn');
    expect(contentWithoutNext(await reading.turn(channel))).toContain('Goblin');
  });
});

describe('Private messages, and questions to the GM', () => {
  test('the GM’s question about who may join goes when it is answered, and the player is pinged', async () => {
    const channel = guild.channel('admit');
    await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    await gm.slash(channel, '/gm set', { setting: 'join', value: 'ask' });
    const watch = new ChannelWatch(channel);
    const menu = await ana.click(cardOf(channel), 'Join');
    await pick(ana, menu, 'Kira');
    await bo.slash(channel, '/join', { character: 'Mira' });
    await loopback.until(() => watch.remaining.length === 2, 5000, 'two questions');
    const questionTo = (name: string) => watch.remaining.find((each) => textOf(each).includes(name));
    const [first, second] = [questionTo('Kira'), questionTo('Mira')];
    await gm.click(first!, 'Let Kira in');
    await gm.click(second!, 'Refuse Mira');
    await reading.untilShown(channel);
    await loopback.until(() => first!.deleted && second!.deleted, 5000, 'the questions to go');
    const remainingText = () => watch.remaining.map(textOf).join('\n');
    await loopback.until(
      () => remainingText().includes('has joined the fight.') && remainingText().includes('said no'),
      5000,
      'both to be told',
    );
    expect([ana, bo].map((user) => watch.pingsOf(user).length)).toEqual([1, 1]);
    expect(textOf(cardOf(channel))).toContain('**Kira**');
    expect(watch.remainingPrivateMessages(ana).flatMap(labels)).toEqual([]);
  });

  test('a private answer that only acknowledged a command is deleted, even if Discord is slow to', async () => {
    const channel = guild.channel('taken-away');
    await openEncounter(channel);
    const watch = new ChannelWatch(channel);
    const deleteFailures = loopback.fail({ path: /^\/webhooks\/.*original$/, method: 'DELETE', status: 503, times: 5 });
    await hurtKira(channel);
    await loopback.until(() => watch.remainingPrivateMessages(gm).length === 0, 9000, 'nothing to be left');
    expect(deleteFailures.failedCount).toBe(5);
  });
});

describe('Delivered twice', () => {
  test('a command that posted a message and a tap that changed one change and delete nothing', async () => {
    const channel = guild.channel('twice');
    const startAnswer = await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
    await ana.slash(channel, '/join', { character: 'Kira' });
    await gm.slash(channel, '/add', { creature: 'Goblin' });
    const answer = await gm.slash(channel, '/initiative', {});
    const tapAnswer = await ana.click(await reading.turn(channel), 'End turn');
    const hurting = await hurtKira(channel);
    await reading.untilShown(channel);
    const publicTexts = () => reading.public(channel).map((each) => [each.id, textOf(each)]);
    const before = publicTexts();
    for (const { interaction } of [startAnswer, answer, tapAnswer, hurting])
      expect((await loopback.redeliver(interaction)).refusals.at(-1)?.code).toBe(40060);
    await hurtKira(channel);
    await reading.untilShown(channel);
    expect(publicTexts().map(([id]) => id)).toEqual(before.map(([id]) => id));
    expect(printed()).not.toContain('Another process is using this bot’s token');
  });
});

test('Two taps at once in a block: both are told, and no older card is drawn over a newer one', async () => {
  const channel = guild.channel('block');
  await gm.slash(channel, '/encounter start', { ruleset: 'sol' });
  await ana.slash(channel, '/join', { character: 'Soldier', name: 'Vex' });
  await bo.slash(channel, '/join', { character: 'Medic', name: 'Ada' });
  await gm.slash(channel, '/add', { creature: 'Ganger', count: 3 });
  await gm.slash(channel, '/initiative', {});
  let turn = await reading.turn(channel);
  for (
    let skips = 0;
    skips < 3 && !(contentWithoutNext(turn).includes('Vex') && contentWithoutNext(turn).includes('Ada'));
    skips++
  ) {
    await gm.slash(channel, '/turn end', {});
    turn = await reading.turn(channel);
  }
  const slowResponses = loopback.fail({ path: CALLBACK_PATH, delay: 700 });
  const watch = new ChannelWatch(channel);
  await Promise.all([
    gm.slash(channel, '/adjust', { who: 'Vex', resource: 'wounds', by: 1 }),
    gm.slash(channel, '/adjust', { who: 'Ada', resource: 'wounds', by: 1 }),
  ]);
  await reading.untilShown(channel);
  expect(slowResponses.failedCount).toBe(1);
  expect(textOf(turn).match(/1\/\d+ wounds/g)?.length).toBeGreaterThanOrEqual(2);
  expect(watch.posted.filter(({ ephemeral }) => !ephemeral)).toEqual([]);
});

test('no command failed, and each could be answered', () => {
  expect(printed()).not.toContain('A command failed');
  expect(printed()).not.toContain('could not be answered');
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { webhookName } from '../../src/discord/speeches.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Message } from '../loopback/message.ts';
import { ONE_PIXEL_PNG } from '../session/pictures.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;
let number = 0;
let channel: Channel;

beforeAll(async () => {
  tavern = await openTavern();
  await tavern.ana.slash(tavern.guild.channel('sheets'), '/character new', {
    name: 'Ada',
    ruleset: 'tdgs',
    from: 'Kira',
  });
  const picture = { name: 'ada.png', content: ONE_PIXEL_PNG, contentType: 'image/png' };
  await tavern.ana.slash(tavern.guild.channel('sheets'), '/character portrait', { character: 'Ada', picture });
  await tavern.bo.slash(tavern.guild.channel('sheets'), '/character new', {
    name: 'Discord',
    ruleset: 'tdgs',
    from: 'Mira',
  });
});
afterAll(() => tavern.close());
afterEach(() => expect(tavern.loopback.unknownRoutes).toEqual([]));

/** A new channel in which the bot may manage webhooks. */
function openChannel({ webhooks = true } = {}): Channel {
  channel = tavern.guild.channel(`stage-${number++}`);
  if (webhooks) channel.allow(tavern.loopback.bot, 'ManageWebhooks');
  return channel;
}

const speeches = (where = channel) => tavern.loopback.messages(where).filter(({ by }) => by);
const webhooksOf = (where = channel) => tavern.loopback.webhooks.filter((each) => each.channel === where);
const textOf = ({ content, embeds }: Message) => embeds[0]?.description ?? content;
const lastMessage = (where = channel) => tavern.loopback.messages(where).at(-1)!;

test('a character speaks by a webhook with its name and portrait, and nothing else is left', async () => {
  const { loopback, ana, bo, guild } = tavern;
  openChannel();
  await ana.slash(channel, '/say', { words: `Hello ${bo.mention} @everyone` });
  await loopback.until(() => loopback.messages(channel).length === 1);
  const [post] = speeches();
  expect([post?.by?.name, textOf(post!), post?.pings, post?.pingsEveryone]).toEqual([
    'Ada',
    `Hello ${bo.mention} @everyone`,
    [],
    false,
  ]);
  expect(post?.embeds[0]?.thumbnail?.url).toMatch(/^attachment:\/\/portrait-/);
  expect(post?.attachments.map(({ content }) => Buffer.from(content))).toEqual([ONE_PIXEL_PNG]);
  // Without a portrait, the message contains only the words. A name that Discord refuses is changed.
  await bo.slash(channel, '/say', { words: 'Hi' });
  await loopback.until(() => speeches().length === 2);
  expect([speeches()[1]?.by?.name, speeches()[1]?.content, speeches()[1]?.embeds]).toEqual(['D·iscord', 'Hi', []]);
  expect(webhooksOf()).toHaveLength(1);
  expect(guild.channels.length).toBeGreaterThan(1);
});

test('a channel has one webhook of the bot, and a new one when it was deleted', async () => {
  const { loopback, ana } = tavern;
  openChannel();
  await Promise.all(['One', 'Two'].map((words) => ana.slash(channel, '/say', { words })));
  await loopback.until(() => speeches().length === 2);
  expect(webhooksOf()).toHaveLength(1);
  webhooksOf()[0]!.delete();
  await ana.slash(channel, '/say', { words: 'Three' });
  await loopback.until(() => speeches().length === 3);
  expect(webhooksOf()).toHaveLength(1);
});

test('in a thread, the webhook of its channel posts', async () => {
  const { loopback, ana } = tavern;
  const thread = openChannel().thread('Deeper');
  await ana.slash(thread, '/say', { words: 'Down here' });
  await loopback.until(() => speeches(thread).length === 1);
  expect(speeches(channel)).toEqual([]);
  expect(webhooksOf()).toHaveLength(1);
  const answer = await ana.context('Who said this?', speeches(thread)[0]!, thread);
  await ana.click(answer.message!, 'Delete');
  await loopback.until(() => speeches(thread).length === 0);
});

test('without Manage Webhooks, or when Discord refuses, the words are an embed with name and portrait', async () => {
  const { loopback, ana } = tavern;
  openChannel({ webhooks: false });
  const speech = (await ana.slash(channel, '/say', { words: 'Hello' })).message!;
  expect([speech.ephemeral, speech.embeds[0]?.author?.name, textOf(speech)]).toEqual([false, 'Ada', 'Hello']);
  expect(speech.embeds[0]?.thumbnail?.url).toMatch(/^attachment:\/\/portrait-/);
  // The bot notes who spoke only after its reply.
  let answer = await ana.context('Who said this?', speech, channel);
  for (let tries = 0; tries < 20 && !answer.message?.content.includes(ana.mention); tries++) {
    await loopback.quiet();
    answer = await ana.context('Who said this?', speech, channel);
  }
  expect(answer.message?.content).toBe(`${ana.mention} said this.`);
  await ana.click(answer.message!, 'Delete');
  await loopback.until(() => speech.deleted);

  openChannel();
  loopback.fail({ method: 'POST', path: /\/channels\/\d+\/webhooks$/, status: 400, body: { code: 30007 } });
  await ana.slash(channel, '/say', { words: 'Full' });
  await loopback.until(() => loopback.messages(channel).length === 1 && lastMessage().embeds.length === 1);
  expect([speeches(), lastMessage().ephemeral, lastMessage().embeds[0]?.author?.name, textOf(lastMessage())]).toEqual([
    [],
    false,
    'Ada',
    'Full',
  ]);
  await loopback.quiet();
  const authorReply = await ana.context('Who said this?', lastMessage(), channel);
  expect(authorReply.message?.content).toBe(`${ana.mention} said this.`);
});

test('only the author, GMs and server admins learn who said it and may delete it', async () => {
  const { loopback, gm, ana, bo } = tavern;
  openChannel();
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs' });
  await gm.slash(channel, '/add', { creature: 'Goblin' });
  await gm.slash(channel, '/say', { words: 'Grr', as: 'Goblin' });
  await ana.slash(channel, '/join', { character: 'Ada' });
  await ana.slash(channel, '/say', { words: 'Ha' });
  await loopback.until(() => speeches().length === 2);
  const [goblinSpeech, anaSpeech] = speeches();
  expect((await bo.context('Who said this?', goblinSpeech!, channel)).message?.content).toContain(
    'Only the GM and the author',
  );
  expect((await ana.context('Who said this?', goblinSpeech!, channel)).message?.content).toContain(
    'Only the GM and the author',
  );
  const answer = (await gm.context('Who said this?', anaSpeech!, channel)).message!;
  expect(answer.content).toBe(`${ana.mention} said this.`);
  await gm.click(answer, 'Delete');
  await loopback.until(() => speeches().length === 1);
  expect([anaSpeech?.deleted, answer.content]).toEqual([true, 'Deleted.']);
});

test('if Discord does not let the bot delete, the author is told and still known', async () => {
  const { loopback, ana } = tavern;
  openChannel();
  await ana.slash(channel, '/say', { words: 'Oops' });
  await loopback.until(() => speeches().length === 1);
  webhooksOf()[0]!.delete();
  const [post] = speeches();
  const answer = (await ana.context('Who said this?', post!, channel)).message!;
  await ana.click(answer, 'Delete');
  expect([post?.deleted, answer.content.startsWith('Discord doesn’t let me delete')]).toEqual([false, true]);
  expect((await ana.context('Who said this?', post!, channel)).message?.content).toBe(`${ana.mention} said this.`);
});

test('words are never posted twice: not for a second delivery, nor after a lost response', async () => {
  const { loopback, ana } = tavern;
  openChannel();
  const { interaction } = await ana.slash(channel, '/say', { words: 'Once' });
  await loopback.until(() => speeches().length === 1);
  await loopback.redeliver(interaction);
  await loopback.quiet();
  expect(speeches()).toHaveLength(1);
  loopback.fail({ method: 'POST', path: /^\/webhooks\/\d+\/webhook-/, status: 500, carriedOut: true });
  await ana.slash(channel, '/say', { words: 'Lost' });
  const unsureMessage = () =>
    loopback.messages(channel).find(({ content }) => content.startsWith('Discord didn’t answer'));
  await loopback.until(() => unsureMessage() !== undefined);
  expect([unsureMessage()?.ephemeral, speeches().map(textOf)]).toEqual([true, ['Once', 'Lost']]);
});

test('a name that no webhook may have is changed', () => {
  expect(['Clyde', 'my DISCORD  king', ' ', 'x'.repeat(90)].map(webhookName)).toEqual([
    'C·lyde',
    'my D·ISCORD king',
    'Fray',
    'x'.repeat(80),
  ]);
});

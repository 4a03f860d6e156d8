import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_IDS, rulesNamed } from '../../src/rules/systems.ts';
import { readExportedRecord } from '../../src/store/record-file.ts';
import { verify } from '../../src/store/verify.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Guild, NewGuild } from '../loopback/guild.ts';
import { labelsOf, textOf } from '../loopback/message-text.ts';
import { Phone } from '../loopback/phone.ts';
import { openTavern, type Tavern } from './tavern.ts';

let tavern: Tavern;

beforeAll(async () => {
  tavern = await openTavern();
});

afterAll(() => tavern.close());

/** A server to which Fray is invited now. */
function newServer(name: string, more: Omit<NewGuild, 'name' | 'members'> = {}) {
  const members = [{ name: 'Gwen', permissions: ['ManageGuild'] as const }, 'Ana', 'Bo', 'Cleo'];
  return tavern.loopback.guild({ name, members, ...more });
}

function phonesIn(guild: Guild, channel: Channel, ...names: readonly string[]): readonly Phone[] {
  return names.map((name) => new Phone(tavern.loopback, guild.member(name), channel));
}

const publicIn = (channel: Channel) => tavern.reading.public(channel);

test.each(BUILT_IN_IDS)(
  '%s: from the invitation to the first attack it takes six taps, and no typing',
  async (system) => {
    const guild = newServer(`First ${system}`);
    const channel = guild.channel('general');
    const [gwen, ana] = phonesIn(guild, channel, 'Gwen', 'Ana');
    if (!gwen || !ana) throw new Error('No one is there');
    await gwen.tap('Start a fight');
    await gwen.tap(rulesNamed(system)!.title);
    await gwen.tap('Quick fight');
    await ana.tap('Join');
    await ana.reads('You play');
    await gwen.tap('Begin (1 player)');
    await ana.reads('Your first turn');
    const attack = ana.labels.find((label) => /attack|strike|shoot/i.test(label)) ?? '';
    await ana.tap(attack);
    expect(gwen.taps + ana.taps).toBeLessThanOrEqual(6);
    await tavern.reading.untilShown(channel);
    const privateTexts = ana.messages.filter(({ viewer }) => viewer === ana.user).map(textOf);
    expect(privateTexts.join('\n')).not.toContain('can’t');
    expect(publicIn(channel)[0]?.content).toContain('Fray: play-by-chat combat');
  },
);

test('one person alone plays a quick fight: the GM joins too', async () => {
  const guild = newServer('Alone');
  const channel = guild.channel('general');
  const [gwen] = phonesIn(guild, channel, 'Gwen');
  if (!gwen) throw new Error('No one is there');
  for (const label of ['Start a fight', 'TDGS', 'Quick fight', 'Join', 'Begin', 'Attack']) await gwen.tap(label);
  expect(gwen.taps).toBe(6);
});

test('a quick fight of three goes through kills and an undo of its beginning; its record verifies', async () => {
  const { loopback, reading, bot } = tavern;
  const guild = newServer('The evening');
  const channel = guild.channel('general');
  const [gwen, ana, bo, cleo] = phonesIn(guild, channel, 'Gwen', 'Ana', 'Bo', 'Cleo');
  if (!gwen || !ana || !bo || !cleo) throw new Error('No one is there');
  for (const label of ['Start a fight', 'TDGS', 'Quick fight']) await gwen.tap(label);
  await gwen.tap('Begin');
  await gwen.reads('No one has joined yet');
  await ana.tap('Join');
  await ana.reads('Never played?');
  await bot.stop('SIGKILL');
  await bot.start();
  await bo.tap('Join');
  await bo.reads('You play');
  expect((await cleo.tap('Begin (2 players)')).message?.content).toContain('Only the GM');
  await cleo.tap('Join');
  await gwen.tap('Begin (3 players)');
  await reading.untilTurnsShown(channel);
  const enemies = () => textOf(publicIn(channel).find(({ pinned }) => pinned) ?? publicIn(channel)[1]!);
  await bot.stop('SIGKILL');
  await bot.start();
  const isBegun = () => !publicIn(channel).flatMap(labelsOf).includes('Begin (3 players)');
  const undone = () => publicIn(channel).map(textOf).join('\n').split('Undone by the GM').length - 1;
  // If autopilot's creatures acted first, their turns are undone before the beginning is.
  for (let undos = 0; undos < 2 && isBegun(); undos++) {
    const before = undone();
    await gwen.type('/undo');
    // A bot that has just started may acknowledge the command long before it is carried out.
    await loopback.until(() => !isBegun() || undone() > before, 15_000, 'the undo of the beginning');
  }
  await gwen.tap('Begin (3 players)');
  await reading.untilCardShown(channel);
  expect(enemies()).toContain('round 1');

  // Each turn is one message that pings one player. Autopilot's run is one message that pings no one.
  const before = publicIn(channel).length;
  for (let turn = 0; turn < 3; turn++) {
    await reading.untilTurnsShown(channel);
    const lastPublic = publicIn(channel).at(-1);
    expect(lastPublic?.pings).toHaveLength(1);
    const player = [ana, bo, cleo].find(({ user }) => lastPublic?.content.includes(user.id));
    await player?.tap('End turn');
  }
  await reading.untilTurnsShown(channel);
  expect(publicIn(channel).length - before).toBeLessThanOrEqual(8);
  const contents = publicIn(channel).map(({ content }) => content);
  expect(contents.filter((content) => content.includes('Your first turn')).length).toBeLessThanOrEqual(3);

  await gwen.type('/encounter end');
  const { interaction } = await gwen.type('/log export', { as: 'json' });
  const exportedFile = () =>
    gwen.messages.flatMap(({ attachments }) => attachments).find((each) => each.filename.endsWith('.json'));
  await interaction.bell.until(
    () => exportedFile() !== undefined,
    10_000,
    () => 'The record has not come',
  );
  const recordResult = readExportedRecord(Buffer.from(exportedFile()?.content ?? []).toString());
  if (!recordResult.ok) throw new Error(JSON.stringify(recordResult.why));
  expect(verify(recordResult.value).wrong).toEqual([]);

  // Fray gives newcomers their tips only once, so the next fight has none.
  for (const label of ['Start a fight', 'TDGS', 'Quick fight']) await gwen.tap(label);
  await ana.tap('Join');
  await ana.reads('You play');
  await gwen.tap('Begin (1 player)');
  await reading.untilTurnsShown(channel);
  await ana.tap('End turn');
  await loopback.quiet();
  const laterTexts = ana.messages.slice(-4).map(textOf).join('\n');
  expect(laterTexts).not.toMatch(/Never played|Your first turn/);
}, 60_000);

test('the first message goes to the system channel, once: not after a restart, nor when the bot comes back', async () => {
  const { loopback, bot } = tavern;
  const guild = newServer('Welcome', { channels: ['rules', 'lobby'], systemChannel: 'lobby' });
  const [rules, lobby] = [guild.channel('rules'), guild.channel('lobby')];
  await loopback.until(() => lobby.sent.length > 0, 5_000, 'the first message');
  expect(labelsOf(lobby.sent[0]!)).toEqual(['Start a fight', 'Practice', 'Help']);
  expect(lobby.sent[0]?.pings).toEqual([]);
  await bot.stop('SIGKILL');
  await bot.start();
  guild.expel();
  guild.invite();
  await loopback.quiet();
  expect([rules.sent.length, lobby.sent.length]).toEqual([0, 1]);
  const [gwen] = phonesIn(guild, lobby, 'Gwen');
  await gwen?.tap('Help');
  await gwen?.reads('Practice');
  await gwen?.tap('Practice');
  await gwen?.reads('Fight a training dummy');
  expect(textOf(lobby.sent[0]!)).toContain('play-by-chat combat');
});

test('where Fray may not write in the system channel, the first message goes to the next one where it may', async () => {
  const channels = ['general', 'rules', 'table'];
  const guild = newServer('Closed', { channels, systemChannel: 'general', closed: ['general', 'rules'] });
  const table = guild.channel('table');
  await tavern.loopback.until(() => table.sent.length > 0, 5_000, 'the first message');
  expect(channels.map((name) => guild.channel(name).sent.length)).toEqual([0, 0, 1]);
});

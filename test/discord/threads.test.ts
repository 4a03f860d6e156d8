import { readFileSync } from 'node:fs';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { afterAll, describe, expect, test } from 'vitest';
import type { Channel } from '../loopback/channel.ts';
import type { Message } from '../loopback/message.ts';
import { textOf } from '../loopback/message-text.ts';
import type { PermissionName } from '../loopback/permissions.ts';
import { labels, text } from './menus.ts';
import { contentWithoutNext } from './reading.ts';
import { openTavern } from './tavern.ts';

const { loopback, guild, gm, ana, reading, close } = await openTavern();

afterAll(close);

const threadsOf = (channel: Channel) => guild.channels.filter(({ parent }) => parent === channel);

function onlyThread(channel: Channel): Channel {
  const [thread, another] = threadsOf(channel);
  if (!thread || another) throw new Error(`#${channel.name} has ${threadsOf(channel).length} threads`);
  return thread;
}

/** The phases of all encounters in a channel and in its threads. */
const phases = (channel: Channel) => reading.phasesIn(channel, ...threadsOf(channel));

const linksOf = ({ components }: Message) =>
  components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((each) => ('style' in each && each.style === ButtonStyle.Link ? each.url : []))
      : [],
  );

const start = (channel: Channel, options: object = {}) =>
  gm.slash(channel, '/encounter start', { ruleset: 'tdgs', in: 'thread', ...options });

describe('A fight in its own thread', () => {
  const hall = guild.channel('hall');

  test('opens by one command: the channel links there, and its turns, undo and end are in it', async () => {
    await gm.slash(hall, '/encounter start', { ruleset: 'sol' });
    const answer = await start(hall, { name: 'Ambush' });
    const thread = onlyThread(hall);
    expect([answer.message?.ephemeral, text(answer)]).toEqual([true, expect.stringContaining(`<#${thread.id}>`)]);
    // On a busy machine, the request that adds the GM comes after a pause.
    await loopback.until(() => thread.added.has(gm.id), 10_000, 'the GM in the thread');
    await loopback.quiet();
    expect(thread.name).toBe('Ambush');
    const notice = hall.messages.get(thread.id)!;
    expect(notice.content).toContain('**Ambush**');
    expect(notice.pings).toEqual([]);
    expect(linksOf(notice)).toEqual([`https://discord.com/channels/${guild.id}/${thread.id}`]);

    await ana.slash(thread, '/join', { character: 'Kira' });
    await gm.slash(thread, '/add', { creature: 'Goblin' });
    await gm.slash(thread, '/initiative', {});
    const turn = await reading.turn(thread);
    expect([contentWithoutNext(turn), turn.pings]).toEqual([expect.stringContaining('Kira'), [ana.id]]);
    expect(await reading.of(ana.slash(hall, '/turns', {}))).toContain(`<#${thread.id}>`);
    await ana.click(turn, 'End turn');
    expect(contentWithoutNext(await reading.turn(thread))).toContain('Goblin');
    await gm.slash(thread, '/undo', {});
    expect(contentWithoutNext(await reading.turn(thread))).toContain('Kira');
    await gm.slash(thread, '/encounter end', {});
    await reading.untilShown(thread);
    expect(await phases(hall)).toEqual(['gathering', 'ended']);
    expect(thread.messages.size).toBeGreaterThan(2);
  });

  test('opens once if Discord delivers the command twice', async () => {
    const yard = guild.channel('yard');
    const { interaction } = await start(yard);
    await loopback.redeliver(interaction);
    expect(threadsOf(yard)).toHaveLength(1);
  });

  test('ends when the thread is deleted, and its channel can have the next one', async () => {
    const cellar = guild.channel('cellar');
    await start(cellar);
    const [first] = threadsOf(cellar);
    guild.remove(first!);
    await loopback.untilFound(async () => (await reading.phasesIn(first!)).includes('ended'));
    await start(cellar, { name: 'Again' });
    expect(onlyThread(cellar).name).toBe('Again');
  });

  test('is the default if the server chose it, by taps too, and `in:channel` beats that', async () => {
    const tower = guild.channel('tower');
    const admin = guild.join({ name: 'Mira', permissions: ['ManageGuild'] });
    const panel = (await admin.slash(tower, '/setup defaults', {})).message!;
    const choices = await admin.click(panel, 'defaults|choose|server|place|');
    await admin.click(choices.message!, 'In a thread');
    const startMessage = (await gm.slash(tower, '/encounter start', { ruleset: 'tdgs', in: 'channel' })).message;
    expect([startMessage?.ephemeral, threadsOf(tower)]).toEqual([false, []]);
    const games = (await ana.slash(tower, '/encounter start', {})).message!;
    const kinds = await ana.click(games, 'Mastery');
    const quickFightAnswer = await ana.click(kinds.message!, 'Quick fight');
    const thread = onlyThread(tower);
    await reading.untilShown(thread);
    expect([thread.name, textOf(quickFightAnswer.message!)]).toEqual([
      'Quick fight',
      expect.stringContaining(`<#${thread.id}>`),
    ]);
    expect(reading.public(thread).flatMap(labels)).toContain('Begin');
    expect(await reading.of(gm.slash(thread, '/encounter start', { ruleset: 'sol', in: 'thread' }))).toContain(
      'already',
    );
  });
});

test('A GM who isn’t an admin opens a prepared scene in a thread, beside the fight in the channel', async () => {
  const mill = guild.channel('mill');
  const admin = guild.join({ name: 'Olga', permissions: ['ManageGuild'] });
  const { creatures: _, scenes, ...pack } = JSON.parse(readFileSync('docs/packs/tdgs.json', 'utf8'));
  // The scene uses one of the book's creatures, because Fray would measure the strength of a pack's creature in the
  // background.
  const scene = { ...scenes[0], creatures: [{ creature: 'Goblin' }] };
  const file = { name: 'mill.json', content: JSON.stringify({ ...pack, scenes: [scene] }) };
  await admin.click((await admin.slash(mill, '/pack add', { file })).message!, 'Use it');
  await gm.slash(mill, '/encounter start', { ruleset: 'tdgs', in: 'channel' });
  const answer = await start(mill, { ruleset: undefined, scene: 'The wheel turns' });
  const thread = onlyThread(mill);
  expect(text(answer)).toContain('The poacher gives up');
  await reading.untilShown(thread);
  expect([thread.name, reading.public(thread).map(textOf).join()]).toEqual([
    'The wheel turns',
    expect.stringContaining('the wheel is turning'),
  ]);
  expect(mill.messages.get(thread.id)?.content).not.toContain('poacher');
});

describe('No thread, no fight, and one line says why', () => {
  test.each<PermissionName>(['CreatePublicThreads', 'SendMessagesInThreads'])('without %s', async (permission) => {
    const channel = guild.channel(permission.toLowerCase());
    channel.deny(loopback.bot, permission);
    const name = permission.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(' In ', ' in ');
    const answer = await start(channel);
    expect([answer.message?.ephemeral, text(answer)]).toEqual([true, expect.stringContaining(`**${name}**`)]);
    expect([threadsOf(channel), reading.public(channel), await phases(channel)]).toEqual([[], [], []]);
    expect(await reading.of(gm.slash(channel, '/setup check', {}))).toContain(`**${name}** is missing`);
  });

  test.each([
    ['if Discord refuses it all the same', 160006],
    ['if the message’s thread was deleted', 160004],
  ])('%s', async (_, code) => {
    const channel = guild.channel(`refused-${code}`);
    loopback.fail({ path: /\/threads$/, status: 400, body: { code } });
    expect(text(await start(channel))).toContain('in:channel');
    expect([threadsOf(channel), reading.public(channel), await phases(channel)]).toEqual([[], [], []]);
  });
});

test('A fight in a forum post goes on in it, also if threads are the default, and unarchives it', async () => {
  const post = guild.forum('adventures').thread('Session 12');
  await gm.slash(post, '/encounter start', { ruleset: 'tdgs' });
  await ana.slash(post, '/join', { character: 'Kira' });
  await gm.slash(post, '/add', { creature: 'Goblin' });
  await gm.slash(post, '/initiative', {});
  await ana.click(await reading.turn(post), 'End turn');
  expect(contentWithoutNext(await reading.turn(post))).toContain('Goblin');
  expect(post.pins.size).toBe(1);
  post.archived = true;
  await gm.slash(post, '/adjust', { who: 'Goblin', resource: 'hp', by: -1 });
  expect([textOf(await reading.turn(post)), post.archived]).toEqual([expect.stringContaining('39/40 HP'), false]);
});

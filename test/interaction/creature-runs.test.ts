import { expect, test } from 'vitest';
import { isOnTurn } from '../../src/rules/core/encounter.ts';
import { PostedChannel } from './posted-channel.ts';

/** Kira and Mira, and four goblins, who are on turn. */
async function ambush(): Promise<PostedChannel> {
  const channel = new PostedChannel();
  await channel.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin count:4',
    '/initiative',
    '/gm reorder who:Mira before:Kira',
  );
  return untilGm(channel);
}

/** Gatz, who is asked how to defend, and four opponents, who are on turn. */
async function yard(): Promise<PostedChannel> {
  const channel = new PostedChannel();
  await channel.say(
    '/encounter start ruleset:mastery',
    '@ana /join character:Gatz',
    '/add creature:Opponent count:4',
    '@ana /standing-order about:defense answer:ask',
    '/initiative',
  );
  const first = (await channel.state()).encounter.turnOrder[0]?.[0] ?? '';
  if (first !== 'gatz') await channel.say(`/gm reorder who:Gatz before:${first}`);
  for (let turns = 0; turns < 5 && turn(channel).includes('@gm'); turns++) await channel.press('gm', 'End turn');
  return untilGm(channel);
}

async function untilGm(channel: PostedChannel): Promise<PostedChannel> {
  for (const player of ['bo', 'ana', 'bo'])
    if (turn(channel).includes(`<@${player}>`)) await channel.press(player, 'End turn');
  expect(channel.labels).toContain('End all');
  return channel;
}

const turn = (channel: PostedChannel) => channel.open('turn')[0]?.text ?? '';

test('creatures whose turns follow each other act by one tap, in one message that pings their GM once', async () => {
  const channel = await ambush();
  const before = channel.pings.length;
  expect(channel.labels).toContain('All attack Kira');
  await channel.press('gm', 'All attack Kira');
  for (const each of [1, 2, 3, 4]) expect(channel.messages.at(-2)?.text).toContain(`Goblin ${each}`);
  expect(channel.pings.slice(before)).toHaveLength(1);
  expect(turn(channel)).toMatch(/(Kira|Mira), your turn/);
  expect(channel.errors).toEqual([]);
});

test('one by one they stay in the same message; then all do as before', async () => {
  const channel = await ambush();
  const { number } = channel.open('turn')[0] ?? {};
  for (const left of ['All attack Mira', 'All attack Mira', 'Both attack Mira']) {
    expect(
      channel.labels.some((label) => label.endsWith('as before') || label === left || label.endsWith('Kira')),
    ).toBe(true);
    await channel.press('gm', channel.labels.find((label) => label.includes('attacks Mira')) ?? '');
    expect(channel.open('turn')[0]?.number).toBe(number);
  }
  expect(channel.labels).not.toContain('End both');
  await channel.press('gm', 'End turn');
  await channel.press('bo', 'End turn');
  await channel.press('ana', 'End turn');
  await channel.press('gm', 'All as before');
  const { last } = (await channel.state()).posts ?? {};
  expect(
    ['goblin-1', 'goblin-2', 'goblin-3', 'goblin-4'].filter((id) => last?.[id]?.targets?.[0] === 'mira').length,
  ).toBeGreaterThanOrEqual(3);
});

test('their turns are ended by one tap', async () => {
  const channel = await ambush();
  await channel.press('gm', 'End all');
  expect(channel.messages.at(-2)?.text).toMatch(/Goblin \d, .* wait/);
  expect(turn(channel)).toMatch(/(Kira|Mira), your turn/);
});

test('nobody but the GM plays them', async () => {
  const channel = await ambush();
  expect(await channel.press('ana', 'All attack Kira')).toMatchObject({ whisper: true });
  expect(channel.labels).toContain('All attack Kira');
});

test('a question stops them, and what is left goes on after the answer; the third time it may be answered for good', async () => {
  const channel = await yard();
  const { number } = channel.open('turn')[0] ?? {};
  await channel.press('gm', 'All attack Gatz');
  for (const answered of [0, 1, 2]) {
    expect(channel.open('question')).toHaveLength(1);
    expect(channel.open('turn')[0]).toMatchObject({ number, labels: [] });
    expect(channel.labels.some((label) => label.startsWith('Always'))).toBe(answered === 2);
    await channel.press('ana', answered === 2 ? 'Always block, do not ask' : 'Block');
  }
  expect(channel.open('question')).toEqual([]);
  const { encounter } = await channel.state();
  expect(encounter.combatants.find(({ id }) => id === 'gatz')?.standingOrders.defense).toBe('block');
  expect(isOnTurn(encounter, 'gatz')).toBe(true);
  expect(channel.pings.map(({ users }) => users).slice(-4)).toEqual([['ana'], ['ana'], ['ana'], ['ana']]);
  expect(channel.errors).toEqual([]);
});

test('taken back at its question, nothing of it goes on', async () => {
  const channel = await yard();
  const { number } = channel.open('turn')[0] ?? {};
  await channel.press('gm', 'All attack Gatz');
  await channel.say('/undo');
  expect(channel.open('question')).toEqual([]);
  expect(channel.open('turn')[0]?.number).toBe(number);
  expect(channel.labels).toContain('All attack Gatz');
});

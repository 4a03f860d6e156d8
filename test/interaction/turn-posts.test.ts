import { expect, test } from 'vitest';
import { PostedChannel } from './posted-channel.ts';

/** Ana's Kira acts first, then Bo's Mira, then the goblins. */
async function bridge(...more: readonly string[]): Promise<PostedChannel> {
  const channel = new PostedChannel();
  await channel.say(
    '/encounter start ruleset:tdgs',
    '@ana /join character:Kira',
    '@bo /join character:Mira',
    '/add creature:Goblin count:2',
    '/initiative',
    '/gm reorder who:Kira before:"Goblin 1"',
    '/gm reorder who:Kira before:"Goblin 2"',
    ...more,
  );
  return channel;
}

/** Plays by whoever is on turn until it is somebody's turn. */
async function until(channel: PostedChannel, name: string): Promise<void> {
  for (let turns = 0; turns < 8 && !calls(channel).includes(`${name}, your turn`); turns++)
    await channel.say('/turn skip');
  expect(calls(channel)).toContain(`${name}, your turn`);
}

const calls = (channel: PostedChannel) => channel.open('turn')[0]?.text ?? '';
const turns = (channel: PostedChannel) => channel.messages.filter(({ kind }) => kind === 'turn');

test('a turn is one message, edited into what happened; the next calls whoever is next', async () => {
  const channel = await bridge();
  await until(channel, 'Mira');
  const before = channel.pings.length;
  await channel.press('bo', 'Attack Goblin 1');
  const [over, now] = turns(channel).slice(-2);
  expect(over).toMatchObject({ state: 'closed', labels: [] });
  expect(over?.text).toContain('Mira');
  expect(now?.state).toBe('open');
  expect(channel.pings.length).toBe(before + 1);
});

test('whoever is moved in the order while on turn is not called again', async () => {
  const channel = await bridge();
  await until(channel, 'Mira');
  const called = channel.pings.length;
  await channel.say('/gm reorder who:Mira before:Kira', '/gm reorder who:"Goblin 2" before:Mira');
  expect(channel.pings.length).toBe(called);
  await channel.press('bo', 'Attack Goblin 1');
  expect(calls(channel)).not.toContain('Mira, your turn');
});

test('who gets somebody on turn is called, by a message in place of the old one', async () => {
  const channel = await bridge();
  await until(channel, 'Mira');
  const messages = turns(channel).length;
  await channel.say('/gm assign who:Mira to:ana');
  expect(turns(channel)).toHaveLength(messages);
  expect(channel.open('turn')[0]?.pinged).toEqual(['ana']);
  await channel.press('ana', 'Attack Goblin 1');
});

test('whoever comes in, leaves or is removed while others are on turn calls nobody', async () => {
  const channel = await bridge();
  await until(channel, 'Mira');
  const called = channel.pings.length;
  await channel.say('@cy /join character:Kira name:Cyra', '/gm remove who:"Goblin 2"');
  expect(channel.pings.length).toBe(called);
  await channel.say('/gm remove who:Mira');
  expect(calls(channel)).not.toContain('Mira, your turn');
  expect(channel.open('turn')).toHaveLength(1);
});

test('an undo in a turn keeps its message; an undo of a turn calls anew, and what was undone is not told any more', async () => {
  const channel = await bridge();
  await until(channel, 'Mira');
  const messages = turns(channel).length;
  await channel.say('/condition add condition:Prone who:"Goblin 1"');
  expect(calls(channel)).toContain('Prone');
  const { number } = channel.open('turn')[0] ?? {};
  await channel.say('/undo');
  expect(channel.open('turn')[0]?.number).toBe(number);
  expect(turns(channel)).toHaveLength(messages);

  await channel.press('bo', 'Attack Goblin 1');
  const over = turns(channel).at(-2);
  await channel.say('/undo');
  expect(channel.messages.some((each) => each.number === over?.number)).toBe(false);
  expect(channel.open('turn')[0]).toMatchObject({ pinged: ['bo'] });
  expect(calls(channel)).toContain('Mira, your turn');

  await channel.say('/redo');
  expect(calls(channel)).not.toContain('Mira, your turn');
  expect(channel.open('turn')).toHaveLength(1);
});

test('an undo of several turns takes the messages of all of them away', async () => {
  const channel = await bridge();
  await until(channel, 'Mira');
  const before = turns(channel).map(({ number }) => number);
  await channel.press('bo', 'Attack Goblin 1');
  await channel.say('/turn skip', '/turn skip', '/undo steps:3');
  expect(calls(channel)).toContain('Mira, your turn');
  const now = turns(channel).map(({ number }) => number);
  expect(now.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(now).toHaveLength(before.length);
});

test('the rounds stop, begin again, and their end can be undone', async () => {
  const channel = await bridge();
  await until(channel, 'Mira');
  await channel.say('/encounter pause');
  expect(channel.open('turn')).toEqual([]);
  await channel.say('/undo');
  expect(calls(channel)).toContain('Mira, your turn');
  await channel.say('/encounter pause', '/initiative');
  expect(channel.open('turn')).toHaveLength(1);
  await channel.say('/undo');
  expect(channel.open('turn')).toEqual([]);
  await channel.say('/initiative', '/encounter end');
  expect(channel.open('turn')).toEqual([]);
  expect(channel.open('card')).toEqual([]);
  await channel.say('/undo');
  expect(channel.open('turn')).toHaveLength(1);
  expect(channel.open('card')).toHaveLength(1);
});

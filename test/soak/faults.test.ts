import { setTimeout as sleep } from 'node:timers/promises';
import { MessageType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Fault } from '../loopback/fault.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { Message } from '../loopback/message.ts';
import type { User } from '../loopback/user.ts';
import { text } from './arena.ts';
import { LONG } from './length.ts';
import { Record } from './record.ts';

let loopback: Loopback;
let bot: Bot;
let guild: Guild;
let gm: User;
let record: Record;

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The tavern', members: ['Gwen'] });
  gm = guild.member('Gwen');
  bot = new Bot(loopback);
  await bot.start();
  record = new Record(bot.database);
}, 30_000);

afterAll(async () => {
  await bot.stop('SIGKILL');
  record.expectSound();
  await loopback.stop();
});

/** A fight in a channel of its own, in which the GM plays both sides. */
async function opened(name: string): Promise<Channel> {
  const channel = guild.channel(name);
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 1, side: 'red' });
  await gm.slash(channel, '/add', { creature: 'Soldier', count: 1, side: 'blue' });
  await gm.slash(channel, '/initiative', {});
  return channel;
}

const CALLBACK = /^\/interactions\/.*\/callback$/;

/** Ends a turn while a fault is armed: what all can read of it in the channel, whichever way it came there. */
async function endTurn(channel: Channel, fault: Fault, within = 9000): Promise<{ told: string; messages: number }> {
  const before = loopback.messages(channel).length;
  const armed = loopback.fail(fault);
  const told = () => loopback.messages(channel).slice(before).filter(isTold);
  gm.slash(channel, '/turn end', {}, { within }).catch(() => undefined);
  const interaction = loopback.interactions.at(-1);
  await loopback.until(() => told().length > 0, within, `an answer in #${channel.name}`);
  armed.lift();
  await sleep(20);
  expect(record.deeds().get(interaction?.id ?? ''), 'in the record').toBe(1);
  return {
    told: told()
      .map((message) => text({ message }))
      .join('\n'),
    messages: told().length,
  };
}

/** Not the tracker, which comes of itself, nor Discord's word that it has been pinned. */
function isTold({ content, embeds, type }: Message): boolean {
  return (
    type !== MessageType.ChannelPinnedMessage && (content !== '' || embeds.every(({ title }) => title === undefined))
  );
}

describe('When Discord’s REST fails, what was done is told all the same, once', () => {
  const cases: readonly (readonly [string, Fault])[] = [
    ['429', { path: CALLBACK, status: 429, body: { retry_after: 0.2 } }],
    ['a 500', { path: CALLBACK, status: 500 }],
    ['five times 502', { path: CALLBACK, status: 502, times: 5 }],
    ['503 for good on answers', { path: CALLBACK, status: 503, times: 1000 }],
    ['a connection that breaks', { path: CALLBACK, status: 'drop' }],
    ['connections that break twice', { path: CALLBACK, status: 'drop', times: 2 }],
    ['a 500 though the answer was taken', { path: CALLBACK, status: 500, carriedOut: true }],
    ['a break though the answer was taken', { path: CALLBACK, status: 'drop', carriedOut: true }],
    ['an answer that is refused as malformed', { path: CALLBACK, status: 400, body: { code: 50035 } }],
  ];
  test.each(cases)('%s', async (name, fault) => {
    const channel = await opened(name.replaceAll(/[^a-z0-9]+/gi, '-'));
    const { told, messages } = await endTurn(channel, fault);
    expect(told).toMatch(/Next: \*\*(Goblin|Soldier)|\/encounter status/);
    expect(messages).toBe(1);
  });

  // Discord is given five seconds for each request.
  test.runIf(LONG)(
    'an answer that hangs',
    async () => {
      const channel = await opened('hangs');
      const { told, messages } = await endTurn(channel, { path: CALLBACK, status: 'hang' }, 12_000);
      expect(told).toMatch(/Next: \*\*(Goblin|Soldier)/);
      expect(messages).toBe(1);
    },
    20_000,
  );

  test('a slow answer in one channel keeps nobody waiting in another', async () => {
    const [slow, quick] = [await opened('slow'), await opened('quick')];
    const fault = loopback.fail({ path: CALLBACK, delay: 1500 });
    const waiting = gm.slash(slow, '/turn end', {});
    await loopback.until(() => fault.struck === 1, 3000, 'the slow answer');
    expect((await gm.slash(quick, '/turn end', {})).milliseconds).toBeLessThan(1000);
    expect(text(await waiting)).toContain('Next');
  });

  test('suggestions that cannot be sent harm nobody', async () => {
    const channel = await opened('suggestions');
    const fault = loopback.fail({ path: CALLBACK, status: 500, times: 10 });
    await gm.autocomplete(channel, 'attack', { target: '' }, 'target', { within: 500 }).catch(() => undefined);
    fault.lift();
    const offered = await gm.autocomplete(channel, 'attack', { target: '' });
    expect(offered.choices?.map(({ value }) => value)).toContain('Goblin');
  });
});

describe('When the gateway breaks while commands come', () => {
  const breaks: readonly (readonly [string, () => void])[] = [
    ['a drop', () => loopback.gateway.drop()],
    ['a request to reconnect', () => loopback.gateway.reconnect()],
    ['an invalid session that can be resumed', () => loopback.gateway.invalidate(true)],
    ['an invalid session that cannot', () => loopback.gateway.invalidate(false)],
    ['a close with 4000', () => loopback.gateway.close(4000)],
    ['a close with 4009, the session timed out', () => loopback.gateway.close(4009)],
    ...(LONG ? [['a close with 1001', () => loopback.gateway.close(1001)] as const] : []),
  ];
  test.each(breaks)(
    '%s',
    async (name, strike) => {
      const channel = await opened(`gateway-${name.replaceAll(/[^a-z0-9]+/gi, '-')}`);
      const during = [gm.slash(channel, '/turn end', {}, { within: 1000 })];
      strike();
      during.push(gm.slash(channel, '/turn end', {}, { within: 1000 }));
      const answers = await Promise.all(during.map((each) => each.catch(() => undefined)));
      await loopback.connected();
      const last = await patiently(() => gm.slash(channel, '/encounter status', {}, { within: 1000 }));
      expect(text(last)).toContain('Goblin');
      const deeds = record.deeds();
      for (const answer of answers)
        if (answer?.message && !answer.message.ephemeral) expect(deeds.get(answer.interaction.id)).toBe(1);
      expect([...deeds.values()].every((count) => count === 1)).toBe(true);
    },
    30_000,
  );
});

/** Again until it is answered, as people do. */
async function patiently<T>(attempt: () => Promise<T>, most = 12): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await attempt();
    } catch (error) {
      if (time === most) throw error;
    }
  }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot, freePort } from '../bot.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Fault } from '../loopback/fault.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import type { User } from '../loopback/user.ts';
import { Reading } from './reading.ts';

let loopback: Loopback;
let bot: Bot;
let guild: Guild;
let gm: User;
let ana: User;
let reading: Reading;
let port: number;

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana'] });
  [gm, ana] = [guild.member('Gwen'), guild.member('Ana')];
  port = await freePort();
  bot = new Bot(loopback, { METRICS_PORT: String(port), LOG_LEVEL: 'info' });
  reading = new Reading(loopback, bot);
  await bot.start();
});

afterAll(async () => {
  await bot.stop('SIGKILL');
  await loopback.stop();
});

/** Kira against a goblin; Kira's turn. */
async function fight(name: string): Promise<Channel> {
  const channel = guild.channel(name);
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin' });
  await gm.slash(channel, '/initiative', {});
  await reading.shown(channel);
  return channel;
}

const posting = ({ id }: Channel): Pick<Fault, 'method' | 'path'> => ({
  method: 'POST',
  path: new RegExp(`^/channels/${id}/messages$`),
});
const WHO: Pick<Fault, 'method' | 'path'> = { method: 'GET', path: /^\/users\/@me$/ };
const asked = () => loopback.requests.filter(({ method, path }) => method === 'GET' && path === '/users/@me').length;

async function health(): Promise<readonly [number, string]> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  return [response.status, await response.text()];
}

describe('A 401 from Discord', () => {
  test('is looked into: the message is sent after all, and /healthz is not ok until then', async () => {
    const channel = await fight('one-401');
    const [before, log] = [asked(), bot.output.length];
    const refused = loopback.fail({ ...posting(channel), status: 401 });
    const checking = loopback.fail({ ...WHO, delay: 1000 });
    await ana.slash(channel, '/turn end', {});
    await loopback.until(() => checking.struck === 1, 5000, 'the bot to ask who it is');
    expect(await health()).toEqual([503, 'messages cannot be sent to Discord\n']);
    expect((await reading.turn(channel)).content).toContain('Goblin');
    await loopback.untilFound(async () => (await health())[0] === 200, 5000, 'Fray to be well again');
    expect([refused.struck, asked() - before]).toEqual([1, 1]);
    await bot.wrote('Discord takes the token', log);
    await gm.slash(channel, '/turn end', {});
    expect((await reading.turn(channel)).content).toContain('Kira');
  });

  test.each([408, 425])('and a %i say nothing about the message: it is sent later', async (status) => {
    const channel = await fight(`one-${status}`);
    const before = asked();
    loopback.fail({ ...posting(channel), status });
    await ana.slash(channel, '/turn end', {});
    expect((await reading.turn(channel)).content).toContain('Goblin');
    expect(asked()).toBe(before);
  });

  test('that is meant ends Fray with 78 and the words of a wrong token; the message is sent by the next start', async () => {
    const channel = await fight('meant');
    const log = bot.output.length;
    const faults = [
      loopback.fail({ ...posting(channel), status: 401, times: 99 }),
      loopback.fail({ ...WHO, status: 401 }),
    ];
    await ana.slash(channel, '/turn end', {});
    expect(await bot.ended()).toBe(78);
    expect(bot.output.slice(log)).toContain('Discord does not take the token');
    for (const fault of faults) fault.lift();
    await bot.start();
    expect((await reading.turn(channel)).content).toContain('Goblin');
  });
});

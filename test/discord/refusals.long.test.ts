import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot, freePort } from '../bot.ts';
import type { Channel } from '../loopback/channel.ts';
import type { Fault } from '../loopback/fault.ts';
import type { Guild } from '../loopback/guild.ts';
import type { Answer } from '../loopback/interaction.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { textOf } from '../loopback/message-text.ts';
import type { User } from '../loopback/user.ts';
import { labels } from './menus.ts';
import { contentWithoutNext, Reading } from './reading.ts';

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

/** Starts combat between Kira and a goblin, on Kira's turn. */
async function startFight(name: string): Promise<Channel> {
  const channel = guild.channel(name);
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/add', { creature: 'Goblin' });
  await gm.slash(channel, '/initiative', {});
  await reading.untilShown(channel);
  return channel;
}

const posting = ({ id }: Channel): Pick<Fault, 'method' | 'path'> => ({
  method: 'POST',
  path: new RegExp(`^/channels/${id}/messages$`),
});
const USER_REQUEST: Pick<Fault, 'method' | 'path'> = { method: 'GET', path: /^\/users\/@me$/ };
const userRequests = () =>
  loopback.requests.filter(({ method, path }) => method === 'GET' && path === '/users/@me').length;

async function health(): Promise<readonly [number, string]> {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  return [response.status, await response.text()];
}

test('A 401 is checked, and /healthz is not ok until then; a 408 and a 425 are not; their messages are still sent later', async () => {
  const channels = await Promise.all(['one-408', 'one-425', 'one-401'].map(startFight));
  const [timeout, early, refusedChannel] = channels as [Channel, Channel, Channel];
  const [before, log] = [userRequests(), bot.output.length];
  const faults = [
    loopback.fail({ ...posting(timeout), status: 408 }),
    loopback.fail({ ...posting(early), status: 425 }),
  ];
  await Promise.all([ana.slash(timeout, '/turn end', {}), ana.slash(early, '/turn end', {})]);
  await loopback.until(() => faults.every(({ failedCount }) => failedCount === 1), 5000, 'both to be refused');
  expect(userRequests()).toBe(before);
  const notification = Promise.withResolvers<void>();
  faults.push(loopback.fail({ ...posting(refusedChannel), status: 401 }));
  const checking = loopback.fail({ ...USER_REQUEST, until: notification.promise });
  await ana.slash(refusedChannel, '/turn end', {});
  await loopback.until(() => checking.failedCount === 1, 5000, 'the bot to ask who it is');
  expect(await health()).toEqual([503, 'can’t send messages to Discord\n']);
  notification.resolve();
  for (const channel of channels) expect(contentWithoutNext(await reading.turn(channel))).toContain('Goblin');
  await loopback.untilFound(async () => (await health())[0] === 200, 5000, 'Fray to be well again');
  expect([...faults.map(({ failedCount }) => failedCount), userRequests() - before]).toEqual([1, 1, 1, 1]);
  await bot.untilWritten('The token is valid', log);
  await gm.slash(refusedChannel, '/turn end', {});
  expect(contentWithoutNext(await reading.turn(refusedChannel))).toContain('Kira');
});

describe.concurrent('A message that Discord rejects (400)', () => {
  const rejectMessages = (channel: Channel, times = 1) =>
    loopback.fail({ ...posting(channel), status: 400, body: { code: 50035, message: 'Invalid Form Body' }, times });
  const NOTICE = 'Discord rejected one of this encounter’s messages';
  const notices = ({ message, followUps }: Answer) =>
    [...(message ? [message] : []), ...followUps].filter((each) => textOf(each).includes(NOTICE));

  test('is replaced by a plain line that pings whose turn it is; the GM is told once; buttons come back', async () => {
    const channel = await startFight('rejected-turn');
    const fault = rejectMessages(channel);
    const answer = await ana.slash(channel, '/turn end', {});
    const line = await reading.turn(channel);
    expect(fault.failedCount).toBe(1);
    expect(line.content).toMatch(new RegExp(`^<@${gm.id}>, it’s your turn. Use .*attack.*`));
    expect([line.pings, line.embeds, labels(line)]).toEqual([[gm.id], [], []]);
    expect(reading.public(channel).filter(({ content }) => content.includes('it’s your turn'))).toEqual([line]);

    await ana.slash(channel, '/encounter status', {});
    const firstStatus = await gm.slash(channel, '/encounter status', {});
    await loopback.until(() => notices(firstStatus).length === 1, 5000, 'the GM to hear of it');
    expect(notices(firstStatus)[0]).toMatchObject({ ephemeral: true, pings: [] });
    const attack = await gm.slash(channel, '/adjust', { who: 'Kira', resource: 'hp', by: -7 });
    await reading.untilShown(channel);
    expect(labels(line)).toContain('End turn');
    expect(textOf(line)).toContain('73/80 HP');
    expect([...notices(answer), ...notices(attack)]).toEqual([]);
  });

  test('that is a question is replaced by a line that says how to answer', async () => {
    const channel = guild.channel('rejected-question');
    await gm.slash(channel, '/encounter start', { ruleset: 'mastery', settings: 'defense=ask' });
    await ana.slash(channel, '/join', { character: 'Isolde', name: 'Ana' });
    await gm.slash(channel, '/join', { character: 'Isolde', name: 'Gwen' });
    await gm.slash(channel, '/initiative', {});
    const turn = await reading.turn(channel);
    const [attacker, defender, target] = turn.pings.includes(ana.id) ? [ana, gm, 'Gwen'] : [gm, ana, 'Ana'];
    rejectMessages(channel);
    await attacker.slash(channel, '/attack', { target });
    const line = await reading.turn(channel);
    expect(line.content).toMatch(new RegExp(`^<@${defender.id}>, you have a choice to make. Use .*answer`));
    expect(line.pings).toEqual([defender.id]);
    await defender.slash(channel, '/answer', { answer: 'Dodge' });
    await reading.untilShown(channel);
    expect(line.deleted).toBe(true);
  });

  test('even in its plain form lets the fight go on, and is not retried forever', async () => {
    const channel = await startFight('rejected-twice');
    const fault = rejectMessages(channel, 2);
    await ana.slash(channel, '/turn end', {});
    await reading.untilShown(channel);
    expect(fault.failedCount).toBe(2);
    const answer = await gm.slash(channel, '/turn end', {});
    await loopback.until(() => notices(answer).length === 1, 5000, 'the GM to hear of it');
    expect(contentWithoutNext(await reading.turn(channel))).toContain('Kira');
  });
});

test('A real 401 ends Fray with 78 and the words of a wrong token; the message is sent by the next start', async () => {
  const channel = await startFight('meant');
  const logStart = bot.output.length;
  const faults = [
    loopback.fail({ ...posting(channel), status: 401, times: 99 }),
    loopback.fail({ ...USER_REQUEST, status: 401 }),
  ];
  await ana.slash(channel, '/turn end', {});
  expect(await bot.untilEnded()).toBe(78);
  expect(bot.output.slice(logStart)).toContain('Discord rejected the token');
  for (const fault of faults) fault.lift();
  await bot.start();
  expect(contentWithoutNext(await reading.turn(channel))).toContain('Goblin');
});

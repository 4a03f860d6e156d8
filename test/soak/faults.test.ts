import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bot } from '../bot.ts';
import { contentWithoutNext, Reading } from '../discord/reading.ts';
import type { Channel } from '../loopback/channel.ts';
import { ChannelWatch } from '../loopback/channel-watch.ts';
import type { Fault } from '../loopback/fault.ts';
import type { Guild } from '../loopback/guild.ts';
import { type Loopback, startLoopback } from '../loopback/loopback.ts';
import { labelsOf } from '../loopback/message-text.ts';
import type { User } from '../loopback/user.ts';
import { expectedDeeds, text } from './arena.ts';
import { LONG } from './length.ts';
import { Record } from './record.ts';

let loopback: Loopback;
let bot: Bot;
let guild: Guild;
let gm: User;
let ana: User;
let reading: Reading;
let record: Record;

beforeAll(async () => {
  loopback = await startLoopback();
  guild = loopback.guild({ name: 'The tavern', members: ['Gwen', 'Ana'] });
  [gm, ana] = [guild.member('Gwen'), guild.member('Ana')];
  bot = new Bot(loopback);
  await bot.start();
  record = new Record(bot.database);
  reading = new Reading(loopback, bot);
}, 30_000);

afterAll(async () => {
  await bot.stop('SIGKILL');
  await record.expectSound();
  await loopback.stop();
});

/** Starts a fight in a new channel, in which Ana's character faces the GM's goblin. */
async function openChannel(name: string): Promise<Channel> {
  const channel = guild.channel(name);
  await gm.slash(channel, '/encounter start', { ruleset: 'tdgs', name: 'The yard' });
  await gm.slash(channel, '/add', { creature: 'Goblin', count: 1 });
  await ana.slash(channel, '/join', { character: 'Kira' });
  await gm.slash(channel, '/initiative', {});
  await reading.untilShown(channel);
  return channel;
}

/** A fault that affects only the requests of one interaction or channel, so that other tests can run in parallel. */
type FaultOf = Omit<Fault, 'path'> & { readonly path: (interaction: string, channel: Channel) => RegExp };

const CALLBACK_PATH = (interaction: string) => new RegExp(`^/interactions/${interaction}/.*/callback$`);
const NEW_MESSAGE_PATH = (_: string, { id }: Channel) => new RegExp(`^/channels/${id}/messages$`);
const EDIT_PATH = (_: string, { id }: Channel) => new RegExp(`^/channels/${id}/messages/\\d+$`);

/** Ends a turn during a fault. Expects that the turn's message shows the end, and that one new message follows. */
async function endTurn(channel: Channel, by: 'a tap' | 'a command', fault: FaultOf, within = 9000): Promise<void> {
  const turn = await reading.turn(channel);
  const user = turn.content.includes(ana.mention) ? ana : gm;
  const watch = new ChannelWatch(channel);
  const answer =
    by === 'a tap'
      ? user.click(turn, 'End turn', { within: 1000 })
      : user.slash(channel, '/turn end', {}, { within: 1000 });
  answer.catch(() => undefined);
  const { id } = loopback.interactions.at(-1)!;
  const armed = loopback.fail({ ...fault, path: fault.path(id, channel) });
  await loopback.untilFound(async () => (await record.deeds()).get(id) === 1, within, 'the deed in the record');
  await reading.untilShown(channel, within);
  expect(armed.failedCount).toBeGreaterThan(0);
  armed.lift();
  expect([turn.content, turn.embeds.length, labelsOf(turn)]).toEqual(['', 1, []]);
  expect(watch.remaining).toHaveLength(1);
  expect(contentWithoutNext(watch.remaining[0]!)).toContain(user === ana ? 'Goblin' : 'Kira');
}

describe('When Discord’s REST API fails, what was done is still told, once', () => {
  const cases: readonly (readonly [string, FaultOf])[] = [
    ['429', { path: CALLBACK_PATH, status: 429, body: { retry_after: 0.2 } }],
    ['a 500', { path: CALLBACK_PATH, status: 500 }],
    ['five times 502', { path: CALLBACK_PATH, status: 502, times: 5 }],
    ['503 for good on answers', { path: CALLBACK_PATH, status: 503, times: 1000 }],
    ['a connection that breaks', { path: CALLBACK_PATH, status: 'drop' }],
    ['connections that break twice', { path: CALLBACK_PATH, status: 'drop', times: 2 }],
    ['a 500 though the answer was taken', { path: CALLBACK_PATH, status: 500, carriedOut: true }],
    ['a break though the answer was taken', { path: CALLBACK_PATH, status: 'drop', carriedOut: true }],
    ['an answer that is refused as malformed', { path: CALLBACK_PATH, status: 400, body: { code: 50035 } }],
    ['a new message met by 429', { path: NEW_MESSAGE_PATH, method: 'POST', status: 429, body: { retry_after: 0.2 } }],
    ['five times 503 on a new message', { path: NEW_MESSAGE_PATH, method: 'POST', status: 503, times: 5 }],
    [
      'a new message that is taken with a 500',
      { path: NEW_MESSAGE_PATH, method: 'POST', status: 500, carriedOut: true },
    ],
    [
      'a new message that is taken with a break',
      { path: NEW_MESSAGE_PATH, method: 'POST', status: 'drop', carriedOut: true },
    ],
  ];
  test.concurrent.each(cases)('%s', async (name, fault) => {
    const channel = await openChannel(name.replaceAll(/[^a-z0-9]+/gi, '-'));
    await endTurn(channel, 'a tap', fault);
    await endTurn(channel, 'a command', fault);
  });

  test.concurrent('edits that get a 502, then a broken connection', async () => {
    const channel = await openChannel('edits');
    await endTurn(channel, 'a command', { path: EDIT_PATH, method: 'PATCH', status: 502, times: 5 });
    await endTurn(channel, 'a command', { path: EDIT_PATH, method: 'PATCH', status: 'drop', carriedOut: true });
  });

  // This is slow, because the bot waits five seconds for Discord's response.
  test.runIf(LONG)(
    'an answer that hangs',
    async () => {
      await endTurn(await openChannel('hangs'), 'a tap', { path: CALLBACK_PATH, status: 'hang' }, 12_000);
    },
    20_000,
  );

  test('a slow answer in one channel delays no other channel', async () => {
    const [slow, quick] = [await openChannel('slow'), await openChannel('quick')];
    const answer = gm.slash(slow, '/turn end', {});
    const fault = loopback.fail({ path: CALLBACK_PATH(loopback.interactions.at(-1)!.id), delay: 1500 });
    await loopback.until(() => fault.failedCount === 1, 3000, 'the slow answer');
    expect((await gm.slash(quick, '/turn end', {})).milliseconds).toBeLessThan(1000);
    expect((await answer).refusals).toEqual([]);
  });

  test('suggestions that can’t be sent do no harm', async () => {
    const channel = await openChannel('suggestions');
    const fault = loopback.fail({ path: /^\/interactions\/.*\/callback$/, status: 500, times: 10 });
    await gm.autocomplete(channel, 'attack', { target: '' }, 'target', { within: 500 }).catch(() => undefined);
    fault.lift();
    const answer = await gm.autocomplete(channel, 'attack', { target: '' });
    expect(answer.choices?.map(({ value }) => value)).toContain('Kira');
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
      const channel = await openChannel(`gateway-${name.replaceAll(/[^a-z0-9]+/gi, '-')}`);
      const repliesDuringFault = [gm.slash(channel, '/turn end', {}, { within: 1000 })];
      strike();
      repliesDuringFault.push(gm.slash(channel, '/turn end', {}, { within: 1000 }));
      const answers = await Promise.all(repliesDuringFault.map((each) => each.catch(() => undefined)));
      await loopback.connected();
      const lastStatus = await retryUntilAnswered(() => gm.slash(channel, '/encounter status', {}, { within: 1000 }));
      expect(text(lastStatus)).toContain('Goblin');
      const deeds = await record.deeds();
      for (const answer of answers)
        if (answer && expectedDeeds(answer.interaction)) expect(deeds.get(answer.interaction.id)).toBe(1);
      expect([...deeds.values()].every((count) => count === 1)).toBe(true);
    },
    30_000,
  );
});

/** Tries until there is an answer, as people do. */
async function retryUntilAnswered<T>(attempt: () => Promise<T>, max = 12): Promise<T> {
  for (let time = 1; ; time++) {
    try {
      return await attempt();
    } catch (error) {
      if (time === max) throw error;
    }
  }
}
